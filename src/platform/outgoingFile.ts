/** A file to hand out: text as it is, or a picture by its address. */
export interface OutgoingFile {
  readonly name: string;
  readonly type: 'application/json' | 'text/plain' | 'image/png';
  readonly content: { readonly text: string } | { readonly address: string };
}
