import type { Game } from '@/core/game';

import type { TileOrder } from './arrange';
import { readIntent, startIntent, stepBack, type TileIntent } from './intent';
import { decodeTileMove, describeTileMove, encodeTileMove } from './notation';
import type { TilePosition } from './position';
import { TileTable, type Look } from './table';
import type { TileEvent, TileMove, TileView } from './types';

export interface TileGame<Options extends object> extends Game<
  Options,
  TileMove,
  TileEvent,
  TileView,
  TileIntent,
  TilePosition
> {
  readonly look: Look;
  /** A game whose draws are chosen: a figure of the rule book, a lesson, a worked example. */
  arrange(options: Options, seats: number, order: TileOrder): TilePosition;
}

/** What one tile game decides for itself; the rest is the same for all of them. */
type Own<Options extends object> = Pick<
  TileGame<Options>,
  'id' | 'seats' | 'options' | 'start' | 'arrange' | 'points' | 'look'
> & {
  readonly isTeamwork?: boolean;
};

/** A game of tiles: everything lies open but the order of the tiles to come. */
export function tileGame<Options extends object>({ isTeamwork = false, ...own }: Own<Options>): TileGame<Options> {
  const tables = new WeakMap<TilePosition, TileTable>();
  return {
    ...own,
    isTeamwork,
    hidesHands: false,
    encode: encodeTileMove,
    decode: decodeTileMove,
    describe: describeTileMove,
    // Positions of a match never change, so that the same one is always looked at through the same table.
    tableFor: (position) => {
      const known = tables.get(position) ?? new TileTable(position, own.look);
      tables.set(position, known);
      return known;
    },
    eventsFor: (_, events) => events,
    moveFor: (_, move) => move,
    imagine: (position, _, rng) => {
      const imagined = position.clone();
      imagined.shuffleUnseen(rng);
      return imagined;
    },
    tilesLeft: (position) => position.tilesLeft,
    intent: { start: startIntent, read: readIntent, back: stepBack, after: startIntent },
  };
}
