import type { Box, Facts, Part } from './facts';

/** A tile on the table, with the tiles beside it. */
export interface Laid {
  readonly facts: Facts;
  readonly x: number;
  readonly y: number;
  readonly rot: number;
  /** Running number of the tile, and of its first part. */
  readonly number: number;
  readonly firstPart: number;
  /** N E S W, null where nothing lies yet. */
  readonly beside: (Laid | null)[];
}

export interface Standing {
  readonly player: number;
  readonly isHut: boolean;
  readonly tile: Laid;
  readonly part: number;
}

/** A feature as flood fill finds it: all parts that hang together, and what is on them. */
export interface Feature {
  readonly kind: Part['kind'] | 'system';
  readonly members: { readonly tile: Laid; readonly part: Part }[];
  readonly tiles: Set<Laid>;
  /** Ends at the border of a tile where no tile lies beside. */
  openEnds: number;
  readonly standing: Standing[];
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The table. Everything about features is worked out anew, from the tiles and the pieces, whenever it is asked. */
export class Board {
  readonly laid: Laid[] = [];
  pieces: Standing[] = [];
  private readonly cells = new Map<number, Laid>();
  private parts = 0;

  constructor(readonly box: Box) {}

  private key(x: number, y: number): number {
    return (x + 500) * 1000 + (y + 500);
  }

  at(x: number, y: number): Laid | null {
    return this.cells.get(this.key(x, y)) ?? null;
  }

  lay(facts: Facts, x: number, y: number, rot: number): Laid {
    const beside = STEPS.map(([dx, dy]) => this.at(x + dx, y + dy));
    const tile: Laid = { facts, x, y, rot, number: this.laid.length, firstPart: this.parts, beside };
    beside.forEach((other, edge) => {
      if (other !== null) other.beside[(edge + 2) % 4] = tile;
    });
    this.parts += facts.parts.length;
    this.laid.push(tile);
    this.cells.set(this.key(x, y), tile);
    return tile;
  }

  /** Takes the tile laid last off again. */
  lift(): void {
    const tile = this.laid.pop();
    if (tile === undefined) throw new Error('the table is empty');
    this.parts -= tile.facts.parts.length;
    this.cells.delete(this.key(tile.x, tile.y));
    tile.beside.forEach((other, edge) => {
      if (other !== null) other.beside[(edge + 2) % 4] = null;
    });
  }

  /** Every empty cell beside a tile. */
  emptyCells(): { readonly x: number; readonly y: number }[] {
    const found = new Map<number, { x: number; y: number }>();
    for (const { x, y, beside } of this.laid) {
      beside.forEach((other, edge) => {
        const [dx, dy] = STEPS[edge] ?? [0, 0];
        if (other === null) found.set(this.key(x + dx, y + dy), { x: x + dx, y: y + dy });
      });
    }
    return [...found.values()];
  }

  /** Whether every edge that would meet a tile shows the same, and at least one does. */
  fits(facts: Facts, x: number, y: number, rot: number): boolean {
    if (this.at(x, y) !== null) return false;
    let touches = 0;
    for (let edge = 0; edge < 4; edge++) {
      const [dx, dy] = STEPS[edge] ?? [0, 0];
      const other = this.at(x + dx, y + dy);
      if (other === null) continue;
      touches++;
      const own = facts.terrain[(edge - rot + 4) % 4];
      if (own !== other.facts.terrain[(edge + 2 - other.rot + 4) % 4]) return false;
    }
    return touches > 0;
  }

  placements(facts: Facts): { readonly x: number; readonly y: number; readonly rot: number }[] {
    const found: { x: number; y: number; rot: number }[] = [];
    for (const { x, y } of this.emptyCells()) {
      for (let rot = 0; rot < 4; rot++) if (this.fits(facts, x, y, rot)) found.push({ x, y, rot });
    }
    return found;
  }

  /** Every feature on the table, by flood fill over the ends of the parts. */
  features(): Survey {
    return this.fill(false);
  }

  /** River systems: a lake joins all rivers that end in it. */
  systems(): Survey {
    return this.fill(true);
  }

  private fill(isSystem: boolean): Survey {
    const survey = new Survey(this.parts);
    for (const tile of this.laid) {
      for (let part = 0; part < tile.facts.parts.length; part++) {
        const { kind } = partOf(tile, part);
        if (isSystem && kind !== 'river' && kind !== 'lake') continue;
        if (!survey.knows(tile, part)) survey.explore(isSystem ? 'system' : kind, tile, part);
      }
    }
    for (const piece of this.pieces) {
      if (piece.isHut === isSystem) survey.of(piece.tile, piece.part).standing.push(piece);
    }
    return survey;
  }

  /** Tiles around a cell, corners included. */
  neighbours(x: number, y: number): number {
    let count = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) if ((dx !== 0 || dy !== 0) && this.at(x + dx, y + dy) !== null) count++;
    }
    return count;
  }
}

export function partOf(tile: Laid, index: number): Part {
  const part = tile.facts.parts[index];
  if (part === undefined) throw new Error(`tile ${tile.facts.id} has no part ${index}`);
  return part;
}

/** What one look at the whole table finds: every feature, and the feature of every part. */
export class Survey {
  readonly list: Feature[] = [];
  private readonly owner: (Feature | undefined)[];

  constructor(parts: number) {
    this.owner = new Array<Feature | undefined>(parts);
  }

  knows(tile: Laid, part: number): boolean {
    return this.owner[tile.firstPart + part] !== undefined;
  }

  of(tile: Laid, part: number): Feature {
    const feature = this.owner[tile.firstPart + part];
    if (feature === undefined) throw new Error('a part belongs to no feature');
    return feature;
  }

  /** Follows a part over every border, and a system through its lakes, until nothing new turns up. */
  explore(kind: Feature['kind'], start: Laid, first: number): void {
    const feature: Feature = { kind, members: [], tiles: new Set(), openEnds: 0, standing: [] };
    this.list.push(feature);
    const waiting: [Laid, number][] = [];
    const visit = (tile: Laid, part: number): void => {
      if (this.knows(tile, part)) return;
      this.owner[tile.firstPart + part] = feature;
      waiting.push([tile, part]);
    };
    visit(start, first);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [tile, at] = next;
      const part = partOf(tile, at);
      feature.members.push({ tile, part });
      feature.tiles.add(tile);
      for (const { edge, slot } of part.ends) {
        const turned = (edge + tile.rot) % 4;
        const other = tile.beside[turned] ?? null;
        // Left meets right, the middle meets the middle.
        if (other === null) feature.openEnds++;
        else visit(other, other.facts.slots[(turned + 2 - other.rot + 4) % 4]?.[2 - slot] ?? -1);
      }
      if (kind !== 'system') continue;
      if (part.lake >= 0) visit(tile, part.lake);
      tile.facts.parts.forEach((river, index) => {
        if (part.kind === 'lake' && river.lake === at) visit(tile, index);
      });
    }
  }
}

/** Those with the most pieces, ascending. */
export function leaders(standing: readonly Standing[], players: number): number[] {
  const counts = new Array<number>(players).fill(0);
  for (const { player } of standing) counts[player] = (counts[player] ?? 0) + 1;
  const most = Math.max(...counts);
  return counts.flatMap((count, player) => (count > 0 && count === most ? [player] : []));
}

/** Puts a piece on the table and into the survey that was made of it. */
export function stand(board: Board, survey: Survey, piece: Standing): void {
  board.pieces.push(piece);
  survey.of(piece.tile, piece.part).standing.push(piece);
}
