import { EXPANSION_CARDS, EXPANSIONS, type Build, type Estate } from '@/games/settlers';
import { cardsAtEnd, pointsOf, sideA, sideB } from '@/games/settlers/score';

import type { SummaryRow } from '../types';

const NOTHING: Estate = { roads: 0, knights: 0, settlements: 0, cities: 0, expansions: [] };

/** What each build does, and what it is worth: its points count at any time. */
export function summaryOf(): readonly (SummaryRow & { kind: Build })[] {
  const plain = EXPANSIONS.filter((card) => card !== 'townHall').map((card) => EXPANSION_CARDS[card].points);
  return [
    { kind: 'road', now: [{ per: 'trade', n: sideA(1) }], atEnd: [{ per: 'sideB', n: sideB(2) }] },
    {
      kind: 'knight',
      now: [{ per: 'draw', n: cardsAtEnd(1) - cardsAtEnd(0) }],
      atEnd: [{ per: 'sideB', n: sideB(2) }],
    },
    {
      kind: 'settlement',
      now: [{ per: 'destiny', n: 1 }],
      atEnd: [{ per: 'point', n: pointsOf({ ...NOTHING, settlements: 1 }) }],
    },
    {
      kind: 'city',
      now: [{ per: 'event', n: 1 }],
      atEnd: [{ per: 'point', n: pointsOf({ ...NOTHING, cities: 1 }) }],
    },
    {
      kind: 'expansion',
      now: [{ per: 'power', n: 1 }],
      atEnd: [
        { per: 'point', n: Math.max(...plain) },
        { per: 'townHall', n: EXPANSION_CARDS.townHall.points },
      ],
    },
  ];
}
