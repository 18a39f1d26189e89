/** A classic tile in high contrast: the same outlines, flat fills, thick lines and patterns; nothing decorative. */
import type { Brush } from '../brush';
import { extend, along } from '../geometry/curve';
import type { Point } from '../geometry/point';
import { CONTRAST, type ContrastPalette } from '../palette';
import { shieldPath } from '../things/shield';
import { symbolScale } from '../detail';
import type { ClassicOutlines } from './outlines';

type ContrastTheme = keyof typeof CONTRAST;

export function* paintContrastTile(
  brush: Brush,
  outlines: ClassicOutlines,
  theme: ContrastTheme,
  pixels: number,
): Generator<void, void> {
  const colours = CONTRAST[theme];
  paintField(brush, colours);
  for (const road of outlines.roads) {
    const line = extend(road.line, road.edges.length === 2 ? 0.1 : 0.02);
    brush.stroke(line, colours.roadEdge, 0.15, { butt: true });
  }
  for (const road of outlines.roads) {
    const line = extend(road.line, road.edges.length === 2 ? 0.1 : 0.02);
    brush.stroke(line, colours.road, 0.095, { butt: true });
    brush.stroke(road.line, colours.roadDash, 0.016, { dash: [0.05, 0.05], dashStart: 0.025, butt: true });
  }
  yield;
  for (const city of outlines.cities) {
    brush.fill(city.polygon, colours.city);
    brush.clipped(city.polygon, () => paintBricks(brush, colours));
    for (const wall of city.walls) {
      const line = extend(wall.line, 0.05);
      brush.stroke(line, colours.wall, 0.062, { butt: true });
      brush.stroke(line, colours.wallCore, 0.02, { dash: [0.03, 0.026], butt: true });
    }
  }
  yield;
  if (outlines.hub) paintCrossing(brush, outlines.hub, colours, symbolScale(pixels));
  if (outlines.gate) {
    const wall = outlines.cities[outlines.gate.city]?.walls[outlines.gate.wall];
    if (wall) paintBox(brush, along(wall.line, outlines.gate.share).point, 0.062 * symbolScale(pixels, 60), colours);
  }
  if (outlines.cloister) paintCloister(brush, colours);
  for (const city of outlines.cities) {
    if (city.shield) paintContrastShield(brush, city.shield, 0.27 * symbolScale(pixels, 60, 1.25), colours);
  }
}

function paintField(brush: Brush, colours: ContrastPalette): void {
  brush.rect(0, 0, 1, 1, colours.field);
  brush.fill((pen) => {
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) {
        const shift = row % 2 === 0 ? 0.25 : 0.75;
        pen.addCircle((column + shift) / 6, (row + 0.5) / 6, 0.0115);
      }
    }
  }, colours.dot);
}

/** Bricks in board coordinates: ten courses to a tile, so they run on across borders. */
function paintBricks(brush: Brush, colours: ContrastPalette): void {
  brush.stroke(
    (pen) => {
      for (let course = 0; course <= 10; course++) {
        const y = course / 10;
        pen.moveTo(0, y).lineTo(1, y);
        for (let i = 0; i <= 5; i++) {
          const x = (i + (course % 2) / 2) / 5;
          pen.moveTo(x, y).lineTo(x, y + 0.1);
        }
      }
    },
    colours.brick,
    0.007,
  );
}

function paintBox(brush: Brush, p: Point, half: number, colours: ContrastPalette): void {
  const line = half * 0.36;
  brush.rect(p.x - half, p.y - half, half * 2, half * 2, colours.ink);
  brush.rect(p.x - half + line, p.y - half + line, (half - line) * 2, (half - line) * 2, colours.paper);
}

function paintCrossing(brush: Brush, p: Point, colours: ContrastPalette, grow: number): void {
  const half = 0.11 * Math.min(grow, 1.3);
  paintBox(brush, p, half, colours);
  const arm = half * 0.45;
  brush.stroke(
    (pen) => {
      pen.moveTo(p.x - arm, p.y - arm).lineTo(p.x + arm, p.y + arm);
      pen.moveTo(p.x - arm, p.y + arm).lineTo(p.x + arm, p.y - arm);
    },
    colours.ink,
    0.032,
    { butt: true },
  );
}

function paintCloister(brush: Brush, colours: ContrastPalette): void {
  const [x, y] = [0.5, 0.53];
  brush.circle(x, y, 0.25, colours.ink);
  brush.circle(x, y, 0.218, colours.cloister);
  const house = [
    { x: x - 0.15, y: y + 0.14 },
    { x: x - 0.15, y: y - 0.03 },
    { x, y: y - 0.17 },
    { x: x + 0.15, y: y - 0.03 },
    { x: x + 0.15, y: y + 0.14 },
  ];
  brush.fill(house, colours.cloisterBody);
  brush.stroke(house, colours.ink, 0.026, { closed: true });
  paintCross(brush, { x, y: y + 0.015 }, 0.085, colours.ink, 0.032);
}

function paintCross(brush: Brush, p: Point, arm: number, colour: string, width: number): void {
  brush.stroke(
    (pen) => {
      pen.moveTo(p.x, p.y - arm).lineTo(p.x, p.y + arm);
      pen.moveTo(p.x - arm * 0.72, p.y - arm * 0.2).lineTo(p.x + arm * 0.72, p.y - arm * 0.2);
    },
    colour,
    width,
    { butt: true },
  );
}

function paintContrastShield(brush: Brush, p: Point, height: number, colours: ContrastPalette): void {
  const outline = brush.path((pen) => shieldPath(pen, p.x, p.y, height));
  brush.stroke(outline, colours.shieldRim, 0.075, { closed: true });
  brush.stroke(outline, colours.ink, 0.045, { closed: true });
  brush.fill(outline, colours.shield);
  outline.dispose();
  paintCross(brush, { x: p.x, y: p.y + height * 0.02 }, height * 0.28, colours.shieldCross, height * 0.17);
}
