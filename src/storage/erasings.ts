import { listenToNeighbours, tellNeighbours } from './neighbours';

/** What a person has had erased: a match that is open must not write itself anew then. */
export interface Erasings {
  /** The number of the last erasing that stands and took this match, by itself or with everything; 0 for none. */
  of(id: string): number;
  /** Before a match is erased, or everything (null). */
  note(id: string | null): void;
  /** It was put back, or could not be erased. */
  takeBack(id: string | null): void;
}

/** What windows tell each other. */
export interface ErasingNews {
  readonly id: string | null;
  readonly isTakenBack: boolean;
}

export function createErasings(tell: (news: ErasingNews) => void = () => undefined) {
  // Numbers are never given twice: a match begun between an erasing and its undo would take the next one for the last.
  let last = 0;
  const standing = new Map<string | null, readonly number[]>();
  const hear = ({ id, isTakenBack }: ErasingNews) => {
    const known = standing.get(id) ?? [];
    standing.set(id, isTakenBack ? known.slice(0, -1) : [...known, ++last]);
  };
  const newest = (id: string | null) => standing.get(id)?.at(-1) ?? 0;
  const say = (news: ErasingNews) => {
    hear(news);
    tell(news);
  };
  return {
    of: (id: string) => Math.max(newest(null), newest(id)),
    note: (id: string | null) => say({ id, isTakenBack: false }),
    takeBack: (id: string | null) => say({ id, isTakenBack: true }),
    hear,
  };
}

const own = createErasings(tellNeighbours);
listenToNeighbours(own.hear);

/** What was erased while this app has been running, here and in the other windows of the browser. */
export const erasings: Erasings = own;
