import { AMOUNT_A, AMOUNT_B, DESIGN, NODE_SIZE, OPEN, SIZE, TILE_HEADER, TILES } from './land';
import { checkSet, refuse, sumOf } from './limits';

/*
 * What a tile looks like to the engine, whatever the game: four edges of one of three terrains, and segments that the
 * edges open into. A `TileSet` turns a list of shapes into the flat tables that the land works with.
 */

export const EDGE_COUNT = 4;
export const ROTATIONS = [0, 1, 2, 3] as const;
/** Clockwise quarter turns. */
export type Rotation = (typeof ROTATIONS)[number];

/** Three terrains fit in two bits; 0 is "no neighbour yet". */
export type Terrain = 1 | 2 | 3;

export interface EdgeShape {
  readonly terrain: Terrain;
  /**
   * Segments that this edge opens into, clockwise: one; or left, middle and right of a line that crosses the border;
   * or those three and the river system of the middle one.
   */
  readonly ports: readonly number[];
}

export interface SegmentShape {
  readonly name: string;
  /** Index into the kinds of the game. */
  readonly kind: number;
  /** Two small amounts that add up over the feature (pennants, fish, animals, …): each game says what they are. */
  readonly amountA?: number;
  readonly amountB?: number;
  /** Index of the lake segment that closes this river on this tile. */
  readonly lake?: number;
  /** A monastery: finished when all eight cells around it are filled. */
  readonly isSurrounded?: boolean;
}

export interface TileShape {
  readonly id: string;
  readonly edges: readonly EdgeShape[];
  readonly segments: readonly SegmentShape[];
}

/** How many of each shape are in the box. */
export interface Stock {
  /** By design, the start tile among them. */
  readonly copies: readonly number[];
  /** The design that lies there from the start. */
  readonly start: number;
}

export interface SetRules {
  /** `joins[terrain][port]`: how features met at that port add up. */
  readonly joins: Readonly<Record<Terrain, readonly number[]>>;
  /** Kinds that are counted in tiles: shapes with several segments of such a kind need a shared mark. */
  readonly tileCountedKinds: readonly number[];
}

const PORTS = 4;

/**
 * The tiles that a game is played with, ready to be laid. A set that the engine cannot count with is refused. What else
 * a game knows of its tiles is part of their shapes: a class below this one would cost the phone engine a look-up more
 * for every question.
 */
export class TileSet<Shape extends TileShape = TileShape> {
  readonly shapes: readonly Shape[];
  /** All tiles in the box, by design and together. */
  readonly copies: readonly number[];
  readonly maxTiles: number;
  readonly start: number;
  /** Numbers in the land's memory for one tile. */
  readonly stride: number;
  /** `fits[design << 8 | requirement]`: bit mask of the rotations that match all present neighbours. */
  readonly fits: Uint8Array;
  /** Bit mask of the rotations that look different, the lowest of each. */
  readonly distinct: Uint8Array;
  /** `terrain[design * 4 + edge]` at rotation 0. */
  readonly terrain: Uint8Array;
  /** `ports[(design * 4 + edge) * 4 + port]`: place of the segment's record behind the tile's start. */
  readonly ports: Int16Array;
  /** `joins[terrain * 4 + port]`, and how many ports an edge of that terrain has. */
  readonly joins: Uint8Array;
  readonly portCount: Uint8Array;
  readonly segmentCount: Uint8Array;
  readonly kinds: Uint8Array;
  /** How many kinds of segments there are. */
  readonly kindCount: number;
  readonly maxSegments: number;
  /** The record of a fresh tile, ready to be copied into the land. */
  readonly templates: readonly Int16Array[];
  /** Per design: whether its segments carry a shared mark, lakes to point at, or a monastery. */
  readonly isShared: Uint8Array;
  readonly hasLakes: Uint8Array;
  /** Place of the monastery's record behind the tile's start, or 0. */
  readonly surrounded: Uint8Array;

  constructor(shapes: readonly Shape[], { copies, start }: Stock, rules: SetRules) {
    checkSet(shapes, { copies, start }, rules);
    const count = shapes.length;
    this.shapes = shapes;
    this.copies = copies;
    this.maxTiles = sumOf(copies);
    this.start = start;
    this.maxSegments = Math.max(...shapes.map((shape) => shape.segments.length));
    this.kindCount = 1 + Math.max(...shapes.flatMap((shape) => shape.segments.map(({ kind }) => kind)));
    this.stride = TILE_HEADER + this.maxSegments * NODE_SIZE;
    this.fits = new Uint8Array(count << 8);
    this.distinct = new Uint8Array(count);
    this.terrain = new Uint8Array(count * EDGE_COUNT);
    this.ports = new Int16Array(count * EDGE_COUNT * PORTS);
    this.joins = new Uint8Array(4 * PORTS);
    this.portCount = new Uint8Array(4);
    this.segmentCount = new Uint8Array(count);
    this.kinds = new Uint8Array(count * this.maxSegments);
    this.isShared = new Uint8Array(count);
    this.hasLakes = new Uint8Array(count);
    this.surrounded = new Uint8Array(count);
    for (const terrain of [1, 2, 3] as const) {
      const joins = rules.joins[terrain];
      this.portCount[terrain] = joins.length;
      joins.forEach((join, port) => (this.joins[terrain * PORTS + port] = join));
    }
    this.templates = shapes.map((shape, design) => this.compile(shape, design, rules));
  }

  /** Tiles of the shapes that a pile is made of, in their order and without the start tile: what is shuffled. */
  pileOf(belongs: (shape: Shape) => boolean = () => true): Int16Array {
    const { shapes, copies, start } = this;
    const pile: number[] = [];
    for (let design = 0; design < shapes.length; design++) {
      if (!belongs(shapes[design] as Shape)) continue;
      for (let copy = design === start ? 1 : 0; copy < (copies[design] as number); copy++) pile.push(design);
    }
    return new Int16Array(pile);
  }

  /** The segment of a design with this name, or −1. */
  segmentNamed(design: number, name: string): number {
    return this.shapes[design]?.segments.findIndex((segment) => segment.name === name) ?? -1;
  }

  segment(design: number, index: number): SegmentShape {
    const segment = this.shapes[design]?.segments[index];
    if (segment === undefined) throw new RangeError(`no segment ${index} on design ${design}`);
    return segment;
  }

  shape(design: number): Shape {
    const shape = this.shapes[design];
    if (shape === undefined) throw new RangeError(`no design ${design}`);
    return shape;
  }

  kindAt(design: number, index: number): number {
    return this.kinds[design * this.maxSegments + index] ?? 0;
  }

  private compile(shape: TileShape, design: number, rules: SetRules): Int16Array {
    if (shape.edges.length !== EDGE_COUNT) refuse(`tile ${shape.id} has ${shape.edges.length} edges`);
    const template = new Int16Array(this.stride);
    template[DESIGN] = design;
    this.segmentCount[design] = shape.segments.length;
    shape.segments.forEach((segment, index) => {
      const node = TILE_HEADER + index * NODE_SIZE;
      const ends = shape.edges.reduce((sum, edge) => sum + edge.ports.filter((port) => port === index).length, 0);
      this.kinds[design * this.maxSegments + index] = segment.kind;
      template[node + SIZE] = 1;
      template[node + OPEN] = segment.isSurrounded ? 8 : ends;
      template[node + TILES] = segment.isSurrounded || rules.tileCountedKinds.includes(segment.kind) ? 1 : 0;
      template[node + AMOUNT_A] = segment.amountA ?? 0;
      template[node + AMOUNT_B] = segment.amountB ?? 0;
      if (segment.isSurrounded) this.surrounded[design] = node;
      if (segment.lake !== undefined) this.hasLakes[design] = 1;
      const siblings = shape.segments.filter((other) => other.kind === segment.kind).length;
      if (siblings > 1 && rules.tileCountedKinds.includes(segment.kind)) this.isShared[design] = 1;
    });
    shape.edges.forEach((edge, index) => {
      this.terrain[design * EDGE_COUNT + index] = edge.terrain;
      edge.ports.forEach((segment, port) => {
        this.ports[(design * EDGE_COUNT + index) * PORTS + port] = TILE_HEADER + segment * NODE_SIZE;
      });
    });
    this.fillFits(shape, design);
    return template;
  }

  private fillFits(shape: TileShape, design: number): void {
    const terrains = shape.edges.map((edge) => edge.terrain);
    const turned = (rotation: number, edge: number): number =>
      terrains[(edge - rotation + EDGE_COUNT) % EDGE_COUNT] ?? 0;
    for (let requirement = 0; requirement < 256; requirement++) {
      let mask = 0;
      for (const rotation of ROTATIONS) {
        const matches = [0, 1, 2, 3].every((edge) => {
          const wanted = (requirement >> (edge * 2)) & 3;
          return wanted === 0 || wanted === turned(rotation, edge);
        });
        if (matches) mask |= 1 << rotation;
      }
      this.fits[(design << 8) | requirement] = mask;
    }
    this.distinct[design] = distinctRotations(shape);
  }
}

/** Two rotations look the same when edges and segments coincide, up to the numbers of the segments. */
function distinctRotations(shape: TileShape): number {
  const seen: string[] = [];
  let mask = 0;
  for (const rotation of ROTATIONS) {
    const picture = pictureOf(shape, rotation);
    if (seen.includes(picture)) continue;
    seen.push(picture);
    mask |= 1 << rotation;
  }
  return mask;
}

/** Segments renumbered in the order in which a walk around the border meets them, so that equal pictures read alike. */
function pictureOf(shape: TileShape, rotation: Rotation): string {
  const numbers = new Map<number, number>();
  const numberOf = (segment: number): number => {
    if (!numbers.has(segment)) numbers.set(segment, numbers.size);
    return numbers.get(segment) ?? 0;
  };
  const parts: string[] = [];
  for (let edge = 0; edge < EDGE_COUNT; edge++) {
    const source = shape.edges[(edge - rotation + EDGE_COUNT) % EDGE_COUNT];
    if (source === undefined) continue;
    for (const port of source.ports) {
      const segment = shape.segments[port];
      const lake = segment?.lake;
      const mouth = lake === undefined ? '' : `>${numberOf(lake)}:${shape.segments[lake]?.amountA ?? 0}`;
      parts.push(`${numberOf(port)}:${segment?.kind}:${segment?.amountA ?? 0}:${segment?.amountB ?? 0}${mouth}`);
    }
    parts.push('|');
  }
  return parts.join(' ');
}
