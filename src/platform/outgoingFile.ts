/** A file to hand out: text as it is, or a picture in base64. */
export interface OutgoingFile {
  readonly name: string;
  readonly type: 'application/json' | 'text/plain' | 'image/png';
  readonly content: { readonly text: string } | { readonly base64: string };
}
