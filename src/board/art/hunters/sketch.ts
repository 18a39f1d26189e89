/**
 * A hunters tile drawn plainly: forests, water and meadows from the lines that the painting is thought out with, before
 * anything is measured, because that takes as long as painting.
 */
import { atOnce } from '../atOnce';
import { type Hex, mix } from '../colour';
import { at, length, ribbon } from '../geometry/curve';
import { type Point, type Turns, turnPoints } from '../geometry/point';
import { type ArtTheme, isPainted } from '../palette';
import { roundMark, type Sketch, type SketchMark } from '../sketch';
import { FLAT, pigments } from './colours';
import { shapeOf } from './outlines';
import { SAND } from './profile';
import { LAKE_GAP, RIVER_GAP, type ForestShape } from './shape/forest';
import { type LandShapes, landShapes } from './shape/zoneMap';
import { type FigureColours, figureMarks } from './sketchFigures';
import { placeFigures } from './sketchPlaces';

interface Colours extends FigureColours {
  readonly terrain: { readonly meadow: Hex; readonly forest: Hex; readonly river: Hex; readonly lake: Hex };
  readonly rim: Hex;
  readonly shore: Hex;
  readonly spring: Hex;
}

function coloursOf(theme: ArtTheme): Colours {
  if (!isPainted(theme)) {
    const { steppe, forest, water, line, paper, stone, wave } = FLAT[theme];
    const terrain = { meadow: steppe, forest, river: water, lake: water };
    return { terrain, rim: line, shore: line, spring: wave, ink: line, pale: paper, stone };
  }
  const { palette, charcoal, rim, stone } = pigments(theme);
  const { steppe, canopy, water } = palette;
  return {
    terrain: { meadow: steppe.mid, forest: mix(canopy.mid, canopy.dark, 0.25), river: water.mid, lake: water.mid },
    rim: canopy.dark,
    shore: water.sand,
    spring: water.foam,
    ink: charcoal,
    pale: rim,
    stone: stone.mid,
  };
}

/** What each terrain is filled with in a sketch. */
export const sketchColours = (theme: ArtTheme): Colours['terrain'] => coloursOf(theme).terrain;

const RIM = 0.016;

const widened = (halves: readonly number[], by: number): number[] => halves.map((half) => half + by);

/** Where a forest reaches its water already, its tongue is a bulge and has no length. */
const tonguePoints = ({ line, radii }: ForestShape['tongues'][number]): Point[] =>
  length(line) < 0.02 ? roundMark(at(line, 0), radii[0] ?? 0) : ribbon(line, radii);

/** Forests as far as they reach, with the meadow that is kept between them and the water. */
function forestMarks({ forests, water }: LandShapes, { terrain, rim }: Colours): SketchMark[] {
  const look = { fill: terrain.forest, stroke: rim, width: RIM };
  const gap = (points: readonly Point[]): SketchMark => ({ points, fill: terrain.meadow });
  const keepsOff = ({ id }: ForestShape) => water.pools.filter(({ touches }) => !touches.includes(id));
  // Those that keep off more water come first: the room that they keep must not cut into the others.
  const ordered = [...forests].sort((one, other) => keepsOff(other).length - keepsOff(one).length);
  const tongues = forests.flatMap((forest) => forest.tongues.map(tonguePoints));
  return [
    // A tongue grows out of its forest: its rim lies under the one, and its green over the rim of the other.
    ...tongues.map((points): SketchMark => ({ points, stroke: rim, width: RIM })),
    ...ordered.flatMap((forest) => [
      { points: forest.outline, ...look },
      ...keepsOff(forest).map((pool) => gap(roundMark(pool.at, pool.radius + LAKE_GAP))),
    ]),
    ...water.rivers.map(({ line, halves }) => gap(ribbon(line, widened(halves, RIVER_GAP)))),
    ...tongues.map((points): SketchMark => ({ points, fill: terrain.forest })),
  ];
}

function waterMarks({ water }: LandShapes, { terrain, shore, spring }: Colours): SketchMark[] {
  const { rivers, pools } = water;
  return [
    ...rivers.map(({ line, halves }) => ({ points: ribbon(line, widened(halves, SAND)), fill: shore })),
    ...pools.map(({ rim }) => ({ points: rim, stroke: shore, width: 2 * SAND })),
    ...rivers.map(({ line, halves }) => ({ points: ribbon(line, halves), fill: terrain.river })),
    ...pools.map(({ rim }) => ({ points: rim, fill: terrain.lake })),
    ...pools.flatMap((pool) =>
      pool.kind === 'spring' ? [{ points: roundMark(pool.at, pool.radius * 0.55), fill: spring }] : [],
    ),
  ];
}

export function huntersSketch(id: string, turns: Turns, variant: number, theme: ArtTheme): Sketch {
  const colours = coloursOf(theme);
  const shapes = atOnce(landShapes(id, shapeOf(variant)));
  const land = [...forestMarks(shapes, colours), ...waterMarks(shapes, colours)];
  return {
    ground: colours.terrain.meadow,
    land: land.map((mark) => ({ ...mark, points: turnPoints(mark.points, turns) })),
    figures: placeFigures(shapes, turns).flatMap((figure) => figureMarks(figure, colours)),
  };
}
