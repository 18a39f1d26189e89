import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as fc from 'fast-check';

import { heldResults } from '@/storage/aside';
import { createDevice } from '@/storage/device';
import { seal, unseal } from '@/storage/envelope';
import { COUNTER_KEY } from '@/storage/finishCounter';
import { createMatches, FINISHED_KEY, KEPT, MATCH_KEY, type Shelf } from '@/storage/matches';
import { formatMatch } from '@/storage/savedMatch';

import { matchesOn, MemoryBackend } from '../support/memoryBackend';
import { randomSaved } from '../support/randomSaved';

const slot = (id: string, place: 'a' | 'b') => `${MATCH_KEY}/${id}/${place}`;

async function shelfOn(backend: MemoryBackend): Promise<Shelf> {
  const shelf = await matchesOn(backend).list();
  if (!shelf.ok) throw new Error(shelf.error.detail);
  return shelf.value;
}

/** Three matches under way, each saved twice, and two finished ones. */
async function fullShelf(): Promise<MemoryBackend> {
  const backend = new MemoryBackend();
  const matches = matchesOn(backend);
  for (const [index, id] of ['one', 'two', 'three'].entries()) {
    for (const plies of [4, 5]) await matches.save(randomSaved({ id, plies, seed: index, changedAt: index + plies }));
  }
  await matches.save(randomSaved({ id: 'done', seed: 8, changedAt: 20 }));
  await matches.save({ ...randomSaved({ id: 'off', plies: 3, seed: 9, changedAt: 30 }), isCalledOff: true });
  await matches.list();
  return backend;
}

describe('the shelf', () => {
  it('is empty on a new device', async () => {
    expect(await shelfOn(new MemoryBackend())).toEqual({ open: [], finished: [], lost: [] });
  });

  it('lists matches under way and finished ones, latest first', async () => {
    const { open, finished, lost } = await shelfOn(await fullShelf());
    expect(open.map(({ id }) => id)).toEqual(['three', 'two', 'one']);
    expect(open.map(({ record }) => record.moves.length)).toEqual([5, 5, 5]);
    expect(finished.map(({ id, isCalledOff }) => [id, isCalledOff])).toEqual([
      ['off', true],
      ['done', false],
    ]);
    expect(lost).toEqual([]);
  });

  it('keeps one text of a finished match and no intent', async () => {
    const backend = new MemoryBackend();
    const matches = matchesOn(backend);
    await matches.save(randomSaved({ id: 'm', plies: 70 }));
    await matches.savePending('m', { stage: 'holding', rotation: 1 });
    await matches.save(randomSaved({ id: 'm' }));
    await matches.list();
    expect([...backend.texts.keys()].filter((key) => key.startsWith(MATCH_KEY))).toEqual([slot('m', 'b')]);
  });

  it.each([
    ['missing', null],
    ['damaged', 'nonsense'],
    ['torn', 'T1.1.zz.1.[{"id"'],
    ['of another kind', seal({ sequence: 1, body: '{"done":true}' })],
    ['stale, with lines of matches that are gone', seal({ sequence: 1, body: '[{"id":"ghost"}]' })],
    ['full of nonsense', seal({ sequence: 1, body: '[null,1,"x",{},[]]' })],
  ])('needs no index: one that is %s hides no match', async (_, text) => {
    const backend = await fullShelf();
    const before = await shelfOn(backend);
    if (text === null) backend.texts.delete(FINISHED_KEY);
    else backend.texts.set(FINISHED_KEY, text);
    expect(await shelfOn(backend)).toEqual(before);
    // And it has been written anew.
    expect(unseal(backend.texts.get(FINISHED_KEY) ?? '')?.body).toContain('"done"');
  });

  it('reads no finished match when the index knows it', async () => {
    const backend = await fullShelf();
    const read = jest.spyOn(backend, 'multiGet');
    await shelfOn(backend);
    expect(read.mock.calls.flatMap(([keys]) => keys).some((key) => /done|off/.test(key))).toBe(false);
  });

  it('says when the device lets it read nothing', async () => {
    const backend = new MemoryBackend();
    jest.spyOn(backend, 'getAllKeys').mockRejectedValue(new Error('SecurityError'));
    expect(await matchesOn(backend).list()).toMatchObject({ ok: false, error: { fault: 'refused' } });
  });

  it('hides no other match when one is too large to be read', async () => {
    const backend = await fullShelf();
    const real = backend.multiGet.bind(backend);
    jest.spyOn(backend, 'multiGet').mockImplementation(async (keys) => {
      if (keys.includes(slot('two', 'a'))) throw new Error('Row too big to fit into CursorWindow');
      return real(keys);
    });
    const { open, lost } = await shelfOn(backend);
    expect(open.map(({ id }) => id)).toEqual(['three', 'one']);
    expect(lost).toEqual([{ id: 'two', fault: 'unreadable' }]);
  });
});

describe('a stored match', () => {
  it('comes back as it was saved, with what was in mind', async () => {
    const backend = new MemoryBackend();
    const matches = matchesOn(backend);
    const saved = randomSaved({ id: 'm', plies: 9 });
    await matches.save(saved);
    await matches.savePending('m', { stage: 'holding', rotation: 3 });
    expect(await matchesOn(backend).load('m')).toEqual({
      ok: true,
      value: { match: saved, pending: { stage: 'holding', rotation: 3 }, isRecovered: false },
    });
  });

  it('has nothing in mind any more after the next move', async () => {
    const backend = new MemoryBackend();
    const matches = matchesOn(backend);
    await matches.save(randomSaved({ id: 'm', plies: 9 }));
    await matches.savePending('m', { stage: 'holding', rotation: 3 });
    await matches.save(randomSaved({ id: 'm', plies: 10 }));
    expect(await matchesOn(backend).load('m')).toMatchObject({ ok: true, value: { pending: null } });
  });

  it('that is not there is missing', async () => {
    expect(await matchesOn(new MemoryBackend()).load('nobody')).toEqual({ ok: false, error: { fault: 'missing' } });
  });

  it('with one damaged text goes on from the other, and the next move goes over the damage', async () => {
    const backend = await fullShelf();
    backend.texts.set(slot('one', 'b'), 'rubbish');
    const matches = matchesOn(backend);
    const loaded = await matches.load('one');
    expect(loaded).toMatchObject({ ok: true, value: { isRecovered: true } });
    expect(loaded.ok && loaded.value.match.record.moves).toHaveLength(4);
    await matches.save(randomSaved({ id: 'one', plies: 6, seed: 0 }));
    expect(unseal(backend.texts.get(slot('one', 'a')) ?? '')).not.toBeNull();
    expect(unseal(backend.texts.get(slot('one', 'b')) ?? '')?.body).toContain('"one"');
  });

  it('with one damaged text keeps that text aside to be exported, and says so only once', async () => {
    const backend = await fullShelf();
    backend.texts.set(slot('one', 'b'), 'rubbish');
    expect(await matchesOn(backend).load('one')).toMatchObject({ ok: true, value: { isRecovered: true } });
    const asides = await matchesOn(backend).asides();
    expect(asides.ok && asides.value.map(({ text }) => text)).toEqual(['rubbish']);
    const again = await matchesOn(backend).load('one');
    expect(again).toMatchObject({ ok: true, value: { isRecovered: false } });
    expect(again.ok && again.value.match.record.moves).toHaveLength(4);
  });

  it('whose older text is damaged lost nothing: the damage goes aside without a word', async () => {
    const backend = await fullShelf();
    const older = `${(backend.texts.get(slot('one', 'a')) ?? '').slice(0, 60)}#`;
    backend.texts.set(slot('one', 'a'), older);
    const loaded = await matchesOn(backend).load('one');
    expect(loaded).toMatchObject({ ok: true, value: { isRecovered: false } });
    expect(loaded.ok && loaded.value.match.record.moves).toHaveLength(5);
    const asides = await matchesOn(backend).asides();
    expect(asides.ok && asides.value.map(({ text }) => text)).toEqual([older]);
    expect(backend.texts.has(slot('one', 'a'))).toBe(false);
  });

  it('whose newest text is cut short says so, though its number can still be read', async () => {
    const backend = await fullShelf();
    backend.texts.set(slot('one', 'b'), (backend.texts.get(slot('one', 'b')) ?? '').slice(0, 60));
    const loaded = await matchesOn(backend).load('one');
    expect(loaded).toMatchObject({ ok: true, value: { isRecovered: true } });
    expect(loaded.ok && loaded.value.match.record.moves).toHaveLength(4);
  });

  it('with one damaged text that cannot be set aside leaves it where it is', async () => {
    const backend = await fullShelf();
    backend.texts.set(slot('one', 'b'), 'rubbish');
    jest.spyOn(backend, 'setItem').mockRejectedValue(new Error('no room'));
    expect(await matchesOn(backend).load('one')).toMatchObject({ ok: true, value: { isRecovered: true } });
    expect(backend.texts.get(slot('one', 'b'))).toBe('rubbish');
  });

  it('with a whole envelope around nonsense goes on from the other, and can be saved again', async () => {
    const backend = await fullShelf();
    backend.texts.set(slot('one', 'a'), seal({ sequence: 50, body: '{"v":1}' }));
    const matches = matchesOn(backend);
    const loaded = await matches.load('one');
    expect(loaded.ok && loaded.value.match.record.moves).toHaveLength(5);
    for (const plies of [6, 7]) expect((await matches.save(randomSaved({ id: 'one', plies, seed: 0 }))).ok).toBe(true);
    const again = await matchesOn(backend).load('one');
    expect(again.ok && again.value.match.record.moves).toHaveLength(7);
  });

  it('that nobody can read is set aside under its own key, and can be taken out', async () => {
    const backend = await fullShelf();
    backend.texts.set(slot('two', 'a'), 'half of a te');
    backend.texts.set(slot('two', 'b'), '');
    const { open, lost } = await shelfOn(backend);
    expect(open.map(({ id }) => id)).toEqual(['three', 'one']);
    expect(lost).toEqual([{ id: 'two', fault: 'damaged' }]);
    const asides = await matchesOn(backend).asides();
    expect(asides.ok && asides.value.map(({ text }) => text)).toContain('half of a te');
    expect((await shelfOn(backend)).lost).toEqual([]);
  });

  it('that cannot even be set aside stays where it is', async () => {
    const backend = await fullShelf();
    backend.texts.set(slot('two', 'a'), 'x');
    backend.texts.set(slot('two', 'b'), 'y');
    const write = jest.spyOn(backend, 'setItem').mockRejectedValue(new Error('database or disk is full'));
    expect((await shelfOn(backend)).lost).toEqual([{ id: 'two', fault: 'damaged' }]);
    expect(backend.texts.get(slot('two', 'a'))).toBe('x');
    write.mockRestore();
  });

  it('of a newer version is left alone, even beside an older text', async () => {
    const backend = await fullShelf();
    const newer = seal({ sequence: 9, body: JSON.stringify({ v: 2, id: 'two', moon: 'full' }) });
    backend.texts.set(slot('two', 'a'), newer);
    const kept = new Map(backend.texts);
    expect((await shelfOn(backend)).lost).toEqual([{ id: 'two', fault: 'newer' }]);
    expect(await matchesOn(backend).load('two')).toEqual({ ok: false, error: { fault: 'newer' } });
    expect(backend.texts).toEqual(kept);
  });

  it('whose record is of a newer version is left alone too', async () => {
    const backend = new MemoryBackend();
    const document = JSON.parse(formatMatch(randomSaved({ id: 'm', plies: 3 }))) as { record: object };
    const body = JSON.stringify({ ...document, record: { ...document.record, version: 2 } });
    backend.texts.set(slot('m', 'a'), seal({ sequence: 1, body }));
    expect((await shelfOn(backend)).lost).toEqual([{ id: 'm', fault: 'newer' }]);
  });

  it('that is removed is gone, and cut in between it is as it was', async () => {
    const backend = await fullShelf();
    const real = backend.multiRemove.bind(backend);
    const remove = jest.spyOn(backend, 'multiRemove').mockImplementationOnce(async (keys) => {
      await real(keys.slice(0, 1));
      throw new Error('cut');
    });
    expect((await matchesOn(backend).remove('one')).ok).toBe(false);
    const again = await matchesOn(backend).load('one');
    expect(again.ok && again.value.match.record.moves).toHaveLength(5);
    remove.mockRestore();
    expect((await matchesOn(backend).remove('one')).ok).toBe(true);
    expect([...backend.texts.keys()].filter((key) => key.includes('/one/'))).toEqual([]);
  });
});

describe('a store that was damaged anyhow', () => {
  const ids = ['one', 'two', 'three', 'done', 'off'];
  const anyDamage = fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json({ maxDepth: 2 }),
    fc.json({ maxDepth: 2 }).map((body) => seal({ sequence: 99, body })),
    fc
      .record({
        v: fc.constantFrom<unknown>(0, 1, '1', null, -3, 1.5),
        id: fc.constantFrom(...ids),
        record: fc.anything(),
      })
      .map((document) => seal({ sequence: 98, body: JSON.stringify(document) ?? '' })),
    fc.nat(400).map((length) => `cut ${length}`),
  );

  it('opens, tells what is lost, and has every match that was not touched', async () => {
    const whole = await fullShelf();
    const keys = [...whole.texts.keys()];
    const before = await shelfOn(new MemoryBackend(whole.texts));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), anyDamage, { maxKeys: 4 }), async (damage) => {
        const backend = new MemoryBackend(whole.texts);
        const damagedTexts: string[] = [];
        for (const [key, how] of Object.entries(damage)) {
          const cut = /^cut (\d+)$/.exec(how);
          const text = cut === null ? how : (backend.texts.get(key) ?? '').slice(0, Number(cut[1]));
          backend.texts.set(key, text);
          damagedTexts.push(text);
        }
        const { open, finished, lost } = await shelfOn(backend);
        const isTouched = (id: string) => Object.keys(damage).some((key) => key.startsWith(`${MATCH_KEY}/${id}/`));
        for (const match of before.open) {
          const after = open.find(({ id }) => id === match.id);
          if (!isTouched(match.id)) expect(after).toEqual(match);
          else if (after === undefined) expect(lost.map(({ id }) => id)).toContain(match.id);
          // With one text damaged the other one, of one move before or after, is still there.
          else expect(match.record.moves.join()).toContain(after.record.moves.join());
        }
        for (const line of before.finished) {
          if (!isTouched(line.id)) expect(finished).toContainEqual(line);
        }
        // Nothing that could not be read was thrown away.
        const asides = await matchesOn(backend).asides();
        for (const { id, fault } of lost) {
          if (fault !== 'damaged') continue;
          const texts = Object.entries(damage).filter(([key]) => key.startsWith(`${MATCH_KEY}/${id}/`));
          expect(texts.length).toBeGreaterThan(0);
          expect(asides.ok && asides.value.some(({ text }) => damagedTexts.includes(text))).toBe(true);
        }
        // And it stays usable.
        const matches = matchesOn(backend);
        expect((await matches.save(randomSaved({ id: 'new', plies: 2 }))).ok).toBe(true);
        expect((await shelfOn(backend)).open.map(({ id }) => id)).toContain('new');
        expect((await matches.results()).ok).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('an id from an address', () => {
  it.each(['m/pending', 'm/a', '', '.', '../finished', 'm%2Fpending', 'x'.repeat(41)])(
    'that is none (%s) opens nothing and touches nothing',
    async (id) => {
      const backend = new MemoryBackend();
      const matches = matchesOn(backend);
      await matches.save(randomSaved({ id: 'm', plies: 4 }));
      for (const rotation of [1, 2]) await matches.savePending('m', { stage: 'holding', rotation });
      const before = new Map(backend.texts);
      expect(await matches.load(id)).toEqual({ ok: false, error: { fault: 'missing' } });
      expect(await matchesOn(backend).load(id)).toEqual({ ok: false, error: { fault: 'missing' } });
      expect(backend.texts).toEqual(before);
    },
  );
});

describe('the order of finished matches', () => {
  it('is that in which they ended, whatever the clock said', async () => {
    const backend = new MemoryBackend();
    const matches = matchesOn(backend);
    for (const [index, changedAt] of [5000, 9000, 5].entries())
      await matches.save(randomSaved({ id: `m${index}`, changedAt }));
    await matches.list();
    expect((await shelfOn(backend)).finished.map(({ id }) => id)).toEqual(['m2', 'm1', 'm0']);
    const results = await matchesOn(backend).results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2']);
  });

  it('loses nothing that comes after statistics erased with the clock set ahead', async () => {
    const backend = new MemoryBackend();
    const matches = matchesOn(backend);
    await matches.save(randomSaved({ id: 'future', changedAt: 4e12 }));
    await matches.eraseResults();
    await matches.save(randomSaved({ id: 'present', changedAt: 1.8e12 }));
    const results = await matches.results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(['present']);
  });

  it.each([
    ['gone', null],
    ['damaged', 'rubbish'],
  ])('goes on from what is there when the counter is %s', async (_, text) => {
    const backend = new MemoryBackend();
    await matchesOn(backend).save(randomSaved({ id: 'first', changedAt: 30 }));
    await matchesOn(backend).save(randomSaved({ id: 'second', changedAt: 20 }));
    await matchesOn(backend).remove('second');
    if (text === null) backend.texts.delete(COUNTER_KEY);
    else backend.texts.set(COUNTER_KEY, text);
    await matchesOn(backend).save(randomSaved({ id: 'third', changedAt: 10 }));
    const results = await matchesOn(backend).results();
    expect(results.ok && results.value.map(({ id, finishNumber }) => [id, finishNumber])).toEqual([
      ['first', 1],
      ['second', 2],
      ['third', 3],
    ]);
  });

  it('of a store from before there were numbers stays as it was, and what ends later comes after it', async () => {
    const stored = readFileSync(path.join(__dirname, 'records', 'v1-results.txt'), 'utf8').trimEnd();
    const backend = new MemoryBackend(stored.split('\n').map((line) => line.split('\t') as [string, string]));
    const matches = matchesOn(backend);
    const idsOf = async () => {
      const results = await matches.results();
      return results.ok ? results.value.map(({ id }) => id) : null;
    };
    // The earliest was erased from the statistics, by the clock of then.
    expect(await idsOf()).toEqual(['old-late', 'old-off']);
    expect((await shelfOn(backend)).finished.map(({ id }) => id)).toEqual(['old-off', 'old-early']);
    await matches.save(randomSaved({ id: 'new', changedAt: 7 }));
    expect(await idsOf()).toEqual(['old-late', 'old-off', 'new']);
    expect((await shelfOn(backend)).finished.map(({ id }) => id)).toEqual(['new', 'old-off', 'old-early']);
    await matches.eraseResults();
    expect(await idsOf()).toEqual([]);
    await matches.save(randomSaved({ id: 'newer', changedAt: 6 }));
    expect(await idsOf()).toEqual(['newer']);
  });
});

describe('damaged results', () => {
  /** Lines of two matches that are gone, in both slots of a page. */
  async function archived(): Promise<MemoryBackend> {
    const backend = await fullShelf();
    for (const id of ['done', 'off']) await matchesOn(backend).remove(id);
    expect([...backend.texts.keys()]).toEqual(expect.arrayContaining(PAGE));
    return backend;
  }
  const PAGE = ['terreno/results/0/a', 'terreno/results/0/b'];
  const wrong = [
    ['torn', ['T1.1.zz.1.[{"id"', 'half']],
    [
      'whole envelopes around nonsense',
      [seal({ sequence: 4, body: '{"no":"list"}' }), seal({ sequence: 5, body: 'x' })],
    ],
  ] as const;

  it.each(wrong)('in both slots (%s) are set aside to be exported, and told once', async (_, texts) => {
    const backend = await archived();
    PAGE.forEach((key, index) => backend.texts.set(key, texts[index] ?? ''));
    expect(await matchesOn(backend).results()).toEqual({ ok: true, value: [] });
    const asides = await matchesOn(backend).asides();
    expect(asides.ok && asides.value.filter(heldResults).map(({ text }) => text)).toEqual(texts);
    // Somebody deletes them: nothing puts them there again, and new results find their place.
    if (asides.ok) for (const { key } of asides.value) await matchesOn(backend).removeAside(key);
    const matches = matchesOn(backend);
    await matches.save(randomSaved({ id: 'later' }));
    await matches.remove('later');
    const results = await matchesOn(backend).results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(['later']);
    expect(await matchesOn(backend).asides()).toEqual({ ok: true, value: [] });
  });

  it('in one slot cost only what the other one does not have', async () => {
    const backend = await archived();
    backend.texts.set('terreno/results/0/b', 'torn');
    const results = await matchesOn(backend).results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(['done']);
    const asides = await matchesOn(backend).asides();
    expect(asides.ok && asides.value.map(({ text }) => text)).toEqual(['torn']);
  });

  it('that cannot be set aside are not written over', async () => {
    const backend = await archived();
    for (const key of PAGE) backend.texts.set(key, 'torn');
    await matchesOn(backend).save(randomSaved({ id: 'later' }));
    const real = backend.setItem.bind(backend);
    jest.spyOn(backend, 'setItem').mockImplementation(async (key, text) => {
      if (key.includes('/aside/')) throw new Error('no room');
      await real(key, text);
    });
    expect((await matchesOn(backend).remove('later')).ok).toBe(false);
    expect(PAGE.map((key) => backend.texts.get(key))).toEqual(['torn', 'torn']);
    expect((await matchesOn(backend).load('later')).ok).toBe(true);
  });

  it('in one line are set aside before the rest is written again', async () => {
    const backend = await archived();
    const [key = ''] = PAGE.filter((each) => backend.texts.get(each)?.includes('"off"'));
    const { sequence, body } = unseal(backend.texts.get(key) ?? '') ?? { sequence: 0, body: '[]' };
    const lines = JSON.parse(body) as { id: string; game: string }[];
    const torn = JSON.stringify(lines.map((line) => (line.id === 'done' ? { ...line, game: 'chess' } : line)));
    backend.texts.set(key, seal({ sequence, body: torn }));
    await matchesOn(backend).save(randomSaved({ id: 'later' }));
    await matchesOn(backend).remove('later');
    const asides = await matchesOn(backend).asides();
    expect(asides.ok && asides.value.map(({ text }) => text)).toEqual([torn]);
  });
});

describe('the history', () => {
  it('keeps the lines of thinned matches, thins the oldest, and never one under way or that ended just now', async () => {
    const backend = new MemoryBackend();
    const matches = matchesOn(backend);
    const template = randomSaved({ id: 'x', game: 'solo', seed: 4 });
    await matches.save({ ...randomSaved({ id: 'running', plies: 2, changedAt: 0 }) });
    for (let index = 0; index < KEPT + 12; index++) {
      // A clock that is set back again and again: it is not asked.
      await matches.save({ ...template, id: `m${index}`, changedAt: 1000 - index });
      // The index exists from the first list on.
      if (index === 0) await matches.list();
    }
    await matches.list();
    const { open, finished } = await shelfOn(backend);
    expect(open.map(({ id }) => id)).toEqual(['running']);
    expect(finished).toHaveLength(KEPT);
    expect(finished.at(-1)?.id).toBe('m12');
    const results = await matchesOn(backend).results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(
      Array.from({ length: KEPT + 12 }, (_, index) => `m${index}`),
    );
  });

  it('counts a match once when the device was cut between archive and removal', async () => {
    const backend = await fullShelf();
    const remove = jest.spyOn(backend, 'multiRemove').mockRejectedValue(new Error('cut'));
    await matchesOn(backend).remove('done');
    remove.mockRestore();
    const results = await matchesOn(backend).results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(['done', 'off']);
  });

  it('still counts a match that was removed', async () => {
    const backend = await fullShelf();
    await matchesOn(backend).remove('done');
    const results = await matchesOn(backend).results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(['done', 'off']);
    expect((await shelfOn(backend)).finished.map(({ id }) => id)).toEqual(['off']);
  });

  it('is forgotten by the statistics when they are erased, and begins anew', async () => {
    const backend = await fullShelf();
    const matches = matchesOn(backend);
    await matches.remove('done');
    await matches.eraseResults();
    expect(await matches.results()).toEqual({ ok: true, value: [] });
    await matches.save(randomSaved({ id: 'later', changedAt: 50 }));
    const results = await matches.results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(['later']);
    expect((await shelfOn(backend)).finished.map(({ id }) => id)).toEqual(['later', 'off']);
  });

  it('takes, with 300 finished and 20 open matches, under 3 MB', async () => {
    const backend = new MemoryBackend();
    const matches = createMatches(createDevice(backend));
    const four = [
      { name: 'Ana Maria', colour: 0 },
      { name: 'Computador Rui', colour: 1, ai: { level: 'expert', style: 'balanced' } },
      { name: 'Computador Eva', colour: 2, ai: { level: 'beginner', style: 'builder' } },
      { name: 'João', colour: 3 },
    ];
    const games = [
      { game: 'classic' as const, seats: four },
      { game: 'hunters' as const, seats: four },
      { game: 'settlers' as const, seats: four },
      { game: 'solo' as const },
    ];
    // A few different games of each kind stand for all of them.
    const played = Array.from({ length: 20 }, (_, seed) => randomSaved({ id: 'x', ...games[seed % 4]!, seed }));
    for (let index = 0; index < 300; index++) {
      const match = played[index % played.length]!;
      await matches.save({ ...match, id: `finished-${index}`, changedAt: 1.79e12 + index });
    }
    for (let index = 0; index < 20; index++) {
      const recipe = games[index % 4]!;
      const late = recipe.game === 'solo' ? 10 : 60;
      for (const plies of [late, late + 1]) {
        const match = randomSaved({ id: `open-${index}`, ...recipe, seed: index, plies });
        await matches.save(match);
        await matches.savePending(match.id, { stage: 'placed', x: -12, y: 3, rotation: 2, piece: null });
        await matches.savePending(match.id, { stage: 'placed', x: -12, y: 3, rotation: 3, piece: null });
      }
    }
    const shelf = await matches.list();
    expect(shelf.ok && [shelf.value.finished.length, shelf.value.open.length]).toEqual([300, 20]);
    let bytes = 0;
    // Browsers count two bytes a letter.
    for (const [key, text] of backend.texts) bytes += 2 * (key.length + text.length);
    expect(bytes).toBeLessThan(3_000_000);
  });
});
