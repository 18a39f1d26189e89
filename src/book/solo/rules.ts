import type { solo as texts } from '@/i18n/book/en/solo';

import type { LandFigure } from '../landFigure';
import type { Rule } from '../types';
import { SOLO_FIGURES as figure } from './figures';

export type SoloRule = keyof typeof texts;

/** In the order of reading. */
export const SOLO_RULES = {
  summary: { chapter: 'summary', related: ['worth', 'last-scores'], table: 'summary' },
  aim: { chapter: 'about', related: ['last-scores', 'result'] },
  setup: { chapter: 'about', related: ['tiles', 'followers', 'colours'], options: ['followers', 'colours'] },
  together: { chapter: 'about', related: ['aim'] },
  turn: { chapter: 'turn', related: ['placing', 'must-claim', 'last-scores'] },
  placing: { chapter: 'placing', related: ['fits-nowhere'] },
  'fits-nowhere': { chapter: 'placing', related: ['end'] },
  'must-claim': { chapter: 'claiming', related: ['nothing-free', 'no-follower-left'], figures: [figure.mustGo] },
  'nothing-free': { chapter: 'claiming', related: ['must-claim'], figures: [figure.nothingFree] },
  'no-farmers': { chapter: 'claiming', related: ['must-claim'], figures: [figure.noFarmers] },
  'no-follower-left': {
    chapter: 'claiming',
    related: ['unpaid', 'end', 'followers'],
    figures: [figure.wanted],
    options: ['followers'],
  },
  worth: { chapter: 'scoring', related: ['last-scores'] },
  'last-scores': { chapter: 'scoring', related: ['tied-last', 'unpaid', 'worth'], figures: [figure.lastScores] },
  'tied-last': { chapter: 'scoring', related: ['last-scores', 'shared'] },
  unpaid: { chapter: 'scoring', related: ['last-scores', 'no-follower-left'], figures: [figure.notLast] },
  order: {
    chapter: 'scoring',
    related: ['last-scores', 'final-followers'],
    figures: [figure.rightOrder, figure.wrongOrder],
  },
  shared: { chapter: 'sharing', related: ['last-scores', 'tied-last'], figures: [figure.shared] },
  tiles: { chapter: 'special', related: ['setup'], table: 'tiles' },
  end: { chapter: 'end', related: ['no-follower-left', 'final-followers'] },
  'final-followers': { chapter: 'end', related: ['order', 'result'], figures: [figure.lastFollowers] },
  result: { chapter: 'end', related: ['aim'] },
  followers: { chapter: 'options', related: ['no-follower-left'], options: ['followers'] },
  colours: { chapter: 'options', related: ['aim'], options: ['colours'] },
  glossary: { chapter: 'glossary', related: ['summary'], hasGlossary: true },
} as const satisfies Readonly<Record<SoloRule, Rule<SoloRule, LandFigure>>>;
