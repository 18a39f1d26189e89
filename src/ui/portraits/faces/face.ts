import type { Cut } from '../cut';

/** A face is its pieces, from the ground up. */
export type Face = readonly Cut[];
