import { fail, ok, type Result } from '@/core/result';
import type { TileSet } from '../set';

/** The stated tiles in their order, then the rest of the box in the order of the box. */
export function pileWith(set: TileSet, box: Int16Array, stated: readonly string[]): Result<Int16Array> {
  const rest = Array.from(box);
  const pile: number[] = [];
  for (const tile of stated) {
    const design = set.shapes.findIndex((shape) => shape.id === tile);
    const at = rest.indexOf(design);
    if (at < 0) return fail(design < 0 ? `there is no tile ${tile}` : `more copies of ${tile} than the pile has`);
    rest.splice(at, 1);
    pile.push(design);
  }
  return ok(Int16Array.from([...pile, ...rest]));
}
