/** Side B of a road or knight: an emblem in a laurel on dark pine. The block is cut white on dark, not dark on white. */
import type { Press } from '../press';
import { flatSky, type Scene } from '../sky';
import { leaf, wedge } from '../woodcut';

export const CENTRE = { x: 50, y: 82 } as const;

/** Dark ground with rays from the emblem, so that nothing of it looks like a landscape. */
export function honourGround(scene: Scene): void {
  const { press } = scene;
  flatSky(scene);
  const count = [24, 32, 40][press.detail] ?? 32;
  press.cuts(press.plate.glow, (pen) => {
    for (let i = 0; i < count; i++) {
      const turn = ((i + 0.5) / count) * Math.PI * 2;
      const reach = i % 2 === 0 ? 100 : 62;
      wedge(
        pen,
        CENTRE.x + Math.cos(turn) * 34,
        CENTRE.y + Math.sin(turn) * 36,
        0.6,
        CENTRE.x + Math.cos(turn) * reach,
        CENTRE.y + Math.sin(turn) * reach,
        i % 2 === 0 ? 4.6 : 0.4,
      );
    }
  });
}

/** Two branches that rise from the foot and almost close above. */
export function laurel(press: Press, x: number, y: number, radius: number): void {
  const { plate, studio } = press;
  const leaves = press.detail === 0 ? 7 : 9;
  for (const side of [-1, 1]) {
    const at = (s: number): [number, number] => {
      const turn = Math.PI / 2 - side * (0.16 + s * 2.5);
      return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * 1.06];
    };
    press.line(
      (pen) => {
        for (let i = 0; i <= 12; i++) {
          const [px, py] = at(i / 12);
          if (i === 0) pen.moveTo(px, py);
          else pen.lineTo(px, py);
        }
      },
      1.2,
      plate.accent,
    );
    for (let i = 0; i < leaves; i++) {
      const s = (i + 0.4) / leaves;
      const [px, py] = at(s);
      const [qx, qy] = at(s + 0.06);
      const along = Math.atan2(qy - py, qx - px);
      const size = radius * (0.42 - 0.12 * s);
      for (const out of [-1, 1]) {
        const turn = along + out * 0.62;
        const tx = px + Math.cos(turn) * size;
        const ty = py + Math.sin(turn) * size;
        press.form(
          (pen) => leaf(pen, px, py, tx, ty, size * (press.isContrast ? 0.36 : 0.3)),
          plate.accent,
          press.isContrast ? 0 : 0.6,
          plate.deep,
        );
        if (press.detail === 2)
          press.cuts(studio.goldLit, (pen) =>
            leaf(pen, px, py, px + (tx - px) * 0.8, py + (ty - py) * 0.8, size * 0.07),
          );
      }
    }
  }
}
