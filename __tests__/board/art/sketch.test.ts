import { Skia } from '@shopify/react-native-skia';

import { Brush, PaintBox } from '@/board/art/brush';
import { sketchColours as classicColours } from '@/board/art/classic/sketch';
import { type Edge, inward, onEdge, type Point, type Turns, TURNS, turnEdge } from '@/board/art/geometry/point';
import { area } from '@/board/art/geometry/polygon';
import { huntersLayout } from '@/board/art/hunters/layout';
import { wishesOf } from '@/board/art/hunters/placement';
import { landShapes } from '@/board/art/hunters/shape/zoneMap';
import { sketchColours as huntersColours } from '@/board/art/hunters/sketch';
import { placeFigures } from '@/board/art/hunters/sketchPlaces';
import { atOnce } from '@/board/art/atOnce';
import type { LandscapeName } from '@/board/art/landscape';
import { LANDSCAPES } from '@/board/art/landscapes';
import { PAINTERS } from '@/board/art/painters';
import { ART_THEMES, type ArtTheme } from '@/board/art/palette';
import { paintSketch } from '@/board/art/paintSketch';
import { tileSketch } from '@/board/tileSketch';
import type { SceneTile } from '@/board/types';
import { CLASSIC_TILES, type ClassicTile, type ClassicTileId } from '@/games/classic/tiles';
import { HUNTERS_TILES } from '@/games/hunters';

const PIXELS = 100;
const box = new PaintBox(Skia);

/** The sketch as it is seen, without what stands on the land: the colour at a point, as #RRGGBB. */
function look(name: LandscapeName, tile: SceneTile, theme: ArtTheme): (p: Point) => string {
  const surface = Skia.Surface.Make(PIXELS, PIXELS)!;
  const canvas = surface.getCanvas();
  canvas.scale(PIXELS, PIXELS);
  const sketch = tileSketch(name, tile, theme);
  const brush = new Brush(box, canvas);
  brush.rect(0, 0, 1, 1, sketch.ground);
  paintSketch(brush, { land: sketch.land, figures: [] });
  brush.dispose();
  surface.flush();
  const pixels = surface.makeImageSnapshot().readPixels() as Uint8Array;
  surface.dispose();
  return ({ x, y }) => {
    const at = 4 * (Math.floor(y * PIXELS) * PIXELS + Math.floor(x * PIXELS));
    const hex = [...pixels.slice(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('');
    return `#${hex.toUpperCase()}`;
  };
}

/** The same colour, on a border that was smoothed at most a little of another. */
function isNear(one: string, other: string): boolean {
  const parts = (hex: string) => [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
  return parts(one).every((value, i) => Math.abs(value - parts(other)[i]!) < 14);
}

interface Rules {
  colours(theme: ArtTheme): Readonly<Record<string, string>>;
  /** The terrain in the middle of each edge of the unturned tile. */
  edges(design: string): readonly string[];
  /** Every segment on which a piece may stand, with its terrain. */
  segments(design: string): readonly (readonly [segment: string, terrain: string])[];
}

const RULES: Readonly<Record<LandscapeName, Rules>> = {
  classic: {
    colours: classicColours,
    edges: (design) => CLASSIC_TILES[design as ClassicTileId].edges,
    segments(design) {
      const { cities = [], roads = [], fields = [], cloister }: ClassicTile = CLASSIC_TILES[design as ClassicTileId];
      const named = (kind: string, list: readonly unknown[]) => list.map((_, i) => [`${kind}${i}`, kind] as const);
      const yard = cloister ? [['cloister', 'cloister'] as const] : [];
      return [...named('city', cities), ...named('road', roads), ...named('field', fields), ...yard];
    },
  },
  hunters: {
    colours: huntersColours,
    edges(design) {
      const { edges, zones } = HUNTERS_TILES.find(({ id }) => id === design)!;
      return edges.map((along) => zones[along[1] ?? along[0]]!.kind);
    },
    segments(design) {
      const { zones } = HUNTERS_TILES.find(({ id }) => id === design)!;
      return Object.entries(zones).map(([id, { kind }]) => [id, kind] as const);
    },
  },
};

const tileOf = (tile: string, rotation: Turns, variant: number): SceneTile => ({ tile, x: 0, y: 0, rotation, variant });

function nearEdge(edge: Edge): Point {
  const [p, way] = [onEdge(edge, 0.5), inward(edge)];
  return { x: p.x + way.x * 0.02, y: p.y + way.y * 0.02 };
}

/** A lake's piece stands on its shore; the lake itself is in its middle. */
function spotOf(name: LandscapeName, tile: SceneTile, segment: string, terrain: string): Point {
  if (terrain !== 'lake') return LANDSCAPES[name].pieceSpot(tile, segment);
  const [rim = []] = LANDSCAPES[name].litShapes([{ tile, segment }]).areas.polygons;
  const sum = rim.reduce((all, p) => ({ x: all.x + p.x, y: all.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / rim.length, y: sum.y / rim.length };
}

describe.each(Object.keys(RULES) as LandscapeName[])('a sketch of %s', (name) => {
  const { colours, edges, segments } = RULES[name];
  const all = PAINTERS[name].designs.flatMap((design) => TURNS.map((turns) => ({ design, turns })));

  test('shows the terrain of the rules in the middle of every edge and where every piece would stand', () => {
    const wrong: string[] = [];
    for (const { design, turns } of all) {
      const theme = ART_THEMES[(turns + design.length) % ART_THEMES.length]!;
      const tile = tileOf(design, turns, turns);
      const seen = look(name, tile, theme);
      const check = (where: string, at: Point, terrain: string) => {
        const colour = colours(theme)[terrain]!;
        if (!isNear(seen(at), colour))
          wrong.push(`${design}/${turns}/${theme} ${where}: ${terrain} ${colour}, not ${seen(at)}`);
      };
      edges(design).forEach((terrain, edge) => {
        const turned = turnEdge(edge as Edge, turns);
        check(`edge ${turned}`, nearEdge(turned), terrain);
      });
      for (const [segment, terrain] of segments(design)) check(segment, spotOf(name, tile, segment, terrain), terrain);
    }
    expect(wrong).toEqual([]);
  });

  test('agrees nearly everywhere with what a finger would find', () => {
    for (const [index, design] of PAINTERS[name].designs.entries()) {
      const turns = TURNS[index % 4]!;
      const tile = tileOf(design, turns, 0);
      const seen = look(name, tile, 'contrastLight');
      const kinds = new Map(segments(design).map(([segment, terrain]) => [segment, colours('contrastLight')[terrain]]));
      let asked = 0;
      let wrong = 0;
      for (let x = 0.03; x < 1; x += 0.05) {
        for (let y = 0.03; y < 1; y += 0.05) {
          const segment = LANDSCAPES[name].segmentAt(tile, { x, y });
          const colour = segment === null ? undefined : kinds.get(segment);
          // Springs and crossings are nobody's; lines between two terrains may be drawn anywhere between them.
          if (colour === undefined || !Object.values(colours('contrastLight')).includes(seen({ x, y }))) continue;
          asked++;
          if (seen({ x, y }) !== colour) wrong++;
        }
      }
      expect(asked).toBeGreaterThan(200);
      expect([design, turns, wrong / asked < 0.06 ? 'agrees' : wrong / asked]).toEqual([design, turns, 'agrees']);
    }
  });

  test('is made of few marks, and of none that covers nothing', () => {
    for (const { design, turns } of all) {
      const { land, figures } = tileSketch(name, tileOf(design, turns, 0), 'day');
      expect(land.length + figures.length).toBeLessThan(45);
      for (const { points, isOpen } of [...land, ...figures])
        expect(isOpen === true ? points.length > 1 : Math.abs(area(points)) > 1e-5).toBe(true);
    }
  });
});

describe('a sketch of hunters', () => {
  test.each(TURNS)('shows every animal and symbol in its own zone, turned %i', (turns) => {
    for (const design of PAINTERS.hunters.designs) {
      const figures = placeFigures(atOnce(landShapes(design, 0)), turns);
      const shown = figures.filter(({ kind }) => kind !== 'fish').map(({ kind, zone }) => ({ kind, zone }));
      expect(shown).toEqual(wishesOf(huntersLayout(design)));
      for (const { zone, at } of figures)
        expect([design, LANDSCAPES.hunters.segmentAt(tileOf(design, turns, 0), at)]).toEqual([design, zone]);
      const { zones } = HUNTERS_TILES.find(({ id }) => id === design)!;
      const fish = Object.values(zones).reduce((sum, zone) => sum + (zone.kind === 'lake' ? zone.fish : 0), 0);
      expect(figures.filter(({ kind }) => kind === 'fish')).toHaveLength(fish);
    }
  });
});
