/** Trees of the classic land: lumpy crowns in three tones, poplars, hedges. Stamps of unit radius about the crown. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Point } from '../geometry/point';
import { type Palette, shaded } from '../palette';
import { Dice, hash } from '../random';

const CROWNS = 7;

/** A closed outline of soft lobes about the origin. */
export function blob(seed: number, radius: number, lobes: number, depth: number): Point[] {
  const dice = new Dice(hash('blob', seed));
  const start = dice.range(0, 6.28);
  const sizes = Array.from({ length: lobes }, () => dice.range(0.9, 1.08));
  const steps = lobes * 6;
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const lobe = (i / 6) % 1;
    const size = sizes[Math.floor(i / 6) % lobes] ?? 1;
    const r = radius * size * (1 - depth + depth * Math.sin(lobe * Math.PI));
    return { x: Math.cos(start + angle) * r, y: Math.sin(start + angle) * r };
  });
}

const movedBy = (shape: readonly Point[], dx: number, dy: number): Point[] =>
  shape.map((p) => ({ x: p.x + dx, y: p.y + dy }));

/** `at` is the middle of the crown. */
export function paintTree(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  at: Point,
  radius: number,
  pick: number,
): void {
  const template = pick % CROWNS;
  brush.stamp(`tree/${palette.theme}/${detail}/${template}`, at.x, at.y, radius, (stamp) =>
    drawCrown(stamp, palette, detail, template),
  );
}

function drawCrown(brush: Brush, palette: Palette, detail: Detail, template: number): void {
  const { tree } = palette;
  const outline = blob(template, 1, 8, 0.16);
  if (detail > 0) {
    brush.stroke(
      [
        { x: 0, y: 0.7 },
        { x: 0.04, y: 1.16 },
      ],
      shaded(palette, palette.facade.door, 0.2),
      0.2,
      { butt: true },
    );
    brush.stroke(outline, shaded(palette, tree.dark, 0.5), 0.15, { closed: true, alpha: 0.85 });
  }
  brush.fill(outline, tree.dark);
  brush.fill(movedBy(blob(template + 20, 0.8, 7, 0.18), -0.13, -0.14), tree.mid);
  brush.fill(movedBy(blob(template + 40, 0.5, 6, 0.22), -0.25, -0.31), tree.light);
  if (detail === 0) return;
  const dice = new Dice(hash('leaf', template));
  const strokes = (count: number, cx: number, cy: number, spread: number, colour: string): void => {
    brush.stroke(
      (pen) => {
        for (let i = 0; i < count; i++) {
          const angle = dice.range(0, 6.28);
          const r = Math.sqrt(dice.next()) * spread;
          const x = cx + Math.cos(angle) * r;
          const y = cy + Math.sin(angle) * r;
          pen.moveTo(x - 0.07, y + 0.03).quadTo(x, y - 0.06, x + 0.08, y);
        }
      },
      colour,
      0.07,
    );
  };
  strokes(detail === 2 ? 7 : 3, -0.28, -0.34, 0.42, tree.dab);
  if (detail === 2) {
    strokes(8, 0.05, 0, 0.62, tree.light);
    strokes(7, 0.35, 0.4, 0.45, shaded(palette, tree.dark, 0.35));
  }
}

/** A tall narrow tree; `at` is its middle, `height` from foot to tip. */
export function paintPoplar(brush: Brush, palette: Palette, detail: Detail, at: Point, height: number): void {
  brush.stamp(`poplar/${palette.theme}/${detail}`, at.x, at.y + height / 2, height, (stamp) => {
    const { tree } = palette;
    const flame = (half: number, top: number, bottom: number, dx: number) => (pen: import('../brush').Pen) => {
      pen
        .moveTo(dx, top)
        .cubicTo(dx + half * 0.7, top + 0.2, dx + half, bottom - 0.45, dx + half * 0.8, bottom - 0.14)
        .cubicTo(dx + half * 0.5, bottom, dx - half * 0.5, bottom, dx - half * 0.8, bottom - 0.14)
        .cubicTo(dx - half, bottom - 0.45, dx - half * 0.7, top + 0.2, dx, top)
        .close();
    };
    stamp.stroke(
      [
        { x: 0, y: -0.2 },
        { x: 0, y: 0 },
      ],
      shaded(palette, palette.facade.door, 0.2),
      0.06,
      { butt: true },
    );
    if (detail > 0)
      stamp.stroke(flame(0.2, -1, -0.06, 0), shaded(palette, tree.dark, 0.5), 0.06, { closed: true, alpha: 0.85 });
    stamp.fill(flame(0.2, -1, -0.06, 0), tree.dark);
    stamp.fill(flame(0.13, -0.95, -0.16, -0.035), tree.mid);
    stamp.fill(flame(0.06, -0.84, -0.34, -0.07), tree.light);
  });
}

/** A row of small crowns along a line: hedge, vineyard, orchard edge. */
export function paintHedge(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  from: Point,
  to: Point,
  radius: number,
): void {
  const steps = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (radius * 1.5)));
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    paintTree(
      brush,
      palette,
      detail === 2 ? 1 : detail,
      { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t },
      radius,
      i,
    );
  }
}
