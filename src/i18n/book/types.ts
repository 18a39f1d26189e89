/** One rule as it is read: what it is called, and one to five sentences. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** The same rules in another language: none missing, none too many. */
export type RuleTexts<Source> = { readonly [Rule in keyof Source]: RuleText };

/** A word of the rules, and what it means. */
export interface TermText {
  readonly word: string;
  readonly says: string;
  /** Single words that others use for it, and this app never. */
  readonly also?: readonly string[];
}

/** The same words in another language; what others call them differs. */
export type TermTexts<Source> = { readonly [Term in keyof Source]: TermText };
