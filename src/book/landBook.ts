import type { TileGameId } from '@/games/tiles';
import type { TileObjectionCode } from '@/games/tiles/objections';

import type { Asked, LandPhrases } from './keys';
import { stageLand, type LandFigure } from './landFigure';
import { makeBook, type Own } from './makeBook';
import { tileMoment, type TileMoment } from './tileMoment';
import type { Book } from './types';

/** Refusals and sentences are the same in all games of tiles; the rest is each game's own. */
interface LandKeys extends Asked {
  readonly objection: TileObjectionCode;
  readonly phrases: LandPhrases;
}

/** What a game of tiles decides for itself. */
type OwnLand<Name extends string, Keys extends LandKeys> = Omit<
  Own<Name, LandFigure, Keys>,
  'game' | 'stage' | 'moment' | 'refusals'
> & {
  readonly game: TileGameId;
  readonly moments: Readonly<Record<Exclude<TileMoment, 'bonus'>, Name>> & {
    /** While a bonus tile is in hand, where there are any. */
    readonly bonus?: Name;
  };
};

/** The book of a game of tiles: its figures are lands, and refusals have the same codes in all of them. */
export function landBook<Name extends string, Keys extends Pick<Asked, 'points' | 'options'>>({
  moments,
  ...own
}: OwnLand<Name, LandKeys & Keys>): Book<Name> {
  return makeBook<Name, LandFigure, LandKeys & Keys>({
    ...own,
    refusals: 'tiles.objection',
    stage: (figure) => stageLand(own.game, figure),
    moment: (table, intent) => moments[tileMoment(table, intent)] ?? moments.holding,
  });
}
