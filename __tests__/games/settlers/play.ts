import { defaultOptions } from '@/core/options';
import { newRecord, type GameRecord } from '@/core/record';
import { Rng } from '@/core/rng';
import {
  SettlersPosition,
  randomMove,
  settlers,
  type Bundle,
  type SettlersEvent,
  type SettlersMove,
  type SettlersOptions,
} from '@/games/settlers';
import { countsOf } from '@/games/settlers/bundle';
import { stage as stageWith, type Scene as BareScene, type Staged } from '@/games/settlers/stage';

export const usual: SettlersOptions = defaultOptions(settlers.options);

export interface Scene extends BareScene {
  readonly options?: Partial<SettlersOptions>;
}

/** A table in the middle of a game, set up by hand, with as few cards as the rule in question needs. */
export function stage(seats: number, { options, ...scene }: Scene): Staged {
  return stageWith({ ...usual, ...options }, seats, scene, { isWhole: false });
}

/** Plays a move with the cards and the city side that chance is to bring. */
export function playStated(
  { position, chance }: Staged,
  move: SettlersMove,
  cards: Bundle = {},
  side = 0,
): SettlersEvent[] {
  chance.state(countsOf(cards), side);
  const events = position.play(move);
  expect(chance.complaint()).toBeNull();
  return events;
}

/** The key of the objection without its prefix, or null. */
export function objection(position: SettlersPosition, move: unknown): string | null {
  return position.objectionTo(move as SettlersMove)?.key.replace('settlers.objection.', '') ?? null;
}

export function texts(position: SettlersPosition): string[] {
  return position.legalMoves().map(settlers.encode);
}

export const MAX_TURNS = 1000;

export interface Played {
  record: GameRecord;
  position: SettlersPosition;
}

/** A whole random game, or as much of it as `maxTurns` allows. */
export function randomGame(seats: number, seed: number, options = usual, maxTurns = MAX_TURNS): Played {
  const position = settlers.start(options, seed, seats);
  // Another stream than the game's own, so that the bot's choices do not follow its cards.
  const rng = Rng.fromSeed((seed ^ 0x5eed5eed) >>> 0);
  const moves: string[] = [];
  while (!position.isOver && position.turn <= maxTurns) {
    const move = randomMove(position, rng);
    moves.push(settlers.encode(move));
    position.play(move);
  }
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` }));
  return { record: { ...newRecord('settlers', options, names, seed), moves }, position };
}
