import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { Rng } from '@/core/rng';
import { openMatch } from '@/match/open';
import { startMatch } from '@/match/start';
import type { Match } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';
import { createDevice } from '@/storage/device';
import { createMatches } from '@/storage/matches';

import { MemoryBackend } from '../support/memoryBackend';
import { positionOf } from '../support/positionOf';

const AI = { level: 'random', style: 'balanced' };

async function until(match: Match, isDone: () => boolean): Promise<void> {
  if (isDone()) return;
  await new Promise<void>((resolve) => {
    const stop = match.subscribe(() => {
      if (!isDone()) return;
      stop();
      resolve();
    });
  });
}

describe('a live match', () => {
  it.each([
    ['classic', 3],
    ['solo', 1],
    ['hunters', 2],
    ['settlers', 3],
  ] as [GameId, number][])('of %s with %i seats is played to its end and kept', async (game, count) => {
    const backend = new MemoryBackend();
    const matches = createMatches(createDevice(backend));
    const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? { name: 'Ana' } : { name: 'Rui', ai: AI }));
    const id = await startMatch(
      { game, options: {}, seats, seed: 7, aids: ALL_AIDS, origin: { kind: 'new' }, hasHandOver: false },
      matches,
    );
    if (!id.ok) throw new Error(id.error.detail);
    const opened = await openMatch(id.value, { matches });
    if (!opened.ok) throw new Error(opened.error.fault);
    const match = opened.value;
    match.present(null);
    const rng = Rng.fromSeed(3);
    for (let turn = 0; turn < 3000 && match.getState().outcome === null; turn++) {
      await until(match, () => {
        const { table, isSaving, outcome } = match.getState();
        return outcome !== null || (!isSaving && table.decider === 0);
      });
      if (match.getState().outcome !== null) break;
      expect(await match.play(chooseRandomMove(positionOf(match), rng))).toBe(true);
    }
    expect(match.getState().outcome).not.toBeNull();
    expect(match.getState().faults).toEqual([]);
    const shelf = await matches.list();
    expect(shelf.ok && shelf.value.finished.map((line) => line.id)).toEqual([id.value]);
    const again = await createMatches(createDevice(backend)).load(id.value);
    expect(again.ok && again.value.match.record).toEqual(match.getState().record);
  });
});
