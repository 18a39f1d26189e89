import type { Rng } from '@/core/rng';
import { ClassicPosition } from '@/games/classic/position';
import { citiesOn } from '@/games/classic/score';
import { CLOISTER, FIELD } from '@/games/classic/types';
import { OPEN } from '@/games/tiles/land';
import { NO_PIECE, type TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';

import { lead } from '../tiles/projection';
import { forEachTurn, moveOfTurn } from '../tiles/turns';

/*
 * FROZEN. A measuring stick: changing it changes what every published figure of our players means.
 *
 * One ply of the classic game: expected points of every claimed feature from the tiles that are really left, and a value
 * for the followers in hand that falls to nothing with the last tile.
 */

/** What the followers in hand are worth at the beginning of the game. */
const FOLLOWERS = [0, 9, 16.5, 22.5, 27, 30, 32, 33];
/** Of one's own draws, those that could go to one particular cell. */
const USED_DRAWS = 0.3;
/** A cell that can be filled is often wanted otherwise. */
const CONFIDENCE = 0.6;
const TILES = 71;
const FIELD_CITY = 3;
const scores = new Float64Array(8);
const roots = new Int32Array(64);

/** Expected final points of everybody, and the worth of their followers. */
function expectScores(position: ClassicPosition): void {
  const left = position.tilesLeft;
  for (let player = 0; player < position.players; player++) {
    scores[player] =
      position.score(player) +
      ((FOLLOWERS[position.supply(player)] as number) * left * (position.isOver ? 0 : 1)) / TILES;
  }
  if (position.isOver) return;
  const count = position.claimedFeatures(0, roots);
  for (let index = 0; index < count; index++) {
    const root = roots[index] as number;
    const value = expectedWorth(position, root);
    for (let player = 0, mask = position.owners(root); mask !== 0; player++, mask >>= 1) {
      if (mask & 1) scores[player] = (scores[player] as number) + value;
    }
  }
}

function expectedWorth(position: ClassicPosition, root: number): number {
  const kind = position.land.kindOfNode(root);
  if (kind === FIELD) return FIELD_CITY * (citiesOn(position, root) + likelyCities(position, root));
  const cells = openCells(position, root, kind === CLOISTER);
  const now = position.worth(root);
  if (kind === CLOISTER) return now + cells.reduce((sum, cell) => sum + chanceOf(position, cell), 0);
  const chance = cells.reduce((product, cell) => product * chanceOf(position, cell), 1);
  return now + chance * (position.worthCompleted(root, cells.length) - now);
}

function likelyCities(position: ClassicPosition, field: number): number {
  const { land, set } = position;
  const seen: number[] = [];
  let sum = 0;
  for (const node of land.membersOf(field)) {
    const tile = land.tileOfNode(node);
    for (const border of set.shape(land.designOf(tile)).borders[land.segmentOfNode(node)] ?? []) {
      const city = land.rootOf(land.nodeOf(tile, border));
      if (land.mem[city + OPEN] === 0 || seen.includes(city)) continue;
      seen.push(city);
      sum += openCells(position, city, false).reduce((product, cell) => product * chanceOf(position, cell), 1);
    }
  }
  return sum;
}

/** Empty cells that a feature opens into, or that surround a monastery. */
function openCells(position: TilePosition, root: number, isMonastery: boolean): number[] {
  const { land, set } = position;
  const { width } = land;
  const cells: number[] = [];
  const note = (cell: number): void => {
    if (land.tileAt(cell) < 0 && !cells.includes(cell)) cells.push(cell);
  };
  if (isMonastery) {
    const here = land.cellOf(land.tileOfNode(root));
    for (const row of [-width, 0, width]) for (const step of [-1, 0, 1]) note(here + row + step);
    return cells;
  }
  for (const node of land.membersOf(root)) {
    const tile = land.tileOfNode(node);
    const segment = land.segmentOfNode(node);
    set.shape(land.designOf(tile)).edges.forEach((edge, index) => {
      if (!edge.ports.includes(segment)) return;
      note(land.cellOf(tile) + ([-width, 1, width, -1][(index + land.rotationOf(tile)) & 3] as number));
    });
  }
  return cells;
}

/** The chance that a cell will be filled, by the tiles that nobody has seen. */
function chanceOf(position: TilePosition, cell: number): number {
  const { set } = position;
  const requirement = position.land.requirementAt(cell);
  let fitting = 0;
  let unseen = 0;
  for (let design = 0; design < set.shapes.length; design++) {
    const copies = position.unseen(design);
    unseen += copies;
    if (set.fits[(design << 8) | requirement] !== 0) fitting += copies;
  }
  if (unseen === 0) return 0;
  let missed = 1;
  const draws = Math.ceil((unseen / position.players) * USED_DRAWS);
  for (let draw = 0; draw < draws; draw++) missed *= 1 - fitting / unseen;
  return CONFIDENCE * (1 - missed);
}

export function chooseHeuristicMove(position: TilePosition, rng: Rng): TileMove {
  const game = ClassicPosition.of(position);
  const me = position.player;
  const best = { placement: 0, piece: NO_PIECE };
  let bestValue = -Infinity;
  let ties = 0;
  forEachTurn(position, (placement, piece) => {
    expectScores(game);
    const value = lead(scores, position.players, me);
    if (value < bestValue) return;
    ties = value > bestValue ? 1 : ties + 1;
    if (rng.below(ties) > 0) return;
    bestValue = value;
    best.placement = placement;
    best.piece = piece;
  });
  return moveOfTurn(position, best);
}
