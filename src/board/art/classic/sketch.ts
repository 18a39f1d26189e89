/** A classic tile drawn plainly: fields, roads, cities with their walls, shields and the monastery. */
import { type Hex, mix } from '../colour';
import type { Point } from '../geometry/point';
import { type ArtTheme, CONTRAST, isPainted, PALETTES } from '../palette';
import { placedMark, roundMark, type Sketch, type SketchMark } from '../sketch';
import type { ClassicOutlines, SegmentKind } from './outlines';
import { HUB_RADIUS, ROAD_EDGE, ROAD_WIDTH } from './profile';

interface Colours {
  /** What each terrain is filled with. */
  readonly terrain: Readonly<Record<SegmentKind, Hex>>;
  readonly roadEdge: Hex;
  readonly wall: Hex;
  readonly shield: Hex;
  readonly rim: Hex;
  readonly roof: Hex;
  readonly house: Hex;
  readonly ink: Hex;
}

const coloursOf = (theme: ArtTheme): Colours => {
  if (!isPainted(theme)) {
    const { field, city, road, cloister, roadEdge, wall, shield, shieldRim, brick, cloisterBody, ink } =
      CONTRAST[theme];
    const terrain = { field, city, road, cloister };
    return { terrain, roadEdge, wall, shield, rim: shieldRim, roof: brick, house: cloisterBody, ink };
  }
  const { meadow, wall, roofs, road, facade, slate, ink, highlight } = PALETTES[theme];
  return {
    terrain: { field: meadow.mid, city: mix(wall.ground, roofs[0], 0.45), road: road.light, cloister: wall.street },
    roadEdge: road.edge,
    wall: wall.dark,
    shield: '#1F56A8',
    rim: highlight,
    roof: slate,
    house: facade.lit,
    ink,
  };
};

/** What each terrain is filled with in a sketch. */
export const sketchColours = (theme: ArtTheme): Colours['terrain'] => coloursOf(theme).terrain;

const WALL = 0.04;
const SHIELD = 0.19;

/** A heater shield about the origin, of height 1. */
const HEATER = [
  [-0.41, -0.5],
  [0.41, -0.5],
  [0.41, -0.05],
  [0.3, 0.25],
  [0, 0.5],
  [-0.3, 0.25],
  [-0.41, -0.05],
] as const;
const CHAPEL = [
  [-0.15, 0.14],
  [-0.15, -0.04],
  [0.15, -0.04],
  [0.15, 0.14],
] as const;
const ROOF = [
  [-0.19, -0.03],
  [0, -0.19],
  [0.19, -0.03],
] as const;

function roadMarks({ roads, hub }: ClassicOutlines, { terrain, roadEdge }: Colours): SketchMark[] {
  const layer = (stroke: Hex, width: number): SketchMark[] => [
    ...roads.map(({ line }): SketchMark => ({ points: line, stroke, width, isOpen: true })),
    ...(hub === null ? [] : [{ points: roundMark(hub, HUB_RADIUS - ROAD_WIDTH / 2 + width / 2 - 0.02), fill: stroke }]),
  ];
  return [...layer(roadEdge, ROAD_WIDTH + 2 * ROAD_EDGE), ...layer(terrain.road, ROAD_WIDTH)];
}

function chapel(at: Point, { roof, house, ink }: Colours): SketchMark[] {
  const body = { x: at.x, y: at.y - 0.03 };
  return [
    { points: placedMark(CHAPEL, body, 1), fill: house, stroke: ink, width: 0.014 },
    { points: placedMark(ROOF, body, 1), fill: roof, stroke: ink, width: 0.014 },
  ];
}

export function classicSketch(outlines: ClassicOutlines, theme: ArtTheme): Sketch {
  const colours = coloursOf(theme);
  const { terrain, wall } = colours;
  const { cities, cloister, hub } = outlines;
  return {
    ground: terrain.field,
    land: [
      ...roadMarks(outlines, colours),
      ...cities.map(({ polygon }): SketchMark => ({ points: polygon, fill: terrain.city })),
      ...cities.flatMap(({ walls }) =>
        walls.map(({ line }): SketchMark => ({ points: line, stroke: wall, width: WALL, isOpen: true })),
      ),
      ...(cloister === null ? [] : [{ points: cloister.yard, fill: terrain.cloister }]),
    ],
    figures: [
      // Roads end where others begin: a crossing is marked, so that nobody takes it for one road.
      ...(hub === null
        ? []
        : [{ points: roundMark(hub, 0.06), fill: colours.roof, stroke: colours.house, width: 0.02 }]),
      ...(cloister === null ? [] : chapel(cloister.spot, colours)),
      ...cities.flatMap(({ shield }): SketchMark[] =>
        shield === null
          ? []
          : [{ points: placedMark(HEATER, shield, SHIELD), fill: colours.shield, stroke: colours.rim, width: 0.025 }],
      ),
    ],
  };
}
