import type { GameId, Intent, Table, Tagged } from '@/core/game';
import type { Objection } from '@/core/phrase';
import type { Told } from '@/core/told';

import type { Term } from '@/i18n/book';

import type { Under } from './keys';

/** Chapters in the order in which somebody meets them who learns a game. */
export const CHAPTERS = [
  'summary',
  'about',
  'turn',
  'placing',
  'claiming',
  'trading',
  'building',
  'scoring',
  'sharing',
  'taking',
  'drawing',
  'special',
  'end',
  'options',
  'glossary',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Tables of counts and prices, filled from the boxes of the games. */
export const TABLES = ['tiles', 'bonusTiles', 'summary', 'prices', 'stacks', 'expansions', 'cityEvents'] as const;
export type TableName = (typeof TABLES)[number];

/** A rule without its words: those have the same name in the dictionaries of the book. */
export interface Rule<Name extends string, Figure> {
  readonly chapter: Chapter;
  readonly related?: readonly Name[];
  readonly figures?: readonly Figure[];
  readonly table?: TableName;
  /** Here the words of the game are explained. */
  readonly hasGlossary?: true;
  /** The options of a match that change this rule. */
  readonly options?: readonly string[];
}

/** A figure is played by the rules themselves: nothing in it is drawn or counted by hand. */
export interface StagedFigure {
  readonly before: Table;
  /** What happens in it, move by move; nothing where the move is refused. */
  readonly steps: readonly { readonly table: Table; readonly told: Told }[];
  /** A move that may not be played, and what the rules say to it. */
  readonly refused: { readonly move: Tagged; readonly objection: Objection } | null;
}

/** Numbers that the texts leave open, as the rules have them; what was agreed on in a match changes some of them. */
export type Facts = Readonly<Record<string, number | readonly number[]>>;

/** What something is worth: so much for each of these. */
export interface Worth {
  readonly per: Under<'book.per'>;
  readonly n: number;
}

/** One line of the page that lies on the table: what a kind of points is worth, during the game and at its end. */
export interface SummaryRow {
  readonly kind: string;
  readonly now: readonly Worth[];
  readonly atEnd: readonly Worth[];
  /** Only whoever is last gets it. */
  readonly isForLast?: boolean;
  /** The option that leaves it out of this match. */
  readonly isOff?: string | null;
}

/** The book of one game. */
export interface Book<Name extends string = string> {
  readonly game: GameId;
  /** In the order of reading. */
  readonly names: readonly Name[];
  rule(name: Name): Rule<Name, unknown>;
  /** The figures of a rule, ready to be looked at. */
  figures(name: Name): readonly StagedFigure[];
  /** The rule that fits what is to be decided now. */
  moment(table: Table, intent: Intent): Name;
  /** The rule behind a refusal. */
  ofObjection(code: string): Name | null;
  /** The rule behind points of a kind. */
  ofPoints(kind: string, isFinal: boolean): Name | null;
  /** The rule behind a choice of the set-up. */
  ofOption(option: string): Name | null;
  /** The rule about a card, or about a tile with something special on it. */
  ofCard(card: string): Name | null;
  /** The rule behind a sentence of the rules, the history or a hint; null where there is none. */
  ofPhrase(key: string): Name | null;
  /** The words of this game, each with the rule that says more. */
  readonly terms: readonly (readonly [term: Term, rule: Name])[];
  /** What the texts leave open. As usual, where nothing was agreed on. */
  facts(options?: object): Facts;
  /** What scores what, as the rules count it. */
  summary(options?: object): readonly SummaryRow[];
  /** Why a game ended before anybody expected it. */
  readonly earlyEnd: Name | null;
}

/** Where a rule is found: `classic/field-scoring`. */
export interface Address {
  readonly game: GameId;
  readonly rule: string;
}
