/** The back of every hidden card: contour rings of brass on pine, as on the hand-over screen. */
import type { Scene } from './sky';
import { flatSky } from './sky';

export function back(scene: Scene): void {
  const { press } = scene;
  const { studio } = press;
  flatSky(scene, studio.pine);
  const x = 50;
  const y = 72;
  const rings = [5, 7, 10][press.detail] ?? 7;
  // A hill, not a target: the rings crowd towards the light and wander on the far slope.
  const at = (ring: number, s: number): [number, number] => {
    const turn = s * Math.PI * 2;
    const r = 7 + ring * (press.detail === 2 ? 5.8 : press.detail === 1 ? 8 : 11);
    const lump =
      1 +
      0.09 * Math.sin(turn * 2 + 0.7 + ring * 0.16) +
      0.055 * Math.sin(turn * 3 - ring * 0.5) +
      0.03 * Math.sin(turn * 5 + ring);
    return [x + Math.cos(turn) * r * lump * 0.9 + ring * 0.5, y + Math.sin(turn) * r * lump * 1.12 + ring * 0.4];
  };
  const thick = press.lineWidth(press.isContrast ? 0.9 : ([1.5, 1.25, 1.15][press.detail] ?? 1.2));
  for (let ring = 0; ring < rings; ring++) {
    press.fill((pen) => {
      const steps = 64;
      // Outer edge forth, inner edge back: a closed ring whose width follows the light.
      for (const inner of [0, 1]) {
        for (let i = 0; i <= steps; i++) {
          const s = inner ? 1 - i / steps : i / steps;
          const [px, py] = at(ring, s);
          const width = press.isContrast
            ? thick
            : thick * (0.62 + 0.55 * Math.sin(s * Math.PI * 2 - 0.6) ** 2 + 0.2 * Math.sin(s * 31 + ring * 5));
          const length = Math.hypot(px - x, py - y) || 1;
          const shrink = (length - inner * width) / length;
          const qx = x + (px - x) * shrink;
          const qy = y + (py - y) * shrink;
          if (i === 0) pen.moveTo(qx, qy);
          else pen.lineTo(qx, qy);
        }
        pen.close();
      }
    }, studio.brass);
  }
  press.fill((pen) => pen.addCircle(x, y, press.detail === 0 ? 4.4 : 3.2), studio.brass);
}
