/** Pixels of the picture of a table: wide enough to read on any phone, small enough to send. */
export const PAGE = { width: 1200, edge: 48, inside: 28, title: 92, head: 72, gap: 24 } as const;
export const CARD = 112;
/** Between cards of two kinds. */
const APART = 22;
/** Between two cards of one kind, where there is room. */
const BESIDE = 8;

/** Where every card of a row begins: side by side, or one over the other where they are many. */
export function spreadCards(kinds: readonly (readonly unknown[])[], room: number): number[][] {
  const inner = kinds.reduce((sum, cards) => sum + cards.length - 1, 0);
  const fixed = kinds.length * CARD + (kinds.length - 1) * APART;
  const step = inner === 0 ? 0 : Math.min(CARD + BESIDE, (room - fixed) / inner);
  let left = 0;
  return kinds.map((cards) => {
    const places = cards.map((_, index) => left + index * step);
    left += CARD + (cards.length - 1) * step + APART;
    return places;
  });
}
