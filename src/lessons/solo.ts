import type { Under } from '@/book/keys';
import { SOLO_FIGURES } from '@/book/solo/figures';

import { both, claimsNothing, closes, either, isAllPaid, isPaid, laysAt, not, scoresNext } from './tileWishes';
import type { Lesson } from './types';
import { ANYTHING } from './wishes';

type Line = Under<'lessons.solo'>;

const ROAD = { x: 0, y: 0, segment: 'road0' } as const;
const { draw: ORDER_DRAW, before: ORDER_BEFORE } = SOLO_FIGURES.rightOrder;

export const soloLesson: Lesson<Line> = {
  game: 'solo',
  options: {},
  seats: 1,
  seat: 0,
  chapters: [
    {
      name: 'must',
      title: 'must.title',
      start: { draw: ['U', 'U', 'E'] },
      steps: [
        {
          says: 'must.lay',
          shows: { cells: [{ x: 1, y: 0 }], features: [ROAD] },
          wants: laysAt(1, 0),
          near: [{ if: ANYTHING, says: 'must.other' }],
        },
        {
          says: 'must.free',
          shows: {
            cells: [
              { x: -1, y: 0 },
              { x: 2, y: 0 },
            ],
            features: [ROAD],
          },
          wants: both(either(laysAt(-1, 0), laysAt(2, 0)), claimsNothing),
          near: [{ if: ANYTHING, says: 'must.begins' }],
        },
        { says: 'must.end' },
      ],
    },
    {
      name: 'last',
      title: 'last.title',
      start: { draw: ['A', 'A', 'E'], before: ['-1,0,3,road0'] },
      steps: [
        {
          says: 'last.close',
          shows: { cells: [{ x: 1, y: 0 }], features: [ROAD] },
          wants: both(closes('road'), isPaid),
          near: [{ if: ANYTHING, says: 'last.open' }],
        },
        {
          says: 'last.wait',
          wants: not(closes('city')),
          near: [{ if: closes('city'), says: 'last.nothing', then: [] }],
        },
        { says: 'last.end' },
      ],
    },
    {
      name: 'order',
      title: 'order.title',
      start: { draw: ORDER_DRAW, before: ORDER_BEFORE },
      steps: [
        {
          says: 'order.lay',
          shows: { cells: [{ x: 0, y: 1 }] },
          wants: laysAt(0, 1),
          near: [{ if: ANYTHING, says: 'order.other' }],
        },
        {
          says: 'order.first',
          wants: both(scoresNext, isAllPaid),
          near: [{ if: ANYTHING, says: 'order.wrong' }],
        },
        {
          says: 'order.second',
          wants: both(scoresNext, isAllPaid),
          near: [{ if: ANYTHING, says: 'order.wrong' }],
        },
        { says: 'order.end' },
      ],
    },
    {
      name: 'early',
      title: 'early.title',
      start: {
        options: { followers: 3 },
        draw: ['U', 'E', 'U', 'B', 'E', 'E', 'E', 'E', 'U', 'U'],
        before: [
          '1,0,1,road0',
          '0,-1,2,city0',
          '2,0,1',
          '0,1,0,cloister',
          '1,-1,0,city0',
          '-1,-1,0,city0',
          '1,1,1,city0',
          '2,-1,0,city0',
          '-1,0,1',
        ],
      },
      steps: [
        {
          says: 'early.lay',
          shows: {
            cells: [
              { x: -2, y: 0 },
              { x: 3, y: 0 },
            ],
            features: [ROAD],
          },
          wants: both(either(laysAt(-2, 0), laysAt(3, 0)), { ends: false }),
          near: [{ if: ANYTHING, says: 'early.over' }],
        },
        { says: 'early.end' },
      ],
    },
    {
      name: 'play',
      title: 'play.title',
      start: {
        seed: 26,
        before: [
          '0,1,0,cloister',
          '1,0,0,road0',
          '1,-1,1,city0',
          '0,-1,2,city0',
          '0,2,1,road0',
          '2,-1,1,city0',
          '-1,-1,3,city0',
          '-1,0,1',
          '2,0,1',
        ],
      },
      steps: [{ says: 'play.end' }],
    },
  ],
};
