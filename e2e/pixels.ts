import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Bytes of a pixel for the colour types that screenshots have: RGB and RGBA. */
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 };

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const a = Math.abs(guess - left);
  const b = Math.abs(guess - up);
  const c = Math.abs(guess - corner);
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** What a row's filter adds to each byte: nothing, the left, the upper, their mean, or the nearest of three. */
function addend(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  return kind === 3 ? (left + up) >> 1 : paeth(left, up, corner);
}

/** A screenshot as rows of red, green and blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export function readPixels(file: string): Pixels {
  const png = readFileSync(file);
  let [width, height] = [0, 0];
  let channels = 4;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (type === 'IHDR') {
      width = data.readUInt32BE(0);
      height = data.readUInt32BE(4);
      channels = CHANNELS[data[9]!] ?? 4;
    }
    if (type === 'IDAT') parts.push(data);
  }
  const rows = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const rgb = new Uint8Array(width * height * 3);
  let before = Buffer.alloc(stride);
  for (let y = 0, at = 0, out = 0; y < height; y++, at += stride + 1) {
    const kind = rows[at]!;
    const row = Buffer.alloc(stride);
    for (let i = 0; i < stride; i++) {
      const left = i >= channels ? row[i - channels]! : 0;
      const corner = i >= channels ? before[i - channels]! : 0;
      row[i] = rows[at + 1 + i]! + addend(kind, left, before[i]!, corner);
      if (i % channels < 3) rgb[out++] = row[i]!;
    }
    before = row;
  }
  return { width, height, rgb };
}

/** How much a patch of one picture differs from a patch of another, as the mean difference of their colours. */
export function difference(
  one: Pixels,
  other: Pixels,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  side: number,
): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side * 3; x++) {
      const a = one.rgb[((from.y + y) * one.width + from.x) * 3 + x];
      const b = other.rgb[((to.y + y) * other.width + to.x) * 3 + x];
      if (a === undefined || b === undefined) continue;
      sum += Math.abs(a - b);
      count++;
    }
  }
  return sum / Math.max(1, count);
}
