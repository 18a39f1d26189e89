import { checksum } from '@/core/hash';

/*
 * How a text lies in the store: with a number that says which of two is newer, and a checksum that says whether all of
 * it is there. The envelope never changes, so that every version can tell damage from a text of a newer version.
 */
const FORM = /^T1\.([0-9a-z]{1,10})\.([0-9a-z]{1,7})\.([0-9a-z]{1,7})\./;

export interface Sealed {
  readonly sequence: number;
  readonly body: string;
}

export function seal({ sequence, body }: Sealed): string {
  return `T1.${sequence.toString(36)}.${body.length.toString(36)}.${checksum(sequence, body).toString(36)}.${body}`;
}

/** What is in the envelope, or null when it is not whole. */
export function unseal(text: string): Sealed | null {
  const head = FORM.exec(text);
  if (head === null) return null;
  const [whole, sequence36 = '', length36 = '', sum36 = ''] = head;
  const sequence = parseInt(sequence36, 36);
  const body = text.slice(whole.length);
  if (body.length !== parseInt(length36, 36) || checksum(sequence, body) !== parseInt(sum36, 36)) return null;
  return { sequence, body };
}

/** The number that a damaged text still says it had, or null when even that is gone. */
export function claimedSequence(text: string): number | null {
  const head = FORM.exec(text);
  return head?.[1] === undefined ? null : parseInt(head[1], 36);
}
