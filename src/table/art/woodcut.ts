/**
 * The knife: marks of varying width as outlines to fill.
 *
 * A carved line is never a stroke of constant width. Every mark here is a thin polygon that swells and tapers, so a
 * whole family of marks becomes one path and costs one draw.
 */
import { chanceAt } from './chance';
import type { Pen } from './skia';

export type Tone = number | ((x: number, y: number) => number);

/** A lens: pointed at both ends, `width` thick in the middle, bowed sideways by `bow`. */
export function leaf(pen: Pen, x0: number, y0: number, x1: number, y1: number, width: number, bow = 0): void {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const mx = (x0 + x1) / 2;
  const my = (y0 + y1) / 2;
  // A quadratic reaches half-way to its handle, hence twice the bow and the full width.
  pen.moveTo(x0, y0);
  pen.quadTo(mx + nx * (2 * bow + width), my + ny * (2 * bow + width), x1, y1);
  pen.quadTo(mx + nx * (2 * bow - width), my + ny * (2 * bow - width), x0, y0);
  pen.close();
}

/** A straight mark that is `from` thick at its start and `to` at its end. */
export function wedge(pen: Pen, x0: number, y0: number, from: number, x1: number, y1: number, to: number): void {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length / 2;
  const ny = (x1 - x0) / length / 2;
  pen.addPoly(
    [
      { x: x0 + nx * from, y: y0 + ny * from },
      { x: x1 + nx * to, y: y1 + ny * to },
      { x: x1 - nx * to, y: y1 - ny * to },
      { x: x0 - nx * from, y: y0 - ny * from },
    ],
    true,
  );
}

/** A line through points (x, y, width, x, y, width, …): one call into Skia, however long it is. */
export function ribbon(pen: Pen, at: readonly number[]): void {
  const count = Math.floor(at.length / 3);
  if (count < 2) return;
  const rim = new Array<{ x: number; y: number }>(count * 2);
  for (let i = 0; i < count; i++) {
    const before = i === 0 ? 0 : (i - 1) * 3;
    const after = i === count - 1 ? i * 3 : (i + 1) * 3;
    const dx = num(at, after) - num(at, before);
    const dy = num(at, after + 1) - num(at, before + 1);
    const length = Math.hypot(dx, dy) || 1;
    const half = num(at, i * 3 + 2) / 2;
    const x = num(at, i * 3);
    const y = num(at, i * 3 + 1);
    const nx = (dy / length) * half;
    const ny = (dx / length) * half;
    rim[i] = { x: x - nx, y: y + ny };
    rim[count * 2 - 1 - i] = { x: x + nx, y: y - ny };
  }
  pen.addPoly(rim, true);
}

const num = (list: readonly number[], index: number): number => list[index] ?? 0;

export interface Flow {
  readonly lines: number;
  /** Points along each line; straight lines need few. */
  readonly steps: number;
  /** Where line `i` (0…1 across the family) is at `s` (0…1 along it). */
  readonly at: (i: number, s: number) => readonly [number, number];
  /** Thickness there; below `least` the knife lifts and the line breaks. */
  readonly width: (i: number, s: number, x: number, y: number) => number;
  readonly least: number;
  readonly seed: number;
}

/** Points that are cut between two pauses: about a millisecond on a phone. */
const BREATH = 60;

/** A family of carved lines, each broken where it gets too thin and pointed where it breaks. */
export function* flow(pen: Pen, family: Flow): Generator<void, void> {
  const { lines, steps, at, width, least, seed } = family;
  let run: number[] = [];
  let cut = 0;
  const finish = () => {
    if (run.length >= 6) {
      run[2] = 0;
      run[run.length - 1] = 0;
      ribbon(pen, run);
    }
    run = [];
  };
  for (let line = 0; line < lines; line++) {
    const i = lines === 1 ? 0.5 : line / (lines - 1);
    const press = 0.86 + 0.28 * chanceAt(seed, line, 7);
    const shift = (chanceAt(seed, line, 3) - 0.5) / steps;
    for (let step = 0; step <= steps; step++) {
      const s = step / steps + (step > 0 && step < steps ? shift : 0);
      const [x, y] = at(i, s);
      const w = width(i, s, x, y) * press * (0.92 + 0.16 * chanceAt(seed, line, step + 31));
      if (w >= least) run.push(x, y, w);
      else {
        // The lifted knife leaves a point half a step further on instead of a blunt end.
        if (run.length > 0) run.push(x, y, 0);
        finish();
      }
    }
    finish();
    cut += steps;
    if (cut < BREATH) continue;
    cut = 0;
    yield;
  }
}

export interface Hatch {
  /** Degrees; 0 runs to the right, 90 downward. */
  readonly angle: number;
  readonly pitch: number;
  /** Share of the pitch that is cut away, 0…1. */
  readonly tone: Tone;
  /** How far a line strays from straight. */
  readonly sway?: number;
  readonly step?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Parallel lines over a box; the caller clips them to the shape they shade. */
export function hatch(pen: Pen, box: Box, spec: Hatch, least: number, seed: number): Generator<void, void> {
  const turn = (spec.angle * Math.PI) / 180;
  const ux = Math.cos(turn);
  const uy = Math.sin(turn);
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  const half = (Math.abs(ux) * box.width + Math.abs(uy) * box.height) / 2 + spec.pitch;
  const across = (Math.abs(uy) * box.width + Math.abs(ux) * box.height) / 2 + spec.pitch;
  const lines = Math.max(2, Math.round((across * 2) / spec.pitch));
  const steps = Math.max(2, Math.round((half * 2) / (spec.step ?? 5)));
  const sway = spec.sway ?? 0;
  const tone = spec.tone;
  return flow(pen, {
    lines,
    steps,
    least,
    seed,
    at: (i, s) => {
      const line = Math.round(i * (lines - 1));
      const jitter = (chanceAt(seed, line, 1) - 0.5) * spec.pitch * 0.24;
      const along = (s - 0.5) * 2 * half;
      const off = (i - 0.5) * 2 * across + jitter + Math.sin(along * 0.09 + line * 0.7) * sway;
      return [cx + ux * along - uy * off, cy + uy * along + ux * off];
    },
    width: (_i, _s, x, y) => spec.pitch * (typeof tone === 'number' ? tone : Math.max(0, Math.min(1, tone(x, y)))),
  });
}
