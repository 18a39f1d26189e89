import type { Game } from '@/core/game';

import { MAX_SEATS, MIN_SEATS } from './cards';
import { intentAfter, readIntent, startIntent, stepBack, type CardIntent } from './intent';
import { decode, describe, encode } from './notation';
import { cardPoints } from './points';
import { imagine, SettlersPosition } from './position';
import { CardTable } from './table';
import {
  CITY_BUILDS,
  EVENT_PROFILES,
  TARGETS,
  type SettlersEvent,
  type SettlersMove,
  type SettlersOptions,
  type SettlersView,
} from './types';
import { eventsFor } from './view';

/** The fast card game of settlements, roads and knights. */
export const settlers: Game<SettlersOptions, SettlersMove, SettlersEvent, SettlersView, CardIntent, SettlersPosition> =
  {
    id: 'settlers',
    seats: { min: MIN_SEATS, max: MAX_SEATS },
    options: {
      // The sources differ in one card with a four-player symbol, so smaller tables have nothing to choose.
      events: { values: (seats) => (seats >= 4 ? EVENT_PROFILES : EVENT_PROFILES.slice(0, 1)), usual: 'tenFive' },
      cityBuild: { values: () => CITY_BUILDS, usual: 'separate' },
      target: { values: () => TARGETS, usual: 10 },
    },
    start: (options, seed, seats) => SettlersPosition.fromSeed(options, seed, seats),
    hidesHands: true,
    isTeamwork: false,
    encode,
    decode,
    describe,
    tableFor: (position, seat) => new CardTable(position, seat),
    eventsFor,
    // A build lies on the table for all to see; every other move names cards.
    moveFor: (seat, move, by) => (seat === by || move.type === 'build' ? move : null),
    imagine,
    tilesLeft: () => null,
    intent: { start: startIntent, read: readIntent, back: stepBack, after: intentAfter },
    points: cardPoints,
  };

export { imagine, SettlersPosition } from './position';
export { eventsFor } from './view';
export { buildMoveOf, startIntent, type Building, type CardIntent } from './intent';
export { isSameBundle, sizeOf } from './bundle';
export { expansionOf } from './points';
export { CardTable } from './table';
export { cardEvents, cardIntent } from './told';
export { hiddenCards, worldOf, type KnownHands } from './world';
export { pointSources, pointsOf, sideA, sideB, sideOf } from './score';
export { playRandomly, randomMove } from './random';
export { PAYMENT_OBJECTIONS, PHRASE_KEYS, type CardObjection } from './phrases';
export { MAX_CODES } from './codes';
export * from './cards';
export * from './types';
