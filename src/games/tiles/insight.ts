import { asIf } from '@/core/asIf';

import { CLOSABLE } from './counts';
import { CLAIM_BITS, CLAIM_MASK, CLAIMS, FRONTIER, MAX_PLACEMENTS, OPEN } from './land';
import { misfits, objectionToPiece, objectionToPlace, type TileObjection } from './objections';
import { PHASE_PLACE, playersOf, rotationOf, type TilePosition } from './position';
import { EDGE_COUNT, ROTATIONS, type Rotation } from './set';
import { PIECE_KINDS, type FeatureKind, type PieceChoice, type Reason, type SegmentRef } from './types';

/*
 * What the board, the hints and the reader want to know of a position, all of it asked of the engine that plays.
 */

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The tile in hand on a cell, turned. */
export interface Placement extends Cell {
  readonly rotation: Rotation;
}

export interface FeatureInfo {
  readonly kind: FeatureKind;
  readonly members: readonly SegmentRef[];
  /** Ends that meet no tile yet; for a monastery the empty cells around it. */
  readonly openEnds: number;
  /** The empty cells that those ends lead to. */
  readonly openCells: readonly Cell[];
  readonly isComplete: boolean;
  /** Pieces on the feature, by player. */
  readonly pieces: readonly number[];
  readonly owners: readonly number[];
  /** Points if the game were to judge it now. */
  readonly worth: number;
  /** Points if it were completed with the fewest tiles that its open cells ask for. */
  readonly worthCompleted: number;
}

/** Everything about the feature that a segment belongs to, or null when there is no such segment. */
export function featureAt(position: TilePosition, ref: SegmentRef): FeatureInfo | null {
  const node = position.nodeAt(ref);
  return node === 0 ? null : featureOf(position, node);
}

/** What counts on the feature of a segment, as the scoring would say it; null when there is no such segment. */
export function reasonAt(position: TilePosition, ref: SegmentRef): Reason | null {
  const node = position.nodeAt(ref);
  if (node === 0) return null;
  const root = position.land.rootOf(node);
  return position.reasonFor(root, position.land.mem[root + OPEN] !== 0);
}

/** Every feature of a kind on the land, for the overlay of fields and meadows. */
export function featuresOf(position: TilePosition, kind: FeatureKind): FeatureInfo[] {
  const { land, set } = position;
  const features: FeatureInfo[] = [];
  for (let tile = 0; tile <= position.lastTile; tile++) {
    const segments = set.shape(land.designOf(tile)).segments;
    segments.forEach((segment, index) => {
      const node = land.nodeOf(tile, index);
      if (position.featureOf(segment.kind) === kind && land.rootOf(node) === node)
        features.push(featureOf(position, node));
    });
  }
  return features;
}

function featureOf(position: TilePosition, node: number): FeatureInfo {
  const { land } = position;
  const root = land.rootOf(node);
  const members = land.membersOf(root);
  const openCells = openCellsOf(position, members);
  const openEnds = land.mem[root + OPEN] as number;
  const claims = land.mem[root + CLAIMS] as number;
  return {
    kind: position.featureOf(land.kindOfNode(root)),
    members: members.map((member) => position.refOf(member)),
    openEnds,
    openCells,
    isComplete: openEnds === 0,
    pieces: position.scores().map((_, player) => (claims >> (CLAIM_BITS * player)) & CLAIM_MASK),
    owners: playersOf(position.owners(root)),
    worth: position.worth(root),
    worthCompleted: position.worthCompleted(root, openCells.length),
  };
}

function openCellsOf(position: TilePosition, members: readonly number[]): Cell[] {
  const { land, set } = position;
  const cells = new Set<number>();
  for (const node of members) {
    const tile = land.tileOfNode(node);
    const shape = set.shape(land.designOf(tile));
    const segment = land.segmentOfNode(node);
    const around = shape.segments[segment]?.isSurrounded ? neighbours8(land.width) : [];
    shape.edges.forEach((edge, index) => {
      if (edge.ports.includes(segment)) around.push(stepTo(land.width, (index + land.rotationOf(tile)) % EDGE_COUNT));
    });
    for (const step of around) if (land.tileAt(land.cellOf(tile) + step) < 0) cells.add(land.cellOf(tile) + step);
  }
  return [...cells].map((cell) => cellOf(position, cell));
}

function stepTo(width: number, edge: number): number {
  return [-width, 1, width, -1][edge] ?? 0;
}

function neighbours8(width: number): number[] {
  return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
}

function cellOf(position: TilePosition, cell: number): Cell {
  return { x: position.land.xOf(cell), y: position.land.yOf(cell) };
}

export interface Fit {
  readonly tile: string;
  /** Copies nobody has seen yet, the one in hand included. */
  readonly count: number;
  readonly rotations: readonly Rotation[];
}

/** Which of the tiles still to come fit an empty cell, and how many of each are left. */
export function fitsAt(position: TilePosition, x: number, y: number): Fit[] {
  const { land, set } = position;
  const requirement = land.isInside(x, y) ? land.requirementAt(land.cellAt(x, y)) : 0;
  if (requirement === 0) return [];
  const fits: Fit[] = [];
  set.shapes.forEach((shape, design) => {
    const count = copiesLeft(position, design);
    const mask = set.fits[(design << 8) | requirement] ?? 0;
    if (count > 0 && mask !== 0)
      fits.push({ tile: shape.id, count, rotations: ROTATIONS.filter((r) => mask & (1 << r)) });
  });
  return fits;
}

/** Cells beside the land where nothing that is left can ever lie: what is asked of a cell only grows. */
export function deadCells(position: TilePosition): Cell[] {
  const { land, set } = position;
  const dead: Cell[] = [];
  for (const cell of frontier(position)) {
    const requirement = land.requirementAt(cell);
    const isDead = set.shapes.every(
      (_, design) => copiesLeft(position, design) === 0 || set.fits[(design << 8) | requirement] === 0,
    );
    if (isDead) dead.push(cellOf(position, cell));
  }
  return dead;
}

function frontier(position: TilePosition): number[] {
  const { land } = position;
  return Array.from(
    { length: land.mem[FRONTIER] as number },
    (_, slot) => land.mem[land.frontierAt + 2 * slot] as number,
  );
}

function copiesLeft(position: TilePosition, design: number): number {
  return position.unseen(design) + (position.hand === design ? 1 : 0);
}

export interface LegalCell extends Cell {
  readonly rotations: readonly Rotation[];
}

/** Where the tile in hand may go. */
export function legalCells(position: TilePosition): LegalCell[] {
  const codes = new Int32Array(MAX_PLACEMENTS);
  const count = position.placements(codes);
  const cells = new Map<number, Rotation[]>();
  for (let index = 0; index < count; index++) {
    const code = codes[index] as number;
    const rotations = cells.get(code >> 2) ?? [];
    rotations.push(rotationOf(code));
    cells.set(code >> 2, rotations);
  }
  return [...cells].map(([cell, rotations]) => ({ ...cellOf(position, cell), rotations }));
}

export interface PieceOption {
  readonly piece: PieceChoice;
  readonly feature: FeatureKind;
  /** Why the piece may not go there, or null when it may. */
  readonly objection: TileObjection | null;
}

/** Every piece that one might think of on the tile in hand, laid there, with what speaks against it. */
export function piecesAt(position: TilePosition, x: number, y: number, rotation: Rotation): PieceOption[] {
  if (position.phase !== PHASE_PLACE || objectionToPlace(position, x, y, rotation) !== null) return [];
  return withTile(position, { x, y, rotation }, (laid) => {
    const options: PieceOption[] = [];
    for (const kind of PIECE_KINDS.slice(0, laid.pieceKinds)) {
      for (const segment of laid.set.shape(laid.land.designOf(laid.lastTile)).segments) {
        const feature = laid.featureOf(segment.kind);
        if (feature === 'system') continue;
        const piece = { kind, segment: segment.name };
        options.push({ piece, feature, objection: objectionToPiece(laid, piece) });
      }
    }
    return options;
  });
}

/** Asks about the land with the tile in hand lying there, before its piece. */
function withTile<Answer>(
  position: TilePosition,
  { x, y, rotation }: Placement,
  read: (laid: TilePosition) => Answer,
): Answer {
  return asIf(position, [], (copy) => {
    copy.lay(copy.codeOf(x, y, rotation));
    // A turn counts the neighbours of monasteries in its second half, which is not played here.
    copy.land.surround(copy.lastTile);
    return read(copy);
  });
}

/** What a piece would claim. */
export interface Claim {
  readonly info: FeatureInfo;
  readonly reason: Reason;
  /** Its segments as the eye sees them. */
  readonly visible: readonly SegmentRef[];
}

/** The feature that a piece on the tile in hand would claim, with the tile in its place; null where it claims none. */
export function claimWith(position: TilePosition, at: Placement, piece: PieceChoice): Claim | null {
  return withTile(position, at, (laid) => {
    const ref = claimedBy(laid, { x: at.x, y: at.y, ...piece });
    return ref === null ? null : claimAt(laid, ref);
  });
}

/** The features that the tile in hand would close where it is meant to lie, whoever holds them. */
export function closedBy(position: TilePosition, at: Placement): Claim[] {
  if (objectionToPlace(position, at.x, at.y, at.rotation) !== null) return [];
  return withTile(position, at, (laid) =>
    distinctFeatures(laid, [...segmentsOf(laid, laid.lastTile), ...cloistersAround(laid, at)]).flatMap((ref) => {
      const claim = claimAt(laid, ref);
      const isClosed = claim?.info.isComplete === true && CLOSABLE.some((kind) => kind === claim.info.kind);
      return isClosed ? [claim] : [];
    }),
  );
}

function segmentsOf(position: TilePosition, tile: number): SegmentRef[] {
  const { land, set } = position;
  return set.shape(land.designOf(tile)).segments.map((_, index) => position.refOf(land.nodeOf(tile, index)));
}

/** Monasteries around a cell, diagonally too: a tile there may surround them. */
function cloistersAround(position: TilePosition, { x, y }: Cell): SegmentRef[] {
  const { land, set } = position;
  return neighbours8(land.width).flatMap((step) => {
    const tile = land.tileAt(land.cellAt(x, y) + step);
    if (tile < 0) return [];
    const { segments } = set.shape(land.designOf(tile));
    return segmentsOf(position, tile).filter((_, index) => segments[index]?.isSurrounded === true);
  });
}

function claimAt(position: TilePosition, ref: SegmentRef): Claim | null {
  const info = featureAt(position, ref);
  const reason = reasonAt(position, ref);
  if (info === null || reason === null) return null;
  return { info, reason, visible: position.visibleMembers(info.kind, info.members) };
}

/** Where the claim of a piece lies: a hut claims its waters, everybody else the ground under their feet. */
function claimedBy(
  position: TilePosition,
  { kind, ...ref }: SegmentRef & Pick<PieceChoice, 'kind'>,
): SegmentRef | null {
  const node = position.nodeAt(ref);
  return node === 0 ? null : position.refOf(position.claimOf(node, kind === 'hut' ? 1 : 0));
}

/** One segment of every feature that a player has pieces on, wherever the piece stands. */
export function featuresHeldBy(position: TilePosition, player: number): SegmentRef[] {
  return distinctFeatures(
    position,
    position
      .laidPieces()
      .filter((piece) => piece.player === player)
      .flatMap((piece) => claimedBy(position, piece) ?? []),
  );
}

/** One segment of every feature with a piece on it. */
export function claimedFeatures(position: TilePosition): SegmentRef[] {
  return distinctFeatures(position, position.laidPieces());
}

function distinctFeatures(position: TilePosition, refs: readonly SegmentRef[]): SegmentRef[] {
  const roots = new Set<number>();
  return refs.flatMap(({ x, y, segment }) => {
    const root = position.land.rootOf(position.nodeAt({ x, y, segment }));
    if (roots.has(root)) return [];
    roots.add(root);
    return [{ x, y, segment }];
  });
}

/** Why points would be given if the game ended now. */
export function finalReasons(position: TilePosition): Reason[] {
  if (position.isOver) return [];
  const events = asIf(position, [], (copy) => copy.endNow());
  return events.flatMap((event) => (event.type === 'scored' && event.isFinal ? [event.because] : []));
}

/** Sides (N E S W = 0 to 3) where the tile in hand disagrees with the land. */
export function misfitsAt(position: TilePosition, { x, y, rotation }: Placement): number[] {
  const { land } = position;
  return land.isInside(x, y) ? misfits(position, land.requirementAt(land.cellAt(x, y)), rotation) : [];
}

/** What a side of the tile in hand shows, and what it would meet there. */
export interface Clash {
  /** N E S W = 0 to 3. */
  readonly edge: number;
  readonly own: Terrain;
  readonly other: Terrain;
}

/** Every side where the tile in hand, so turned, would meet something else than it shows. */
export function clashesAt(position: TilePosition, at: Placement): Clash[] {
  if (position.hand < 0) return [];
  return misfitsAt(position, at).flatMap((edge) => {
    const own = terrainOf(position, position.hand, edge - at.rotation);
    const other = terrainTowards(position, at, edge);
    return own === null || other === null ? [] : [{ edge, own, other }];
  });
}

export function isFree({ land }: TilePosition, { x, y }: Cell): boolean {
  return land.isInside(x, y) && land.tileAt(land.cellAt(x, y)) < 0;
}

/** Whether a tile lies on one of the four sides of a cell. */
export function isNextToLand({ land }: TilePosition, { x, y }: Cell): boolean {
  return land.isInside(x, y) && land.requirementAt(land.cellAt(x, y)) !== 0;
}

/** What the neighbour on that side shows to the cell, or null when no tile lies there. */
export function terrainTowards(position: TilePosition, { x, y }: Cell, edge: number): Terrain | null {
  const { land } = position;
  const there = { x: x + ([0, 1, 0, -1][edge] ?? 0), y: y + ([-1, 0, 1, 0][edge] ?? 0) };
  if (!land.isInside(there.x, there.y)) return null;
  const tile = land.tileAt(land.cellAt(there.x, there.y));
  if (tile < 0) return null;
  return terrainOf(position, land.designOf(tile), edge + 2 - land.rotationOf(tile));
}

/** What a design shows on one of its own edges, counted on beyond 3 and back beyond 0. */
function terrainOf(position: TilePosition, design: number, edge: number): Terrain | null {
  const { set } = position;
  const ports = set.shape(design).edges[(edge + 2 * EDGE_COUNT) % EDGE_COUNT]?.ports ?? [];
  const names = ports.map((port) => position.featureOf(set.kindAt(design, port)));
  return TERRAINS.find((name) => names.includes(name)) ?? null;
}

/** What an edge can show. The middle of it decides, so the strongest come first: a road has land on both its sides. */
const TERRAINS = ['city', 'road', 'forest', 'river', 'field', 'meadow'] as const satisfies readonly FeatureKind[];
export type Terrain = (typeof TERRAINS)[number];
