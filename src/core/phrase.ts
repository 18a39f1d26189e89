/**
 * Something to be said, before any language: a key of the dictionaries and the values for its placeholders.
 * Rules return phrases; only `i18n` turns them into sentences.
 */
export interface Phrase {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export function phrase(key: string, values: Readonly<Record<string, string | number>> = {}): Phrase {
  return { key, values };
}
