export interface Range {
  readonly start: number;
  /** The last byte of it. */
  readonly end: number;
}

/**
 * The part of so many bytes that a `Range` asks for. Null when it asks for none that could be meant, or for several: then
 * the whole is sent, as HTTP has it. 'none' when nothing of it is there.
 */
export function readRange(header: string | undefined, size: number): Range | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null) return null;
  const [, from = '', to = ''] = match;
  if (from === '') {
    if (to === '') return null;
    const length = Number(to);
    return length === 0 ? 'none' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'none' : { start, end };
}
