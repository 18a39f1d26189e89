/**
 * Houses seen from above and in front: a facade, a roof, light from the upper left. Painted as stamps of unit width
 * with the foot's middle at the origin.
 */
import type { Brush } from '../brush';
import { type Hex, mix } from '../colour';
import type { Detail } from '../detail';
import type { Point } from '../geometry/point';
import { lit, type Palette, shaded } from '../palette';

/** `ridge`: long side to the viewer; `gable`: narrow side; `corner` and `cornerLeft`: seen over a corner. */
export const HOUSE_KINDS = ['ridge', 'gable', 'corner', 'cornerLeft'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

export interface House {
  readonly at: Point;
  readonly width: number;
  readonly kind: HouseKind;
  /** 0…4 the tiled roofs, 5 slate, 6 thatch. */
  readonly roof: number;
}

const FACADE = 0.42;
/** How far a house of unit width rises above its foot. */
export const HOUSE_RISE: Readonly<Record<HouseKind, number>> = {
  ridge: 0.98,
  gable: 1.3,
  corner: 1.12,
  cornerLeft: 1.12,
};

interface Tone {
  readonly palette: Palette;
  readonly detail: Detail;
  readonly roof: Hex;
  readonly lit: Hex;
  readonly shaded: Hex;
}

function roofColour(palette: Palette, index: number): Hex {
  if (index === 5) return palette.slate;
  if (index === 6) return palette.thatch;
  return palette.roofs[index] ?? palette.roofs[0];
}

export function paintHouse(brush: Brush, palette: Palette, detail: Detail, house: House): void {
  const { at, width, kind, roof } = house;
  const key = `house/${palette.theme}/${detail}/${kind}/${roof}`;
  brush.stamp(key, at.x, at.y, width, (stamp) => drawHouse(stamp, palette, detail, kind, roof));
}

function drawHouse(brush: Brush, palette: Palette, detail: Detail, kind: HouseKind, roofIndex: number): void {
  const plain = roofColour(palette, roofIndex);
  // Small houses calm down towards one red, or a city turns to noise and hides its shield.
  const roof = detail === 0 && roofIndex < 5 ? mix(plain, palette.roofs[0], 0.35) : plain;
  const blend = detail === 0 ? 0.42 : 0;
  const tone: Tone = {
    palette,
    detail,
    roof,
    lit: mix(palette.facade.lit, roof, blend),
    shaded: mix(palette.facade.shaded, roof, blend),
  };
  switch (kind) {
    case 'ridge':
      return drawRidge(brush, tone);
    case 'gable':
      return drawGable(brush, tone);
    case 'corner':
      return drawCorner(brush, tone, 1);
    case 'cornerLeft':
      return drawCorner(brush, tone, -1);
  }
}

const poly = (...numbers: number[]): Point[] => {
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
  return points;
};

function inkOutline(brush: Brush, tone: Tone, ...shapes: readonly Point[][]): void {
  if (tone.detail === 0) return;
  const width = tone.detail === 1 ? 0.052 : 0.044;
  brush.stroke(
    (pen) => {
      for (const shape of shapes) pen.addPoly(shape, true);
    },
    tone.palette.ink,
    width,
    { alpha: 0.78 },
  );
}

function windows(brush: Brush, tone: Tone, spots: readonly (readonly [x: number, y: number])[], size = 0.12): void {
  if (tone.detail === 0 && tone.palette.theme === 'day') return;
  const { window } = tone.palette.facade;
  brush.fill((pen) => {
    for (const [x, y] of spots) pen.addRect({ x: x - size / 2, y, width: size, height: size * 1.35 });
  }, window);
}

function drawRidge(brush: Brush, tone: Tone): void {
  const { palette, roof } = tone;
  const facade = poly(-0.5, -FACADE, 0.5, -FACADE, 0.5, 0, -0.5, 0);
  const planes = poly(-0.56, -FACADE + 0.03, -0.46, -0.97, 0.46, -0.97, 0.56, -FACADE + 0.03);
  brush.fill(facade, tone.lit);
  brush.rect(0.2, -FACADE, 0.3, FACADE, tone.shaded, { alpha: 0.75 });
  brush.rect(-0.5, -FACADE, 1, 0.1, palette.ink, { alpha: 0.22 });
  windows(brush, tone, [
    [-0.28, -0.27],
    [0, -0.27],
    [0.29, -0.27],
  ]);
  brush.fill(planes, roof);
  brush.fill(poly(-0.485, -0.83, -0.46, -0.97, 0.46, -0.97, 0.485, -0.83), lit(palette, roof, 0.3));
  brush.fill(poly(0.2, -FACADE + 0.03, 0.17, -0.97, 0.46, -0.97, 0.56, -FACADE + 0.03), shaded(palette, roof, 0.2), {
    alpha: 0.8,
  });
  if (tone.detail === 2) {
    brush.stroke(
      (pen) => {
        pen.moveTo(-0.5, -0.7).lineTo(0.5, -0.7).moveTo(-0.53, -0.55).lineTo(0.53, -0.55);
      },
      shaded(palette, roof, 0.35),
      0.022,
      { alpha: 0.7, dash: [0.09, 0.035] },
    );
  }
  inkOutline(brush, tone, facade, planes);
}

function drawGable(brush: Brush, tone: Tone): void {
  const { palette, roof } = tone;
  const facade = poly(-0.44, 0, -0.44, -0.46, 0, -0.86, 0.44, -0.46, 0.44, 0);
  const left = poly(-0.54, -0.4, 0, -0.9, 0, -1.3, -0.5, -0.84);
  const right = poly(0.54, -0.4, 0, -0.9, 0, -1.3, 0.5, -0.84);
  brush.fill(left, lit(palette, roof, 0.2));
  brush.fill(right, shaded(palette, roof, 0.28));
  brush.fill(facade, tone.lit);
  brush.fill(poly(0.08, 0, 0.08, -0.79, 0.44, -0.46, 0.44, 0), tone.shaded, { alpha: 0.6 });
  windows(brush, tone, [
    [-0.2, -0.27],
    [0.2, -0.27],
    [0, -0.58],
  ]);
  if (tone.detail === 2) {
    brush.stroke(
      (pen) => {
        pen.moveTo(-0.53, -0.55).lineTo(0, -1.03).moveTo(0.53, -0.55).lineTo(0, -1.03);
        pen.moveTo(-0.51, -0.7).lineTo(0, -1.17).moveTo(0.51, -0.7).lineTo(0, -1.17);
      },
      shaded(palette, roof, 0.4),
      0.022,
      { alpha: 0.55 },
    );
  }
  inkOutline(brush, tone, facade, left, right);
}

/** Over the corner: the gable on one side, the long side with its roof on the other. */
function drawCorner(brush: Brush, tone: Tone, side: 1 | -1): void {
  const { palette, roof } = tone;
  const flip = (shape: Point[]): Point[] => (side === 1 ? shape : shape.map((p) => ({ x: -p.x, y: p.y })));
  const gable = flip(poly(-0.5, -0.06, -0.5, -0.46, -0.24, -0.84, 0.02, -0.42, 0.02, 0));
  const long = flip(poly(0.02, 0, 0.02, -0.42, 0.5, -0.48, 0.5, -0.08));
  const plane = flip(poly(0.04, -0.37, -0.24, -0.9, 0.28, -1, 0.57, -0.45));
  const eave = flip(poly(-0.55, -0.4, -0.24, -0.9, -0.19, -0.84, -0.49, -0.37));
  // The sun stands upper left: whichever side faces left is the lit one.
  brush.fill(gable, side === 1 ? tone.lit : mix(tone.lit, tone.shaded, 0.8));
  brush.fill(long, side === 1 ? mix(tone.lit, tone.shaded, 0.85) : tone.lit);
  windows(
    brush,
    tone,
    [
      [-0.24 * side, -0.3],
      [-0.24 * side, -0.58],
      [0.17 * side, -0.3],
      [0.37 * side, -0.33],
    ],
    0.105,
  );
  brush.fill(plane, side === 1 ? shaded(palette, roof, 0.16) : lit(palette, roof, 0.16));
  brush.fill(flip(poly(-0.19, -0.81, -0.24, -0.9, 0.28, -1, 0.34, -0.9)), lit(palette, roof, side === 1 ? 0.16 : 0.34));
  brush.fill(eave, lit(palette, roof, 0.25));
  if (tone.detail === 2) {
    const lines = [flip(poly(-0.11, -0.66, 0.42, -0.76)), flip(poly(-0.03, -0.51, 0.5, -0.6))];
    brush.stroke(
      (pen) => {
        for (const line of lines) pen.addPoly(line, false);
      },
      shaded(palette, roof, 0.45),
      0.022,
      { alpha: 0.6, dash: [0.09, 0.035] },
    );
  }
  inkOutline(brush, tone, gable, long, plane);
}
