import { readFileSync } from 'node:fs';

/** How wide the letters of one of our typefaces are, read from its own file. */
export class Letters {
  private readonly file: DataView;
  private readonly tables = new Map<string, number>();
  private readonly unitsPerEm: number;
  private readonly metrics: number;

  constructor(path: string) {
    const bytes = readFileSync(path);
    this.file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = this.file.getUint16(4);
    for (let table = 0; table < count; table++) {
      const at = 12 + 16 * table;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => this.file.getUint8(at + letter)));
      this.tables.set(tag, this.file.getUint32(at + 8));
    }
    this.unitsPerEm = this.file.getUint16(this.at('head') + 18);
    this.metrics = this.file.getUint16(this.at('hhea') + 34);
  }

  /** In points, set at a size. */
  widthOf(text: string, size: number): number {
    const units = [...text].reduce((sum, letter) => sum + this.advanceOf(this.glyphOf(letter.codePointAt(0) ?? 0)), 0);
    return (units * size) / this.unitsPerEm;
  }

  /** How many lines a text takes in so much room, broken between words. */
  linesOf(text: string, size: number, room: number): number {
    let lines = 1;
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.widthOf(longer, size) <= room) line = longer;
      else {
        lines++;
        line = word;
      }
    }
    return lines;
  }

  private at(tag: string): number {
    const offset = this.tables.get(tag);
    if (offset === undefined) throw new Error(`the typeface has no ${tag}`);
    return offset;
  }

  private advanceOf(glyph: number): number {
    return this.file.getUint16(this.at('hmtx') + 4 * Math.min(glyph, this.metrics - 1));
  }

  /** By the map of the first plane, which every typeface for the web has (format 4). */
  private glyphOf(code: number): number {
    const { file } = this;
    const cmap = this.at('cmap');
    const maps = Array.from(
      { length: file.getUint16(cmap + 2) },
      (_, map) => cmap + file.getUint32(cmap + 8 + 8 * map),
    );
    const map = maps.find((start) => file.getUint16(start) === 4);
    if (map === undefined) throw new Error('the typeface has no map that is known here');
    const segments = file.getUint16(map + 6) / 2;
    const ends = map + 14;
    const starts = ends + 2 * segments + 2;
    const deltas = starts + 2 * segments;
    const ranges = deltas + 2 * segments;
    for (let segment = 0; segment < segments; segment++) {
      if (code > file.getUint16(ends + 2 * segment)) continue;
      const start = file.getUint16(starts + 2 * segment);
      if (code < start) break;
      const delta = file.getUint16(deltas + 2 * segment);
      const range = file.getUint16(ranges + 2 * segment);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = file.getUint16(ranges + 2 * segment + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    throw new Error(`the typeface has no letter ${String.fromCodePoint(code)}`);
  }
}
