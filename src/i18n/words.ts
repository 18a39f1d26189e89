import type { Phrase } from '@/core/phrase';

import type { Plural, ValuesFor, WordKey } from './dictionary';
import { DICTIONARIES, IS_ONE, type Language } from './languages';

type Values = Readonly<Record<string, string | number>>;
type Entry = string | Plural;

/** All entries of a dictionary under their paths, so that a sentence is found in one step. */
export function flatten(words: object, prefix = ''): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [key, value] of Object.entries(words) as [string, Entry | object][]) {
    if (typeof value === 'string' || isPlural(value)) entries.set(prefix + key, value);
    else for (const [path, entry] of flatten(value, `${prefix}${key}.`)) entries.set(path, entry);
  }
  return entries;
}

function isPlural(value: object): value is Plural {
  return 'one' in value && 'other' in value;
}

function fill(language: Language, entry: Entry, values: Values): string {
  const text = typeof entry === 'string' ? entry : IS_ONE[language](Number(values.n)) ? entry.one : entry.other;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    return value === undefined ? hole : String(value);
  });
}

export interface Words {
  readonly language: Language;
  /** Says a sentence: `t('home.turn', { name: 'Ana' })`. Keys and values are checked by the compiler. */
  t<Key extends WordKey>(key: Key, ...values: ValuesFor<Key>): string;
  /** Says what the rules want said. Their keys are plain text, so an unknown one shows itself instead of crashing. */
  say(phrase: Phrase): string;
  /** The day and month of a date in local time: "16 de novembro". */
  dayMonth(date: Date): string;
}

function wordsOf(language: Language): Words {
  const entries = flatten(DICTIONARIES[language]);
  const look = (key: string, values: Values) => {
    const entry = entries.get(key);
    return entry === undefined ? key : fill(language, entry, values);
  };
  return {
    language,
    t: (key, ...[values]) => look(key, values ?? {}),
    say: ({ key, values }) => look(key, values),
    dayMonth: (date) =>
      look('date.dayMonth', { day: date.getDate(), month: look(`date.months.m${date.getMonth() + 1}`, {}) }),
  };
}

const spoken = new Map<Language, Words>();

export function wordsIn(language: Language): Words {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const words = wordsOf(language);
  spoken.set(language, words);
  return words;
}
