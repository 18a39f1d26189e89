import type { ValuesFor, WordKey } from './dictionary';
import type { Words } from './words';

/** A sentence with the key of its words: by that the rule behind it is found. */
export interface Said {
  readonly text: string;
  readonly phrase: WordKey;
}

export function said<Key extends WordKey>(words: Words, key: Key, ...values: ValuesFor<Key>): Said {
  return { text: words.t(key, ...values), phrase: key };
}
