import type { CardFigure } from '../cardFigure';

/** The tables of the book, each played by the rules themselves. */
export const SETTLERS_FIGURES = {
  withoutRoad: {
    seats: 3,
    scene: { hands: [{ brick: 1, wool: 1 }, { ore: 1 }, {}], roads: [0, 2, 2] },
    refused: 'market o',
  },
  market: {
    seats: 3,
    scene: { hands: [{ brick: 1, wool: 1 }, {}, {}], roads: [1, 1, 1] },
    moves: ['market o', 'give b'],
  },
  threeRoads: {
    seats: 3,
    scene: { hands: [{ brick: 1, lumber: 1, wool: 1 }, {}, {}], roads: [3, 1, 1] },
    moves: ['market o', 'market g', 'give b', 'give l'],
    refused: 'market l',
  },
  sevenForFive: {
    seats: 2,
    scene: { hands: [{ grain: 2, ore: 2, wool: 3 }, {}] },
    moves: [{ move: 'city o2w3g2', event: 'robberAttack' }],
  },
  onceOnly: {
    seats: 2,
    scene: { hands: [{ brick: 2, lumber: 2 }, {}] },
    moves: ['road b1l1'],
    refused: 'road b1l1',
  },
  picture: {
    seats: 2,
    scene: {
      hands: [{ brick: 1, lumber: 1 }, {}],
      roads: [3, 1],
      knights: [2, 0],
      settlements: [2, 1],
      cities: [1, 0],
      expansions: [['church'], []],
    },
    moves: ['road b1l1'],
  },
  townHall: { seats: 2, scene: { hands: [{ wool: 3, ore: 1 }, {}], cities: [1, 0] }, refused: 'townHall o1w3' },
  otherExpansion: { seats: 2, scene: { hands: [{ wool: 3, ore: 1 }, {}], cities: [1, 0] }, moves: ['citadel o1w3'] },
  pastTheEmpty: {
    seats: 6,
    scene: { hands: [{ brick: 1, lumber: 1 }], roads: [1, 6, 0, 6, 0, 0], roadStack: 0, destiny: 'black' },
    moves: ['road b1l1'],
  },
  aimed: {
    seats: 3,
    scene: { hands: [{ brick: 2, lumber: 2, wool: 1, grain: 1 }, {}, {}], roads: [1, 4, 2], roadStack: 0 },
    moves: ['settlement b1l1w1g1!', 'road b1l1'],
  },
  nobodyHas: {
    seats: 3,
    scene: {
      hands: [{ ore: 1, wool: 1, grain: 1 }, {}, {}],
      knights: [3, 1, 0],
      knightStack: 0,
      expansions: [[], ['church'], []],
    },
    refused: 'knight o1w1g1',
  },
  citadel: {
    seats: 3,
    scene: {
      hands: [{ brick: 1, lumber: 1 }, {}, {}],
      roads: [3, 4, 0],
      roadStack: 0,
      expansions: [[], ['citadel'], []],
    },
    moves: ['road b1l1'],
  },
  threeAreSafe: {
    seats: 3,
    scene: {
      hands: [{ brick: 1, lumber: 1 }, {}, {}],
      roads: [1, 3, 3],
      roadStack: 0,
      expansions: [[], ['citadel'], []],
    },
    moves: ['road b1l1'],
  },
  attack: {
    seats: 3,
    scene: {
      hands: [
        { lumber: 3, ore: 3, wool: 5, grain: 2 },
        { brick: 4, grain: 3 },
        { lumber: 6, ore: 2, wool: 3 },
      ],
    },
    moves: [
      { move: 'city o3g2', event: 'robberAttack' },
      'discard w',
      'discard l',
      'discard l',
      'discard l',
      'discard l',
    ],
  },
  marketDay: {
    seats: 2,
    scene: { hands: [{ ore: 3, grain: 2 }, {}], market: { brick: 5 } },
    moves: [{ move: 'city o3g2', event: 'marketDay', draws: { ore: 2, wool: 2, grain: 1 } }],
  },
  university: {
    seats: 2,
    scene: { hands: [{ brick: 1 }, {}], expansions: [['university'], []] },
    moves: ['road b1/l'],
  },
  guild: {
    seats: 3,
    scene: {
      hands: [{}, { ore: 1 }, { wool: 2 }],
      settlements: [0, 3, 1],
      expansions: [['merchantGuild'], [], []],
    },
    moves: [{ move: 'guild 1', draws: { ore: 1 } }],
  },
  guildBehind: {
    seats: 3,
    scene: {
      hands: [{}, { ore: 1 }, { wool: 2 }],
      settlements: [0, 3, 1],
      expansions: [['merchantGuild'], [], []],
    },
    refused: 'guild 2',
  },
  winningCity: {
    seats: 3,
    scene: { hands: [{ ore: 3, grain: 2 }, {}, {}], settlements: [9, 1, 1] },
    moves: [{ move: 'city o3g2', event: 'robberAttack' }],
  },
} as const satisfies Readonly<Record<string, CardFigure>>;
