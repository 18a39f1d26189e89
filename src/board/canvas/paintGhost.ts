/** The tile in hand where it is meant to go: mounted on paper and lifted off the table, so that it looks undecided. */
import type { Brush } from '../art/brush';
import { type ArtTheme, isPainted } from '../art/palette';
import type { Ghost } from '../types';

const MOUNT = 0.035;
const MOUNTS: Readonly<Record<ArtTheme, string>> = {
  day: '#FFFAF0',
  dusk: '#CBBB98',
  contrastLight: '#000000',
  contrastDark: '#FFFFFF',
};
const GOLD = '#E3AE2E';
const MISFIT: Readonly<Record<ArtTheme, string>> = {
  day: '#A3301F',
  dusk: '#FF9C8A',
  contrastLight: '#9B0000',
  contrastDark: '#FFB3A7',
};

export function paintGhost(brush: Brush, ghost: Ghost, theme: ArtTheme, paintTile: () => void): void {
  const { x, y } = ghost;
  const mount = (by: number) => ({
    rect: { x: x - by, y: y - by, width: 1 + 2 * by, height: 1 + 2 * by },
    rx: by + 0.015,
    ry: by + 0.015,
  });
  if (isPainted(theme)) {
    brush.moved(0, 0.05, () => brush.fill((pen) => pen.addRRect(mount(MOUNT)), '#2A1C0A', { alpha: 0.42, blur: 0.06 }));
  }
  brush.fill((pen) => pen.addRRect(mount(MOUNT)), ghost.isBonus ? GOLD : MOUNTS[theme]);
  paintTile();
  if (ghost.isBonus)
    brush.stroke((pen) => pen.addRect({ x: x + 0.01, y: y + 0.01, width: 0.98, height: 0.98 }), GOLD, 0.025);
  for (const edge of ghost.misfits) paintMisfit(brush, ghost, edge, MISFIT[theme]);
}

/** A bar and a cross on the side that does not fit. */
function paintMisfit(brush: Brush, { x, y }: Ghost, edge: number, colour: string): void {
  const { canvas } = brush;
  canvas.save();
  canvas.rotate(edge * 90, x + 0.5, y + 0.5);
  const [middle, top] = [x + 0.5, y + 0.02];
  brush.stroke((pen) => pen.moveTo(x + 0.06, top).lineTo(x + 0.94, top), '#FFFFFF', 0.085);
  brush.stroke((pen) => pen.moveTo(x + 0.06, top).lineTo(x + 0.94, top), colour, 0.05);
  brush.circle(middle, top, 0.105, '#FFFFFF');
  brush.circle(middle, top, 0.085, colour);
  brush.stroke(
    (pen) =>
      pen
        .moveTo(middle - 0.035, top - 0.035)
        .lineTo(middle + 0.035, top + 0.035)
        .moveTo(middle - 0.035, top + 0.035)
        .lineTo(middle + 0.035, top - 0.035),
    '#FFFFFF',
    0.022,
  );
  canvas.restore();
}
