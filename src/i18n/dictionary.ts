import type { en } from './en';

export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** The same keys as the source, with any words. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends Plural
      ? Plural
      : Translated<Words[Key]>;
};

export type Dictionary = Translated<typeof en>;

type Keys<Words, Prefix extends string = ''> = {
  [Key in keyof Words & string]: Words[Key] extends string | Plural
    ? `${Prefix}${Key}`
    : Keys<Words[Key], `${Prefix}${Key}.`>;
}[keyof Words & string];

/** Every sentence of the app, by its path: `home.continue`. */
export type WordKey = Keys<typeof en>;

type At<Words, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Words
    ? At<Words[Head], Rest>
    : never
  : Path extends keyof Words
    ? Words[Path]
    : never;

type Holes<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

type HolesOf<Entry> = Entry extends string
  ? Holes<Entry>
  : Entry extends Plural
    ? 'n' | Holes<Entry['one']> | Holes<Entry['other']>
    : never;

/** What a sentence needs to be said: nothing, or one value for each of its placeholders. */
export type ValuesFor<Key extends WordKey> = [HolesOf<At<typeof en, Key>>] extends [never]
  ? []
  : [values: Readonly<Record<HolesOf<At<typeof en, Key>>, string | number>>];
