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
