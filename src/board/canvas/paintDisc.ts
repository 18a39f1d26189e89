/** The discs over the ghost, in points about the origin. */
import { ICONS } from '@/ui/drawing/icons';
import type { Theme } from '@/ui/look/theme';

import type { Brush, Pen } from '../art/brush';
import type { ArtTheme } from '../art/palette';
import { PIECE_HEIGHT, paintPiece } from '../art/pieces';
import { DISC } from '../choiceSpots';
import type { PieceMark } from '../types';

const RADIUS = DISC.radius;
/** Height of the piece on the disc. */
const HEIGHT = 24;
const PALE = 0.55;

export function paintChoice(brush: Brush, mark: PieceMark, { colors, isHighContrast }: Theme, art: ArtTheme): void {
  if (mark.state === 'refused') return paintRefusal(brush, colors, isHighContrast);
  const { canvas } = brush;
  const isChosen = mark.state === 'chosen';
  if (!isHighContrast && isChosen) brush.circle(0, 2, RADIUS + 1, '#2A1C0A', { alpha: 0.4, blur: 3 });
  brush.circle(0, 0, RADIUS, isHighContrast ? colors.panel : '#FFF8EA', {
    alpha: isChosen || isHighContrast ? 1 : 0.86,
  });
  const unit = HEIGHT / PIECE_HEIGHT;
  canvas.save();
  canvas.scale(unit, unit);
  paintPiece(brush, { kind: mark.stance, player: mark.player, at: { x: 0, y: 0 } }, art, unit * 2);
  canvas.restore();
  // Pale is the disc's own colour laid over the piece.
  if (!isChosen) brush.circle(0, 0, RADIUS, isHighContrast ? colors.panel : '#FFF8EA', { alpha: 1 - PALE });
  const ring = (pen: Pen) => pen.addOval({ x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS });
  if (isChosen) brush.stroke(ring, colors.action, DISC.ring, { closed: true });
  else if (isHighContrast) brush.stroke(ring, colors.line, 2.4, { closed: true });
  else brush.stroke(ring, '#6B5C4C', 1.6, { dash: [3, 2.6], butt: true, alpha: 0.9 });
}

/** Somebody is there already: a small disc, so that it hides little. */
function paintRefusal(brush: Brush, colors: Theme['colors'], isHighContrast: boolean): void {
  const radius = DISC.refused;
  brush.circle(0, 0, radius, isHighContrast ? colors.panel : '#FFF8EA', { alpha: isHighContrast ? 1 : 0.82 });
  const ring = (pen: Pen) => pen.addOval({ x: -radius, y: -radius, width: 2 * radius, height: 2 * radius });
  brush.stroke(ring, isHighContrast ? colors.line : '#6B5C4C', 1.4, { closed: true, alpha: isHighContrast ? 1 : 0.6 });
  brush.stroke((pen) => pen.moveTo(-4, 4).lineTo(4, -4), isHighContrast ? colors.bad : '#A3301F', 2.4);
}

/** The handle that turns the ghost. */
export function paintHandle(brush: Brush, { colors, isHighContrast }: Theme): void {
  const radius = DISC.handle;
  if (!isHighContrast) brush.circle(0, 1.5, radius, '#2A1C0A', { alpha: 0.35, blur: 2.5 });
  brush.circle(0, 0, radius, colors.panel);
  if (isHighContrast)
    brush.stroke(
      (pen) => pen.addOval({ x: -radius, y: -radius, width: 2 * radius, height: 2 * radius }),
      colors.line,
      2,
      { closed: true },
    );
  const arrow = brush.box.skia.Path.MakeFromSVGString(ICONS.turn.stroke ?? '');
  if (!arrow) return;
  brush.canvas.save();
  brush.canvas.scale(0.85, 0.85);
  brush.canvas.translate(-12, -12);
  brush.stroke(arrow, colors.ink, 2.4);
  brush.canvas.restore();
  arrow.dispose();
}
