import type { Game } from '@/core/game';

import { MAX_SEATS, MIN_SEATS } from './cards';
import { decode, describe, encode } from './notation';
import { SettlersPosition } from './position';
import {
  CITY_BUILDS,
  EVENT_PROFILES,
  TARGETS,
  type SettlersEvent,
  type SettlersMove,
  type SettlersOptions,
  type SettlersView,
} from './types';

export interface SettlersGame extends Game<SettlersOptions, SettlersMove, SettlersEvent, SettlersView> {
  start(options: SettlersOptions, seed: number, seats: number): SettlersPosition;
}

export const settlers: SettlersGame = {
  id: 'settlers',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: {
    // The sources differ in one card with a four-player symbol, so smaller tables have nothing to choose.
    events: { values: (seats) => (seats >= 4 ? EVENT_PROFILES : EVENT_PROFILES.slice(0, 1)), usual: 'tenFive' },
    cityBuild: { values: () => CITY_BUILDS, usual: 'separate' },
    target: { values: () => TARGETS, usual: 10 },
  },
  start: (options, seed, seats) => SettlersPosition.fromSeed(options, seed, seats),
  encode,
  decode,
  describe,
};

export { imagine, SettlersPosition } from './position';
export { eventsFor } from './view';
export { hiddenCards, worldOf, type KnownHands } from './world';
export { pointLines, pointsOf, sideA, sideB, sideOf } from './score';
export { playRandomly, randomMove } from './random';
export { PHRASE_KEYS } from './phrases';
export { MAX_CODES } from './codes';
export * from './cards';
export * from './types';
