/** Figures as soft outlines: a list of points, sharp ones marked, drawn with one confident line. */
import type { Brush, Pen } from '../brush';
import type { Hex } from '../colour';

/** x, y, and 1 when the line turns sharply there. */
export type Mark = readonly [x: number, y: number, sharp?: 1];

/** A closed line through the marks. */
export function closedLine(pen: Pen, marks: readonly Mark[]): void {
  const count = marks.length;
  const mark = (i: number): Mark => marks[(i + count) % count] ?? [0, 0];
  const [x0, y0] = mark(0);
  pen.moveTo(x0, y0);
  for (let i = 0; i < count; i++) curve(pen, mark(i - 1), mark(i), mark(i + 1), mark(i + 2));
  pen.close();
}

/** An open line through the marks. */
export function openLine(pen: Pen, marks: readonly Mark[]): void {
  const mark = (i: number): Mark => marks[Math.max(0, Math.min(marks.length - 1, i))] ?? [0, 0];
  const [x0, y0] = mark(0);
  pen.moveTo(x0, y0);
  for (let i = 0; i < marks.length - 1; i++) curve(pen, mark(i - 1), mark(i), mark(i + 1), mark(i + 2));
}

function curve(pen: Pen, a: Mark, b: Mark, c: Mark, d: Mark): void {
  const k = 1 / 6;
  const out = b[2] ? 0 : k;
  const into = c[2] ? 0 : k;
  pen.cubicTo(
    b[0] + (c[0] - a[0]) * out,
    b[1] + (c[1] - a[1]) * out,
    c[0] - (d[0] - b[0]) * into,
    c[1] - (d[1] - b[1]) * into,
    c[0],
    c[1],
  );
}

export const closed =
  (marks: readonly Mark[]) =>
  (pen: Pen): void =>
    closedLine(pen, marks);

export const open =
  (...lines: readonly (readonly Mark[])[]) =>
  (pen: Pen): void =>
    lines.forEach((line) => openLine(pen, line));

interface Sticker {
  readonly rim: Hex;
  readonly rimWidth: number;
  readonly ink: Hex;
  readonly inkWidth: number;
  readonly shadow?: number;
}

/** Light rim, then the dark line: what follows is filled on top. */
export function paintSticker(brush: Brush, shape: (pen: Pen) => void, look: Sticker): void {
  const path = brush.path(shape);
  const wide = (look.rimWidth + look.inkWidth) * 2;
  if (look.shadow)
    brush.moved(0.05, 0.07, () =>
      brush.stroke(path, '#1A100A', wide, { closed: true, alpha: look.shadow, blur: 0.06 }),
    );
  brush.stroke(path, look.rim, wide, { closed: true });
  brush.stroke(path, look.ink, look.inkWidth * 2, { closed: true });
  brush.fill(path, look.ink);
  path.dispose();
}
