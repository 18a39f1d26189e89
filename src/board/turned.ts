/**
 * A land looked at from its side: everything that goes to the board is turned by a quarter, clockwise, and what comes back
 * is turned back. So tiles are painted as they lie then, and light, words and followers stay upright by themselves.
 */
import { ROTATIONS, type Rotation, type SegmentRef } from '@/games/tiles';

import type { Point } from './art/geometry/point';
import { anchorsOn, spotOf } from './scene';
import type { BoardEvents, BoardHandle, BoardScene, Cell, Effect, Ghost, LitFeature, SceneTile } from './types';

/** How many quarters the land is turned by. */
export type Quarter = 0 | 1;

export const turnRotation = (rotation: Rotation, quarter: Quarter): Rotation =>
  ROTATIONS[(rotation + quarter) % ROTATIONS.length] ?? 0;

/** A side, N E S W = 0 to 3. */
export const turnSide = (side: number, quarter: Quarter): number => (side + quarter) % ROTATIONS.length;

/** A point of the board; 0 is added so that no −0 comes out. */
export const turnPoint = ({ x, y }: Point): Point => ({ x: -y + 0, y: x });

/** A cell, or whatever lies on one. */
export const turnCell = <Thing extends Cell>(thing: Thing): Thing => ({ ...thing, x: -thing.y - 1 + 0, y: thing.x });

export const turnBack = <Thing extends Cell>(thing: Thing): Thing => ({ ...thing, x: thing.y, y: -thing.x - 1 + 0 });

const turnTile = <Tile extends SceneTile>(tile: Tile): Tile => ({
  ...turnCell(tile),
  rotation: turnRotation(tile.rotation, 1),
});

const turnGhost = (ghost: Ghost): Ghost => ({
  ...turnTile(ghost),
  misfits: ghost.misfits.map((side) => turnSide(side, 1)),
});

const turnAt = <Thing extends { readonly at: Point }>(thing: Thing, turn = turnPoint): Thing => ({
  ...thing,
  at: turn(thing.at),
});

const turnRefs = (members: readonly SegmentRef[]): SegmentRef[] => members.map(turnCell);

const turnLit = (lit: LitFeature): LitFeature => ({ ...lit, members: turnRefs(lit.members) });

/** The scene from its side. A hook, so that the compiler keeps each part that did not change. */
export function useTurnedScene(scene: BoardScene): BoardScene {
  const { landscape, areCellsHidden } = scene;
  const tiles = scene.tiles.map(turnTile);
  const pieces = turnPieces(scene, tiles);
  const ghost = scene.ghost === null ? null : turnGhost(scene.ghost);
  const choices = turnChoices(scene, ghost);
  const legalCells = scene.legalCells.map(turnCell);
  const deadCells = scene.deadCells.map(turnCell);
  const focusCell = scene.focusCell === null ? null : turnCell(scene.focusCell);
  const pointed = scene.pointed?.map(turnCell) ?? null;
  const lastMoves = scene.lastMoves.map(turnCell);
  const lit = scene.lit === null ? null : turnLit(scene.lit);
  const closing = scene.closing.map(turnLit);
  const fields = turnFields(scene.fields);
  const numbers = turnNumbers(scene, pieces);
  const features = turnFeatures(scene.features);
  const { hand } = scene;
  return {
    landscape,
    tiles,
    pieces,
    hand,
    ghost,
    choices,
    legalCells,
    areCellsHidden,
    deadCells,
    focusCell,
    pointed,
    lastMoves,
    lit,
    closing,
    fields,
    numbers,
    features,
  };
}

/** Where a spot of the land is now: what stands there stands where the turned tile has room for it. */
export function turnSpot(scene: BoardScene, turned: BoardScene['pieces'], at: Point): Point {
  const index = scene.pieces.findIndex((piece) => piece.at.x === at.x && piece.at.y === at.y);
  return turned[index]?.at ?? turnPoint(at);
}

function turnNumbers(scene: BoardScene, turned: BoardScene['pieces']): BoardScene['numbers'] {
  return scene.numbers.map((number) => turnAt(number, (at) => turnSpot(scene, turned, at)));
}

function turnChoices({ landscape, choices }: BoardScene, ghost: Ghost | null): BoardScene['choices'] {
  if (ghost === null) return [];
  const anchors = anchorsOn(
    landscape,
    ghost,
    choices.map(({ choice, state }) => ({ segment: choice.segment, isSmall: state === 'refused' })),
  );
  return choices.map((choice, index) => ({ ...choice, at: anchors[index] ?? turnPoint(choice.at) }));
}

/** Pieces stand where the turned tile has room for them. */
function turnPieces(scene: BoardScene, tiles: readonly SceneTile[]): BoardScene['pieces'] {
  const land = { ...scene, tiles, ghost: null };
  return scene.pieces.map((piece) => {
    const turned = turnCell(piece);
    return { ...turned, at: spotOf(land, turned) };
  });
}

function turnFields(fields: BoardScene['fields']): BoardScene['fields'] {
  return fields?.map((field) => ({ ...turnAt(field), members: turnRefs(field.members) })) ?? null;
}

function turnFeatures(features: BoardScene['features']): BoardScene['features'] {
  return features.map((feature) => ({ ...turnAt(feature), ref: turnCell(feature.ref) }));
}

/** What the turned board reports, as the land itself knows it. Every event is named, so that none is forgotten. */
export function turnEvents(events: BoardEvents): { [Name in keyof Required<BoardEvents>]: BoardEvents[Name] } {
  return {
    onInterrupt: () => events.onInterrupt?.() ?? false,
    onTapCell: (cell) => events.onTapCell?.(turnBack(cell)),
    onTapGhost: () => events.onTapGhost?.(),
    onTapFarGhost: () => events.onTapFarGhost?.(),
    onLongPressGhost: () => events.onLongPressGhost?.(),
    onHover: (cell) => events.onHover?.(cell === null ? null : turnBack(cell)),
    onDropTile: (cell) => events.onDropTile?.(turnBack(cell)),
    onDragCancelled: () => events.onDragCancelled?.(),
    onDropAstray: (cell) => events.onDropAstray?.(turnBack(cell)),
    onTapPiece: (choice) => events.onTapPiece?.(choice),
    onTapLand: (ref) => events.onTapLand?.(ref === null ? null : turnBack(ref)),
    onCameraSettled: (view) => events.onCameraSettled?.(view),
  };
}

/** What is asked of the turned board in the land's own cells. */
export function turnHandle(handle: BoardHandle, spot: (at: Point) => Point): BoardHandle {
  return {
    ...handle,
    show: (what, how) => handle.show(typeof what === 'string' ? what : what.map(turnCell), how),
    prepare: (tile) => handle.prepare(turnTile(tile)),
    animate: (...effects) => handle.animate(...effects.map((effect) => turnEffect(effect, spot))),
    toScreen: (at) => handle.toScreen(turnPoint(at)),
  };
}

function turnEffect(effect: Effect, spot: (at: Point) => Point): Effect {
  switch (effect.type) {
    case 'drop':
      return { ...effect, at: turnCell(effect.at) };
    case 'claim':
    case 'points':
      return turnAt(effect, spot);
    case 'return':
      return { ...effect, from: spot(effect.from) };
    case 'shine':
      return { ...effect, feature: turnLit(effect.feature), from: turnPoint(effect.from) };
  }
}

/** A land is offered from its side when that makes it larger by at least a third. */
const GAIN = 4 / 3;

/** Whether a land of this size, in cells, would gain much on this part of the screen by being turned. */
export function gainsByTurning(
  land: { readonly width: number; readonly height: number },
  free: { readonly width: number; readonly height: number },
  largest: number,
): boolean {
  const fit = (width: number, height: number) => Math.min(largest, free.width / width, free.height / height);
  return fit(land.height, land.width) >= GAIN * fit(land.width, land.height);
}
