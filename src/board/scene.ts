/** Scenes from tables. Every fact in them comes from the engine that plays. */
import {
  type FeatureInfo,
  type LaidPiece,
  type PieceChoice,
  type PieceOption,
  type Placement,
  type Reason,
  ROTATIONS,
  type SegmentRef,
  type TileTable,
} from '@/games/tiles';
import type { Colour } from '@/core/seat';

import type { Point } from './art/geometry/point';
import type { LandscapeName } from './art/landscape';
import { LANDSCAPES } from './art/landscapes';
import { spreadChoices } from './choiceSpots';
import { stanceOf } from './stance';
import type { BoardScene, FieldMark, Ghost, LitFeature, PieceMark, ScenePiece, SceneTile } from './types';
import { variantsOf } from './variants';

/** The colour and shape of every player (in solo: of every colour), by index. */
export type Colours = readonly Colour[];

/** The land as it stands, with nothing on offer and nothing lit. */
export function landScene(table: TileTable, colours: Colours): BoardScene {
  const laid = table.laidTiles();
  const variants = variantsOf(laid);
  const tiles = laid.map(({ tile, x, y, rotation }, index) => ({
    tile,
    x,
    y,
    rotation,
    variant: variants[index] ?? 0,
  }));
  const { landscape } = table.look;
  return {
    landscape,
    tiles,
    pieces: table.laidPieces().flatMap((piece) => scenePiece(landscape, tiles, piece, colours)),
    hand: handTile(table, { x: 0, y: 0, rotation: 0 }),
    ghost: null,
    choices: [],
    legalCells: [],
    areCellsHidden: false,
    deadCells: [],
    focusCell: null,
    pointed: null,
    lastMoves: [],
    lit: null,
    closing: [],
    fields: null,
    numbers: [],
    features: [],
  };
}

function scenePiece(
  landscape: LandscapeName,
  tiles: readonly SceneTile[],
  piece: LaidPiece,
  colours: Colours,
): ScenePiece[] {
  const tile = tiles.find(({ x, y }) => x === piece.x && y === piece.y);
  if (tile === undefined) return [];
  const { x, y, segment } = piece;
  const at = spotOn(landscape, tile, segment);
  return [{ x, y, segment, player: colours[piece.player] ?? 0, stance: stanceOf(piece), at }];
}

/** Where a piece on a segment of this tile stands, in board units. */
export function spotOn(landscape: LandscapeName, tile: SceneTile, segment: string): Point {
  const spot = LANDSCAPES[landscape].pieceSpot(tile, segment);
  return { x: tile.x + spot.x, y: tile.y + spot.y };
}

/** The same on the land of a scene; the middle of the cell where there is no tile. */
export function spotOf({ landscape, tiles, ghost }: BoardScene, { x, y, segment }: SegmentRef): Point {
  const tile = [...tiles, ...(ghost === null ? [] : [ghost])].find((other) => other.x === x && other.y === y);
  return tile === undefined ? { x: x + 0.5, y: y + 0.5 } : spotOn(landscape, tile, segment);
}

/** The tile in hand as the copy that it will be on the land; null when nobody holds one. */
export function handTile(table: TileTable, at: Placement): SceneTile | null {
  const { hand } = table;
  if (hand === null) return null;
  const variant = table.laidTiles().filter((laid) => laid.tile === hand.tile).length;
  return { tile: hand.tile, x: at.x, y: at.y, rotation: at.rotation, variant };
}

export function ghostOf(table: TileTable, at: Placement, label: string): Ghost | null {
  const tile = handTile(table, at);
  if (tile === null) return null;
  const fitting = ROTATIONS.filter((rotation) => table.misfitsAt({ ...at, rotation }).length === 0);
  const canTurn = fitting.some((rotation) => rotation !== at.rotation);
  return { ...tile, isBonus: table.hand?.isBonus === true, misfits: table.misfitsAt(at), canTurn, label };
}

interface PieceWords {
  label(option: PieceOption): string;
  gain(option: PieceOption): string | null;
}

/** Where pieces that might go on a tile are anchored, in board units: on their segments, and clear of each other. */
export function anchorsOn(
  landscape: LandscapeName,
  tile: SceneTile,
  choices: readonly { readonly segment: string; readonly isSmall: boolean }[],
): Point[] {
  const homes = choices.map(({ segment, isSmall }) => {
    const spot = spotOn(landscape, tile, segment);
    return { at: { x: spot.x - tile.x, y: spot.y - tile.y }, isSmall };
  });
  return spreadChoices(homes).map(({ x, y }) => ({ x: tile.x + x, y: tile.y + y }));
}

/** Pieces of one kind that might go on the tile in hand where it is meant to lie, each on its own segment. */
export function pieceMarks(
  table: TileTable,
  at: Placement,
  chosen: PieceChoice | null,
  options: readonly PieceOption[],
  colours: Colours,
  words: PieceWords,
): PieceMark[] {
  const tile = handTile(table, at);
  if (tile === null) return [];
  const spots = anchorsOn(
    table.look.landscape,
    tile,
    options.map(({ piece, objection }) => ({ segment: piece.segment, isSmall: objection !== null })),
  );
  return options.map((option, index) => {
    const { piece, feature, objection } = option;
    const isChosen = chosen !== null && chosen.kind === piece.kind && chosen.segment === piece.segment;
    return {
      choice: piece,
      player: colours[table.player] ?? 0,
      stance: stanceOf({ kind: piece.kind, feature }),
      at: spots[index] ?? { x: tile.x + 0.5, y: tile.y + 0.5 },
      state: objection !== null ? 'refused' : isChosen ? 'chosen' : 'possible',
      gain: objection === null ? words.gain(option) : null,
      label: words.label(option),
    };
  });
}

/** The feature that a segment belongs to, as it glows; null when there is no such segment. */
export function litFeature(table: TileTable, ref: SegmentRef): LitFeature | null {
  const info = table.featureAt(ref);
  return info === null ? null : litOf(table, info);
}

/** The feature that a piece on the tile in hand would claim, across the neighbours and the ghost itself. */
export function litByGhost(table: TileTable, at: Placement, piece: PieceChoice): LitFeature | null {
  const claim = table.claimWith(at, piece);
  return claim === null ? null : { kind: claim.info.kind, members: claim.visible };
}

/** What the tile in hand would close there, whoever holds it. */
export function closingFeatures(table: TileTable, at: Placement): LitFeature[] {
  return table.closedBy(at).map(({ info, visible }) => ({ kind: info.kind, members: visible }));
}

function litOf(table: TileTable, { kind, members }: FeatureInfo): LitFeature {
  return { kind, members: table.visible(kind, members) };
}

const GROUND_ICONS = { field: 'tower', meadow: 'deer' } as const;

/** Every field or meadow with its owners, its cities or animals, and its worth. */
export function fieldMarks(
  table: TileTable,
  colours: Colours,
  words: { label(info: FeatureInfo, count: number): string },
): FieldMark[] {
  const { ground } = table.look;
  if (ground === null) return [];
  const scene = landScene(table, colours);
  const reasons = table.finalReasons();
  return table.grounds().map((info) => {
    const count = countOf(reasons.find((reason) => isAmong(info.members, reason)));
    return {
      members: info.members,
      owners: info.owners.map((player) => colours[player] ?? 0),
      count,
      worth: info.worth,
      icon: GROUND_ICONS[ground],
      label: words.label(info, count),
      at: labelSpot(scene, info),
    };
  });
}

function countOf(reason: Reason | undefined): number {
  const { cities = 0, deer = 0, mammoths = 0, aurochs = 0 } = reason?.counts ?? {};
  return cities + deer + mammoths + aurochs;
}

const isAmong = (members: readonly SegmentRef[], { x, y, segment }: SegmentRef): boolean =>
  members.some((member) => member.x === x && member.y === y && member.segment === segment);

/** The spot of one of its segments, near the middle of all and clear of pieces. */
function labelSpot(scene: BoardScene, { members }: FeatureInfo): Point {
  const spots = members.map((member) => spotOf(scene, member));
  const middle = {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / Math.max(1, spots.length),
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / Math.max(1, spots.length),
  };
  const cost = (p: Point) =>
    Math.hypot(p.x - middle.x, p.y - middle.y) +
    (scene.pieces.some(({ at }) => Math.hypot(at.x - p.x, at.y - p.y) < CLEAR) ? CROWDED : 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), spots[0] ?? middle);
}

/** A label nearer than this to a piece hides it: then another spot is better, if it is no more than so many cells farther. */
const CLEAR = 0.6;
const CROWDED = 4;
