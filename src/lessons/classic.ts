import type { Under } from '@/book/keys';

import { both, claims, claimsNothing, closes, either, holds, isShared, laysAt, not, putsAt } from './tileWishes';
import type { Lesson } from './types';
import { ANYTHING } from './wishes';

type Line = Under<'lessons.classic'>;

/** The road and the city of the start tile. */
const ROAD = { x: 0, y: 0, segment: 'road0' } as const;
const CITY = { x: 0, y: 0, segment: 'city0' } as const;

/** The tiles and moves with which two cities by one field come about; the field chapter and the end share them. */
const FIELD_DRAW = ['U', 'U', 'E', 'E', 'H'] as const;
const FIELD_BEFORE = ['1,0,1', '-1,0,1', '-1,1,1', '1,1,3'] as const;

export const classicLesson: Lesson<Line> = {
  game: 'classic',
  options: {},
  seats: 2,
  seat: 0,
  chapters: [
    {
      name: 'edges',
      title: 'edges.title',
      start: { draw: ['U', 'E', 'W'] },
      steps: [
        {
          says: 'edges.place',
          shows: {
            cells: [
              { x: -1, y: 0 },
              { x: 1, y: 0 },
            ],
          },
          wants: either(putsAt(-1, 0), putsAt(1, 0)),
          near: [{ if: putsAt(0, 1), says: 'edges.field' }],
        },
        {
          says: 'edges.button',
          shows: { buttons: ['confirm'] },
          wants: either(laysAt(-1, 0), laysAt(1, 0)),
          near: [{ if: laysAt(0, 1), says: 'edges.field' }],
          replies: ['0,-1,2'],
        },
        { says: 'edges.end' },
      ],
    },
    {
      name: 'road',
      title: 'road.title',
      start: { draw: ['U', 'E', 'W', 'B', 'W', 'V'], before: ['1,0,1', '0,-1,2'] },
      steps: [
        {
          says: 'road.claim',
          shows: { cells: [{ x: -1, y: 0 }], features: [ROAD] },
          wants: both(laysAt(-1, 0), { holds: ROAD }),
          near: [
            { if: both(laysAt(-1, 0), claimsNothing), says: 'road.nobody' },
            { if: both(laysAt(-1, 0), claims('field')), says: 'road.field' },
            { if: not({ holds: ROAD }), says: 'road.other' },
          ],
          replies: ['0,1,0,cloister'],
        },
        {
          says: 'road.close',
          shows: { cells: [{ x: 2, y: 0 }], features: [ROAD] },
          wants: both(closes('road'), { gains: 4 }),
          near: [{ if: not(closes('road')), says: 'road.open' }],
          replies: ['1,-1,2'],
        },
        { says: 'road.end' },
      ],
    },
    {
      name: 'city',
      title: 'city.title',
      start: { draw: ['F', 'E', 'E', 'U'] },
      steps: [
        {
          says: 'city.claim',
          shows: { cells: [{ x: 0, y: -1 }], features: [CITY] },
          wants: { holds: CITY },
          near: [
            { if: both(laysAt(0, -1), claimsNothing), says: 'city.nobody', then: ['0,-2,2,city0'] },
            { if: both(laysAt(0, -1), claims('field')), says: 'city.field' },
            { if: not(laysAt(0, -1)), says: 'city.other' },
          ],
          replies: ['0,1,2,city0'],
        },
        {
          says: 'city.close',
          shows: { cells: [{ x: 0, y: -2 }], features: [CITY] },
          wants: both(closes('city'), { gains: 8 }),
          near: [
            { if: closes('city'), says: 'city.gift' },
            { if: ANYTHING, says: 'city.open' },
          ],
          replies: ['1,0,1'],
        },
        { says: 'city.end' },
      ],
    },
    {
      name: 'monastery',
      title: 'monastery.title',
      start: {
        draw: ['U', 'U', 'V', 'V', 'V', 'U', 'B', 'E', 'V', 'E'],
        before: ['1,0,1', '-1,0,1', '1,1,3', '-1,1,0', '1,2,1', '0,2,1'],
      },
      steps: [
        {
          says: 'monastery.claim',
          shows: { cells: [{ x: 0, y: 1 }] },
          wants: both(laysAt(0, 1), claims('cloister')),
          near: [
            { if: not(laysAt(0, 1)), says: 'monastery.lonely' },
            { if: claimsNothing, says: 'monastery.nobody' },
            { if: claims('field'), says: 'monastery.field' },
          ],
          replies: ['0,-1,2,city0'],
        },
        {
          says: 'monastery.close',
          shows: { cells: [{ x: -1, y: 2 }], features: [{ x: 0, y: 1, segment: 'cloister' }] },
          wants: both(closes('cloister'), { gains: 9 }),
          near: [{ if: not(closes('cloister')), says: 'monastery.open' }],
          replies: ['1,-1,0,city0'],
        },
        { says: 'monastery.end' },
      ],
    },
    {
      name: 'join',
      title: 'join.title',
      start: { draw: ['U', 'G', 'E', 'N', 'N', 'V'], before: ['1,0,1', '0,-1,1,city0'] },
      steps: [
        {
          says: 'join.beside',
          shows: { cells: [{ x: 1, y: -1 }], features: [CITY] },
          wants: both(laysAt(1, -1), holds(1, -1, 'city0'), { move: { rotation: 0 } }),
          near: [
            { if: closes('city'), says: 'join.gift', then: ['1,-1,0'] },
            { if: both(laysAt(1, -1), claimsNothing), says: 'join.nobody' },
            { if: both(laysAt(1, -1), claims('field')), says: 'join.field' },
            { if: ANYTHING, says: 'join.other' },
          ],
          replies: ['0,-2,1'],
        },
        {
          says: 'join.close',
          shows: { cells: [{ x: 1, y: -2 }], features: [CITY, { x: 1, y: -1, segment: 'city0' }] },
          wants: both(isShared('city', [0, 1]), { gains: 10 }),
          near: [{ if: not(closes('city')), says: 'join.open' }],
          replies: ['-1,0,3'],
        },
        { says: 'join.end' },
      ],
    },
    {
      name: 'field',
      title: 'field.title',
      start: { draw: [...FIELD_DRAW, 'F', 'U'], before: FIELD_BEFORE },
      steps: [
        {
          says: 'field.claim',
          shows: {
            cells: [{ x: 0, y: 1 }],
            features: [
              { x: -1, y: 1, segment: 'city0' },
              { x: 1, y: 1, segment: 'city0' },
            ],
          },
          wants: both(laysAt(0, 1), claims('field')),
          near: [
            { if: both(laysAt(0, 1), claims('city')), says: 'field.city' },
            { if: both(laysAt(0, 1), claimsNothing), says: 'field.nobody' },
            { if: not(laysAt(0, 1)), says: 'field.other' },
          ],
          replies: ['0,-1,1,city0'],
        },
        { says: 'field.end', shows: { features: [{ x: 0, y: 1, segment: 'field0' }] } },
      ],
    },
    {
      name: 'end',
      title: 'end.title',
      start: {
        draw: [...FIELD_DRAW, 'F', 'U'],
        isEnd: true,
        before: [...FIELD_BEFORE, '0,1,0,field0', '0,-1,1,city0'],
      },
      steps: [
        {
          says: 'end.last',
          shows: {
            cells: [
              { x: -2, y: 0 },
              { x: 2, y: 0 },
            ],
            features: [ROAD],
          },
          wants: both({ holds: ROAD }, { ends: true }, { gains: 10 }),
          near: [
            { if: both(either(laysAt(-2, 0), laysAt(2, 0)), not(claims('road'))), says: 'end.nobody' },
            { if: not({ holds: ROAD }), says: 'end.other' },
          ],
        },
        { says: 'end.end' },
      ],
    },
    {
      name: 'play',
      title: 'play.title',
      start: {
        seed: 14,
        before: [
          '0,-1,1,city0',
          '0,1,3',
          '-1,1,2,city0',
          '1,0,0,road0',
          '-1,-1,0',
          '1,-1,3,cloister',
          '0,-2,2,field0',
          '2,0,0,field0',
        ],
      },
      steps: [{ says: 'play.end' }],
    },
  ],
};
