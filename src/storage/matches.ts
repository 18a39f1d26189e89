import { isPlainObject, parseJson } from '@/core/guards';
import { fail, ok, type Result } from '@/core/result';

import { Aside, type AsideText } from './aside';
import { device as ownDevice, type Device, type StorageFault } from './device';
import { claimedSequence, seal, unseal } from './envelope';
import { Archive, lineOf, parseLines, type KeptResult } from './results';
import { formatMatch, isFinished, parseMatch, type SavedMatch } from './savedMatch';
import { readSlots, SlotPair, slotKeys, type Slots } from './slots';

export const MATCH_KEY = 'terreno/match';
/** Lines of the finished matches, so that nobody has to read them all. Only a cache: the matches are the truth. */
export const FINISHED_KEY = 'terreno/finished';
/** Finished matches that are kept whole; of older ones only their line stays. */
export const KEPT = 300;
/** Texts asked for at once. */
const HANDFUL = 64;

interface LoadedMatch {
  readonly match: SavedMatch;
  /** What the decider had in mind when this very state was left; not yet checked. Null when there was nothing. */
  readonly pending: unknown;
  /** One of the two texts was damaged, and it may have been the newer one; the other one is what was loaded. */
  readonly isRecovered: boolean;
}

export type LoadFault =
  | { readonly fault: 'missing' }
  /** The text was set aside, unless even that was refused; then it stays where it is. */
  | { readonly fault: 'damaged' }
  | { readonly fault: 'newer' }
  | StorageFault;

/** A match that cannot be listed, and why. */
export interface Lost {
  readonly id: string;
  readonly fault: 'damaged' | 'newer' | 'unreadable';
}

export interface Shelf {
  /** Latest first. */
  readonly open: readonly SavedMatch[];
  /** Latest first. */
  readonly finished: readonly KeptResult[];
  readonly lost: readonly Lost[];
}

export interface Matches {
  list(): Promise<Result<Shelf, StorageFault>>;
  load(id: string): Promise<Result<LoadedMatch, LoadFault>>;
  /** The match is on the device when this says so, and as it was before when it does not (`changed`: by another window). */
  save(match: SavedMatch): Promise<Result<void, StorageFault>>;
  /** Belongs to the state saved last: the next `save` makes it void. */
  savePending(id: string, pending: unknown): Promise<Result<void, StorageFault>>;
  /** The line of a finished match stays in the statistics. */
  remove(id: string): Promise<Result<void, StorageFault>>;
  /** One line for every finished match since the statistics were last erased, oldest first. A shelf just read spares a reading. */
  results(shelf?: Shelf): Promise<Result<KeptResult[], StorageFault>>;
  eraseResults(now: number): Promise<Result<void, StorageFault>>;
  asides(): Promise<Result<AsideText[], StorageFault>>;
  removeAside(key: string): Promise<Result<void, StorageFault>>;
}

const ERASED_KEY = 'terreno/results/erased';

interface Pairs {
  readonly match: SlotPair;
  readonly pending: SlotPair;
}

export function createMatches(device: Device): Matches {
  const aside = new Aside(device);
  const archive = new Archive(device);
  const pairs = new Map<string, Pairs>();
  let tidying: Promise<unknown> = Promise.resolve();
  /** The lines of finished matches as far as they are known; null before anybody asked. */
  let known: readonly KeptResult[] | null = null;

  const pairsOf = (id: string): Pairs => {
    const known = pairs.get(id);
    if (known !== undefined) return known;
    const base = `${MATCH_KEY}/${id}`;
    const made = { match: new SlotPair(device, base), pending: new SlotPair(device, `${base}/pending`) };
    pairs.set(id, made);
    return made;
  };

  /** What two slots amount to. Damage is set aside; a text of a newer version is left alone. */
  const judge = async (id: string, texts: Texts): Promise<Result<Judged, LoadFault>> => {
    const kinds = texts.map((text) => kindOf(text, id));
    if (kinds.includes('newer')) return fail({ fault: 'newer' });
    // A whole envelope around nonsense is as good as a torn one.
    const [a = null, b = null] = texts.map((text, index) => (kinds[index] === 'damaged' ? '' : text));
    const slots = readSlots(a, b);
    const match = slots.newest === null ? null : parseMatch(slots.newest.body, id);
    const torn = slotKeys(`${MATCH_KEY}/${id}`).flatMap((key, index) =>
      kinds[index] === 'damaged' ? [{ key, text: texts[index] ?? '' }] : [],
    );
    if (match?.ok) return ok({ match: match.value, slots, torn });
    const present = texts.flatMap((text) => text ?? []);
    if (present.length === 0) return fail({ fault: 'missing' });
    for (const text of present) if (!(await aside.put(id, text))) return fail({ fault: 'damaged' });
    await device.remove(allKeys(id));
    pairs.delete(id);
    return fail({ fault: 'damaged' });
  };

  /** The damaged one of two texts goes aside, so that it can be exported and is reported once; refused, it stays. */
  const clearAway = async (id: string, torn: Judged['torn']): Promise<boolean> => {
    for (const { text } of torn) if (text !== '' && !(await aside.put(id, text))) return false;
    return (await device.remove(torn.map(({ key }) => key))).ok;
  };

  const load = async (id: string): Promise<Result<LoadedMatch, LoadFault>> => {
    const { match: pair, pending: pendingPair } = pairsOf(id);
    // Whoever left a moment ago may still be writing: a move that lands after this reading would be lost.
    await Promise.all([pair.settled(), pendingPair.settled()]);
    const texts = await device.readMany(allKeys(id));
    if (!texts.ok) return texts;
    const [a = null, b = null, pendingA = null, pendingB = null] = texts.value;
    const judged = await judge(id, [a, b]);
    if (!judged.ok) return judged;
    const { match, slots, torn } = judged.value;
    const isCleared = torn.length > 0 && (await clearAway(id, torn));
    pair.adopt(slots, isCleared ? undefined : readSlots(a, b).newest?.sequence);
    const pendingSlots = readSlots(pendingA, pendingB);
    pendingPair.adopt(pendingSlots);
    return ok({
      match,
      pending: pendingFor(pair.sequence, pendingSlots),
      isRecovered: torn.some(({ text }) => mayBeNewer(text, slots)),
    });
  };

  const list = async (): Promise<Result<Shelf, StorageFault>> => {
    await tidying;
    const keys = await device.keys();
    if (!keys.ok) return keys;
    const ids = idsIn(keys.value);
    const lines = await readFinished(new Set(ids));
    const open: SavedMatch[] = [];
    const lost: Lost[] = [];
    let isStale = lines === null;
    const finished = lines ?? new Map<string, KeptResult>();
    const unknown = ids.filter((id) => !finished.has(id));
    for (const { id, texts } of await readHandfuls(device, unknown)) {
      if (texts === null) {
        lost.push({ id, fault: 'unreadable' });
        continue;
      }
      const loaded = await judge(id, texts);
      if (!loaded.ok) {
        const { fault } = loaded.error;
        if (fault === 'damaged' || fault === 'newer') lost.push({ id, fault });
      } else if (isFinished(loaded.value.match)) {
        finished.set(id, lineOf(loaded.value.match));
        isStale = true;
      } else {
        open.push(loaded.value.match);
      }
    }
    if (isStale) await writeFinished([...finished.values()]);
    open.sort((one, other) => other.changedAt - one.changedAt);
    return ok({ open, finished: latestFirst([...finished.values()]), lost });
  };

  const readFinished = async (ids: ReadonlySet<string>): Promise<Map<string, KeptResult> | null> => {
    if (known === null) {
      const stored = await device.read(FINISHED_KEY);
      const sealed = stored.ok && stored.value !== null ? unseal(stored.value) : null;
      known = sealed === null ? null : parseLines(sealed.body);
    }
    // A line whose match is gone is a stale line; a match without a line is read.
    return known === null ? null : new Map(known.filter(({ id }) => ids.has(id)).map((line) => [line.id, line]));
  };

  const writeFinished = (lines: readonly KeptResult[]) => {
    known = lines;
    return device.write(FINISHED_KEY, seal({ sequence: 1, body: JSON.stringify(lines) }));
  };

  const save = async (match: SavedMatch): Promise<Result<void, StorageFault>> => {
    const { match: pair } = pairsOf(match.id);
    const written = await pair.writeAlone(formatMatch(match));
    if (!written.ok) return written;
    // Nobody waits for the tidying: the match is safe already.
    if (isFinished(match)) tidying = tidying.then(() => tidy(match, pair)).catch(() => undefined);
    return ok(undefined);
  };

  /** A finished match needs one text and no intent. Whatever fails here is only untidy. */
  const tidy = async (match: SavedMatch, pair: SlotPair): Promise<void> => {
    const keys = await device.keys();
    if (!keys.ok) return;
    const ids = idsIn(keys.value);
    const lines = await readFinished(new Set(ids));
    if (lines !== null) {
      lines.set(match.id, lineOf(match));
      const old = latestFirst([...lines.values()]).slice(KEPT);
      // The line is in the archive before the match goes: cut between the two, it is in both, and counted once.
      if (old.length > 0 && (await archive.add(keys.value, old)).ok) {
        for (const { id } of old) {
          await removeKeys(id);
          lines.delete(id);
        }
      }
      await writeFinished([...lines.values()]);
    }
    await device.remove([pair.olderKey, ...slotKeys(`${pair.base}/pending`)]);
  };

  /** The newest text goes last: a removal that is cut leaves the match as it was, never an older one. */
  const removeKeys = async (id: string): Promise<Result<void, StorageFault>> => {
    const { match: pair } = pairsOf(id);
    const known = await pair.read();
    if (!known.ok) return known;
    const { olderKey } = pair;
    const keys = allKeys(id).filter((key) => key !== olderKey);
    const older = await device.remove([olderKey, ...keys.slice(2)]);
    if (!older.ok) return older;
    const removed = await device.remove(keys);
    if (removed.ok) pairs.delete(id);
    return removed;
  };

  const remove = async (id: string): Promise<Result<void, StorageFault>> => {
    await tidying;
    const keys = await device.keys();
    if (!keys.ok) return keys;
    const loaded = await load(id);
    if (loaded.ok && isFinished(loaded.value.match)) {
      const kept = await archive.add(keys.value, [lineOf(loaded.value.match)]);
      if (!kept.ok) return kept;
    }
    return removeKeys(id);
  };

  const results = async (given?: Shelf): Promise<Result<KeptResult[], StorageFault>> => {
    const shelf = given === undefined ? await list() : ok(given);
    if (!shelf.ok) return shelf;
    const keys = await device.keys();
    if (!keys.ok) return keys;
    const archived = await archive.read(keys.value);
    if (!archived.ok) return archived;
    const erased = await device.read(ERASED_KEY);
    const since = erased.ok && erased.value !== null ? Number(erased.value) : -1;
    const lines = new Map<string, KeptResult>();
    for (const line of [...archived.value, ...shelf.value.finished]) {
      if (!(line.finishedAt <= since)) lines.set(line.id, line);
    }
    return ok(latestFirst([...lines.values()]).reverse());
  };

  const eraseResults = async (now: number): Promise<Result<void, StorageFault>> => {
    // Matches in the history keep their lines; the date says that they no longer count.
    const marked = await device.write(ERASED_KEY, String(now));
    if (!marked.ok) return marked;
    const keys = await device.keys();
    if (!keys.ok) return keys;
    return archive.erase(keys.value);
  };

  return {
    list,
    load,
    save,
    savePending: async (id, pending) => {
      const { match: pair, pending: pendingPair } = pairsOf(id);
      const written = await pendingPair.write(JSON.stringify({ to: pair.sequence, pending }));
      return written.ok ? ok(undefined) : written;
    },
    remove,
    results,
    eraseResults,
    asides: () => aside.list(),
    removeAside: (key) => device.remove([key]),
  };
}

interface Judged {
  readonly match: SavedMatch;
  readonly slots: Slots;
  /** Texts that are there and make no sense. */
  readonly torn: readonly { readonly key: string; readonly text: string }[];
}

type Texts = readonly [string | null, string | null];

function kindOf(text: string | null, id: string): 'none' | 'whole' | 'damaged' | 'newer' {
  if (text === null) return 'none';
  const sealed = unseal(text);
  if (sealed === null) return 'damaged';
  const match = parseMatch(sealed.body, id);
  return match.ok ? 'whole' : match.error;
}

/** Damage to a text that says itself that it was the older one cost nobody a move. */
function mayBeNewer(text: string, { newest }: Slots): boolean {
  return (claimedSequence(text) ?? Infinity) >= (newest?.sequence ?? 0);
}

function allKeys(id: string): string[] {
  const base = `${MATCH_KEY}/${id}`;
  return [...slotKeys(base), ...slotKeys(`${base}/pending`)];
}

/** Ids that have a text of a match; an intent alone is no match. */
function idsIn(keys: readonly string[]): string[] {
  const ids = new Set<string>();
  for (const key of keys) {
    const found = /^terreno\/match\/([0-9a-zA-Z_-]{1,40})\/[ab]$/.exec(key);
    if (found?.[1] !== undefined) ids.add(found[1]);
  }
  return [...ids];
}

function latestFirst(lines: KeptResult[]): KeptResult[] {
  return lines.sort((one, other) => other.finishedAt - one.finishedAt || (one.id < other.id ? -1 : 1));
}

function pendingFor(sequence: number, { newest }: Slots): unknown {
  if (newest === null) return null;
  const data = parseJson(newest.body);
  return isPlainObject(data) && data.to === sequence ? (data.pending ?? null) : null;
}

/** The texts of matches, many at a time; one by one where many are refused, so that one bad entry hides no other. */
async function readHandfuls(device: Device, ids: readonly string[]): Promise<{ id: string; texts: Texts | null }[]> {
  const found: { id: string; texts: Texts | null }[] = [];
  for (let from = 0; from < ids.length; from += HANDFUL) {
    const some = ids.slice(from, from + HANDFUL);
    const texts = await device.readMany(some.flatMap((id) => slotKeys(`${MATCH_KEY}/${id}`)));
    for (const [index, id] of some.entries()) {
      if (texts.ok) {
        found.push({ id, texts: [texts.value[2 * index] ?? null, texts.value[2 * index + 1] ?? null] });
        continue;
      }
      const own = await device.readMany(slotKeys(`${MATCH_KEY}/${id}`));
      found.push({ id, texts: own.ok ? [own.value[0] ?? null, own.value[1] ?? null] : null });
    }
  }
  return found;
}

/** The matches of this device. */
export const matches: Matches = createMatches(ownDevice);
