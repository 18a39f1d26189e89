/** What stands about buildings: flags, trees, smoke, the ground. Light from the upper left. */
import { type Press, slope } from '../press';
import { leaf } from '../woodcut';

/** A pennant flying to the right. */
export function flag(press: Press, x: number, foot: number, height: number, size: number, ink: string): void {
  press.line(`M${x} ${foot}V${foot - height}`, 1, press.plate.key);
  const y = foot - height + 0.6;
  press.form(
    `M${x} ${y}q${size * 0.5} ${-size * 0.18} ${size} ${size * 0.1}l${-size * 0.28} ${size * 0.3}l${size * 0.28} ${size * 0.34}q${-size * 0.5} ${-size * 0.2} ${-size} 0Z`,
    ink,
    0.8,
  );
}

/** A round tree: dark underside, light cuts above. */
export function tree(press: Press, x: number, foot: number, size: number): void {
  const { studio, plate } = press;
  press.form(`M${x - size * 0.1} ${foot}V${foot - size * 0.6}h${size * 0.2}V${foot}Z`, studio.wood, 0.6);
  const cy = foot - size * 1.05;
  const crown = press.path((pen) => {
    for (let i = 0; i <= 8; i++) {
      const turn = (i / 8) * Math.PI * 2;
      const px = x + Math.cos(turn) * size * 0.56;
      const py = cy + Math.sin(turn) * size * 0.6;
      if (i === 0) pen.moveTo(px, py);
      else {
        const middle = turn - Math.PI / 8;
        pen.quadTo(x + Math.cos(middle) * size * 0.8, cy + Math.sin(middle) * size * 0.84, px, py);
      }
    }
    pen.close();
  });
  press.form(crown, studio.leaf, 1);
  press.inside(crown, () =>
    press.cuts(studio.leafLit, (pen) => {
      for (const [dx, dy, w] of [
        [-0.38, -0.16, 0.13],
        [-0.2, -0.42, 0.13],
        [-0.06, -0.1, 0.1],
        [0.12, -0.36, 0.09],
        [-0.3, 0.16, 0.08],
      ] as const) {
        leaf(
          pen,
          x + (dx - 0.12) * size,
          cy + (dy + 0.1) * size,
          x + (dx + 0.16) * size,
          cy + (dy - 0.08) * size,
          w * size,
          -0.06 * size,
        );
      }
    }),
  );
  press.hatch(crown, plate.key, {
    angle: 40,
    pitch: 2,
    tone: slope(x, cy - size * 0.1, x + size * 0.5, cy + size * 0.7, 0.9),
    step: 3,
  });
}

/** Smoke that winds up from a chimney. */
export function smoke(press: Press, x: number, y: number, size: number, ink: string): void {
  press.cuts(ink, (pen) => {
    leaf(pen, x, y, x + size * 0.3, y - size * 0.9, size * 0.16, -size * 0.12);
    leaf(pen, x + size * 0.34, y - size * 0.6, x + size * 0.1, y - size * 1.7, size * 0.24, size * 0.16);
    leaf(pen, x + size * 0.06, y - size * 1.4, x + size * 0.6, y - size * 2.6, size * 0.3, -size * 0.22);
  });
}

/** Ground under a building, hatched darker towards us. */
export function ground(press: Press, shape: string, ink: string, shade: string, y: number, angle = 4): void {
  const path = press.path(shape);
  press.form(path, ink, 0.9);
  press.hatch(path, shade, { angle, pitch: 2.9, tone: slope(44, y, 58, y + 42, 1), sway: 0.8 });
}
