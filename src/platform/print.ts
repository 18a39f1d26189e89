import type { Paper } from './paper';

/** Phones print nothing here. */
export const CAN_PRINT: boolean = false;

/** Says what is to be on paper whenever somebody prints, until the answer is called. */
export function offerPaper(_make: () => Paper): () => void {
  return () => undefined;
}

export function printPage(): void {}
