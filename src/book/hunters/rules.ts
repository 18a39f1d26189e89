import type { hunters as texts } from '@/i18n/book/en/hunters';

import type { LandFigure } from '../landFigure';
import type { Rule } from '../types';
import { HUNTERS_FIGURES as figure } from './figures';

export type HuntersRule = keyof typeof texts;

/** In the order of reading. */
export const HUNTERS_RULES = {
  summary: { chapter: 'summary', related: ['forest', 'river', 'hut-scoring', 'meadow-scoring'], table: 'summary' },
  aim: { chapter: 'about', related: ['turn', 'winner'] },
  setup: { chapter: 'about', related: ['tiles', 'bonus-kinds', 'start-player'], options: ['startPlayer'] },
  'start-player': { chapter: 'about', related: ['turn'], options: ['startPlayer'] },
  turn: { chapter: 'turn', related: ['placing', 'claiming', 'forest', 'gold'] },
  placing: { chapter: 'placing', related: ['fits-nowhere'], figures: [figure.fitting, figure.misfit] },
  'fits-nowhere': { chapter: 'placing', related: ['placing'], figures: [figure.leaves] },
  claiming: { chapter: 'claiming', related: ['one-piece', 'occupied', 'huts'], figures: [figure.gatherer] },
  'one-piece': { chapter: 'claiming', related: ['claiming', 'bonus-tile'] },
  occupied: { chapter: 'claiming', related: ['joining', 'claiming'], figures: [figure.threeHunters] },
  supply: { chapter: 'claiming', related: ['returning', 'hunters'] },
  huts: { chapter: 'claiming', related: ['hut-scoring', 'huts-and-fishers', 'lakes'], figures: [figure.secondHut] },
  'huts-and-fishers': {
    chapter: 'claiming',
    related: ['huts', 'river'],
    figures: [figure.fisherBesideHut, figure.fisherAtLake],
  },
  'claim-and-score': { chapter: 'claiming', related: ['returning', 'bonus-tile'], figures: [figure.riverOfTwo] },
  parts: { chapter: 'scoring', related: ['forest', 'river'] },
  forest: {
    chapter: 'scoring',
    related: ['parts', 'mushrooms', 'gold'],
    figures: [figure.forestOfTwo, figure.forestOfFive],
  },
  mushrooms: { chapter: 'scoring', related: ['forest', 'bonus-kinds'], figures: [figure.mushrooms] },
  river: { chapter: 'scoring', related: ['parts', 'lakes'], figures: [figure.riverOfThree, figure.riverRing] },
  lakes: { chapter: 'scoring', related: ['river', 'huts'], figures: [figure.sameLake] },
  returning: { chapter: 'scoring', related: ['supply', 'hunters'] },
  joining: {
    chapter: 'sharing',
    related: ['majority', 'occupied'],
    figures: [figure.forestTied, figure.threeHunters],
  },
  majority: { chapter: 'sharing', related: ['joining'], figures: [figure.forestMajority] },
  gold: { chapter: 'special', related: ['bonus-tile', 'bonus-chain'], figures: [figure.goldForNobody] },
  'bonus-tile': { chapter: 'special', related: ['gold', 'one-piece'] },
  'bonus-chain': { chapter: 'special', related: ['gold'], figures: [figure.noChain] },
  'bonus-kinds': { chapter: 'special', related: ['mushrooms', 'fire', 'shrine'], table: 'bonusTiles' },
  tiles: { chapter: 'special', related: ['setup'], table: 'tiles' },
  hunters: { chapter: 'end', related: ['meadow-scoring', 'meadow-borders', 'supply'] },
  'meadow-borders': { chapter: 'end', related: ['meadow-scoring'] },
  end: { chapter: 'end', related: ['hut-scoring', 'meadow-scoring', 'winner'], figures: [figure.openIsNothing] },
  'hut-scoring': { chapter: 'end', related: ['huts', 'lakes'], figures: [figure.systemMajority] },
  'meadow-scoring': {
    chapter: 'end',
    related: ['tigers', 'fire', 'shrine'],
    figures: [figure.meadowOne, figure.meadowThree],
  },
  tigers: { chapter: 'end', related: ['meadow-scoring', 'fire'], figures: [figure.meadowTwo, figure.meadowFour] },
  fire: { chapter: 'end', related: ['tigers', 'bonus-kinds'], figures: [figure.fire] },
  shrine: { chapter: 'end', related: ['meadow-scoring', 'bonus-kinds'], figures: [figure.shrine] },
  winner: { chapter: 'end', related: ['aim', 'end'] },
  glossary: { chapter: 'glossary', related: ['summary'], hasGlossary: true },
} as const satisfies Readonly<Record<HuntersRule, Rule<HuntersRule, LandFigure>>>;
