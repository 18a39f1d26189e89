import type { LandscapeName } from '@/board/art/landscape';
import { LANDSCAPES } from '@/board/art/landscapes';
import { PAINTERS } from '@/board/art/painters';
import { litShapes } from '@/board/segments';
import { tileName, tileWords } from '@/board/tileWords';
import type { SceneTile } from '@/board/types';
import { wordsIn } from '@/i18n';

const NAMES = Object.keys(LANDSCAPES) as LandscapeName[];
const WORDS = wordsIn('en');
const tileOf = (tile: string): SceneTile => ({ tile, x: 2, y: -1, rotation: 1, variant: 0 });

describe.each(NAMES)('the landscape %s', (name) => {
  const landscape = LANDSCAPES[name];

  it('has a painter of its own name, and words for every design of it', () => {
    expect(PAINTERS[name].landscape).toBe(name);
    for (const design of PAINTERS[name].designs) expect(tileWords(WORDS, name, design, 0)).not.toBe('');
  });

  it('has a name for every design, and every design in one chapter', () => {
    for (const design of PAINTERS[name].designs) expect(tileName(WORDS, name, design)).toMatch(/^[A-Z][^{}]+$/);
    const designs = landscape.chapters.flatMap((chapter) => chapter.designs);
    expect([...designs].sort()).toEqual([...PAINTERS[name].designs].sort());
    for (const chapter of landscape.chapters) expect(chapter.designs).not.toHaveLength(0);
  });

  it('knows what lies in the middle of every side of every design', () => {
    for (const design of PAINTERS[name].designs) {
      for (const at of [
        { x: 0.5, y: 0.02 },
        { x: 0.98, y: 0.5 },
        { x: 0.5, y: 0.98 },
        { x: 0.02, y: 0.5 },
      ]) {
        const segment = landscape.segmentAt(tileOf(design), at);
        expect(segment).not.toBeNull();
        const { areas, lines } = landscape.litShapes([{ tile: tileOf(design), segment: segment! }]);
        expect(areas.polygons.length + lines.length).toBeGreaterThan(0);
      }
    }
  });

  it.each(NAMES.filter((other) => other !== name))('refuses the tiles of %s', (other) => {
    const foreign = PAINTERS[other].designs.find((design) => !PAINTERS[name].designs.includes(design))!;
    const tile = tileOf(foreign);
    const asked = [
      () => landscape.segmentAt(tile, { x: 0.5, y: 0.5 }),
      () => landscape.pieceSpot(tile, 'field0'),
      () => landscape.litShapes([{ tile, segment: 'field0' }]),
      () => landscape.groundShapes([{ tile, segment: 'field0' }]),
      () => landscape.tileParts(WORDS, foreign, 0),
      () => landscape.nameParts(WORDS, foreign),
      () => landscape.copies(foreign),
    ];
    for (const ask of asked) expect(ask).toThrow(foreign);
  });
});

describe('a feature', () => {
  it('is lit as far as its tiles are on the board', () => {
    const tile = tileOf('D');
    const members = [
      { x: 2, y: -1, segment: 'road0' },
      { x: 9, y: 9, segment: 'road0' },
    ];
    expect(litShapes('classic', [tile], { kind: 'road', members }).lines).toHaveLength(1);
  });

  it('has no segment that its landscape cannot name', () => {
    expect(() => LANDSCAPES.classic.pieceSpot(tileOf('D'), 'river0')).toThrow('river0');
  });
});
