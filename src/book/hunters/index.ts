import { defaultOptions } from '@/core/options';
import { hunters } from '@/games/hunters';
import { HUNTERS_TILES, type HuntersTile } from '@/games/hunters/tiles';
import type { HuntersOptions, HuntersPoint } from '@/games/hunters/types';

import { landBook } from '../landBook';
import { factsOf } from './facts';
import { HUNTERS_RULES, type HuntersRule } from './rules';
import { summaryOf } from './summary';
import { HUNTERS_TERMS } from './terms';

/** What is special on a tile. */
function tileRule({ deck, special, zones }: HuntersTile): HuntersRule {
  if (special === 'volcano') return 'setup';
  const on = Object.values(zones);
  if (on.some((zone) => zone.kind === 'meadow' && zone.special === 'shrine')) return 'shrine';
  if (on.some((zone) => zone.kind === 'meadow' && zone.special === 'fire')) return 'fire';
  if (on.some((zone) => zone.kind === 'forest' && zone.mushrooms !== undefined)) return 'mushrooms';
  return deck === 'bonus' ? 'bonus-kinds' : 'tiles';
}

export const huntersBook = landBook<HuntersRule, { points: HuntersPoint; options: HuntersOptions }>({
  game: 'hunters',
  rules: HUNTERS_RULES,
  moments: {
    holding: 'placing',
    bonus: 'bonus-tile',
    placed: 'claiming',
    ordering: 'turn',
    counting: 'end',
    over: 'end',
  },
  objections: {
    over: 'end',
    wrongStage: 'turn',
    outside: 'placing',
    badRotation: 'placing',
    occupied: 'placing',
    touchesNothing: 'placing',
    edgesDiffer: 'placing',
    mustClaim: 'claiming',
    noSuchPiece: 'claiming',
    noSuchSegment: 'claiming',
    noneLeft: 'supply',
    taken: 'occupied',
    noFields: 'claiming',
    hutNeedsWater: 'huts',
    systemHasHut: 'huts',
    lakeHasNoFisher: 'huts-and-fishers',
    notWaiting: 'turn',
    noFollowerLeft: 'supply',
  },
  points: {
    forest: { now: 'forest', atEnd: 'end' },
    river: { now: 'river', atEnd: 'end' },
    hut: { now: 'hut-scoring', atEnd: 'hut-scoring' },
    meadow: { now: 'meadow-scoring', atEnd: 'meadow-scoring' },
  },
  options: { startPlayer: 'start-player' },
  terms: HUNTERS_TERMS,
  facts: factsOf,
  summary: summaryOf,
  usual: defaultOptions(hunters.options),
  cards: Object.fromEntries(HUNTERS_TILES.map((tile) => [tile.id, tileRule(tile)])),
  phrases: {
    'tiles.move': {
      place: 'placing',
      placeWithMember: 'claiming',
      placeWithHut: 'huts',
      scoreNext: 'turn',
      countNext: 'end',
    },
    'board.told': {
      placed: 'placing',
      placedBonus: 'bonus-tile',
      'claimed.city': 'claiming',
      'claimed.road': 'claiming',
      'claimed.field': 'claiming',
      'claimed.cloister': 'claiming',
      'claimed.forest': 'claiming',
      'claimed.river': 'claiming',
      'claimed.meadow': 'hunters',
      'claimed.hut': 'huts',
      closed: 'returning',
      closedFor: 'returning',
      closedShared: 'majority',
      closedUnpaid: 'returning',
      final: 'end',
      finalShared: 'majority',
      counted: 'end',
      countedUnpaid: 'end',
      bonus: 'gold',
      discarded: 'fits-nowhere',
      ended: 'end',
      endedFollowers: 'end',
      turn: 'turn',
    },
    'board.final': { early: 'end' },
    'ai.reason': {
      random: null,
      only: null,
      score: 'claim-and-score',
      bonus: 'gold',
      join: 'joining',
      block: 'majority',
      extend: null,
      wait: 'supply',
      'solo.score': null,
      'solo.order': null,
      'solo.count': null,
      'solo.place': null,
      'solo.free': null,
      'claim.city': null,
      'claim.road': null,
      'claim.field': null,
      'claim.cloister': null,
      'claim.forest': 'forest',
      'claim.river': 'river',
      'claim.meadow': 'hunters',
      'claim.hut': 'huts',
    },
  },
});
