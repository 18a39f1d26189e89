import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';

import { Rng } from '@/core/rng';
import { createDevice } from '@/storage/device';
import { seal } from '@/storage/envelope';
import { createMatches, MATCH_KEY } from '@/storage/matches';

import { dawdle, FakeBrowser, liveFor } from '../support/fakeBrowser';
import { matchesOn, MemoryBackend } from '../support/memoryBackend';
import { randomSaved } from '../support/randomSaved';

// Hundreds of databases are opened here, on machines that do other things too.
jest.setTimeout(60_000);
afterEach(() => jest.restoreAllMocks());

const on = (browser: FakeBrowser) => createDevice(browser.open());

/** Looks over the shoulder of everybody who opens a transaction. */
function watchTransactions(see: (database: globalThis.IDBDatabase, options: unknown) => void): void {
  const real = IDBDatabase.prototype.transaction;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: globalThis.IDBDatabase,
    ...args: Parameters<typeof real>
  ) {
    see(this, args[2]);
    return real.apply(this, args);
  });
}

/** From now on a transaction that puts something down ends as browsers end it when there is no room. */
function fillTheDisk(): void {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: globalThis.IDBObjectStore) {
    (this.transaction as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
    return {} as IDBRequest<IDBValidKey>;
  });
}

describe('the store of a browser', () => {
  it('keeps texts, lists them, and forgets them', async () => {
    const browser = new FakeBrowser();
    const device = on(browser);
    await device.write('terreno/a', '1');
    await device.write('terreno/b', '2');
    await device.write('terreno/a', '3');
    expect(await device.read('terreno/a')).toEqual({ ok: true, value: '3' });
    expect(await device.readMany(['terreno/b', 'no', 'terreno/a'])).toEqual({ ok: true, value: ['2', null, '3'] });
    expect(await device.keys()).toEqual({ ok: true, value: ['terreno/a', 'terreno/b'] });
    await device.remove(['terreno/a', 'no']);
    expect(await browser.texts()).toEqual(new Map([['terreno/b', '2']]));
  });

  it('says that a text is written when the disk has it, and no sooner', async () => {
    const device = on(new FakeBrowser());
    await device.keys();
    const asked: unknown[] = [];
    watchTransactions((_, options) => asked.push(options));
    let isOver = false;
    const real = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: globalThis.IDBObjectStore, ...args) {
      this.transaction.addEventListener('complete', () => (isOver = true));
      return real.apply(this, args);
    });
    await device.write('terreno/a', '1');
    expect([isOver, asked]).toEqual([true, [{ durability: 'strict' }]]);
  });

  it('changes all of some texts or none', async () => {
    const browser = new FakeBrowser([['terreno/a', 'old']]);
    const device = on(browser);
    const real = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: globalThis.IDBObjectStore,
      text,
      key,
    ) {
      if (key === 'terreno/b') this.transaction.abort();
      return real.call(this, text, key);
    });
    const edits = [
      ['terreno/a', 'new'],
      ['terreno/b', 'new'],
    ] as const;
    expect(await device.change([], () => ({ edits, answer: 1 }))).toMatchObject({ ok: false });
    jest.restoreAllMocks();
    expect(await browser.texts()).toEqual(new Map([['terreno/a', 'old']]));
  });

  it('says when the disk is full', async () => {
    const device = on(new FakeBrowser());
    fillTheDisk();
    expect(await device.write('terreno/a', '1')).toMatchObject({ ok: false, error: { fault: 'full' } });
    jest.restoreAllMocks();
    expect(await device.write('terreno/a', '1')).toEqual({ ok: true });
  });

  it('is opened again when the browser has closed it, with a word or without', async () => {
    const device = on(new FakeBrowser());
    let seen: globalThis.IDBDatabase | null = null;
    watchTransactions((database) => (seen = database));
    await device.write('terreno/a', '1');
    const told = seen!;
    forceCloseDatabase(told as never);
    await dawdle(3);
    expect(await device.write('terreno/a', '2')).toEqual({ ok: true });
    const untold = seen!;
    expect(untold).not.toBe(told);
    // As Safari does: nobody is told, and the next transaction is refused.
    untold.close();
    expect(await device.read('terreno/a')).toEqual({ ok: true, value: '2' });
    expect(seen).not.toBe(untold);
  });

  it('tries once more when a transaction is lost on the way', async () => {
    const device = on(new FakeBrowser());
    await device.keys();
    const real = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: globalThis.IDBObjectStore,
      ...args
    ) {
      this.transaction.abort();
      return real.apply(this, args);
    });
    expect(await device.write('terreno/a', '1')).toEqual({ ok: true });
    expect(await device.read('terreno/a')).toEqual({ ok: true, value: '1' });
  });

  it('lets go of what somebody wants to delete, and begins anew', async () => {
    const browser = new FakeBrowser();
    const device = on(browser);
    await device.write('terreno/a', '1');
    await new Promise((resolve) => (browser.factory!.deleteDatabase('terreno').onsuccess = resolve));
    expect(await device.keys()).toEqual({ ok: true, value: [] });
    expect(await device.write('terreno/a', '2')).toEqual({ ok: true });
  });

  it('is asked to stay once, when a match has been kept', async () => {
    const browser = new FakeBrowser();
    const matches = createMatches(on(browser));
    await matches.list();
    expect(browser.persisted).toBe(0);
    for (const plies of [1, 2, 3]) await matches.save(randomSaved({ id: 'm', plies }));
    expect(browser.persisted).toBe(1);
  });
});

describe('a browser that keeps nothing', () => {
  it.each([
    ['has no database', undefined],
    ['refuses to open one', { open: () => refusal(new DOMException('denied', 'SecurityError')) }],
    ['fails to open one', { open: () => failing() }],
  ])('because it %s lets a match be played in memory, and says so', async (_, factory) => {
    const browser = new FakeBrowser();
    browser.factory = factory as unknown as IDBFactory;
    const device = on(browser);
    const matches = createMatches(device);
    for (const plies of [1, 2, 3]) expect((await matches.save(randomSaved({ id: 'm', plies }))).ok).toBe(true);
    const loaded = await matches.load('m');
    expect(loaded.ok && loaded.value.match.record.moves).toHaveLength(3);
    await matches.remove('m');
    expect(await device.keys()).toMatchObject({ ok: true });
    expect([device.isLasting(), browser.persisted]).toEqual([false, 0]);
  });

  it('is not one whose disk is full: that is told, and tried again', async () => {
    const browser = new FakeBrowser();
    const real = browser.factory;
    browser.factory = { open: () => refusal(new DOMException('full', 'QuotaExceededError')) } as unknown as IDBFactory;
    const device = on(browser);
    expect(await device.write('terreno/a', '1')).toMatchObject({ ok: false, error: { fault: 'full' } });
    browser.factory = real;
    expect(await device.write('terreno/a', '1')).toEqual({ ok: true });
    expect(device.isLasting()).toBe(true);
  });

  it('is told to the person with the settings', async () => {
    const browser = new FakeBrowser();
    browser.factory = undefined;
    const { hydrateSettings, useSettings, changeSettings } = windowOf(browser);
    await hydrateSettings();
    expect(useSettings.getState()).toMatchObject({ isReady: true, trouble: 'unkept' });
    await changeSettings({ theme: 'dark' });
    expect(useSettings.getState()).toMatchObject({ settings: { theme: 'dark' }, trouble: 'unkept' });
  });
});

function refusal(error: Error): never {
  throw error;
}

function failing(): IDBOpenDBRequest {
  const request = { error: new DOMException('internal', 'UnknownError') } as unknown as IDBOpenDBRequest;
  setTimeout(() => request.onerror?.({} as Event), 0);
  return request;
}

/** The app's own settings and device, as one window has them. */
function windowOf(browser: FakeBrowser): typeof import('@/storage/settingsStore') {
  let store: typeof import('@/storage/settingsStore') | null = null;
  jest.isolateModules(() => {
    jest.doMock('@/storage/backend', () => ({ ownBackend: browser.open() }));
    store = jest.requireActual<typeof import('@/storage/settingsStore')>('@/storage/settingsStore');
  });
  if (store === null) throw new Error('no window');
  return store;
}

/** What a person of before had: matches under way and done, settings, names, a damaged text. */
async function before(): Promise<Map<string, string>> {
  const backend = new MemoryBackend([
    ['terreno/settings', '{"version":1,"theme":"dark"}'],
    ['terreno/names', '["Ana"]'],
    ['terreno/aside/x/1', '{torn'],
  ]);
  const matches = matchesOn(backend);
  for (const plies of [4, 5]) await matches.save(randomSaved({ id: 'one', plies }));
  await matches.savePending('one', { stage: 'holding', rotation: 1 });
  await matches.save(randomSaved({ id: 'done', game: 'solo', seed: 4 }));
  await matches.list();
  return backend.texts;
}

describe('what a version of before has left', () => {
  it('is taken over whole, and nothing of others', async () => {
    const texts = await before();
    const browser = new FakeBrowser([...texts, ['somebody else', 'stays']]);
    expect(await browser.texts()).toEqual(texts);
    expect(browser.old.texts).toEqual(new Map([['somebody else', 'stays']]));
    const shelf = await matchesOn(browser.open()).list();
    expect(shelf.ok && [shelf.value.open.length, shelf.value.finished.length]).toEqual([1, 1]);
  });

  it('comes whole however often and wherever the browser is killed: nothing is lost, nothing comes twice', async () => {
    const texts = await before();
    let cuts = 0;
    for (let steps = 0; ; steps++) {
      const browser = new FakeBrowser(texts);
      const isDone = await liveFor(steps, () => browser.open().getAllKeys());
      // Each text is in one of the two at least, whole.
      const both = new Map([...browser.old.texts, ...(await rawTexts(browser))]);
      expect(both).toEqual(texts);
      // And cut once more on the second try.
      await liveFor(steps % 11, () => browser.open().getAllKeys());
      for (const left of [new Map(browser.old.texts), new Map(texts)]) {
        // A browser may forget that texts had left the old store, and bring them back.
        browser.old.texts = left;
        expect(await browser.texts()).toEqual(texts);
        expect(browser.old.texts.size).toBe(0);
      }
      const device = on(browser);
      await device.remove([...texts.keys()]);
      browser.old.texts = new Map(texts);
      expect(await device.keys()).toEqual({ ok: true, value: [] });
      // What was erased stays erased, though the old store has it again.
      expect(await browser.texts()).toEqual(new Map());
      if (isDone) break;
      cuts++;
    }
    expect(cuts).toBeGreaterThan(5 * texts.size);
  });

  it('never writes over what has been played since, whenever a second window takes over too', async () => {
    const texts = await before();
    const rng = Rng.fromSeed(3);
    for (let round = 0; round < 60; round++) {
      const browser = new FakeBrowser(texts);
      const left = createMatches(on(browser));
      const right = on(browser);
      const played = dawdle(rng.below(12)).then(async () => {
        await left.load('one');
        await left.save(randomSaved({ id: 'one', plies: 6 }));
        return left.save(randomSaved({ id: 'one', plies: 7 }));
      });
      await dawdle(rng.below(40));
      await right.keys();
      expect((await played).ok).toBe(true);
      const loaded = await matchesOn(browser.open()).load('one');
      expect(loaded.ok && loaded.value.match.record.moves).toHaveLength(7);
    }
  });

  it('is taken again from a tab of before that goes on: what is missing here or has a higher number', async () => {
    const browser = new FakeBrowser([
      [`${MATCH_KEY}/m/a`, seal({ sequence: 4, body: 'four' })],
      [`${MATCH_KEY}/m/b`, seal({ sequence: 5, body: 'five' })],
      ['terreno/settings', 'before'],
    ]);
    const device = on(browser);
    await device.keys();
    await device.write(`${MATCH_KEY}/m/b`, seal({ sequence: 7, body: 'seven' }));
    await device.write('terreno/settings', 'chosen since');
    const late = [
      [`${MATCH_KEY}/m/a`, seal({ sequence: 6, body: 'six' })],
      [`${MATCH_KEY}/m/b`, seal({ sequence: 6, body: 'another six' })],
      [`${MATCH_KEY}/new/a`, seal({ sequence: 1, body: 'one' })],
      ['terreno/settings', 'chosen in the old tab'],
    ] as const;
    browser.old.texts = new Map(late);
    expect(await browser.texts()).toEqual(
      new Map([
        late[0],
        [`${MATCH_KEY}/m/b`, seal({ sequence: 7, body: 'seven' })],
        late[2],
        ['terreno/settings', 'chosen since'],
      ]),
    );
    expect(browser.old.texts.size).toBe(0);
  });

  it('stays where it is when there is no room for it here', async () => {
    const texts = await before();
    const browser = new FakeBrowser(texts);
    const device = on(browser);
    fillTheDisk();
    expect(await device.keys()).toMatchObject({ ok: false, error: { fault: 'full' } });
    expect(browser.old.texts).toEqual(texts);
    jest.restoreAllMocks();
    expect(await browser.texts()).toEqual(texts);
  });

  it('is no matter where the old store is blocked', async () => {
    const browser = new FakeBrowser();
    jest.spyOn(browser.old, 'length', 'get').mockImplementation(() => refusal(new Error('SecurityError')));
    Object.defineProperty(browser, 'old', { get: () => refusal(new Error('SecurityError')) });
    const device = on(browser);
    expect(await device.write('terreno/a', '1')).toEqual({ ok: true });
  });
});

/** What is in the database, without anybody taking anything over. */
async function rawTexts(browser: FakeBrowser): Promise<Map<string, string>> {
  const { texts } = browser.old;
  browser.old.texts = new Map();
  const found = await browser.texts();
  browser.old.texts = texts;
  return found;
}

describe('two windows', () => {
  it('that play at once never both succeed, and the second is told', async () => {
    const rng = Rng.fromSeed(5);
    const firsts = [0, 0];
    for (let round = 0; round < 120; round++) {
      const browser = new FakeBrowser();
      const windows = [createMatches(on(browser)), createMatches(on(browser))] as const;
      await windows[0].save(randomSaved({ id: 'm', plies: 3, seed: round }));
      await Promise.all(windows.map((matches) => matches.load('m')));
      const moves = [4, 5].map((plies) => randomSaved({ id: 'm', plies, seed: round }));
      const [left, right] = await Promise.all(
        windows.map(async (matches, index) => {
          await dawdle(rng.below(6));
          return matches.save(moves[index]!);
        }),
      );
      const winner = left!.ok ? 0 : 1;
      firsts[winner]!++;
      expect([left, right].map((saved) => saved!.ok || saved!.error.fault).sort()).toEqual(['changed', true]);
      const loaded = await matchesOn(browser.open()).load('m');
      expect(loaded.ok && loaded.value.match).toEqual(moves[winner]);
    }
    // Both have won, or the windows never met.
    expect(Math.min(...firsts)).toBeGreaterThan(12);
  });

  it('keep what the one that is ahead has in mind', async () => {
    const browser = new FakeBrowser();
    const left = createMatches(on(browser));
    const right = createMatches(on(browser));
    await left.save(randomSaved({ id: 'm', plies: 3 }));
    await right.load('m');
    await left.save(randomSaved({ id: 'm', plies: 4 }));
    await left.savePending('m', { stage: 'holding', rotation: 2 });
    await right.savePending('m', { stage: 'holding', rotation: 1 });
    const loaded = await matchesOn(browser.open()).load('m');
    expect(loaded).toMatchObject({ ok: true, value: { pending: { rotation: 2 } } });
  });

  it('that end matches at once lose no line of the results', async () => {
    const browser = new FakeBrowser();
    const rng = Rng.fromSeed(7);
    const windows = [createMatches(on(browser)), createMatches(on(browser))] as const;
    const template = randomSaved({ id: 'x', game: 'solo', seed: 4 });
    const ids = Array.from({ length: 30 }, (_, index) => `m${index}`);
    for (const [index, id] of ids.entries())
      await windows[index % 2]!.save({ ...template, id, changedAt: 1000 + index });
    await Promise.all(windows.map((matches) => matches.list()));
    await Promise.all(
      windows.map(async (matches, index) => {
        for (const id of ids.filter((_, at) => at % 2 === index)) {
          await dawdle(rng.below(5));
          await matches.remove(id);
        }
      }),
    );
    const results = await matchesOn(browser.open()).results();
    expect(results.ok && results.value.map(({ id }) => id)).toEqual(ids);
  });

  it('that find the same and other damage at once set all of it aside', async () => {
    const browser = new FakeBrowser();
    const device = on(browser);
    for (const key of ['a', 'b']) await device.write(`${MATCH_KEY}/bad/${key}`, `torn ${key}`);
    const windows = [createMatches(on(browser)), createMatches(on(browser))];
    await Promise.all(windows.map((matches) => matches.load('bad')));
    const asides = await matchesOn(browser.open()).asides();
    expect(asides.ok && asides.value.map(({ text }) => text).sort()).toEqual(['torn a', 'torn b']);
  });

  it('tidy nothing away that the other has just written', async () => {
    const rng = Rng.fromSeed(11);
    for (let round = 0; round < 60; round++) {
      const browser = new FakeBrowser();
      const left = createMatches(on(browser));
      await left.save(randomSaved({ id: 'm', plies: 3 }));
      await left.save(randomSaved({ id: 'm', plies: 4 }));
      // The older text is damaged: the next move goes there, and whoever opens the match clears it away.
      await on(browser).write(`${MATCH_KEY}/m/a`, 'torn');
      const right = createMatches(on(browser));
      const [, saved] = await Promise.all([
        dawdle(rng.below(8)).then(() => right.load('m')),
        dawdle(rng.below(8)).then(() => left.save(randomSaved({ id: 'm', plies: 5 }))),
      ]);
      expect(saved.ok).toBe(true);
      const loaded = await matchesOn(browser.open()).load('m');
      expect(loaded.ok && loaded.value.match.record.moves).toHaveLength(5);
    }
  });

  it('never take back what the other has chosen, and show it', async () => {
    const browser = new FakeBrowser();
    const [left, right] = [windowOf(browser), windowOf(browser)];
    await left.hydrateSettings();
    await right.hydrateSettings();
    const aids = left.useSettings.getState().settings.aids;
    await left.changeSettings({ theme: 'dark', aids: { ...aids, preview: false } });
    await right.changeSettings({ speed: 'fast', aids: { ...aids, fits: false } });
    await left.changeSettings({ sound: false });
    await dawdle(20);
    const third = windowOf(browser);
    await third.hydrateSettings();
    const all = { theme: 'dark', speed: 'fast', sound: false, aids: { ...aids, preview: false, fits: false } };
    for (const { useSettings } of [left, right, third]) expect(useSettings.getState().settings).toMatchObject(all);
  });

  it('keep the names that were given in both', async () => {
    const browser = new FakeBrowser();
    const memories = [0, 1].map(() => {
      let memory: typeof import('@/features/newGame/memory') | null = null;
      jest.isolateModules(() => {
        jest.doMock('@/storage/backend', () => ({ ownBackend: browser.open() }));
        memory = jest.requireActual<typeof import('@/features/newGame/memory')>('@/features/newGame/memory');
      });
      return memory!;
    });
    await Promise.all(
      memories.map((memory: typeof import('@/features/newGame/memory'), index) =>
        memory.keepLastTable('classic', { seats: [{ name: ['Ana', 'Rui'][index]!, colour: 0 }], options: {} }),
      ),
    );
    const names = JSON.parse((await browser.texts()).get('terreno/names') ?? '[]') as string[];
    expect(names.sort()).toEqual(['Ana', 'Rui']);
  });
});
