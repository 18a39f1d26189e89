import type { GameId } from '@/core/game';

import type { Language } from '../languages';
import { classic as enClassic } from './en/classic';
import { glossary as enGlossary } from './en/glossary';
import { hunters as enHunters } from './en/hunters';
import { settlers as enSettlers } from './en/settlers';
import { solo as enSolo } from './en/solo';
import { classic as esClassic } from './es/classic';
import { glossary as esGlossary } from './es/glossary';
import { hunters as esHunters } from './es/hunters';
import { settlers as esSettlers } from './es/settlers';
import { solo as esSolo } from './es/solo';
import { classic as ptClassic } from './pt/classic';
import { glossary as ptGlossary } from './pt/glossary';
import { hunters as ptHunters } from './pt/hunters';
import { settlers as ptSettlers } from './pt/settlers';
import { solo as ptSolo } from './pt/solo';
import { SYNONYMS } from './synonyms';
import type { RuleText, TermText } from './types';

export type { RuleText, TermText } from './types';

/** A word that the glossary explains. */
export type Term = keyof typeof enGlossary;

type Rules = Readonly<Record<GameId, Readonly<Record<string, RuleText>>>>;

/** Long, and wanted only where the book is open: apart from the dictionaries that every screen needs. */
export const RULE_TEXTS: Readonly<Record<Language, Rules>> = {
  en: { classic: enClassic, solo: enSolo, hunters: enHunters, settlers: enSettlers },
  es: { classic: esClassic, solo: esSolo, hunters: esHunters, settlers: esSettlers },
  pt: { classic: ptClassic, solo: ptSolo, hunters: ptHunters, settlers: ptSettlers },
};

/** The rules of a game as they are read in a language, by name. */
export function rulesIn(language: Language, game: GameId): Readonly<Record<string, RuleText>> {
  return RULE_TEXTS[language][game];
}

const GLOSSARIES: Readonly<Record<Language, Readonly<Record<Term, TermText>>>> = {
  en: enGlossary,
  es: esGlossary,
  pt: ptGlossary,
};

/** The words of the rules, and what they mean. */
export function glossaryIn(language: Language): Readonly<Record<Term, TermText>> {
  return GLOSSARIES[language];
}

/** Words that players use instead of the book's, each with those that it may mean: of the glossary, and looser ones. */
export function synonymsIn(language: Language): Readonly<Record<string, readonly string[]>> {
  const meant: Record<string, readonly string[]> = { ...SYNONYMS[language] };
  for (const { word, also = [] } of Object.values<TermText>(GLOSSARIES[language]))
    for (const other of also) meant[other] = [...(meant[other] ?? []), word];
  return meant;
}
