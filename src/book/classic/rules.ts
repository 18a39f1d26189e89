import type { classic as texts } from '@/i18n/book/en/classic';

import type { LandFigure } from '../landFigure';
import type { Rule } from '../types';
import { CLASSIC_FIGURES as figure } from './figures';

export type ClassicRule = keyof typeof texts;

/** In the order of reading. */
export const CLASSIC_RULES = {
  summary: { chapter: 'summary', related: ['road', 'city', 'monastery', 'field-scoring'], table: 'summary' },
  aim: { chapter: 'about', related: ['turn', 'winner'] },
  setup: { chapter: 'about', related: ['tiles', 'followers', 'start-player'], options: ['followers', 'startPlayer'] },
  'start-player': { chapter: 'about', related: ['turn'], options: ['startPlayer'] },
  turn: { chapter: 'turn', related: ['placing', 'claiming', 'road', 'returning'] },
  placing: { chapter: 'placing', related: ['corners', 'fits-nowhere'], figures: [figure.fitting, figure.misfit] },
  corners: { chapter: 'placing', related: ['placing'], figures: [figure.corner] },
  'fits-nowhere': { chapter: 'placing', related: ['placing', 'end'], figures: [figure.leaves] },
  claiming: { chapter: 'claiming', related: ['occupied', 'supply', 'claim-and-score'], figures: [figure.walker] },
  occupied: { chapter: 'claiming', related: ['joining', 'claiming'], figures: [figure.farAway] },
  supply: {
    chapter: 'claiming',
    related: ['returning', 'farmers'],
    figures: [figure.noneLeft],
    options: ['followers'],
  },
  'claim-and-score': { chapter: 'claiming', related: ['returning', 'city'], figures: [figure.atOnce] },
  road: {
    chapter: 'scoring',
    related: ['road-tiles', 'unfinished', 'majority'],
    figures: [figure.roadOfFour, figure.ring],
  },
  'road-tiles': {
    chapter: 'scoring',
    related: ['road', 'city'],
    figures: [figure.sameRoadTwice, figure.sameCityTwice],
  },
  city: { chapter: 'scoring', related: ['pennant', 'unfinished', 'majority'], figures: [figure.atOnce] },
  pennant: { chapter: 'scoring', related: ['city', 'unfinished'], figures: [figure.cityWithPennant] },
  monastery: { chapter: 'scoring', related: ['unfinished'], figures: [figure.monastery] },
  returning: { chapter: 'scoring', related: ['supply', 'farmers'] },
  several: { chapter: 'scoring', related: ['majority'], figures: [figure.twoCities, figure.twoRoads] },
  joining: { chapter: 'sharing', related: ['majority', 'ties', 'occupied'], figures: [figure.threeFarmers] },
  majority: { chapter: 'sharing', related: ['ties', 'joining'], figures: [figure.cityForOne] },
  ties: { chapter: 'sharing', related: ['majority'], figures: [figure.sharedCity] },
  farmers: { chapter: 'special', related: ['field-scoring', 'field-borders', 'supply'], options: ['fields'] },
  'field-borders': {
    chapter: 'special',
    related: ['field-scoring', 'farmers'],
    figures: [figure.cornersApart],
    options: ['fields'],
  },
  tiles: { chapter: 'special', related: ['setup'], table: 'tiles' },
  end: { chapter: 'end', related: ['unfinished', 'field-scoring', 'winner'] },
  unfinished: {
    chapter: 'end',
    related: ['road', 'city', 'monastery'],
    figures: [figure.unfinished, figure.unfinishedMonastery, figure.cityForOne],
  },
  'field-scoring': {
    chapter: 'end',
    related: ['field-shared-city', 'farmers', 'field-borders'],
    figures: [figure.fieldMajority, figure.fieldOfFour],
    options: ['fields'],
  },
  'field-shared-city': {
    chapter: 'end',
    related: ['field-scoring', 'ties'],
    figures: [figure.fieldsTied, figure.fieldOfThree],
    options: ['fields'],
  },
  winner: { chapter: 'end', related: ['aim', 'end'] },
  followers: { chapter: 'options', related: ['supply'], options: ['followers'] },
  fields: {
    chapter: 'options',
    related: ['farmers', 'field-scoring'],
    figures: [figure.withoutFields],
    options: ['fields'],
  },
  glossary: { chapter: 'glossary', related: ['summary'], hasGlossary: true },
} as const satisfies Readonly<Record<ClassicRule, Rule<ClassicRule, LandFigure>>>;
