import { defaultOptions } from '@/core/options';
import { NOBODY, Told } from '@/core/told';
import { gameOf } from '@/games';
import { TILE_GAMES, type TileGameId } from '@/games/tiles';

import type { StagedFigure } from './types';

/** A table of tiles that is set for somebody to look at or to learn from. */
export interface LaidTable {
  /** People at the table; in solo one. */
  readonly seats?: number;
  readonly options?: object;
  /** Tiles in the order in which they are drawn. */
  readonly draw: readonly string[];
  readonly bonus?: readonly string[];
  /** The game ends with these tiles. */
  readonly isEnd?: boolean;
}

/** A small land that the rules themselves play. Moves are written as records keep them. */
export interface LandFigure extends LaidTable {
  /** What has been played already. */
  readonly before?: readonly string[];
  /** What is seen happening. */
  readonly moves?: readonly string[];
  /** What may not be played after that. */
  readonly refused?: string;
}

/** The table before its first move. */
export function setLand(id: TileGameId, { seats, options: chosen, draw: land, bonus = [], isEnd = false }: LaidTable) {
  const game = TILE_GAMES[id];
  const options = { ...defaultOptions(game.options), ...chosen };
  return game.arrange(options, seats ?? game.seats.min, { land, bonus, isAll: isEnd });
}

export function stageLand(id: TileGameId, figure: LandFigure): StagedFigure {
  const game = gameOf(id);
  const { before = [], moves = [] } = figure;
  const position = setLand(id, figure);
  const read = (text: string) => {
    const move = TILE_GAMES[id].decode(text);
    if (move === null) throw new Error(`${text} is no move of ${id}`);
    return move;
  };
  for (const text of before) position.play(read(text));
  const look = () => game.tableFor(position.clone(), NOBODY);
  const first = look();
  const steps = moves.map((text, index) => {
    const seat = position.decider;
    const move = read(text);
    const events = position.play(move);
    const told = Told.by(game, NOBODY, { index, seat, move, events, scores: position.scores(), reason: null });
    return { table: look(), told };
  });
  if (figure.refused === undefined) return { before: first, steps, refused: null };
  const move = read(figure.refused);
  const objection = position.objectionTo(move);
  if (objection === null) throw new Error(`${figure.refused} is not refused`);
  return { before: first, steps, refused: { move, objection } };
}
