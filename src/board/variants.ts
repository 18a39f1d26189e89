/** Copies of one design are told apart by their number, so that no two look stamped; those that have one keep it. */
export function variantsOf(tiles: readonly { readonly tile: string; readonly variant?: number }[]): number[] {
  const copies = new Map<string, number>();
  return tiles.map(({ tile, variant }) => {
    const copy = copies.get(tile) ?? 0;
    copies.set(tile, copy + 1);
    return variant ?? copy;
  });
}
