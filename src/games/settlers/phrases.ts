import type { Objection as Coded } from '@/core/phrase';

/** Everything that these rules can say, so that the dictionaries can be checked against it. */

/** Why a move may not be played. The placeholders of each are filled by `objectionPhrase`. */
const OBJECTIONS = [
  'malformed',
  'gameOver',
  'discardFirst',
  'noAttack',
  'finishTrade',
  'chooseFirst',
  'nothingLaid',
  'nothingOwed',
  'nothingOpened',
  'tradingOver',
  'allowanceSpent',
  'aboveAllowance',
  'needsRoad',
  'notInHand',
  'notInMarket',
  'notInOpenedHand',
  'notYourself',
  'tooFewCards',
  'noLibrary',
  'libraryUsed',
  'noGuild',
  'guildUsed',
  'fewerPoints',
  'emptyHand',
  'builtAlready',
  'stackEmpty',
  'nobodyToTakeFrom',
  'noSettlement',
  'noCity',
  'cardGone',
  'cardOwned',
  'noDestiny',
  'noUniversity',
  'universityUsed',
  'notInPrice',
  'notYourCards',
  'ownCardsFirst',
  'wrongPrice',
] as const;
export type Objection = (typeof OBJECTIONS)[number];
export type CardObjection = Coded<Objection>;
/** What is wrong with the cards paid; everything else would be wrong whatever one pays. */
export const PAYMENT_OBJECTIONS: readonly Objection[] = ['notYourCards', 'ownCardsFirst', 'wrongPrice'];

const DESCRIPTIONS = [
  'lay',
  'draw',
  'takeOpen',
  'takeBlind',
  'openHand',
  'choose',
  'giveBack',
  'guild',
  'road',
  'knight',
  'settlement',
  'settlementTurning',
  'city',
  'expansion',
  'discard',
  'endTurn',
] as const;
export type Description = (typeof DESCRIPTIONS)[number];

export const PHRASE_KEYS: readonly string[] = [
  ...OBJECTIONS.map((name) => `settlers.objection.${name}`),
  ...DESCRIPTIONS.map((name) => `settlers.move.${name}`),
];
