/**
 * Something to be said, before any language: a key of the dictionaries and the values for its placeholders.
 * Rules return phrases; only `i18n` turns them into sentences.
 */
export interface Phrase {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Why something may not be done: words for people, and a code that code may ask for, whatever the words are called. */
export interface Objection<Code extends string = string> extends Phrase {
  readonly code: Code;
}

export function phrase(key: string, values: Readonly<Record<string, string | number>> = {}): Phrase {
  return { key, values };
}
