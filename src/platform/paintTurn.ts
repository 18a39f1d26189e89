import { inSpareTime } from './spareTime';

/** Whatever is painted waits in one line: the tile in hand, then what is in sight, then what may be wanted soon. */
const RANKS = ['hand', 'sight', 'ahead'] as const;
export type PaintRank = (typeof RANKS)[number];

/** Milliseconds of painting before others get a turn: half a frame, so that scrolling stays smooth and cards keep flying. */
export const TURN = 8;

interface Waiting {
  readonly rank: PaintRank;
  readonly work: () => void;
}

const line = new Set<Waiting>();
let isAwake = false;

function wake(): void {
  if (isAwake || line.size === 0) return;
  isAwake = true;
  inSpareTime(next);
}

function next(): void {
  isAwake = false;
  const all = [...line];
  const first = RANKS.flatMap((rank) => all.filter((waiting) => waiting.rank === rank))[0];
  if (first === undefined) return;
  line.delete(first);
  // Before the work, so that whatever it throws stops nobody else.
  wake();
  first.work();
}

/** Calls back when nobody with a better claim waits; returns how to call it off. */
export function inPaintTurn(rank: PaintRank, work: () => void): () => void {
  const waiting = { rank, work };
  line.add(waiting);
  wake();
  return () => {
    line.delete(waiting);
  };
}

/** Does work that pauses now and then, turn by turn; returns how to call it off. */
export function paintByTurns(rank: PaintRank, slices: Generator<void, unknown>): () => void {
  let callOff = inPaintTurn(rank, work);
  function work(): void {
    const end = performance.now() + TURN;
    do if (slices.next().done) return;
    while (performance.now() < end);
    callOff = inPaintTurn(rank, work);
  }
  return () => {
    callOff();
    slices.return(undefined);
  };
}
