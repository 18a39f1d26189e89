import { chooseRandomMove } from '@/ai/random';
import type { GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord, type Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { gameOf } from '@/games';
import { relive } from '@/match/history';
import { summaryOf } from '@/match/summary';
import { ALL_AIDS } from '@/storage/aids';
import { device } from '@/storage/device';
import { createMatches } from '@/storage/matches';
import type { SavedMatch } from '@/storage/savedMatch';

const NAMES = ['Ana', 'Rui', 'Leonor', 'Tomás', 'Clara', 'Hugo'];

/** A record of chance moves, to the end or up to a number of them. */
export function chanceRecord(
  id: GameId,
  { seed = 1, seats = 2, moves = Infinity }: { seed?: number; seats?: number; moves?: number } = {},
): GameRecord {
  const game = gameOf(id);
  const options = defaultOptions(game.options);
  const position = game.start(options, seed, seats);
  const rng = Rng.fromSeed(seed);
  const texts: string[] = [];
  while (!position.isOver && texts.length < moves) {
    const move = chooseRandomMove(position, rng);
    texts.push(game.encode(move));
    position.play(move);
  }
  const people: Seat[] = NAMES.slice(0, seats).map((name, colour) => ({ name, colour }));
  return { ...newRecord(id, options, people, seed), moves: texts };
}

/** Puts a match on the device of the test, as the app itself would have. */
export async function keepMatch(
  id: string,
  record: GameRecord,
  change: Partial<Omit<SavedMatch, 'id' | 'record'>> = {},
): Promise<SavedMatch> {
  const lived = relive(record);
  if (!lived.ok) throw new Error(lived.error.detail);
  const { position } = lived.value;
  const match: SavedMatch = {
    id,
    record,
    aids: ALL_AIDS,
    origin: { kind: 'new' },
    hasHandOver: false,
    isPractice: false,
    isCalledOff: false,
    isHanded: false,
    startedAt: 1_000,
    changedAt: 2_000,
    summary: summaryOf(gameOf(record.game), position),
    outcome: position.outcome(),
    ...change,
  };
  // As another start of the app: what this one remembers of an id does not count.
  const saved = await createMatches(device).save(match);
  if (!saved.ok) throw new Error(saved.error.detail);
  return match;
}
