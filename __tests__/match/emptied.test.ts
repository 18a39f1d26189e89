import { chooseRandomMove } from '@/ai/random';
import { GAME_IDS, type Tagged } from '@/core/game';
import { Rng } from '@/core/rng';
import type { Match } from '@/match/types';
import { createDevice } from '@/storage/device';
import { createErasings, type Erasings } from '@/storage/erasings';
import { eraseEverything, restoreEverything } from '@/storage/everything';
import { createMatches } from '@/storage/matches';

import { open, quickClock, rest, start } from '../support/matchDriver';
import { matchesOn, MemoryBackend } from '../support/memoryBackend';
import { positionOf } from '../support/positionOf';

/*
 * A match is in memory while it is played. What lies under it may go: the browser clears what it keeps, another window or
 * the settings erase everything.
 */

const ANA = { name: 'Ana' };
const RUI = { name: 'Rui' };

const legal = (match: Match): Tagged => chooseRandomMove(positionOf(match), Rng.fromSeed(1));

/** A match with two moves played, seen from one window. */
async function sit(game: (typeof GAME_IDS)[number] = 'classic', erasings: Erasings = createErasings()) {
  const backend = new MemoryBackend();
  const matches = createMatches(createDevice(backend, Infinity), erasings);
  const id = await start(matches, game, game === 'solo' ? [ANA] : [ANA, RUI], 5);
  const match = await open(matches, id);
  match.present(null);
  await playOn(match, 2);
  return { backend, matches, id, match };
}

async function playOn(match: Match, moves: number): Promise<void> {
  for (let played = 0; played < moves; played++) {
    if (match.getState().handOver !== null) match.takePhone();
    expect(await match.play(legal(match))).toBe(true);
    await rest(match);
  }
  if (match.getState().handOver !== null) match.takePhone();
}

/** What another start of the app finds. */
async function found(backend: MemoryBackend, id: string): Promise<Match> {
  return open(matchesOn(backend), id, { clock: quickClock });
}

describe('a match whose store is emptied by the browser', () => {
  it.each(GAME_IDS)('of %s writes itself anew with the next move, and says so', async (game) => {
    const { backend, id, match } = await sit(game);
    backend.texts.clear();
    await playOn(match, 1);
    expect(match.getState()).toMatchObject({ trouble: null, isAnew: true, isErased: false });
    expect((await found(backend, id)).getState().record).toEqual(match.getState().record);
    await playOn(match, 1);
    expect((await found(backend, id)).getState().record.moves).toHaveLength(4);
  });

  it('writes itself anew with what is in mind, and leaves no intent without a match', async () => {
    const { backend, id, match } = await sit();
    backend.texts.clear();
    const mind = { stage: 'holding', rotation: 3, order: [] };
    match.intend(mind as never);
    await rest(match);
    expect(match.getState()).toMatchObject({ trouble: null, isAnew: true });
    const again = await found(backend, id);
    expect(again.getState().record.moves).toHaveLength(2);
    expect(again.getState().pending).toMatchObject({ stage: 'holding', rotation: 3 });
  });

  it('is written anew as soon as somebody looks, without a move', async () => {
    const { backend, id, match } = await sit();
    await match.checkKept();
    expect(match.getState().isAnew).toBe(false);
    backend.texts.clear();
    await match.checkKept();
    expect(match.getState()).toMatchObject({ trouble: null, isAnew: true });
    expect((await found(backend, id)).getState().record.moves).toHaveLength(2);
  });

  it('is not lost when it ends at that very moment', async () => {
    const { backend, matches, id, match } = await sit();
    backend.texts.clear();
    await match.callOff();
    expect(match.getState()).toMatchObject({ isCalledOff: true, trouble: null, isAnew: true });
    const shelf = await matches.list();
    expect(shelf.ok && shelf.value.finished.map((line) => [line.id, line.finishNumber])).toEqual([[id, 1]]);
  });

  it('waits, and is tried again, while the device takes nothing', async () => {
    const { backend, id, match } = await sit();
    backend.texts.clear();
    const write = jest.spyOn(backend, 'setItem').mockRejectedValue(new Error('no room: quota'));
    expect(await match.play(legal(match))).toBe(false);
    expect(match.getState()).toMatchObject({ trouble: { kind: 'full' }, record: { moves: { length: 2 } } });
    write.mockRestore();
    await match.retry();
    await rest(match);
    expect(match.getState()).toMatchObject({ trouble: null, isAnew: true });
    expect((await found(backend, id)).getState().record.moves).toHaveLength(3);
  });

  it('in two windows is written anew by one, and the other one takes that up', async () => {
    const { backend, id, match: left } = await sit();
    const right = await open(matchesOn(backend), id);
    right.present(null);
    backend.texts.clear();
    await playOn(left, 1);
    expect(await right.play(legal(right))).toBe(false);
    expect(right.getState().trouble?.kind).toBe('elsewhere');
    await right.retry();
    await rest(right);
    expect(right.getState()).toMatchObject({ trouble: null });
    expect(right.getState().record).toEqual(left.getState().record);
  });

  it('after another window had played on goes on from what is left in memory', async () => {
    const { backend, id, match: left } = await sit();
    const right = await open(matchesOn(backend), id);
    right.present(null);
    await playOn(left, 1);
    // Another move than the one of the other window: the same would be the same text.
    const [other] = positionOf(right)
      .legalMoves()
      .filter((move) => JSON.stringify(move) !== JSON.stringify(legal(right)));
    if (other === undefined) throw new Error('only one move');
    expect(await right.play(other)).toBe(false);
    backend.texts.clear();
    await right.retry();
    await rest(right);
    expect(right.getState().trouble).toBeNull();
    expect((await found(backend, id)).getState().record).toEqual(right.getState().record);
  });

  it('with only damage left keeps the damage aside and goes on', async () => {
    const { backend, id, match } = await sit();
    for (const place of ['a', 'b']) backend.texts.set(`terreno/match/${id}/${place}`, `torn ${place}`);
    await match.play(legal(match));
    await match.retry();
    await rest(match);
    expect(match.getState().trouble).toBeNull();
    expect((await found(backend, id)).getState().record.moves).toHaveLength(3);
    const asides = await matchesOn(backend).asides();
    expect(asides.ok && asides.value.map(({ text }) => text)).toEqual(['torn a', 'torn b']);
  });
});

describe('a match that the person had erased', () => {
  it('ends, says so and writes nothing any more', async () => {
    const erasings = createErasings();
    const { backend, match } = await sit('classic', erasings);
    erasings.note(null);
    await eraseEverything(createDevice(backend, Infinity));
    await match.checkKept();
    expect(match.getState()).toMatchObject({ isErased: true, trouble: null });
    match.intend({ stage: 'holding', rotation: 3, order: [] } as never);
    expect(await match.play(legal(match))).toBe(false);
    await match.callOff();
    await match.retry();
    expect([...backend.texts.keys()]).toEqual([]);
  });

  it.each(['play', 'intend'] as const)('ends when somebody plays on without having looked (%s)', async (how) => {
    const erasings = createErasings();
    const { backend, match } = await sit('classic', erasings);
    erasings.note(null);
    await eraseEverything(createDevice(backend, Infinity));
    if (how === 'play') await match.play(legal(match));
    else match.intend({ stage: 'holding', rotation: 3, order: [] } as never);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(match.getState()).toMatchObject({ isErased: true, trouble: null, isSaving: false });
    expect([...backend.texts.keys()]).toEqual([]);
  });

  it('in another window ends here too', async () => {
    const here = createErasings();
    const there = createErasings(here.hear);
    const { backend, id, match } = await sit('settlers', here);
    const theirs = createMatches(createDevice(backend, Infinity), there);
    expect((await theirs.remove(id)).ok).toBe(true);
    expect(await match.play(legal(match))).toBe(false);
    expect(match.getState()).toMatchObject({ isErased: true, trouble: null });
    expect([...backend.texts.keys()].filter((key) => key.includes(id))).toEqual([]);
  });

  it('in another window ends here too when the word comes while a move is being written', async () => {
    const erasings = createErasings();
    const { backend, match } = await sit('classic', erasings);
    const write = backend.setItem.bind(backend);
    jest.spyOn(backend, 'setItem').mockImplementationOnce(async (key, text) => {
      await eraseEverything(createDevice(backend, Infinity));
      await write(key, text);
      erasings.hear({ id: null, isTakenBack: false });
    });
    expect(await match.play(legal(match))).toBe(false);
    expect(match.getState()).toMatchObject({ isErased: true, trouble: null });
    expect([...backend.texts.keys()]).toEqual([]);
  });

  it('and put back goes on as if nothing had been', async () => {
    const erasings = createErasings();
    const { backend, id, match } = await sit('classic', erasings);
    erasings.note(null);
    const erased = await eraseEverything(createDevice(backend, Infinity));
    if (!erased.ok) throw new Error(erased.error.detail);
    await restoreEverything(erased.value, createDevice(backend, Infinity));
    erasings.takeBack(null);
    await match.checkKept();
    await playOn(match, 1);
    expect(match.getState()).toMatchObject({ isErased: false, isAnew: false, trouble: null });
    expect((await found(backend, id)).getState().record.moves).toHaveLength(3);
  });

  it('is another one than a match that was only begun after the erasing', async () => {
    const erasings = createErasings();
    const { backend, matches } = await sit('classic', erasings);
    erasings.note(null);
    await eraseEverything(createDevice(backend, Infinity));
    const match = await open(matches, await start(matches, 'classic', [ANA, RUI], 8));
    match.present(null);
    await playOn(match, 2);
    expect(match.getState()).toMatchObject({ isErased: false, isAnew: false, trouble: null });
  });

  it('ends too when the erasing before it had been taken back meanwhile', async () => {
    const erasings = createErasings();
    const { backend, matches } = await sit('classic', erasings);
    const device = createDevice(backend, Infinity);
    erasings.note(null);
    await eraseEverything(device);
    const match = await open(matches, await start(matches, 'classic', [ANA, RUI], 8));
    match.present(null);
    erasings.takeBack(null);
    await match.checkKept();
    expect(match.getState().isErased).toBe(false);
    erasings.note(null);
    await eraseEverything(device);
    await match.checkKept();
    expect(match.getState()).toMatchObject({ isErased: true, trouble: null });
    expect([...backend.texts.keys()]).toEqual([]);
  });
});
