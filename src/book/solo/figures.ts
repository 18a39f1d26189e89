import type { LandFigure } from '../landFigure';

const THREE_ROADS = {
  draw: ['U', 'U', 'U', 'U', 'E', 'U', 'A', 'U', 'A', 'U', 'T', 'W'],
  before: [
    '-1,0,1,road0',
    '1,0,1',
    '1,1,1,road0',
    '-1,1,1,road0',
    '1,2,2,city0',
    '2,1,1',
    '-2,1,3,cloister',
    '0,2,0,road0',
    '3,1,1,cloister',
    '0,3,0',
    '0,4,2,city0',
  ],
} as const;

/** A game that ends because a follower is wanted and none is left. */
const ENDING = {
  draw: ['U', 'U', 'B', 'E', 'V', 'U', 'E', 'V', 'U', 'E'],
  options: { followers: 3 },
  before: [
    '-1,0,1,road0',
    '1,0,1',
    '0,1,0,cloister',
    '0,2,2,city0',
    '2,0,1',
    '2,-1,0',
    '1,1,1,city0',
    '-2,0,2',
    '-2,-1,0',
  ],
} as const;
const LAST_TILE = '-1,1,3';

/** The lands of the book, each played by the rules themselves. */
export const SOLO_FIGURES = {
  mustGo: { draw: ['A', 'A'], refused: '-1,0,3' },
  noFarmers: { draw: ['A', 'A'], refused: '-1,0,3,field0' },
  nothingFree: { draw: ['U', 'U', 'U'], before: ['1,0,1,road0'], moves: ['2,0,1'] },
  wanted: { ...ENDING, moves: [LAST_TILE] },
  lastFollowers: { ...ENDING, before: [...ENDING.before, LAST_TILE], moves: ['c0', 'c2'] },
  lastScores: { draw: ['A', 'A'], before: ['-1,0,3,road0'], moves: ['1,0,1,cloister'] },
  notLast: { draw: ['U', 'U', 'E'], before: ['-1,0,1,road0', '1,0,1'], moves: ['0,-1,2,city0'] },
  shared: {
    draw: ['G', 'V', 'U', 'U', 'E', 'N'],
    before: ['0,-1,1,city0', '1,-1,3,road0', '-1,0,1,road0', '-2,0,1', '1,-2,3,city0'],
    moves: ['0,-2,1'],
  },
  rightOrder: { ...THREE_ROADS, moves: ['0,1,0', 's-1,1,road0', 's0,2,road0'] },
  wrongOrder: { ...THREE_ROADS, moves: ['0,1,0', 's1,1,road0', 's0,2,road0'] },
} as const satisfies Readonly<Record<string, LandFigure>>;
