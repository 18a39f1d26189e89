import type { TileSet } from './set';

/** Tiles in the order in which they are drawn. What else is in the box comes after them, unless the game ends with them. */
export interface TileOrder {
  readonly land: readonly string[];
  readonly bonus?: readonly string[];
  readonly isAll?: boolean;
}

/** A pile that begins with these tiles. */
export function arranged(
  set: TileSet,
  box: Int16Array,
  first: readonly string[] = [],
  { isAll = false }: Pick<TileOrder, 'isAll'> = {},
): Int16Array {
  const rest = Array.from(box);
  const drawn = first.map((id) => {
    const at = rest.findIndex((design) => set.shape(design).id === id);
    if (at < 0) throw new RangeError(`no ${id} is left in the box`);
    return rest.splice(at, 1)[0] ?? 0;
  });
  return Int16Array.from(isAll ? drawn : [...drawn, ...rest]);
}
