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

/** How bright a screenshot is on average, from 0 (black) to 255: what tells a dark theme on any device. */
export function brightness(file: string): number {
  const png = readFileSync(file);
  let width = 0;
  let channels = 4;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (type === 'IHDR') {
      width = data.readUInt32BE(0);
      channels = CHANNELS[data[9]!] ?? 4;
    }
    if (type === 'IDAT') parts.push(data);
  }
  const rows = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  let before = Buffer.alloc(stride);
  let sum = 0;
  for (let at = 0; at < rows.length; at += stride + 1) {
    const kind = rows[at]!;
    const row = Buffer.alloc(stride);
    for (let i = 0; i < stride; i++) {
      const left = i >= channels ? row[i - channels]! : 0;
      const corner = i >= channels ? before[i - channels]! : 0;
      row[i] = rows[at + 1 + i]! + addend(kind, left, before[i]!, corner);
      if (i % channels < 3) sum += row[i]!;
    }
    before = row;
  }
  return sum / ((rows.length / (stride + 1)) * width * 3);
}
