/** The list with one item moved to another place. */
export function movedTo<Item>(order: readonly Item[], from: number, to: number): Item[] {
  const next = [...order];
  const [item] = next.splice(from, 1);
  if (item === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}
