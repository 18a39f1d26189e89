import type { Under } from '@/book/keys';

import {
  builds,
  discards,
  drawsBlind,
  endsTurn,
  givesBack,
  laysOnPile,
  settles,
  takesCardOf,
  takesFromMarket,
} from './cardWishes';
import type { Lesson } from './types';
import { ANYTHING } from './wishes';

type Line = Under<'lessons.settlers'>;

export const settlersLesson: Lesson<Line> = {
  game: 'settlers',
  options: {},
  seats: 3,
  seat: 0,
  chapters: [
    {
      name: 'trade',
      title: 'trade.title',
      start: {
        scene: {
          hands: [
            { lumber: 1, wool: 2 },
            { ore: 2, grain: 1 },
            { lumber: 1, wool: 1, grain: 1 },
          ],
          market: { brick: 1, ore: 1, wool: 1, grain: 2 },
        },
      },
      steps: [
        {
          says: 'trade.take',
          shows: { places: ['market/brick'] },
          wants: takesFromMarket('brick'),
          near: [
            { if: takesFromMarket(), says: 'trade.else' },
            { if: laysOnPile, says: 'trade.pile' },
            { if: drawsBlind, says: 'trade.blind' },
            { if: endsTurn, says: 'trade.first' },
          ],
        },
        {
          says: 'trade.give',
          shows: { places: ['hand/wool'] },
          wants: givesBack('wool'),
          near: [{ if: givesBack(), says: 'trade.keep' }],
        },
        {
          says: 'trade.build',
          shows: { places: ['stack/road'], buttons: ['confirm'] },
          wants: builds('road'),
          near: [{ if: endsTurn, says: 'trade.wait' }],
        },
        { says: 'trade.end' },
      ],
    },
    {
      name: 'knight',
      title: 'knight.title',
      start: {
        scene: {
          hands: [
            { lumber: 1, ore: 1, wool: 1, grain: 1 },
            { brick: 2, ore: 1 },
            { wool: 2, grain: 1 },
          ],
          roads: [2, 2, 1],
        },
        chance: { cards: ['brick', 'lumber', 'grain'] },
      },
      steps: [
        {
          says: 'knight.build',
          shows: { places: ['stack/knight'], buttons: ['confirm'] },
          wants: builds('knight'),
          near: [
            { if: endsTurn, says: 'knight.wait' },
            { if: ANYTHING, says: 'knight.trade' },
          ],
        },
        {
          says: 'knight.draw',
          shows: { buttons: ['confirm'] },
          wants: endsTurn,
          replies: ['end', 'end'],
        },
        { says: 'knight.end' },
      ],
    },
    {
      name: 'three',
      title: 'three.title',
      start: {
        scene: {
          hands: [
            { lumber: 1, grain: 3 },
            { brick: 1, ore: 2 },
            { lumber: 1, wool: 2 },
          ],
          roads: [1, 2, 2],
          knights: [1, 0, 1],
        },
      },
      steps: [
        {
          says: 'three.build',
          shows: { places: ['stack/road'], buttons: ['confirm'] },
          wants: builds('road'),
          near: [
            { if: endsTurn, says: 'three.wait' },
            { if: ANYTHING, says: 'three.trade' },
          ],
        },
        { says: 'three.end' },
      ],
    },
    {
      name: 'city',
      title: 'city.title',
      start: {
        scene: {
          hands: [
            { ore: 4, wool: 3, grain: 2 },
            { brick: 2, lumber: 1 },
            { brick: 1, lumber: 2, wool: 1 },
          ],
          roads: [2, 2, 2],
          settlements: [2, 1, 1],
          knights: [1, 1, 0],
        },
        chance: { events: ['marketDay'] },
      },
      steps: [
        {
          says: 'city.build',
          shows: { places: ['stack/city'], buttons: ['confirm'] },
          wants: builds('city'),
          near: [
            { if: builds(), says: 'city.else' },
            { if: endsTurn, says: 'city.wait' },
            { if: ANYTHING, says: 'city.trade' },
          ],
        },
        {
          says: 'city.expand',
          shows: { places: ['stack/expansion'] },
          wants: builds('expansion'),
          near: [{ if: endsTurn, says: 'city.leave' }],
        },
        { says: 'city.end' },
      ],
    },
    {
      name: 'destiny',
      title: 'destiny.title',
      start: {
        scene: {
          hands: [
            { brick: 2, lumber: 2, wool: 1, grain: 1 },
            { ore: 2, grain: 1 },
            { brick: 1, wool: 2, ore: 1 },
          ],
          roads: [1, 2, 4],
          roadStack: 0,
          settlements: [2, 1, 1],
          cities: [0, 1, 2],
          destiny: 'white',
        },
      },
      steps: [
        {
          says: 'destiny.turn',
          shows: { places: ['stack/settlement', 'seat/2'], buttons: ['confirm'] },
          wants: settles(true),
          near: [
            { if: settles(false), says: 'destiny.kept' },
            { if: takesCardOf(1), says: 'destiny.clara' },
            { if: endsTurn, says: 'destiny.wait' },
            { if: ANYTHING, says: 'destiny.trade' },
          ],
        },
        {
          says: 'destiny.take',
          shows: { places: ['stack/road', 'seat/2'] },
          wants: takesCardOf(2),
          near: [{ if: endsTurn, says: 'destiny.last' }],
        },
        { says: 'destiny.end', shows: { places: ['seat/2'] } },
      ],
    },
    {
      name: 'robbers',
      title: 'robbers.title',
      start: {
        scene: {
          turnOf: 1,
          hands: [
            { brick: 2, lumber: 2, ore: 1, wool: 2, grain: 1 },
            { ore: 3, wool: 1, grain: 2 },
            { brick: 1, lumber: 1, ore: 2 },
          ],
          roads: [2, 2, 2],
          settlements: [1, 2, 1],
        },
        chance: { events: ['robberAttack'] },
        before: ['city o3g2'],
      },
      steps: [{ says: 'robbers.discard', wants: discards, replies: ['end', 'end'] }, { says: 'robbers.end' }],
    },
    {
      name: 'end',
      title: 'end.title',
      start: {
        scene: {
          hands: [
            { brick: 1, lumber: 1, ore: 1, wool: 1, grain: 1 },
            { brick: 1, lumber: 2 },
            { ore: 2, wool: 2 },
          ],
          roads: [2, 2, 2],
          knights: [1, 0, 1],
          settlements: [3, 2, 1],
          cities: [1, 1, 1],
          expansions: [['library'], [], ['church']],
        },
      },
      steps: [
        {
          says: 'end.last',
          wants: { ends: true },
          near: [
            { if: builds('road'), says: 'end.road' },
            { if: endsTurn, says: 'end.wait' },
            { if: ANYTHING, says: 'end.trade' },
          ],
        },
        { says: 'end.end' },
      ],
    },
    {
      name: 'play',
      title: 'play.title',
      start: {
        seed: 25,
        before: [
          'market o',
          'give w',
          'road b1l1',
          'end',
          'market w',
          'give o',
          'end',
          'market b',
          'give g',
          'end',
          'market b',
          'give o',
          'end',
          'market o',
          'give w',
          'road l1o3',
          'end',
          'market w',
          'give b',
          'road b1l1',
          'end',
        ],
      },
      steps: [{ says: 'play.end' }],
    },
  ],
};
