import type { Under } from '@/book/keys';

import { both, claims, claimsNothing, closes, drawsBonus, laysAt, laysBonus, leaves, not } from './tileWishes';
import type { Lesson } from './types';
import { ANYTHING } from './wishes';

type Line = Under<'lessons.hunters'>;

export const huntersLesson: Lesson<Line> = {
  game: 'hunters',
  options: {},
  seats: 2,
  seat: 0,
  chapters: [
    {
      name: 'forest',
      title: 'forest.title',
      start: { draw: ['L31', 'L27', 'L32', 'L44'] },
      steps: [
        {
          says: 'forest.claim',
          shows: { cells: [{ x: 0, y: -1 }] },
          wants: both(laysAt(0, -1), { move: { rotation: 0 } }, claims('forest')),
          near: [
            { if: both(laysAt(0, -1), claimsNothing), says: 'forest.nobody' },
            { if: both(laysAt(0, -1), claims('meadow')), says: 'forest.meadow' },
            { if: laysAt(0, -1), says: 'forest.turned' },
            { if: ANYTHING, says: 'forest.other' },
          ],
          replies: ['0,1,1'],
        },
        {
          says: 'forest.close',
          shows: { cells: [{ x: 1, y: -1 }] },
          wants: both(closes('forest'), { gains: 4 }),
          near: [{ if: ANYTHING, says: 'forest.open' }],
          replies: ['-1,0,0'],
        },
        { says: 'forest.end' },
      ],
    },
    {
      name: 'gold',
      title: 'gold.title',
      start: { draw: ['L31', 'L27', 'L31', 'L44'], bonus: ['B11'], before: ['1,0,2,f1', '2,0,2'] },
      steps: [
        {
          says: 'gold.close',
          shows: { cells: [{ x: 0, y: 1 }], features: [{ x: 1, y: 0, segment: 'f1' }] },
          wants: both(closes('forest'), drawsBonus),
          near: [{ if: ANYTHING, says: 'gold.open' }],
        },
        { says: 'gold.bonus', wants: laysBonus, replies: [['-1,0,0', '-1,1,1', '0,-1,0', '2,-1,0']] },
        { says: 'gold.end' },
      ],
    },
    {
      name: 'river',
      title: 'river.title',
      start: { draw: ['L44', 'L27', 'L01', 'L32'], before: ['-1,0,0,r1', '1,0,0'] },
      steps: [
        {
          says: 'river.close',
          shows: { cells: [{ x: -2, y: 0 }], features: [{ x: -1, y: 0, segment: 'r1' }] },
          wants: both(closes('river'), { gains: 6 }),
          near: [{ if: ANYTHING, says: 'river.open' }],
          replies: ['1,1,0'],
        },
        { says: 'river.end' },
      ],
    },
    {
      name: 'hut',
      title: 'hut.title',
      start: { draw: ['L03', 'L27', 'L44', 'L32'] },
      steps: [
        {
          says: 'hut.build',
          shows: { cells: [{ x: -1, y: 0 }] },
          wants: both(laysAt(-1, 0), leaves('hut', 'lake')),
          near: [
            { if: laysAt(-1, 0), says: 'hut.nobody' },
            { if: ANYTHING, says: 'hut.other' },
          ],
          replies: ['0,1,1'],
        },
        {
          says: 'hut.fisher',
          wants: leaves('member', 'river'),
          near: [
            { if: leaves('hut', 'river'), says: 'hut.again' },
            { if: ANYTHING, says: 'hut.empty' },
          ],
          replies: [['0,2,1', '1,0,3', '1,1,0', '0,-1,0']],
        },
        { says: 'hut.end' },
      ],
    },
    {
      name: 'meadow',
      title: 'meadow.title',
      start: { draw: ['L32', 'L27', 'L28'] },
      steps: [
        {
          says: 'meadow.claim',
          shows: { cells: [{ x: 0, y: 1 }] },
          wants: both(laysAt(0, 1), claims('meadow')),
          near: [
            { if: both(laysAt(0, 1), claims('forest')), says: 'meadow.forest' },
            { if: laysAt(0, 1), says: 'meadow.nobody' },
            { if: ANYTHING, says: 'meadow.other' },
          ],
          replies: ['0,-1,1'],
        },
        { says: 'meadow.end', shows: { features: [{ x: 0, y: 1, segment: 'm1' }] } },
      ],
    },
    {
      name: 'fire',
      title: 'fire.title',
      start: {
        draw: ['L32', 'L27', 'L28', 'L44', 'L31'],
        bonus: ['B02'],
        isEnd: true,
        before: ['0,1,0,m1', '0,-1,1', '0,2,2', '-1,0,0'],
      },
      steps: [
        {
          says: 'fire.close',
          shows: { cells: [{ x: 1, y: 0 }] },
          wants: both(drawsBonus, not(claims('meadow'))),
          near: [{ if: not(drawsBonus), says: 'fire.open' }],
        },
        {
          says: 'fire.lay',
          shows: {
            cells: [{ x: 1, y: 1 }],
            features: [{ x: 0, y: 1, segment: 'm1' }],
          },
          wants: both({ ends: true }, { gains: 4 }),
          near: [{ if: not({ gains: 4 }), says: 'fire.astray' }],
        },
        { says: 'fire.end' },
      ],
    },
    {
      name: 'play',
      title: 'play.title',
      start: {
        seed: 21,
        before: [
          '1,0,0,f1',
          '1,1,0,f1',
          '-1,0,3,r1',
          '-1,1,1,hut,r1',
          '-1,-1,3,hut,l1',
          '-2,0,0,f1',
          '-1,-2,2,r1',
          '-1,-3,2,f1',
        ],
      },
      steps: [{ says: 'play.end' }],
    },
  ],
};
