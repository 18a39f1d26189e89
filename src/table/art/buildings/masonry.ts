/** What every building is made of: houses, towers, walls, windows, doors. Light from the upper left. */
import { chanceAt } from '../chance';
import { type Press, slope } from '../press';
import type { SkPath } from '../skia';
import { leaf, wedge } from '../woodcut';

export interface House {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly wall: number;
  readonly pitch: number;
  /** How far the house runs back, to the right. */
  readonly depth: number;
  readonly roof?: string;
  readonly roofLit?: string;
  readonly facade?: string;
  readonly windows?: number;
  readonly door?: boolean;
}

/** A house with its gable to us and its long side falling away to the right, in shade. */
export function house(press: Press, it: House): void {
  const { studio, plate } = press;
  const { x, foot, width, wall, pitch, depth } = it;
  const eaves = foot - wall;
  const apex = eaves - pitch;
  const rise = depth * 0.16;
  const over = width * 0.08;
  const right = x + width;
  const side = press.path(`M${right} ${foot}V${eaves}l${depth} ${-rise}V${foot - rise}Z`);
  press.form(side, studio.facadeShade, 0.9);
  press.hatch(side, plate.key, { angle: 84, pitch: 2.1, tone: 0.42, step: 4 });
  const roof = press.path(
    `M${x + width / 2} ${apex}l${depth + over * 0.5} ${-rise}L${right + depth + over} ${eaves - rise + over}L${right + over} ${eaves + over}Z`,
  );
  const front = press.path(`M${x} ${foot}V${eaves}L${x + width / 2} ${apex}L${right} ${eaves}V${foot}Z`);
  press.form(front, it.facade ?? studio.facade, 1);
  press.hatch(front, studio.facadeShade, {
    angle: 88,
    pitch: 2,
    tone: slope(x, apex, right + 4, foot + 4, 0.75),
    step: 4,
  });
  press.form(roof, it.roof ?? studio.roof, 1);
  const slant = (Math.atan2(eaves - apex, width / 2) * 180) / Math.PI;
  press.hatch(roof, plate.key, {
    angle: slant,
    pitch: 2.3,
    tone: slope(x + width / 2, apex, right + depth, eaves + 6, 0.7),
    step: 4,
  });
  // The near edge of the roof catches the light.
  const lip = Math.max(1.6, width * 0.1);
  const lit = press.path(
    `M${x - over} ${eaves + over}L${x + width / 2} ${apex}L${right + over} ${eaves + over}l${-lip * 0.2} ${lip}L${x + width / 2} ${apex + lip * 1.5}L${x - over + lip * 0.2} ${eaves + over + lip}Z`,
  );
  press.form(lit, it.roofLit ?? studio.roofLit, 0.8);
  if (it.door) door(press, x + width * 0.5, foot, width * 0.3, wall * 0.72);
  const panes = it.windows ?? 0;
  for (let i = 0; i < panes; i++) {
    window(press, x + (width * (i + 0.5)) / panes, eaves + wall * 0.12, width * 0.13, width * 0.2);
  }
}

export function window(press: Press, x: number, y: number, width: number, height: number): void {
  press.form(`M${x - width / 2} ${y}h${width}v${height}h${-width}Z`, press.studio.window, 0.6);
}

export function arch(x: number, foot: number, width: number, height: number): string {
  const half = width / 2;
  return `M${x - half} ${foot}V${foot - height + half}a${half} ${half} 0 0 1 ${width} 0V${foot}Z`;
}

export function door(press: Press, x: number, foot: number, width: number, height: number): void {
  const shape = press.path(arch(x, foot, width, height));
  press.form(shape, press.studio.wood, 0.9);
  press.hatch(shape, press.plate.key, { angle: 90, pitch: 1.9, tone: 0.5, step: 4 });
}

export interface Tower {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly cap: 'cone' | 'merlons' | 'none';
  readonly roof?: string;
  readonly stone?: string;
  readonly slits?: number;
}

/** A round tower: bright on the left, cut dark towards the right. `x` is its middle. */
export function tower(press: Press, it: Tower): void {
  const { studio, plate } = press;
  const { x, foot, width, height } = it;
  const half = width / 2;
  const top = foot - height;
  const body = press.path(`M${x - half} ${foot}V${top}H${x + half}V${foot}Z`);
  press.form(body, it.stone ?? studio.stone, 1);
  press.hatch(body, plate.key, {
    angle: 90,
    pitch: Math.max(1.6, width * 0.11),
    tone: slope(x - half * 0.1, top, x + half * 1.2, top, 0.85),
    step: 6,
  });
  courses(press, body, x - half, top, width * 0.6, height);
  const slits = it.slits ?? 1;
  for (let i = 0; i < slits; i++) {
    const y = top + height * (0.24 + (0.56 * i) / Math.max(1, slits));
    press.fill(arch(x - half * 0.1, y + width * 0.26, width * 0.18, width * 0.36), studio.window);
  }
  if (it.cap === 'cone') {
    const reach = half * 1.3;
    const tip = top - width * 1.35;
    const cone = press.path(`M${x} ${tip}L${x + reach} ${top + 1}Q${x} ${top + 3.4} ${x - reach} ${top + 1}Z`);
    press.form(cone, it.roof ?? studio.slate, 1);
    press.inside(cone, () => {
      press.cuts(studio.slateLit, (pen) => {
        leaf(pen, x - 0.4, tip + 2, x - reach * 0.62, top + 1.4, width * 0.11);
        if (press.detail === 2) leaf(pen, x - 0.2, tip + 4, x - reach * 0.28, top + 2, width * 0.07);
      });
      press.cuts(plate.key, (pen) => {
        for (let i = 1; i <= 3; i++) wedge(pen, x, tip, 0, x + reach * (0.24 + i * 0.23), top + 3, width * 0.1);
      });
    });
  } else if (it.cap === 'merlons') merlons(press, x - half * 1.16, top, width * 1.16, width > 12 ? 4 : 3, it.stone);
}

/** A crenellated head of a wall or tower. */
export function merlons(
  press: Press,
  x: number,
  y: number,
  width: number,
  count: number,
  stone = press.studio.stone,
): void {
  const unit = width / (count * 2 - 1);
  const high = Math.min(4.4, Math.max(2.4, unit * 1.05));
  let path = `M${x} ${y + high * 0.9}V${y - high}`;
  for (let i = 0; i < count; i++) {
    path += `h${unit}`;
    if (i < count - 1) path += `v${high}h${unit}v${-high}`;
  }
  const head = press.path(`${path}V${y + high * 0.9}Z`);
  press.form(head, stone, 0.9);
  press.hatch(head, press.plate.key, {
    angle: 90,
    pitch: 2.2,
    tone: slope(x + width * 0.4, y, x + width * 1.1, y, 0.8),
    step: 4,
  });
}

/** A few stones of a wall, never all of them. */
export function courses(press: Press, clip: SkPath, x: number, y: number, width: number, height: number): void {
  if (press.detail < 2) return;
  const salt = Math.round(x * 7 + y * 13);
  press.inside(clip, () =>
    press.cuts(press.plate.key, (pen) => {
      const rows = Math.round(height / 4);
      for (let row = 1; row < rows; row++) {
        const from = x + chanceAt(press.seed + salt, row, 1) * width * 0.9;
        const length = 2 + chanceAt(press.seed + salt, row, 2) * 3.4;
        leaf(pen, from, y + row * 4, from + length, y + row * 4, 0.42);
      }
    }),
  );
}

/** A straight wall with battlements. */
export function wall(press: Press, x0: number, x1: number, foot: number, height: number): void {
  const { studio, plate } = press;
  const body = press.path(`M${x0} ${foot}V${foot - height}H${x1}V${foot}Z`);
  press.form(body, studio.stone, 1);
  press.hatch(body, studio.stoneShade, {
    angle: 90,
    pitch: 2.4,
    tone: slope((x0 + x1) / 2, foot - height, (x0 + x1) / 2, foot + 2, 0.85),
    step: 3,
  });
  press.hatch(body, plate.key, {
    angle: 0,
    pitch: 2.2,
    tone: slope(x0, foot - height * 0.3, x0, foot + 2, 0.5),
    step: 6,
  });
  courses(press, body, x0 + 2, foot - height, x1 - x0 - 6, height * 0.7);
  merlons(press, x0, foot - height, x1 - x0, Math.max(3, Math.round((x1 - x0) / 6.4)));
}
