/** A paper with headings, texts and tables, and nothing to press. */
export interface Paper {
  readonly title: string;
  readonly parts: readonly PaperPart[];
}

export interface PaperPart {
  readonly level: 2 | 3;
  readonly title: string;
  readonly texts?: readonly string[];
  /** What the rules say of an example. */
  readonly notes?: readonly string[];
  readonly tables?: readonly { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }[];
}
