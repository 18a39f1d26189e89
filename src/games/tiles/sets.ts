import type { TileSet } from './set';

/** Compiles a set when its boxes are chosen for the first time; games that choose the same boxes share it. */
export function setsOf<Box extends string, Tiles extends TileSet>(
  compile: (boxes: readonly Box[]) => Tiles,
): (boxes: readonly Box[]) => Tiles {
  const sets = new Map<string, Tiles>();
  return (boxes) => {
    const choice = boxes.join();
    const known = sets.get(choice);
    if (known !== undefined) return known;
    const set = compile(boxes);
    sets.set(choice, set);
    return set;
  };
}
