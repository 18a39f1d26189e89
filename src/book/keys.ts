import type { WordKey } from '@/i18n/dictionary';

/** Sentences of the dictionaries below a key, by what comes after it. */
export type Under<Prefix extends string> = WordKey extends infer Key
  ? Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

/** Sentences that are not refusals, each with its rule or with null where no rule stands behind it. */
export type PhraseRules<Name extends string, Keys extends Readonly<Record<string, string>>> = {
  readonly [Prefix in keyof Keys]: Readonly<Record<Keys[Prefix], Name | null>>;
};

/** All that players meet in a game and may ask about: the compiler wants a rule for each. */
export interface Asked {
  readonly objection: string;
  readonly points: string;
  /** What may be agreed on before a match. */
  readonly options: object;
  readonly card: string;
  /** By the beginning of the key. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** What the games of tiles say of moves, in the history, at the end and as a hint. */
export interface LandPhrases extends Readonly<Record<string, string>> {
  readonly 'tiles.move': Under<'tiles.move'>;
  readonly 'board.told': Under<'board.told'>;
  readonly 'board.final': 'early';
  readonly 'ai.reason': Exclude<Under<'ai.reason'>, `settlers.${string}`>;
}

/** The same for the game of cards. */
export interface CardPhrases extends Readonly<Record<string, string>> {
  readonly 'settlers.move': Under<'settlers.move'>;
  readonly 'settlers.card.work': Under<'settlers.card.work'>;
  readonly 'table.tell': Under<'table.tell'>;
  readonly 'ai.reason': 'random' | 'only' | `settlers.${Under<'ai.reason.settlers'>}`;
}
