/** Scenes from positions: every fact in them is asked of the engine that plays. */
import { HUNTERS_SET, SYSTEM_OF } from '@/games/hunters/set';
import { featureAt, featuresOf, piecesAt, type FeatureInfo, type PieceOption } from '@/games/tiles/insight';
import { misfits } from '@/games/tiles/objections';
import type { TilePosition } from '@/games/tiles/position';
import { ROTATIONS, type Rotation } from '@/games/tiles/set';
import type { LaidPiece, PieceChoice, Reason, SegmentRef } from '@/games/tiles/types';
import type { PlayerNumber } from '@/ui/tokens';

import type { Point } from './art/geometry/point';
import type { TilePainter } from './art/tilePainter';
import { variantsOf } from './paintLand';
import { spreadChoices } from './choiceSpots';
import { pieceSpot, stanceOf } from './pieceSpot';
import type { BoardScene, Cell, FieldMark, Ghost, LitFeature, PieceMark, ScenePiece, SceneTile } from './types';

export type TileGameId = 'classic' | 'solo' | 'hunters';

/** The colour and shape of every player (in solo: of every colour), by index. */
export type Colours = readonly PlayerNumber[];

export interface Placement extends Cell {
  readonly rotation: Rotation;
}

export const painterGame = (game: TileGameId): TilePainter['game'] => (game === 'hunters' ? 'hunters' : 'classic');

/** The land as it stands, with nothing on offer and nothing lit. */
export function landScene(game: TileGameId, position: TilePosition, colours: Colours): BoardScene {
  const laid = position.laidTiles();
  const variants = variantsOf(laid);
  const tiles = laid.map(({ tile, x, y, rotation }, index) => ({
    tile,
    x,
    y,
    rotation,
    variant: variants[index] ?? 0,
  }));
  const painter = painterGame(game);
  return {
    game: painter,
    tiles,
    pieces: position.laidPieces().flatMap((piece) => scenePiece(painter, tiles, piece, colours)),
    hand: handTile(position, { x: 0, y: 0, rotation: 0 }),
    ghost: null,
    choices: [],
    legalCells: [],
    areCellsHidden: false,
    deadCells: [],
    focusCell: null,
    lastMoves: [],
    lit: null,
    fields: null,
    numbers: [],
    features: [],
  };
}

function scenePiece(
  game: TilePainter['game'],
  tiles: readonly SceneTile[],
  piece: LaidPiece,
  colours: Colours,
): ScenePiece[] {
  const tile = tiles.find(({ x, y }) => x === piece.x && y === piece.y);
  if (tile === undefined) return [];
  const { x, y, segment } = piece;
  const at = spotOn(game, tile, segment);
  return [{ x, y, segment, player: colours[piece.player] ?? 0, stance: stanceOf(piece), at }];
}

/** Where a piece on a segment of this tile stands, in board units. */
export function spotOn(game: TilePainter['game'], tile: SceneTile, segment: string): Point {
  const spot = pieceSpot(game, tile, tile.variant, segment);
  return { x: tile.x + spot.x, y: tile.y + spot.y };
}

/** The same on the land of a scene; the middle of the cell where there is no tile. */
export function spotOf({ game, tiles, ghost }: BoardScene, { x, y, segment }: SegmentRef): Point {
  const tile = [...tiles, ...(ghost === null ? [] : [ghost])].find((other) => other.x === x && other.y === y);
  return tile === undefined ? { x: x + 0.5, y: y + 0.5 } : spotOn(game, tile, segment);
}

/** The tile in hand as the copy that it will be on the land; null when nobody holds one. */
export function handTile(position: TilePosition, at: Placement): SceneTile | null {
  if (position.hand < 0) return null;
  const tile = position.set.shape(position.hand).id;
  const variant = position.laidTiles().filter((laid) => laid.tile === tile).length;
  return { tile, x: at.x, y: at.y, rotation: at.rotation, variant };
}

export function ghostOf(position: TilePosition, at: Placement, label: string): Ghost | null {
  const tile = handTile(position, at);
  if (tile === null) return null;
  const fitting = ROTATIONS.filter((rotation) => misfitsAt(position, { ...at, rotation }).length === 0);
  const canTurn = fitting.some((rotation) => rotation !== at.rotation);
  return { ...tile, isBonus: position.isBonus, misfits: misfitsAt(position, at), canTurn, label };
}

/** Sides (N E S W = 0 to 3) where the tile in hand disagrees with the land. */
export function misfitsAt(position: TilePosition, { x, y, rotation }: Placement): number[] {
  const { land } = position;
  if (!land.isInside(x, y)) return [];
  return misfits(position, land.requirementAt(land.cellAt(x, y)), rotation);
}

export interface PieceWords {
  label(option: PieceOption): string;
  gain(option: PieceOption): string | null;
}

/**
 * The pieces that the tile in hand offers where it is meant to go. A piece that may not go anywhere near (a hut on dry
 * land) is left out; one that may not go here because of the others is shown as refused.
 */
export function pieceMarks(
  game: TileGameId,
  position: TilePosition,
  at: Placement,
  chosen: PieceChoice | null,
  colours: Colours,
  words: PieceWords,
): PieceMark[] {
  const tile = handTile(position, at);
  if (tile === null) return [];
  const painter = painterGame(game);
  const options = piecesAt(position, at.x, at.y, at.rotation).filter(isWorthShowing);
  const spots = spreadChoices(
    options.map((option) => {
      const { piece, objection } = option;
      const spot = spotOn(painter, tile, piece.segment);
      // A hut and a fisher may both want the river: they stand side by side.
      const isShared = options.some((other) => other !== option && other.piece.segment === piece.segment);
      const aside = isShared ? (piece.kind === 'hut' ? 0.14 : -0.14) : 0;
      return { at: { x: spot.x - tile.x + aside, y: spot.y - tile.y }, isSmall: objection !== null };
    }),
  );
  return options.map((option, index) => {
    const { piece, feature, objection } = option;
    const isChosen = chosen !== null && chosen.kind === piece.kind && chosen.segment === piece.segment;
    const spot = spots[index] ?? { x: 0.5, y: 0.5 };
    return {
      choice: piece,
      player: colours[position.player] ?? 0,
      stance: stanceOf({ kind: piece.kind, feature }),
      at: { x: tile.x + spot.x, y: tile.y + spot.y },
      state: objection !== null ? 'refused' : isChosen ? 'chosen' : 'possible',
      gain: objection === null ? words.gain(option) : null,
      label: words.label(option),
    };
  });
}

/** What the rules forbid for good (a hut on dry land, a fisher in a lake) would only puzzle. */
function isWorthShowing({ objection }: PieceOption): boolean {
  return objection === null || objection.key.startsWith('tiles.objection.taken');
}

/** The feature that a segment belongs to, as it glows; null when there is no such segment. */
export function litFeature(game: TileGameId, position: TilePosition, ref: SegmentRef): LitFeature | null {
  const info = featureAt(position, ref);
  return info === null ? null : litOf(game, position, info);
}

/** The feature that a piece on the tile in hand would claim, across the neighbours and the ghost itself. */
export function litByGhost(
  game: TileGameId,
  position: TilePosition,
  at: Placement,
  piece: PieceChoice,
): LitFeature | null {
  position.lay(position.codeOf(at.x, at.y, at.rotation));
  const node = position.nodeAt({ x: at.x, y: at.y, segment: piece.segment });
  const claimed = node === 0 ? null : position.refOf(position.claimOf(node, piece.kind === 'hut' ? 1 : 0));
  const lit = claimed === null ? null : litFeature(game, position, claimed);
  position.takeBack();
  return lit;
}

function litOf(game: TileGameId, position: TilePosition, { kind, members }: FeatureInfo): LitFeature {
  if (game !== 'hunters' || kind !== 'system') return { kind, members };
  // A river system has segments of its own in the engine; what the eye sees of it are its rivers and lakes.
  return { kind, members: members.flatMap((member) => watersOf(position, member)) };
}

function watersOf(position: TilePosition, { x, y, segment }: SegmentRef): SegmentRef[] {
  const tile = position.land.tileAt(position.land.cellAt(x, y));
  const design = position.land.designOf(tile);
  const system = HUNTERS_SET.segmentNamed(design, segment);
  return HUNTERS_SET.shape(design).segments.flatMap(({ name }, index) =>
    SYSTEM_OF[design * HUNTERS_SET.maxSegments + index] === system ? [{ x, y, segment: name }] : [],
  );
}

/** Every field or meadow with its owners, what it feeds on and its worth. */
export function fieldMarks(
  game: TileGameId,
  position: TilePosition,
  colours: Colours,
  words: { label(info: FeatureInfo, count: number): string },
): FieldMark[] {
  const scene = landScene(game, position, colours);
  const reasons = finalReasons(position);
  return featuresOf(position, game === 'hunters' ? 'meadow' : 'field').map((info) => {
    const count = countOf(reasons.find((reason) => isAmong(info.members, reason)));
    return {
      members: info.members,
      owners: info.owners.map((player) => colours[player] ?? 0),
      count,
      worth: info.worth,
      icon: game === 'hunters' ? 'deer' : 'tower',
      label: words.label(info, count),
      at: labelSpot(scene, info),
    };
  });
}

/** Why points would be given if the game ended now: the engine counts, and takes it back. */
function finalReasons(position: TilePosition): Reason[] {
  if (position.isOver) return [];
  const events = position.endNow();
  position.undo();
  return events.flatMap((event) => (event.type === 'scored' && event.isFinal ? [event.because] : []));
}

function countOf(reason: Reason | undefined): number {
  const { cities = 0, deer = 0, mammoths = 0, aurochs = 0 } = reason?.counts ?? {};
  return cities + deer + mammoths + aurochs;
}

const isAmong = (members: readonly SegmentRef[], { x, y, segment }: SegmentRef): boolean =>
  members.some((member) => member.x === x && member.y === y && member.segment === segment);

/** On a spot of one of its own segments, near the middle and clear of those who lie there. */
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

/** A label this near to a piece hides it, and is better off up to so many cells away. */
const CLEAR = 0.6;
const CROWDED = 4;
