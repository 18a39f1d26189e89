import { defaultOptions } from '@/core/options';
import {
  CardTable,
  settlers,
  type Build,
  type CityEvent,
  type Destiny,
  type Expansion,
  type Resource,
  type SettlersOptions,
  type Stage,
} from '@/games/settlers';
import type { Objection } from '@/games/settlers/phrases';

import { stageCards, type CardFigure } from '../cardFigure';
import type { Asked, CardPhrases, PhraseRules } from '../keys';
import { makeBook } from '../makeBook';
import { factsOf } from './facts';
import { SETTLERS_RULES, type SettlersRule } from './rules';
import { summaryOf } from './summary';
import { SETTLERS_TERMS } from './terms';

const MOMENTS: Readonly<Record<Stage, SettlersRule>> = {
  trade: 'allowance',
  laying: 'trade-pile',
  taking: 'trade-market',
  giving: 'trade-player',
  choosing: 'library',
  build: 'costs',
  attack: 'robber-attack',
  over: 'points',
};

const OBJECTIONS: Readonly<Record<Objection, SettlersRule>> = {
  malformed: 'turn',
  gameOver: 'winning',
  discardFirst: 'robber-attack',
  noAttack: 'robber-attack',
  finishTrade: 'trade-player',
  chooseFirst: 'library',
  nothingLaid: 'trade-pile',
  nothingOwed: 'trade-player',
  nothingOpened: 'library',
  tradingOver: 'turn',
  allowanceSpent: 'allowance',
  aboveAllowance: 'allowance',
  needsRoad: 'without-road',
  notInHand: 'hidden',
  notInMarket: 'trade-market',
  notInOpenedHand: 'library',
  notYourself: 'trade-player',
  tooFewCards: 'trade-player',
  noLibrary: 'library',
  libraryUsed: 'library',
  noGuild: 'merchant-guild',
  guildUsed: 'merchant-guild',
  fewerPoints: 'merchant-guild',
  emptyHand: 'trade-player',
  builtAlready: 'once-a-turn',
  stackEmpty: 'stacks',
  nobodyToTakeFrom: 'empty-stack',
  noSettlement: 'city',
  noCity: 'expansion',
  cardGone: 'expansion',
  cardOwned: 'expansion',
  noDestiny: 'destiny',
  noUniversity: 'university',
  universityUsed: 'university',
  notInPrice: 'university',
  notYourCards: 'costs',
  ownCardsFirst: 'three-for-one',
  wrongPrice: 'costs',
};

const EXPANSION_RULES: Readonly<Record<Expansion, SettlersRule>> = {
  library: 'library',
  church: 'church',
  citadel: 'citadel',
  townHall: 'town-hall',
  university: 'university',
  merchantGuild: 'merchant-guild',
};

const BUILD_RULES: Readonly<Record<Build, SettlersRule>> = {
  road: 'road',
  knight: 'knight',
  settlement: 'settlement',
  city: 'city',
  expansion: 'expansion',
};

/** A card by what it is, and each of its sides by the name it is drawn under. */
type Card =
  | Resource
  | Build
  | Expansion
  | CityEvent
  | `${'road' | 'knight'}${'A' | 'B'}`
  | `city${Capitalize<CityEvent>}`
  | 'destiny'
  | `destiny${Capitalize<Destiny>}`
  | 'back'
  | 'prices';

const CARDS: Readonly<Record<Card, SettlersRule>> = {
  brick: 'costs',
  lumber: 'costs',
  ore: 'costs',
  wool: 'costs',
  grain: 'costs',
  ...BUILD_RULES,
  ...EXPANSION_RULES,
  roadA: 'road',
  roadB: 'road',
  knightA: 'knight',
  knightB: 'knight',
  robberAttack: 'robber-attack',
  cityRobberAttack: 'robber-attack',
  marketDay: 'market-day',
  cityMarketDay: 'market-day',
  destiny: 'destiny',
  destinyWhite: 'destiny',
  destinyBlack: 'destiny',
  back: 'hidden',
  prices: 'costs',
};

const PHRASES: PhraseRules<SettlersRule, CardPhrases> = {
  'settlers.move': {
    lay: 'trade-pile',
    draw: 'trade-pile',
    takeOpen: 'trade-market',
    takeBlind: 'trade-player',
    openHand: 'library',
    choose: 'library',
    giveBack: 'trade-player',
    guild: 'merchant-guild',
    road: 'road',
    knight: 'knight',
    settlement: 'settlement',
    settlementTurning: 'destiny',
    city: 'city',
    expansion: 'expansion',
    discard: 'robber-attack',
    endTurn: 'drawing',
  },
  'settlers.card.work': {
    roadTrades: 'allowance',
    knightDraws: 'drawing',
    robberAttack: 'robber-attack',
    marketDay: 'market-day',
    clockwise: 'theft-path',
    counterclockwise: 'theft-path',
    library: 'library',
    church: 'church',
    citadel: 'citadel',
    townHall: 'town-hall',
    university: 'university',
    merchantGuild: 'merchant-guild',
  },
  'table.tell': {
    lay: 'trade-pile',
    draw: 'trade-pile',
    take: 'trade-market',
    giveMarket: 'trade-market',
    blind: 'trade-player',
    blindSeen: 'trade-player',
    giveBack: 'trade-player',
    library: 'library',
    guild: 'merchant-guild',
    discard: 'robber-attack',
    marketNew: 'market-day',
    marketGone: 'market-day',
    turnEnd: 'drawing',
    handOpened: 'library',
    refilled: 'empty-pile',
    road: 'road',
    roadTaken: 'empty-stack',
    knight: 'knight',
    knightTaken: 'empty-stack',
    settlement: 'settlement',
    city: 'city',
    expansion: 'expansion',
    why: 'theft-path',
    whyTwo: 'empty-stack',
    destiny: 'destiny',
    robberAttack: 'robber-attack',
    marketDay: 'market-day',
    eventOff: 'winning',
    won: 'winning',
    score: 'points',
  },
  'ai.reason': {
    random: null,
    only: null,
    'settlers.win': 'winning',
    'settlers.roadTrade': 'allowance',
    'settlers.roadPoint': 'road',
    'settlers.roadTaken': 'empty-stack',
    'settlers.knightCard': 'drawing',
    'settlers.knightPoint': 'knight',
    'settlers.knightTaken': 'empty-stack',
    'settlers.settlement': 'settlement',
    'settlers.destiny': 'destiny',
    'settlers.city': 'city',
    'settlers.expansion': 'expansion',
    'settlers.townHall': 'town-hall',
    'settlers.pile': 'trade-pile',
    'settlers.market': 'trade-market',
    'settlers.blind': 'trade-player',
    'settlers.library': 'library',
    'settlers.choose': 'library',
    'settlers.giveBack': 'trade-player',
    'settlers.guild': 'merchant-guild',
    'settlers.discard': 'robber-attack',
    'settlers.endTurn': 'drawing',
  },
};

interface CardKeys extends Asked {
  readonly objection: Objection;
  readonly points: Build;
  readonly options: SettlersOptions;
  readonly card: Card;
  readonly phrases: CardPhrases;
}

export const settlersBook = makeBook<SettlersRule, CardFigure, CardKeys>({
  game: 'settlers',
  rules: SETTLERS_RULES,
  stage: stageCards,
  moment: (table) => {
    const { view } = CardTable.of(table);
    return view.stage === 'trade' && view.players[view.turnOf]?.roads === 0 ? 'without-road' : MOMENTS[view.stage];
  },
  objections: OBJECTIONS,
  points: {
    settlement: { now: 'settlement', atEnd: 'points' },
    city: { now: 'city', atEnd: 'points' },
    expansion: { now: 'expansion', atEnd: 'points' },
    road: { now: 'road', atEnd: 'points' },
    knight: { now: 'knight', atEnd: 'points' },
  },
  options: { events: 'events', cityBuild: 'city-build', target: 'target' },
  cards: CARDS,
  terms: SETTLERS_TERMS,
  facts: factsOf,
  summary: summaryOf,
  usual: defaultOptions(settlers.options),
  refusals: 'settlers.objection',
  phrases: PHRASES,
});
