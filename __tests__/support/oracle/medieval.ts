import { leaders, type Board, type Feature, type Laid, type Survey } from './board';
import type { Part } from './facts';

/** What the classic tiles are worth, straight from the book. */
export function isFinished(board: Board, feature: Feature): boolean {
  if (feature.kind !== 'cloister') return feature.openEnds === 0;
  const [home] = feature.tiles;
  return home !== undefined && board.neighbours(home.x, home.y) === 8;
}

/** Points of a feature: as complete if it is, otherwise as at the end of the game. */
export function medievalWorth(board: Board, feature: Feature, survey: Survey): number {
  const tiles = feature.tiles.size;
  const pennants = feature.members.filter(({ part }) => part.pennant).length;
  switch (feature.kind) {
    case 'city':
      return (tiles + pennants) * (isFinished(board, feature) ? 2 : 1);
    case 'road':
      return tiles;
    case 'cloister': {
      const [home] = feature.tiles;
      return home === undefined ? 0 : 1 + board.neighbours(home.x, home.y);
    }
    default:
      return 3 * citiesBeside(board, feature, survey).length;
  }
}

/** The different finished cities that a field touches anywhere. */
export function citiesBeside(board: Board, field: Feature, survey: Survey): Feature[] {
  const found = new Set<Feature>();
  for (const { tile, part } of field.members) {
    for (const touched of part.touches) {
      const city = survey.of(tile, touched);
      if (isFinished(board, city)) found.add(city);
    }
  }
  return [...found];
}

export interface Due {
  readonly kind: string;
  readonly points: number;
  readonly players: number[];
  readonly feature: Feature;
}

/** Finished features with a follower: they are paid now. Fields wait for the end. */
export function dueNow(board: Board, survey: Survey, players: number): Due[] {
  return survey.list
    .filter((feature) => feature.standing.length > 0 && feature.kind !== 'field' && isFinished(board, feature))
    .map((feature) => dueOf(board, feature, survey, players));
}

/** What still holds a follower when the game is over. */
export function dueAtTheEnd(board: Board, players: number): Due[] {
  const survey = board.features();
  return survey.list
    .filter((feature) => feature.standing.length > 0)
    .map((feature) => dueOf(board, feature, survey, players));
}

function dueOf(board: Board, feature: Feature, survey: Survey, players: number): Due {
  const points = medievalWorth(board, feature, survey);
  return { kind: feature.kind, points, players: leaders(feature.standing, players), feature };
}

/** Parts of the tile just laid where a follower may stand. */
export function freeParts(tile: Laid, survey: Survey, withFields: boolean): Part[] {
  return tile.facts.parts.filter(
    (part, index) => (withFields || part.kind !== 'field') && survey.of(tile, index).standing.length === 0,
  );
}
