/**
 * The press: prints shapes on a canvas in card units (a card is 100 wide), plate by plate.
 *
 * Colour plates sit a hair off the key plate, as paper never lands twice in the same place; the key's outlines are
 * thin towards the light (upper left) and heavy away from it. High contrast prints flat and thick instead.
 *
 * What a picture asks for is only written down; `print` does it, mark by mark, so that others get a turn in between.
 */
import { hash } from '@/core/hash';

import { chanceAt } from './chance';
import { CONTRAST_LINE, type Detail, LINE_SCALE, PITCH_SCALE } from './detail';
import type { Studio } from './palette';
import type { Plate } from './plates';
import {
  CAP_BUTT,
  CAP_ROUND,
  CLIP_INTERSECT,
  FILL,
  JOIN_MITER,
  JOIN_ROUND,
  type Pen,
  type SkCanvas,
  type SkColor,
  type SkiaApi,
  type SkPaint,
  type SkPath,
  STROKE,
} from './skia';
import { type Box, flow, type Flow, hatch, type Hatch } from './woodcut';

/** Between two points of a hatching line. */
const HATCH_STEP = 6;

interface PressOptions {
  readonly plate: Plate;
  readonly studio: Studio;
  readonly detail: Detail;
  readonly isContrast: boolean;
  readonly seed: number;
  /** Pixels per card unit, so that no mark is thinner than a screen can show. */
  readonly pixels: number;
}

/** One mark; a long one pauses in between. */
type Mark = () => Generator<void, void> | void;

/** Something to print: a path, an SVG path, or what a pen draws. */
export type Shape = SkPath | string | ((pen: Pen) => void);

export class Press {
  readonly plate: Plate;
  readonly studio: Studio;
  readonly detail: Detail;
  readonly isContrast: boolean;
  readonly seed: number;
  private readonly least: number;
  private readonly fillPaint: SkPaint;
  private readonly linePaint: SkPaint;
  private readonly pen: Pen;
  private readonly colours = new Map<string, SkColor>();
  private readonly offsets = new Map<string, readonly [number, number]>();
  private readonly owned: SkPath[] = [];
  private readonly marks: Mark[] = [];
  private seeds = 0;
  /** What the paint was last set to: every setter is a call into Skia. */
  private filled: SkColor | null = null;

  constructor(
    private readonly skia: SkiaApi,
    private readonly canvas: SkCanvas,
    options: PressOptions,
  ) {
    this.plate = options.plate;
    this.studio = options.studio;
    this.detail = options.detail;
    this.isContrast = options.isContrast;
    this.seed = options.seed;
    this.least = Math.max(0.16, 0.3 / options.pixels);
    this.fillPaint = skia.Paint();
    this.fillPaint.setStyle(FILL);
    this.fillPaint.setAntiAlias(true);
    this.linePaint = skia.Paint();
    this.linePaint.setStyle(STROKE);
    this.linePaint.setAntiAlias(true);
    this.pen = skia.PathBuilder.Make();
  }

  /** Frees what the browser's Skia does not collect by itself. */
  dispose(): void {
    for (const path of this.owned) path.dispose();
    this.owned.length = 0;
    this.fillPaint.dispose();
    this.linePaint.dispose();
    this.pen.dispose();
  }

  /** A path that lives until the press is put away. */
  path(shape: Shape): SkPath {
    if (typeof shape === 'object') return shape;
    let path: SkPath | null;
    if (typeof shape === 'string') path = this.skia.Path.MakeFromSVGString(shape);
    else {
      shape(this.pen);
      path = this.pen.detach();
    }
    if (path === null) throw new Error(`not a path: ${String(shape)}`);
    this.owned.push(path);
    return path;
  }

  /** Does what was written down, and pauses after every mark. */
  *print(): Generator<void, void> {
    for (const mark of this.marks) {
      const slices = mark();
      if (slices) yield* slices;
      yield;
    }
  }

  fill(shape: Shape, ink: string, alpha = 1): void {
    this.marks.push(() => {
      this.canvas.drawPath(this.path(shape), this.filling(ink, alpha));
    });
  }

  /** A colour plate: flat, and a hair off register. */
  block(shape: Shape, ink: string): void {
    const [dx, dy] = this.register(ink);
    this.moved(dx, dy, () => this.fill(shape, ink));
  }

  /** A plain cut line of even width. */
  line(shape: Shape, width: number, ink = this.plate.key, round = true): void {
    this.marks.push(() => {
      const paint = this.linePaint;
      paint.setColor(this.colour(ink, 1));
      paint.setStrokeWidth(this.lineWidth(width));
      paint.setStrokeCap(round ? CAP_ROUND : CAP_BUTT);
      paint.setStrokeJoin(round ? JOIN_ROUND : JOIN_MITER);
      this.canvas.drawPath(this.path(shape), paint);
    });
  }

  /** A thing: its colour, a thin line all round and a heavy one on the side away from the light. */
  form(shape: Shape, ink: string, width = 1, key = this.plate.key): void {
    const path = this.path(shape);
    if (!this.isContrast && width > 0) {
      const heavy = this.lineWidth(width) * 0.55;
      this.moved(heavy, heavy, () => this.fill(path, key));
      // Bare paper under the colour shows only where the plates are off register.
      if (this.detail > 0) this.fill(path, this.studio.paper);
    }
    this.block(path, ink);
    if (width > 0) this.line(path, width, key);
  }

  /** Parallel cuts inside a shape. High contrast has none. */
  hatch(shape: Shape, ink: string, spec: Hatch, box?: Box): void {
    if (this.isContrast) return;
    const path = this.path(shape);
    const coarse = PITCH_SCALE[this.detail];
    const scaled = { ...spec, pitch: spec.pitch * coarse, step: (spec.step ?? HATCH_STEP) * coarse };
    this.inside(path, () =>
      this.carve(ink, () => hatch(this.pen, visible(box ?? path.getBounds()), scaled, this.least, this.nextSeed())),
    );
  }

  /** Cuts that follow a form; `lines` thins out as the card gets small. */
  flow(ink: string, family: Omit<Flow, 'least' | 'seed'>): void {
    if (this.isContrast) return;
    const lines = Math.max(2, Math.round(family.lines / PITCH_SCALE[this.detail]));
    const grow = family.lines / lines;
    const width: Flow['width'] = (i, s, x, y) => family.width(i, s, x, y) * grow;
    this.carve(ink, () => flow(this.pen, { ...family, lines, width, least: this.least, seed: this.nextSeed() }));
  }

  /** Single marks of the knife; whoever makes hundreds of them pauses in between. High contrast has none. */
  cuts(ink: string, draw: (pen: Pen) => Generator<void, void> | void): void {
    if (!this.isContrast) this.carve(ink, () => draw(this.pen));
  }

  inside(shape: Shape, print: () => void): void {
    const path = this.path(shape);
    this.kept(() => this.canvas.clipPath(path, CLIP_INTERSECT, true), print);
  }

  moved(x: number, y: number, print: () => void): void {
    this.kept(() => this.canvas.translate(x, y), print);
  }

  /** Prints with the origin at (x, y), enlarged and turned by degrees. */
  at(x: number, y: number, scale: number, print: () => void, turn = 0): void {
    this.kept(() => {
      this.canvas.translate(x, y);
      if (turn !== 0) this.canvas.rotate(turn, 0, 0);
      this.canvas.scale(scale, scale);
    }, print);
  }

  lineWidth(width: number): number {
    return this.isContrast ? Math.max(width, 0.7) * CONTRAST_LINE[this.detail] : width * LINE_SCALE[this.detail];
  }

  /** Fills what the knife cuts bit by bit. */
  private carve(ink: string, cut: Mark): void {
    const press = this;
    this.marks.push(function* () {
      const slices = cut();
      if (slices) yield* slices;
      const path = press.pen.detach();
      press.canvas.drawPath(path, press.filling(ink, 1));
      path.dispose();
    });
  }

  /** What `change` does to the canvas holds for what `print` prints, and no longer. */
  private kept(change: () => void, print: () => void): void {
    this.marks.push(() => {
      this.canvas.save();
      change();
    });
    print();
    this.marks.push(() => {
      this.canvas.restore();
    });
  }

  private nextSeed(): number {
    return (this.seed + Math.imul(++this.seeds, 0x9e3779b1)) | 0;
  }

  private filling(ink: string, alpha: number): SkPaint {
    const colour = this.colour(ink, alpha);
    if (this.filled !== colour) this.fillPaint.setColor((this.filled = colour));
    return this.fillPaint;
  }

  private colour(ink: string, alpha: number): SkColor {
    const name = alpha === 1 ? ink : `${ink}/${alpha}`;
    let colour = this.colours.get(name);
    if (!colour) {
      const made = this.skia.Color(ink);
      colour = alpha === 1 ? made : Float32Array.of(made[0] ?? 0, made[1] ?? 0, made[2] ?? 0, alpha);
      this.colours.set(name, colour);
    }
    return colour;
  }

  /** Every ink is another plate, and every plate is off by its own hair. */
  private register(ink: string): readonly [number, number] {
    if (this.isContrast || this.detail === 0) return [0, 0];
    let offset = this.offsets.get(ink);
    if (!offset) {
      const plateSeed = this.seed ^ hash(ink);
      offset = [(chanceAt(plateSeed, 1) - 0.5) * 0.9, (chanceAt(plateSeed, 2) - 0.5) * 0.9];
      this.offsets.set(ink, offset);
    }
    return offset;
  }
}

/** Hills run on below the card's edge; nobody sees the cuts there. */
function visible(box: Box): Box {
  const right = Math.min(box.x + box.width, 102);
  const bottom = Math.min(box.y + box.height, 141);
  const x = Math.max(box.x, -2);
  return { x, y: box.y, width: right - x, height: bottom - box.y };
}

/** A tone that grows from nothing at the first point to `most` at the second. */
export function slope(x0: number, y0: number, x1: number, y1: number, most = 0.8): (x: number, y: number) => number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const square = dx * dx + dy * dy || 1;
  return (x, y) => Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / square)) * most;
}
