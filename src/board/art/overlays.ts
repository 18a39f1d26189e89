/**
 * What the board lays over the land: legal and dead cells, the last move, lit features, fields of a player.
 * All in board units (one cell is one unit), so that the camera and the sheets use the same functions.
 */
import type { Cell } from '@/games/tiles';
import { shapePath } from '@/ui/drawing/shapes';
import type { Colour } from '@/core/seat';
import { PLAYERS } from '@/ui/look/tokens';

import type { Brush } from './brush';
import { mix } from './colour';
import type { Point } from './geometry/point';
import { area as areaOf } from './geometry/polygon';
import type { LitArea } from './landscape';
import type { ArtTheme } from './palette';
import { CLIP_DIFFERENCE } from './skia';

interface CellLook {
  readonly line: string;
  readonly fill: string;
  readonly fillAlpha: number;
  readonly focusAlpha: number;
  readonly solid: boolean;
}

const CELL_LOOKS: Readonly<Record<ArtTheme, CellLook>> = {
  day: { line: '#96640F', fill: '#FFFAE8', fillAlpha: 0.92, focusAlpha: 1, solid: false },
  dusk: { line: '#F1CE85', fill: '#FFE196', fillAlpha: 0.16, focusAlpha: 0.34, solid: false },
  contrastLight: { line: '#000000', fill: '#FFC400', fillAlpha: 1, focusAlpha: 1, solid: true },
  contrastDark: { line: '#000000', fill: '#FFD84D', fillAlpha: 1, focusAlpha: 1, solid: true },
};

const CREAM = '#FFF8EA';
const INSET = 0.06;
const cellBox = ({ x, y }: Cell, inset = INSET) => ({
  rect: { x: x + inset, y: y + inset, width: 1 - inset * 2, height: 1 - inset * 2 },
  rx: 0.1,
  ry: 0.1,
});

export function paintLegalCell(brush: Brush, cell: Cell, theme: ArtTheme, isFocused = false): void {
  const look = CELL_LOOKS[theme];
  const box = cellBox(cell);
  if (!look.solid)
    brush.stroke((pen) => pen.addRRect(box), theme === 'day' ? '#FFE9A8' : '#F1CE85', 0.06, {
      alpha: 0.5,
      blur: 0.03,
      closed: true,
    });
  brush.fill((pen) => pen.addRRect(box), look.fill, { alpha: isFocused ? look.focusAlpha : look.fillAlpha });
  const solid = isFocused || look.solid;
  brush.stroke(
    (pen) => pen.addRRect(box),
    look.line,
    isFocused ? 0.045 : 0.026,
    solid ? {} : { dash: [0.075, 0.05], dashStart: 0.04, butt: true },
  );
  paintPlus(brush, { x: cell.x + 0.5, y: cell.y + 0.5 }, look.line);
}

/** The same from afar: neighbours run together into one soft rim. */
export function paintLegalRim(brush: Brush, cell: Cell, theme: ArtTheme, isFocused = false): void {
  const look = CELL_LOOKS[theme];
  const { x, y } = cell;
  const box = { rect: { x: x + 0.1, y: y + 0.1, width: 0.8, height: 0.8 }, rx: 0.3, ry: 0.3 };
  const soft = look.solid ? {} : { blur: 0.1 };
  brush.fill((pen) => pen.addRRect(box), look.line, { alpha: isFocused ? 0.85 : RIM_ALPHA[theme], ...soft });
}

const RIM_ALPHA: Readonly<Record<ArtTheme, number>> = { day: 0.42, dusk: 0.5, contrastLight: 0.6, contrastDark: 0.7 };

function paintPlus(brush: Brush, { x, y }: Point, colour: string): void {
  brush.stroke(
    (pen) =>
      pen
        .moveTo(x - 0.1, y)
        .lineTo(x + 0.1, y)
        .moveTo(x, y - 0.1)
        .lineTo(x, y + 0.1),
    colour,
    0.035,
  );
}

/** A cell where no tile can ever fit: dotted, a small cross, no glow. */
export function paintDeadCell(brush: Brush, cell: Cell, theme: ArtTheme): void {
  const colour = { day: '#8D7C68', dusk: '#988C79', contrastLight: '#000000', contrastDark: '#FFFFFF' }[theme];
  brush.stroke((pen) => pen.addRRect(cellBox(cell)), colour, 0.024, { dash: [0.001, 0.06], dashStart: 0.02 });
  const [x, y] = [cell.x + 0.5, cell.y + 0.5];
  brush.stroke(
    (pen) =>
      pen
        .moveTo(x - 0.07, y - 0.07)
        .lineTo(x + 0.07, y + 0.07)
        .moveTo(x - 0.07, y + 0.07)
        .lineTo(x + 0.07, y - 0.07),
    colour,
    0.026,
  );
}

/** Corner brackets in the player's deep colour over cream; in dark the fill with the rim says it better. */
export function paintLastMove(brush: Brush, cell: Cell, player: Colour, theme: ArtTheme): void {
  const colours = PLAYERS[player];
  const inside = theme === 'day' ? colours.deep : theme === 'dusk' ? colours.fill : colours.contrast;
  const rim = theme === 'contrastLight' || theme === 'contrastDark' ? '#FFFFFF' : CREAM;
  const near = 0.04;
  const arm = 0.24;
  const corners = (pen: import('./brush').Pen): void => {
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      const x = cell.x + (sx === 1 ? near : 1 - near);
      const y = cell.y + (sy === 1 ? near : 1 - near);
      pen
        .moveTo(x + sx * arm, y)
        .lineTo(x, y)
        .lineTo(x, y + sy * arm);
    }
  };
  brush.stroke(corners, '#2A1C0E', 0.095, { alpha: 0.45 });
  brush.stroke(corners, rim, 0.082);
  brush.stroke(corners, inside, 0.046);
}

export function highlightArea(brush: Brush, { polygons, walls }: LitArea, theme: ArtTheme): void {
  const all = brush.path((pen) => polygons.forEach((p) => pen.addPoly([...p], true)));
  const lines = brush.path((pen) => walls.forEach((w) => pen.addPoly([...w], false)));
  if (theme === 'contrastLight' || theme === 'contrastDark') {
    brush.fill(all, '#FFC400', { alpha: 0.4 });
    brush.stroke(lines, '#000000', 0.075);
    brush.stroke(lines, '#FFC400', 0.035);
  } else {
    brush.fill(all, '#FFF2B0', { alpha: 0.16 });
    brush.stroke(lines, '#FFD84A', 0.16, { blur: 0.03, alpha: 0.9 });
    brush.stroke(lines, CREAM, 0.05);
    brush.stroke(lines, '#E58A12', 0.02);
  }
  all.dispose();
  lines.dispose();
}

/** A road in the gold of what is possible: in any bluer light it would be taken for a river. */
export function highlightRoad(brush: Brush, lines: readonly (readonly Point[])[], theme: ArtTheme): void {
  const road = brush.path((pen) => lines.forEach((line) => pen.addPoly([...line], false)));
  if (theme === 'contrastLight' || theme === 'contrastDark') {
    brush.stroke(road, '#000000', 0.14);
    brush.stroke(road, '#FFC400', 0.085);
  } else {
    brush.stroke(road, '#FFD84A', 0.2, { blur: 0.04, alpha: 0.9 });
    brush.stroke(road, '#E58A12', 0.125);
    brush.stroke(road, '#FFE88F', 0.095);
    brush.stroke(road, CREAM, 0.03);
  }
  road.dispose();
}

/** A river in its own light. */
export function highlightRiver(brush: Brush, lines: readonly (readonly Point[])[], theme: ArtTheme): void {
  if (theme === 'contrastLight' || theme === 'contrastDark') return highlightRoad(brush, lines, theme);
  const river = brush.path((pen) => lines.forEach((line) => pen.addPoly([...line], false)));
  brush.stroke(river, '#7FE3FF', 0.17, { blur: 0.035 });
  brush.stroke(river, '#FFFFFF', 0.075);
  brush.stroke(river, '#0E86B8', 0.04);
  river.dispose();
}

/**
 * The part of one player's field on many tiles, as one shape: marks of the player's shape in board coordinates, over
 * cream and the player's colour (colour alone on green turns to mud), with an edge inside the outline.
 */
export function paintField(
  brush: Brush,
  polygons: readonly (readonly Point[])[],
  holes: readonly (readonly Point[])[],
  player: Colour,
  theme: ArtTheme,
): void {
  const contrast = theme === 'contrastLight' || theme === 'contrastDark';
  const colours = PLAYERS[player];
  const fill = contrast ? colours.contrast : colours.fill;
  const mark = contrast ? colours.contrast : theme === 'day' ? colours.deep : mix(colours.fill, CREAM, 0.4);
  // Parts overlap by a hair and wind the same way, so that one path of all of them is their union.
  const area = brush.path((pen) => polygons.forEach((polygon) => pen.addPoly(clockwise(polygon), true)));
  const rims = brush.path((pen) => {
    for (const polygon of [...polygons, ...holes])
      for (const line of rimsOf(polygon)) if (line.length > 1) pen.addPoly(line, false);
  });
  const { canvas } = brush;
  canvas.save();
  for (const hole of holes) {
    const path = brush.path(hole);
    canvas.clipPath(path, CLIP_DIFFERENCE, true);
    path.dispose();
  }
  brush.fill(area, contrast ? '#FFFFFF' : CREAM, { alpha: contrast ? 0.75 : theme === 'day' ? 0.34 : 0.2 });
  brush.fill(area, fill, { alpha: contrast ? 0.3 : 0.26 });
  brush.clipped(area, () => {
    paintMarks(brush, polygons, player, mark, contrast ? 1 : 0.82);
    brush.stroke(rims, mark, 0.07, { alpha: 0.9 });
    brush.stroke(rims, CREAM, 0.018);
  });
  canvas.restore();
  area.dispose();
  rims.dispose();
}

const clockwise = (polygon: readonly Point[]): Point[] => (areaOf(polygon) < 0 ? [...polygon].reverse() : [...polygon]);

/** Parts are grown over the border of their tile by less than this. */
const BORDER = 0.006;
const onBorder = (a: number, b: number): boolean => {
  const line = Math.round(a);
  return Math.abs(a - line) < BORDER && Math.abs(b - line) < BORDER;
};

/** An outline without the stretches along the border of its tile, where the field goes on. */
function rimsOf(polygon: readonly Point[]): Point[][] {
  const lines: Point[][] = [[]];
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const line = lines[lines.length - 1] ?? [];
    if (onBorder(from.x, to.x) || onBorder(from.y, to.y)) {
      if (line.length > 0) lines.push([]);
    } else if (line.length === 0) line.push(from, to);
    else line.push(to);
  });
  return lines;
}

const PITCH = 1 / 6;

function paintMarks(
  brush: Brush,
  polygons: readonly (readonly Point[])[],
  player: Colour,
  colour: string,
  alpha: number,
): void {
  const xs = polygons.flatMap((p) => p.map((q) => q.x));
  const ys = polygons.flatMap((p) => p.map((q) => q.y));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = brush.box.skia.Path.MakeFromSVGString(shapePath(PLAYERS[player].shape, 0, 0, 10));
  if (!shape) return;
  const { skia } = brush.box;
  const size = 0.033 / 10;
  brush.fill(
    (pen) => {
      for (let row = Math.floor(top / PITCH); row * PITCH <= bottom; row++) {
        const shift = row % 2 === 0 ? 0.25 : 0.75;
        for (let column = Math.floor(left / PITCH) - 1; column * PITCH <= right; column++) {
          const matrix = skia.Matrix([size, 0, (column + shift) * PITCH, 0, size, (row + 0.5) * PITCH, 0, 0, 1]);
          pen.addPath(shape, matrix);
        }
      }
    },
    colour,
    { alpha },
  );
  shape.dispose();
}
