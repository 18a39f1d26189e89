/** Small things of the steppe: tufts, pebbles, berry bushes, and now and then a faint mark of an older hand. */
import type { Point } from '../geometry/point';
import { Dice, hash } from '../random';
import type { HuntersOutlines } from './outlines';
import { BOXES } from './placement';

type ScrapKind = 'tuft' | 'pebbles' | 'bush' | 'fern' | 'spiral' | 'hand' | 'dots' | 'dust';
export interface Scrap {
  readonly kind: ScrapKind;
  readonly at: Point;
  readonly size: number;
  readonly pick: number;
}

const known = new WeakMap<HuntersOutlines, Map<number, readonly Scrap[]>>();

export function steppeScraps(outlines: HuntersOutlines, seed: number): readonly Scrap[] {
  const bySeed = known.get(outlines) ?? new Map<number, readonly Scrap[]>();
  known.set(outlines, bySeed);
  let scraps = bySeed.get(seed);
  if (!scraps) bySeed.set(seed, (scraps = strew(outlines, seed)));
  return scraps;
}

function strew({ turned, things }: HuntersOutlines, seed: number): Scrap[] {
  const dice = new Dice(hash('scraps', seed));
  const placed: Scrap[] = [];
  const roomAt = (p: Point): number => {
    let room = Math.min(p.x, p.y, 1 - p.x, 1 - p.y, turned.free(p) - 0.02);
    for (const thing of things) {
      const [w, h] = BOXES[thing.kind];
      const dx = Math.abs(p.x - thing.at.x) - (w / 2) * thing.size;
      const dy = Math.abs(p.y - thing.at.y) - (h / 2) * thing.size;
      room = Math.min(room, Math.max(dx, dy));
    }
    for (const scrap of placed) room = Math.min(room, Math.hypot(p.x - scrap.at.x, p.y - scrap.at.y) - scrap.size);
    return room;
  };
  const put = (kind: ScrapKind, size: number, tries: number): void => {
    for (let i = 0; i < tries; i++) {
      const at = { x: dice.range(0.03, 0.97), y: dice.range(0.03, 0.97) };
      if (roomAt(at) < size) continue;
      placed.push({ kind, at, size, pick: dice.int(1 << 16) });
      return;
    }
  };
  if (dice.chance(0.3)) put('hand', 0.06, 8);
  else if (dice.chance(0.35)) put('spiral', 0.05, 8);
  else if (dice.chance(0.3)) put('dots', 0.05, 8);
  for (let i = dice.int(3); i > 0; i--) put('bush', 0.036, 6);
  for (let i = 1 + dice.int(3); i > 0; i--) put('pebbles', 0.034, 6);
  for (let i = dice.int(3); i > 0; i--) put('fern', 0.034, 5);
  for (let i = 0; i < 7; i++) put('dust', 0.03, 2);
  for (let i = 0; i < 38; i++) put('tuft', 0.018, 2);
  return placed;
}
