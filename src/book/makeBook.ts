import type { GameId, Intent, Table } from '@/core/game';

import type { Term } from '@/i18n/book';

import type { Asked, PhraseRules } from './keys';
import type { Book, Facts, Rule, StagedFigure, SummaryRow } from './types';

/** What one game's book decides for itself. */
export interface Own<Name extends string, Figure, Keys extends Asked = Asked> {
  readonly game: GameId;
  readonly rules: Readonly<Record<Name, Rule<Name, Figure>>>;
  readonly stage: (figure: Figure) => StagedFigure;
  readonly moment: (table: Table, intent: Intent) => Name;
  readonly objections: Readonly<Record<Keys['objection'], Name>>;
  /** How the key of a refusal begins; the code comes after it. */
  readonly refusals: string;
  /** Points of a kind during the game and at its end. */
  readonly points: Readonly<Record<Keys['points'], { readonly now: Name; readonly atEnd: Name }>>;
  readonly options: Readonly<Record<keyof Keys['options'] & string, Name>>;
  readonly cards: Readonly<Record<Keys['card'], Name>>;
  readonly phrases: PhraseRules<Name, Keys['phrases']>;
  /** The words of the game and the rule that says more of each. */
  readonly terms: Readonly<Partial<Record<Term, Name>>>;
  /** By all the options of a match. */
  readonly facts: (options: Keys['options']) => Facts;
  readonly summary: (options: Keys['options']) => readonly SummaryRow[];
  /** The usual options. */
  readonly usual: Keys['options'];
  readonly earlyEnd?: Name;
}

export function makeBook<Name extends string, Figure, Keys extends Asked = Asked>({
  game,
  rules,
  stage,
  moment,
  objections,
  refusals,
  points,
  options,
  cards,
  phrases,
  terms,
  facts,
  summary,
  usual,
  earlyEnd,
}: Own<Name, Figure, Keys>): Book<Name> {
  const ofObjection = find<Name>(objections);
  const said = find<Name | null>(flat(phrases));
  const scored = find<{ readonly now: Name; readonly atEnd: Name }>(points);
  // Played once: nothing can change what a figure shows.
  const staged = new Map<Name, readonly StagedFigure[]>();
  return {
    game,
    names: Object.keys(rules) as Name[],
    rule: (name) => rules[name],
    figures: (name) => {
      const known = staged.get(name) ?? (rules[name].figures ?? []).map(stage);
      staged.set(name, known);
      return known;
    },
    moment,
    ofObjection,
    ofPoints: (kind, isFinal) => scored(kind)?.[isFinal ? 'atEnd' : 'now'] ?? null,
    ofOption: find<Name>(options),
    ofCard: find<Name>(cards),
    // A refusal with several sentences has the code before the last of them: `taken.city`.
    ofPhrase: (key) =>
      key.startsWith(`${refusals}.`) ? ofObjection(key.slice(refusals.length + 1).split('.')[0] ?? '') : said(key),
    terms: Object.entries(terms) as [Term, Name][],
    facts: (agreed) => facts({ ...usual, ...agreed }),
    summary: (agreed) => summary({ ...usual, ...agreed }),
    earlyEnd: earlyEnd ?? null,
  };
}

/** Looks a key up that may come from anywhere. */
function find<Found>(table: Readonly<Record<string, Found>>): (key: string) => Found | null {
  const known = new Map(Object.entries<Found>(table));
  return (key) => known.get(key) ?? null;
}

/** Sentences by their whole keys. */
function flat<Found>(tables: Readonly<Record<string, Readonly<Record<string, Found>>>>): Record<string, Found> {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([prefix, table]) =>
      Object.entries(table).map(([key, found]) => [`${prefix}.${key}`, found]),
    ),
  );
}
