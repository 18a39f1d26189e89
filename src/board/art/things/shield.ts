/** The pennant as real heraldry: azure and gold, four charges, a white rim and an ink line that hold it off the roofs. */
import type { Brush, Pen } from '../brush';
import type { Point } from '../geometry/point';

const AZURE = '#1F56A8';
const GOLD = '#E8B63A';
const INK = '#2A1E18';
const RIM = '#FFFBF0';

export const SHIELD_HEIGHT = 0.19;

/** A heater shield centred at (x, y). */
export function shieldPath(pen: Pen, x: number, y: number, height: number): void {
  const half = height * 0.41;
  const top = y - height / 2;
  pen
    .moveTo(x - half, top)
    .lineTo(x + half, top)
    .lineTo(x + half, top + height * 0.42)
    .cubicTo(x + half, top + height * 0.74, x + half * 0.42, top + height * 0.9, x, top + height)
    .cubicTo(x - half * 0.42, top + height * 0.9, x - half, top + height * 0.74, x - half, top + height * 0.42)
    .close();
}

const SHIELD_CHARGES = ['chevron', 'quarterly', 'bend', 'cross'] as const;

/** `rim` and `line` are widths in tile units, at least a few pixels so that small shields keep them. */
export function paintShield(brush: Brush, at: Point, height: number, charge: number, pixels: number): void {
  const { x, y } = at;
  const rim = Math.max(0.014, 2.4 / pixels);
  const line = Math.max(0.009, 0.8 / pixels);
  const outline = brush.path((pen) => shieldPath(pen, x, y, height));
  brush.stroke(outline, '#000000', (rim + line) * 2, { closed: true, alpha: 0.3, blur: 0.012 });
  brush.stroke(outline, RIM, (rim + line) * 2, { closed: true });
  brush.stroke(outline, INK, line * 2, { closed: true });
  brush.fill(outline, AZURE);
  brush.clipped(outline, () => {
    paintCharge(brush, x, y, height, charge);
    // The far half turns away from the sun.
    brush.rect(x, y - height, height, height * 2, '#0A1030', { alpha: 0.16 });
    brush.rect(x - height, y - height, height * 0.68, height * 2, '#FFFFFF', { alpha: 0.07 });
  });
  outline.dispose();
}

function paintCharge(brush: Brush, x: number, y: number, h: number, charge: number): void {
  switch (SHIELD_CHARGES[charge % SHIELD_CHARGES.length]) {
    case 'quarterly':
      brush.rect(x, y - h, h, h * 0.95, GOLD);
      brush.rect(x - h, y - h * 0.05, h, h, GOLD);
      return;
    case 'bend':
      brush.fill(
        [
          { x: x - h * 0.5, y: y - h * 0.5 },
          { x: x - h * 0.18, y: y - h * 0.5 },
          { x: x + h * 0.5, y: y + h * 0.26 },
          { x: x + h * 0.5, y: y + h * 0.62 },
        ],
        GOLD,
      );
      return;
    case 'cross':
      brush.rect(x - h * 0.085, y - h, h * 0.17, h * 2, GOLD);
      brush.rect(x - h, y - h * 0.2, h * 2, h * 0.17, GOLD);
      return;
    default:
      brush.fill(
        [
          { x: x - h * 0.5, y: y + h * 0.24 },
          { x, y: y - h * 0.14 },
          { x: x + h * 0.5, y: y + h * 0.24 },
          { x: x + h * 0.5, y: y + h * 0.46 },
          { x, y: y + h * 0.09 },
          { x: x - h * 0.5, y: y + h * 0.46 },
        ],
        GOLD,
      );
  }
}
