import { defaultOptions } from '@/core/options';
import { classic } from '@/games/classic';
import { CLASSIC_TILES, CLASSIC_TILE_IDS, type ClassicTile, type ClassicTileId } from '@/games/classic/tiles';
import type { ClassicOptions, ClassicPoint } from '@/games/classic/types';

import { landBook } from '../landBook';
import { factsOf } from './facts';
import { CLASSIC_RULES, type ClassicRule } from './rules';
import { summaryOf } from './summary';
import { CLASSIC_TERMS } from './terms';

/** What is special on a tile. */
function tileRule(id: ClassicTileId): ClassicRule {
  const tile: ClassicTile = CLASSIC_TILES[id];
  if (tile.cloister === true) return 'monastery';
  return tile.cities?.some(({ pennant }) => pennant === true) === true ? 'pennant' : 'tiles';
}

export const classicBook = landBook<ClassicRule, { points: ClassicPoint; options: ClassicOptions }>({
  game: 'classic',
  rules: CLASSIC_RULES,
  moments: {
    holding: 'placing',
    placed: 'claiming',
    ordering: 'several',
    counting: 'unfinished',
    over: 'unfinished',
  },
  objections: {
    over: 'end',
    wrongStage: 'turn',
    outside: 'placing',
    badRotation: 'placing',
    occupied: 'placing',
    touchesNothing: 'corners',
    edgesDiffer: 'placing',
    mustClaim: 'claiming',
    noSuchPiece: 'claiming',
    noSuchSegment: 'claiming',
    noneLeft: 'supply',
    taken: 'occupied',
    noFields: 'fields',
    hutNeedsWater: 'claiming',
    systemHasHut: 'claiming',
    lakeHasNoFisher: 'claiming',
    notWaiting: 'several',
    noFollowerLeft: 'supply',
  },
  points: {
    road: { now: 'road', atEnd: 'unfinished' },
    city: { now: 'city', atEnd: 'unfinished' },
    cloister: { now: 'monastery', atEnd: 'unfinished' },
    field: { now: 'field-scoring', atEnd: 'field-scoring' },
  },
  options: { followers: 'followers', fields: 'fields', startPlayer: 'start-player' },
  terms: CLASSIC_TERMS,
  facts: factsOf,
  summary: summaryOf,
  usual: defaultOptions(classic.options),
  cards: Object.fromEntries(CLASSIC_TILE_IDS.map((id) => [id, tileRule(id)])),
  phrases: {
    'tiles.move': {
      place: 'placing',
      placeWithMember: 'claiming',
      placeWithHut: 'claiming',
      scoreNext: 'several',
      countNext: 'unfinished',
    },
    'board.told': {
      placed: 'placing',
      placedBonus: 'placing',
      'claimed.city': 'claiming',
      'claimed.road': 'claiming',
      'claimed.field': 'farmers',
      'claimed.cloister': 'claiming',
      'claimed.forest': 'claiming',
      'claimed.river': 'claiming',
      'claimed.meadow': 'claiming',
      'claimed.hut': 'claiming',
      closed: 'returning',
      closedFor: 'returning',
      closedShared: 'ties',
      closedUnpaid: 'returning',
      final: 'unfinished',
      finalShared: 'ties',
      counted: 'unfinished',
      countedUnpaid: 'unfinished',
      bonus: 'placing',
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
      bonus: null,
      join: 'joining',
      block: 'majority',
      extend: null,
      wait: 'supply',
      'solo.score': null,
      'solo.order': null,
      'solo.count': null,
      'solo.place': null,
      'solo.free': null,
      'claim.city': 'city',
      'claim.road': 'road',
      'claim.field': 'farmers',
      'claim.cloister': 'monastery',
      'claim.forest': null,
      'claim.river': null,
      'claim.meadow': null,
      'claim.hut': null,
    },
  },
});
