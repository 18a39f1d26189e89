import { defaultOptions } from '@/core/options';
import { NOBODY, Told } from '@/core/told';
import { gameOf } from '@/games';
import { CITY_EVENTS, settlers, type Bundle, type CityEvent, type SettlersOptions } from '@/games/settlers';
import { countsOf } from '@/games/settlers/bundle';
import type { Prepared } from '@/games/settlers/chance';
import { prepare, stage, type Scene } from '@/games/settlers/stage';

import type { StagedFigure } from './types';

/** A move as records keep it, with what chance brings. */
export type CardStep = string | { readonly move: string; readonly draws?: Bundle; readonly event?: CityEvent };

/** A table of cards that is set for somebody to learn from. */
export interface DealtTable {
  readonly seats?: number;
  readonly options?: object;
  readonly scene: Scene;
  /** What chance brings, as far as it matters; the rest is always the same. */
  readonly chance?: Prepared;
}

/** The table before its first move. */
export function setCards({ seats, options, scene, chance = {} }: DealtTable) {
  return prepare({ ...defaultOptions(settlers.options), ...options }, seats ?? settlers.seats.min, scene, chance);
}

/** A card table in the middle of a game, seen by the seat on turn. */
export interface CardFigure {
  readonly seats: number;
  readonly options?: Partial<SettlersOptions>;
  readonly scene: Scene;
  /** What is seen happening. */
  readonly moves?: readonly CardStep[];
  /** What may not be played after that. */
  readonly refused?: string;
}

export function stageCards({ seats, scene, moves = [], refused, options }: CardFigure): StagedFigure {
  const game = gameOf('settlers');
  const { position, chance } = stage({ ...defaultOptions(settlers.options), ...options }, seats, scene);
  const eyes = scene.turnOf ?? 0;
  const read = (text: string) => {
    const move = settlers.decode(text);
    if (move === null) throw new Error(`${text} is no move of settlers`);
    return move;
  };
  const look = () => game.tableFor(position.clone(), eyes);
  const before = look();
  const steps = moves.map((step, index) => {
    const { move: text, draws = {}, event } = typeof step === 'string' ? { move: step } : step;
    chance.state(countsOf(draws), event === undefined ? 0 : CITY_EVENTS.indexOf(event));
    const seat = position.decider;
    const move = read(text);
    const events = position.play(move);
    const complaint = chance.complaint();
    if (complaint !== null) throw new Error(`${text}: ${complaint}`);
    const told = Told.by(game, NOBODY, { index, seat, move, events, scores: position.scores(), reason: null });
    return { table: look(), told };
  });
  if (refused === undefined) return { before, steps, refused: null };
  const move = read(refused);
  const objection = position.objectionTo(move);
  if (objection === null) throw new Error(`${refused} is not refused`);
  return { before, steps, refused: { move, objection } };
}
