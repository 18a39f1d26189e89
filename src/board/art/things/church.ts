/** The town church and the monastery's buildings: nave, tower with bell, spire, gold cross. */
import type { Brush } from '../brush';
import type { Detail } from '../detail';
import type { Point } from '../geometry/point';
import { lit, type Palette, shaded } from '../palette';

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

function paintGoldCross(brush: Brush, palette: Palette, at: Point, height: number): void {
  const cross = (pen: import('../brush').Pen): void => {
    pen
      .moveTo(at.x, at.y)
      .lineTo(at.x, at.y - height)
      .moveTo(at.x - height * 0.3, at.y - height * 0.66)
      .lineTo(at.x + height * 0.3, at.y - height * 0.66);
  };
  brush.stroke(cross, palette.ink, height * 0.3, { alpha: 0.6 });
  brush.stroke(cross, palette.gold, height * 0.18);
}

/** A square tower with a pointed roof; `foot` is the middle of its base. */
function paintSpire(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  foot: Point,
  width: number,
  body: number,
  spire: number,
): void {
  const { facade, ink, slate } = palette;
  const left = foot.x - width / 2;
  const top = foot.y - body;
  const walls = rectangle(left, top, width, body);
  brush.gradient(walls, { x: left, y: 0 }, { x: left + width, y: 0 }, [
    lit(palette, facade.lit, 0.25),
    facade.lit,
    facade.shaded,
  ]);
  const tip = { x: foot.x, y: top - spire };
  const roof = [{ x: left - width * 0.12, y: top + 0.006 }, tip, { x: left + width * 1.12, y: top + 0.006 }];
  brush.fill(roof, slate);
  brush.fill(
    [{ x: left - width * 0.12, y: top + 0.006 }, tip, { x: left + width * 0.3, y: top + 0.006 }],
    lit(palette, slate, 0.3),
  );
  brush.fill(
    [{ x: left + width * 0.68, y: top + 0.006 }, tip, { x: left + width * 1.12, y: top + 0.006 }],
    shaded(palette, slate, 0.3),
  );
  if (detail > 0)
    brush.stroke((pen) => pen.addPoly(walls, true).addPoly(roof, true), ink, width * 0.07, { alpha: 0.8 });
  paintGoldCross(brush, palette, { x: tip.x, y: tip.y + 0.004 }, width * 0.6);
}

/** A small church for towns, about 0.2 wide. */
export function paintChurch(brush: Brush, palette: Palette, detail: Detail, foot: Point): void {
  const { facade, ink, slate } = palette;
  const x = foot.x - 0.03;
  const y = foot.y;
  const nave = rectangle(x, y - 0.058, 0.125, 0.058);
  brush.fill(nave, facade.lit);
  brush.rect(x + 0.08, y - 0.058, 0.045, 0.058, facade.shaded, { alpha: 0.7 });
  const roof = [
    { x: x - 0.006, y: y - 0.052 },
    { x: x + 0.012, y: y - 0.118 },
    { x: x + 0.117, y: y - 0.118 },
    { x: x + 0.133, y: y - 0.052 },
  ];
  brush.gradient(roof, { x: 0, y: y - 0.118 }, { x: 0, y: y - 0.052 }, [
    lit(palette, slate, 0.28),
    slate,
    shaded(palette, slate, 0.15),
  ]);
  brush.fill((pen) => {
    for (const dx of [0.036, 0.066, 0.096])
      pen.addRect({ x: x + dx - 0.006, y: y - 0.042, width: 0.012, height: 0.028 });
  }, facade.window);
  if (detail > 0) brush.stroke((pen) => pen.addPoly(nave, true).addPoly(roof, true), ink, 0.005, { alpha: 0.8 });
  paintSpire(brush, palette, detail, { x: foot.x - 0.05, y: y + 0.006 }, 0.056, 0.125, 0.1);
}

export interface MonasteryLook {
  /** −1: the tower stands left of the nave; 1: right. */
  readonly side: 1 | -1;
  readonly roof: number;
}

/** Nave, transept and bell tower about (x, y), the middle of the nave's foot. */
export function paintMonasteryHouse(
  brush: Brush,
  palette: Palette,
  detail: Detail,
  { x, y }: Point,
  { side, roof }: MonasteryLook,
): void {
  const { facade, ink } = palette;
  const red = palette.roofs[roof] ?? palette.roofs[0];
  const mirror = (dx: number): number => x + dx * side;
  // The transept stands behind, on the far side from the tower.
  const ridge = [
    { x: mirror(-0.14), y: y - 0.15 },
    { x: mirror(-0.085), y: y - 0.245 },
    { x: mirror(-0.03), y: y - 0.15 },
    { x: mirror(-0.03), y: y - 0.07 },
    { x: mirror(-0.14), y: y - 0.07 },
  ];
  brush.fill(ridge, shaded(palette, red, side === -1 ? 0.3 : 0.08));
  if (detail > 0) brush.stroke(ridge, ink, 0.006, { closed: true, alpha: 0.85 });
  const nave = rectangle(x - 0.13, y - 0.092, 0.26, 0.092);
  brush.gradient(nave, { x: x - 0.13, y: 0 }, { x: x + 0.13, y: 0 }, [
    lit(palette, facade.lit, 0.15),
    facade.lit,
    facade.shaded,
  ]);
  brush.rect(x - 0.13, y - 0.092, 0.26, 0.012, ink, { alpha: 0.25 });
  const plane = [
    { x: x - 0.145, y: y - 0.084 },
    { x: x - 0.118, y: y - 0.192 },
    { x: x + 0.118, y: y - 0.192 },
    { x: x + 0.145, y: y - 0.084 },
  ];
  brush.gradient(plane, { x: 0, y: y - 0.192 }, { x: 0, y: y - 0.084 }, [
    lit(palette, red, 0.22),
    red,
    shaded(palette, red, 0.12),
  ]);
  if (detail > 0) {
    brush.stroke(
      (pen) => {
        for (const up of [0.115, 0.14, 0.166])
          pen.moveTo(x - 0.137 + (up - 0.09) * 0.2, y - up).lineTo(x + 0.137 - (up - 0.09) * 0.2, y - up);
      },
      shaded(palette, red, 0.35),
      0.0035,
      { alpha: 0.55, dash: [0.016, 0.007] },
    );
    brush.stroke((pen) => pen.addPoly(nave, true).addPoly(plane, true), ink, 0.006, { alpha: 0.85 });
  }
  paintOpenings(brush, palette, detail, x, y, side);
  const tower = { x: mirror(0.148), y: y + 0.012 };
  paintSpire(brush, palette, detail, tower, 0.088, 0.215, 0.15);
  paintBell(brush, palette, { x: tower.x, y: tower.y - 0.165 });
  brush.rect(tower.x - 0.012, tower.y - 0.09, 0.024, 0.034, facade.window);
}

function paintOpenings(brush: Brush, palette: Palette, detail: Detail, x: number, y: number, side: 1 | -1): void {
  const { facade, ink } = palette;
  const arch = (cx: number, top: number, half: number): void => {
    brush.fill((pen) => {
      pen.addRect({ x: cx - half, y: top, width: half * 2, height: y - top });
      pen.addCircle(cx, top, half);
    }, facade.door);
  };
  arch(x - 0.005 * side, y - 0.034, 0.017);
  brush.fill((pen) => {
    for (const dx of [0.05, 0.085]) {
      pen.addRect({ x: x + dx * side - 0.009, y: y - 0.056, width: 0.018, height: 0.032 });
      pen.addCircle(x + dx * side, y - 0.056, 0.009);
    }
  }, facade.window);
  const rose = { x: x - 0.078 * side, y: y - 0.054 };
  brush.circle(rose.x, rose.y, 0.031, ink);
  brush.circle(rose.x, rose.y, 0.026, facade.lit);
  brush.circle(rose.x, rose.y, 0.021, palette.theme === 'dusk' ? facade.window : palette.water.mid);
  if (detail > 0) {
    brush.stroke(
      (pen) => {
        for (let i = 0; i < 4; i++) {
          const a = (i * Math.PI) / 4;
          pen
            .moveTo(rose.x - Math.cos(a) * 0.021, rose.y - Math.sin(a) * 0.021)
            .lineTo(rose.x + Math.cos(a) * 0.021, rose.y + Math.sin(a) * 0.021);
        }
      },
      ink,
      0.0045,
    );
  }
}

function paintBell(brush: Brush, palette: Palette, { x, y }: Point): void {
  brush.fill(
    (pen) => {
      pen.addRect({ x: x - 0.02, y: y - 0.012, width: 0.04, height: 0.048 });
      pen.addCircle(x, y - 0.012, 0.02);
    },
    palette.theme === 'dusk' ? palette.facade.window : palette.ink,
  );
  brush.fill(
    (pen) => {
      pen
        .moveTo(x - 0.014, y + 0.024)
        .cubicTo(x - 0.01, y + 0.006, x - 0.009, y - 0.012, x, y - 0.012)
        .cubicTo(x + 0.009, y - 0.012, x + 0.01, y + 0.006, x + 0.014, y + 0.024)
        .close();
      pen.addCircle(x, y + 0.026, 0.005);
    },
    palette.theme === 'dusk' ? shaded(palette, palette.gold, 0.3) : palette.gold,
  );
}
