import type { settlers as texts } from '@/i18n/book/en/settlers';

import type { CardFigure } from '../cardFigure';
import type { Rule } from '../types';
import { SETTLERS_FIGURES as figure } from './figures';

export type SettlersRule = keyof typeof texts;

/** In the order of reading. */
export const SETTLERS_RULES = {
  summary: { chapter: 'summary', related: ['costs', 'points'], table: 'summary' },
  aim: { chapter: 'about', related: ['turn', 'winning'], options: ['target'] },
  setup: { chapter: 'about', related: ['stacks', 'hidden'] },
  stacks: { chapter: 'about', related: ['setup', 'events'], table: 'stacks', options: ['events'] },
  hidden: { chapter: 'about', related: ['trade-player', 'city'] },
  turn: { chapter: 'turn', related: ['allowance', 'once-a-turn', 'drawing'] },
  allowance: {
    chapter: 'trading',
    related: ['without-road', 'road', 'trade-partners'],
    figures: [figure.threeRoads],
  },
  'without-road': { chapter: 'trading', related: ['allowance', 'trade-pile'], figures: [figure.withoutRoad] },
  'trade-market': { chapter: 'trading', related: ['allowance', 'market-day'], figures: [figure.market] },
  'trade-pile': { chapter: 'trading', related: ['allowance', 'empty-pile'] },
  'trade-player': { chapter: 'trading', related: ['library', 'hidden'] },
  'trade-partners': { chapter: 'trading', related: ['allowance'] },
  costs: { chapter: 'building', related: ['three-for-one', 'once-a-turn', 'university'], table: 'prices' },
  'once-a-turn': {
    chapter: 'building',
    related: ['costs', 'city-build'],
    figures: [figure.onceOnly],
    options: ['cityBuild'],
  },
  'three-for-one': { chapter: 'building', related: ['costs', 'university'], figures: [figure.sevenForFive] },
  road: { chapter: 'building', related: ['allowance', 'empty-stack', 'points'] },
  knight: { chapter: 'building', related: ['drawing', 'empty-stack', 'points'] },
  settlement: { chapter: 'building', related: ['city', 'destiny', 'aimed-theft'] },
  city: { chapter: 'building', related: ['robber-attack', 'market-day', 'expansion'] },
  expansion: {
    chapter: 'building',
    related: ['town-hall', 'library', 'church', 'citadel', 'university', 'merchant-guild'],
    figures: [figure.otherExpansion],
    table: 'expansions',
  },
  'empty-stack': { chapter: 'taking', related: ['theft-path', 'destiny', 'protection'], figures: [figure.nobodyHas] },
  destiny: { chapter: 'taking', related: ['theft-path', 'aimed-theft', 'settlement'] },
  'theft-path': {
    chapter: 'taking',
    related: ['destiny', 'protection', 'empty-stack'],
    figures: [figure.pastTheEmpty],
  },
  'aimed-theft': { chapter: 'taking', related: ['destiny', 'settlement'], figures: [figure.aimed] },
  protection: { chapter: 'taking', related: ['church', 'citadel'], figures: [figure.citadel, figure.threeAreSafe] },
  drawing: { chapter: 'drawing', related: ['knight', 'empty-pile'] },
  'empty-pile': { chapter: 'drawing', related: ['drawing'] },
  'robber-attack': {
    chapter: 'special',
    related: ['city', 'destiny', 'events'],
    figures: [figure.attack],
    table: 'cityEvents',
    options: ['events'],
  },
  'market-day': {
    chapter: 'special',
    related: ['city', 'trade-market', 'events'],
    figures: [figure.marketDay],
    table: 'cityEvents',
    options: ['events'],
  },
  library: { chapter: 'special', related: ['trade-player', 'expansion'] },
  church: { chapter: 'special', related: ['protection', 'expansion'] },
  citadel: { chapter: 'special', related: ['protection', 'expansion'] },
  'town-hall': { chapter: 'special', related: ['expansion', 'costs'], figures: [figure.townHall] },
  university: { chapter: 'special', related: ['costs', 'three-for-one', 'expansion'], figures: [figure.university] },
  'merchant-guild': { chapter: 'special', related: ['expansion'], figures: [figure.guild, figure.guildBehind] },
  points: { chapter: 'end', related: ['winning', 'road', 'knight'], figures: [figure.picture] },
  winning: { chapter: 'end', related: ['points', 'aim'], figures: [figure.winningCity], options: ['target'] },
  events: { chapter: 'options', related: ['robber-attack', 'market-day'], options: ['events'] },
  'city-build': { chapter: 'options', related: ['once-a-turn'], options: ['cityBuild'] },
  target: { chapter: 'options', related: ['winning'], options: ['target'] },
  glossary: { chapter: 'glossary', related: ['summary'], hasGlossary: true },
} as const satisfies Readonly<Record<SettlersRule, Rule<SettlersRule, CardFigure>>>;
