import { isPlainObject, parseJson } from '@/core/guards';
import { fail, ok, type Result } from '@/core/result';

import { Archive } from './archive';
import { Aside, type AsideText } from './aside';
import { device as ownDevice, type Device, type StorageFault } from './device';
import { claimedSequence, seal, unseal } from './envelope';
import { erasings as ownErasings, type Erasings } from './erasings';
import { FinishCounter } from './finishCounter';
import { byFinish, formatErased, lineOf, parseErased, parseLines, type KeptResult } from './results';
import { formatMatch, isFinished, isMatchId, parseMatch, type SavedMatch } from './savedMatch';
import { goneAll, readSlots, SlotPair, slotKeys, type Slots } from './slots';

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

/**
 * Why a match was not saved. `erased`: the person had it erased, and it stays so; `gone`: it is not there any more, and
 * nobody asked for that.
 */
export type SaveFault = StorageFault | { readonly fault: 'erased' | 'gone'; readonly detail: string };

export interface Saved {
  /** The store had been emptied under the match, and it was written anew. */
  readonly isAnew: boolean;
}

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
  save(match: SavedMatch): Promise<Result<Saved, SaveFault>>;
  /** Belongs to the state saved last: the next `save` makes it void. Without its match on the device it is not written. */
  savePending(id: string, pending: unknown): Promise<Result<void, SaveFault>>;
  /** Whether a match that is open is still on the device: somebody may have emptied the store under it. */
  look(id: string): Promise<Result<'there' | 'erased' | 'gone', StorageFault>>;
  /** The line of a finished match stays in the statistics. */
  remove(id: string): Promise<Result<void, StorageFault>>;
  /** One line for every finished match since the statistics were last erased, oldest first. A shelf just read spares a reading. */
  results(shelf?: Shelf): Promise<Result<KeptResult[], StorageFault>>;
  eraseResults(): Promise<Result<void, StorageFault>>;
  asides(): Promise<Result<AsideText[], StorageFault>>;
  removeAside(key: string): Promise<Result<void, StorageFault>>;
}

const ERASED_KEY = 'terreno/results/erased';
const ERASED: SaveFault = { fault: 'erased', detail: 'the person had it erased' };

interface Pairs {
  readonly match: SlotPair;
  readonly pending: SlotPair;
  /** The last erasing of it when it was last seen on the device. */
  erasings: number;
  /** The store was emptied under it, and it has not been written anew yet. */
  isGone: boolean;
  /** Until everything that was asked of it so far has ended. */
  busy: Promise<unknown>;
}

export function createMatches(device: Device, erasings: Erasings = ownErasings): Matches {
  const aside = new Aside(device);
  const archive = new Archive(device, aside);
  const counter = new FinishCounter(device, () => highestNumber());
  const pairs = new Map<string, Pairs>();
  /** The number that a match was given when it ended: a write that is tried again must be the same text. */
  const numbers = new Map<string, number>();
  let tidying: Promise<unknown> = Promise.resolve();
  /** The lines of finished matches as far as they are known; null before anybody asked. */
  let known: readonly KeptResult[] | null = null;

  const pairsOf = (id: string): Pairs => {
    const known = pairs.get(id);
    if (known !== undefined) return known;
    // Every key of a match begins with its id: one with a slash in it would be another match's intent.
    if (!isMatchId(id)) throw new RangeError('not the id of a match');
    const base = `${MATCH_KEY}/${id}`;
    const made = {
      match: new SlotPair(device, base),
      pending: new SlotPair(device, `${base}/pending`),
      erasings: erasings.of(id),
      isGone: false,
      busy: Promise.resolve(),
    };
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
    const keys = allKeys(id);
    // Another window may have the match in memory, and have written it anew meanwhile.
    await device.change(keys, ([nowA, nowB]) => ({
      edits: nowA === texts[0] && nowB === texts[1] ? goneAll(keys) : [],
      answer: undefined,
    }));
    pairs.delete(id);
    return fail({ fault: 'damaged' });
  };

  /** The damaged one of two texts goes aside, so that it can be exported and is reported once; refused, it stays. */
  const clearAway = async (id: string, torn: Judged['torn']): Promise<boolean> => {
    for (const { text } of torn) if (text !== '' && !(await aside.put(id, text))) return false;
    const keys = torn.map(({ key }) => key);
    // Another window puts its next move just there.
    const cleared = await device.change(keys, (now) => {
      const isAsItWas = torn.every(({ text }, index) => now[index] === text);
      return { edits: isAsItWas ? goneAll(keys) : [], answer: isAsItWas };
    });
    return cleared.ok && cleared.value;
  };

  const load = async (id: string): Promise<Result<LoadedMatch, LoadFault>> => {
    // Ids come from addresses too.
    if (!isMatchId(id)) return fail({ fault: 'missing' });
    const own = pairsOf(id);
    const { match: pair, pending: pendingPair } = own;
    // Whoever left a moment ago may still be writing: a move that lands after this reading would be lost.
    await own.busy;
    await Promise.all([pair.settled(), pendingPair.settled()]);
    own.erasings = erasings.of(id);
    const texts = await device.readMany(allKeys(id));
    if (!texts.ok) return texts;
    const [a = null, b = null, pendingA = null, pendingB = null] = texts.value;
    const judged = await judge(id, [a, b]);
    if (!judged.ok) return judged;
    const { match, slots, torn } = judged.value;
    const isCleared = torn.length > 0 && (await clearAway(id, torn));
    pair.adopt(slots, isCleared ? undefined : readSlots(a, b).newest?.sequence);
    const pendingSlots = readSlots(pendingA, pendingB);
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

  const look: Matches['look'] = async (id) => {
    const { match: pair, erasings: before } = pairsOf(id);
    if (erasings.of(id) > before) return ok('erased');
    await pair.settled();
    const texts = await device.readMany(slotKeys(pair.base));
    if (!texts.ok) return texts;
    // What was never written, or is damaged, was not taken away.
    return ok(pair.sequence === 0 || texts.value.some((text) => text !== null) ? 'there' : 'gone');
  };

  /** The number is on the match before it is written, and stays the same however often that is tried. */
  const numbered = async (match: SavedMatch): Promise<Result<SavedMatch, StorageFault>> => {
    if (!isFinished(match) || match.finishNumber !== undefined) return ok(match);
    const known = numbers.get(match.id);
    const next = known === undefined ? await counter.next() : ok(known);
    if (!next.ok) return next;
    numbers.set(match.id, next.value);
    return ok({ ...match, finishNumber: next.value });
  };

  /** Work that whoever opens the match waits for. */
  const during = <Value>(own: Pairs, work: Promise<Value>): Promise<Value> => {
    own.busy = Promise.all([own.busy, work]).then(
      () => undefined,
      () => undefined,
    );
    return work;
  };

  const save: Matches['save'] = (match) => {
    const own = pairsOf(match.id);
    return during(own, saveNow(own, match));
  };

  const saveNow = async (own: Pairs, given: SavedMatch): Promise<Result<Saved, SaveFault>> => {
    const { match: pair } = own;
    if (erasings.of(given.id) > own.erasings) return fail(ERASED);
    const known = await numbered(given);
    if (!known.ok) return known;
    const match = known.value;
    const body = formatMatch(match);
    const written = await pair.writeAlone(body);
    if (!written.ok) {
      // Somebody else has been there: to play on, or to take it away.
      const isGone = written.error.fault === 'changed' && (await look(match.id));
      if (isGone === false || !isGone.ok || isGone.value === 'there') return written;
      if (isGone.value === 'erased') return fail(ERASED);
      // Still alone: should another window write it anew at the same time, one of the two is told.
      pair.adopt(readSlots(null, null));
      own.isGone = true;
      const anew = await pair.writeAlone(body);
      if (!anew.ok) return anew;
    }
    // Another window's word may have come while this was being written.
    if (erasings.of(given.id) > own.erasings) {
      await removeKeys(given.id);
      return fail(ERASED);
    }
    device.askToStay();
    // Nobody waits for the tidying: the match is safe already.
    if (isFinished(match)) tidying = tidying.then(() => tidy(match, pair)).catch(() => undefined);
    const isAnew = own.isGone;
    own.isGone = false;
    return ok({ isAnew });
  };

  const savePending: Matches['savePending'] = (id, pending) => {
    const own = pairsOf(id);
    return during(own, savePendingNow(own, id, pending));
  };

  const savePendingNow = async (
    { match: pair, pending: pendingPair }: Pairs,
    id: string,
    pending: unknown,
  ): Promise<Result<void, SaveFault>> => {
    // Known before anything is asked of the device: a move may be saved meanwhile, and this is not meant for it.
    const { sequence: to, seen } = pair;
    const isThere = await look(id);
    if (!isThere.ok) return isThere;
    // An intent alone would lie there for ever.
    if (isThere.value === 'erased') return fail(ERASED);
    if (isThere.value === 'gone') return fail({ fault: 'gone', detail: 'the match is not on the device' });
    const body = JSON.stringify({ to, pending });
    // Another window has played on: what it has in mind must not be written over, and this one is told when it plays.
    const isMeant = ({ newest }: Slots) => (newest?.sequence ?? 0) === seen;
    const written = await pendingPair.edit((_, match) => (isMeant(match) ? body : null), pair);
    return written.ok ? ok(undefined) : written;
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
    const { sequence } = pair;
    await device.change(allKeys(match.id), ([a = null, b = null]) => {
      const { newest, next } = readSlots(a, b);
      const isStillTheEnd = newest?.sequence === sequence;
      return {
        edits: isStillTheEnd ? goneAll([`${pair.base}/${next}`, ...slotKeys(`${pair.base}/pending`)]) : [],
        answer: undefined,
      };
    });
  };

  /** The newest text goes last: a removal that is cut leaves the match as it was, never an older one. */
  const removeKeys = async (id: string): Promise<Result<void, StorageFault>> => {
    const base = `${MATCH_KEY}/${id}`;
    const removed = await device.change(slotKeys(base), ([a = null, b = null]) => {
      const { next } = readSlots(a, b);
      const older = `${base}/${next}`;
      const newest = `${base}/${next === 'a' ? 'b' : 'a'}`;
      return { edits: goneAll([older, ...slotKeys(`${base}/pending`), newest]), answer: undefined };
    });
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
    erasings.note(id);
    const removed = await removeKeys(id);
    if (!removed.ok) erasings.takeBack(id);
    return removed;
  };

  const results = async (given?: Shelf): Promise<Result<KeptResult[], StorageFault>> => {
    const shelf = given === undefined ? await list() : ok(given);
    if (!shelf.ok) return shelf;
    const keys = await device.keys();
    if (!keys.ok) return keys;
    const archived = await archive.read(keys.value);
    if (!archived.ok) return archived;
    const mark = await device.read(ERASED_KEY);
    if (!mark.ok) return mark;
    const erased = parseErased(mark.value);
    const lines = new Map<string, KeptResult>();
    for (const line of [...archived.value, ...shelf.value.finished]) {
      if (!erased.has(line)) lines.set(line.id, line);
    }
    return ok([...lines.values()].sort(byFinish));
  };

  /** The highest number of all that ended here, erased or not. */
  const highestNumber = async (): Promise<Result<number, StorageFault>> => {
    const shelf = await list();
    if (!shelf.ok) return shelf;
    const keys = await device.keys();
    if (!keys.ok) return keys;
    const archived = await archive.read(keys.value);
    if (!archived.ok) return archived;
    const mark = await device.read(ERASED_KEY);
    if (!mark.ok) return mark;
    const all = [...archived.value, ...shelf.value.finished];
    return ok(Math.max(parseErased(mark.value).upTo, ...all.map(({ finishNumber = 0 }) => finishNumber)));
  };

  const eraseResults = async (): Promise<Result<void, StorageFault>> => {
    // Matches in the history keep their lines; the number says that they no longer count.
    const last = await counter.last();
    if (!last.ok) return last;
    const marked = await device.write(ERASED_KEY, formatErased(last.value));
    if (!marked.ok) return marked;
    const keys = await device.keys();
    if (!keys.ok) return keys;
    return archive.erase(keys.value);
  };

  return {
    list,
    load,
    save,
    savePending,
    look,
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
  return lines.sort((one, other) => byFinish(other, one));
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
