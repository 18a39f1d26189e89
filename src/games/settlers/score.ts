import { BASE_DRAW, EXPANSION_CARDS } from './cards';
import type { Build, Estate, Expansion } from './types';

/** Where points come from. Positions keep totals move by move; this is the same sum from what lies on the table. */

export interface PointSource {
  readonly because: Build;
  readonly card: Expansion | null;
  readonly points: number;
}

/** Every source of points with its reason, none left out because it gives nothing yet. */
export function pointSources(estate: Estate): PointSource[] {
  return [
    { because: 'settlement', card: null, points: estate.settlements },
    { because: 'city', card: null, points: 2 * estate.cities },
    ...estate.expansions.map((card) => ({ because: 'expansion' as const, card, points: EXPANSION_CARDS[card].points })),
    { because: 'road', card: null, points: sideB(estate.roads) },
    { because: 'knight', card: null, points: sideB(estate.knights) },
  ];
}

/** What a settlement gains by becoming a city. */
export function cityGain(estate: Estate): number {
  return pointsOf({ ...estate, settlements: estate.settlements - 1, cities: estate.cities + 1 }) - pointsOf(estate);
}

export function pointsOf(estate: Estate): number {
  return pointSources(estate).reduce((sum, line) => sum + line.points, 0);
}

/** Roads and knights lie A, B, A, B… from the bottom: the side of the card that has so many below it. */
export function sideOf(below: number): 'A' | 'B' {
  return below % 2 === 0 ? 'A' : 'B';
}

/** The cards that the end of a turn brings: two, and one for every knight on side A. */
export function cardsAtEnd(knights: number): number {
  return BASE_DRAW + sideA(knights);
}

/** Side A works, side B gives a point. */
export function sideA(count: number): number {
  return (count + 1) >> 1;
}

export function sideB(count: number): number {
  return count >> 1;
}
