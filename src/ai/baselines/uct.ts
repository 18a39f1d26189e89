import type { Rng } from '@/core/rng';
import { NO_PIECE, type TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';
import { playRandomTurn } from '../random';
import { lead } from '../tiles/projection';
import { moveOfTurn } from '../tiles/turns';

/*
 * FROZEN. A measuring stick: changing it changes what every published figure of our players means.
 *
 * Plain Monte Carlo tree search: every playout imagines the bag afresh, walks down the tree by UCB1, adds one turn and
 * plays at random to the end. Turns after different draws are different children. It runs in tools only, so that it may
 * use functions that engines round differently.
 */

const EXPLORATION = 0.5;
/** A lead of so many points counts as three quarters of a win. */
const POINTS = 15;
const placements = new Int32Array(1024);
const pieces = new Int32Array(32);

class Branch {
  visits = 0;
  total = 0;
  readonly children = new Map<number, Branch>();
}

/** The codes of every turn with the tile in hand: `placement × 64 + piece + 1`. */
function turnCodes(position: TilePosition): number[] {
  const codes: number[] = [];
  const count = position.placements(placements, true);
  for (let index = 0; index < count; index++) {
    const placement = placements[index] as number;
    position.lay(placement);
    let choices = position.pieceOptions(pieces);
    if (position.mayStayEmpty()) pieces[choices++] = NO_PIECE;
    position.takeBack();
    for (let choice = 0; choice < choices; choice++) codes.push(placement * 64 + (pieces[choice] as number) + 1);
  }
  return codes;
}

function playCode(position: TilePosition, code: number): void {
  position.lay(Math.floor(code / 64));
  position.finish((((code % 64) + 64) % 64) - 1);
}

/** Children of one branch after different draws must not be confused. */
function keyOf(position: TilePosition, code: number): number {
  return code * 128 + position.hand;
}

function pickChild(branch: Branch, position: TilePosition, codes: readonly number[], rng: Rng): number {
  const untried = codes.filter((code) => !branch.children.has(keyOf(position, code)));
  if (untried.length > 0) return untried[rng.below(untried.length)] as number;
  let best = codes[0] as number;
  let bestBound = -Infinity;
  const logVisits = Math.log(branch.visits + 1);
  for (const code of codes) {
    const child = branch.children.get(keyOf(position, code)) as Branch;
    const bound = child.total / child.visits + EXPLORATION * Math.sqrt(logVisits / child.visits);
    if (bound <= bestBound) continue;
    bestBound = bound;
    best = code;
  }
  return best;
}

export function chooseUctMove(position: TilePosition, rng: Rng, playouts: number): TileMove {
  const root = new Branch();
  const world = position.clone();
  const scores = new Float64Array(world.players);
  for (let playout = 0; playout < playouts; playout++) {
    world.shuffleUnseen(rng);
    const path: { branch: Branch; mover: number }[] = [];
    let branch = root;
    let steps = 0;
    let isNew = false;
    while (!world.isOver && !isNew) {
      const code = pickChild(branch, world, turnCodes(world), rng);
      const key = keyOf(world, code);
      let child = branch.children.get(key);
      if (child === undefined) {
        child = new Branch();
        branch.children.set(key, child);
        isNew = true;
      }
      path.push({ branch: child, mover: world.player });
      branch.visits++;
      branch = child;
      playCode(world, code);
      steps++;
    }
    for (; !world.isOver; steps++) playRandomTurn(world, rng);
    for (let player = 0; player < world.players; player++) scores[player] = world.score(player);
    for (const { branch: visited, mover } of path) {
      const points = lead(scores, world.players, mover) / POINTS;
      visited.total += 0.5 + (0.5 * points) / (1 + Math.abs(points));
    }
    // The last branch of the path has no child that would count its visit.
    branch.visits++;
    for (; steps > 0; steps--) world.undo();
  }
  return mostVisited(position, root);
}

function mostVisited(position: TilePosition, root: Branch): TileMove {
  let best = 0;
  let bestVisits = -1;
  for (const [key, child] of root.children) {
    if (child.visits <= bestVisits) continue;
    bestVisits = child.visits;
    best = (key - position.hand) / 128;
  }
  return moveOfTurn(position, { placement: Math.floor(best / 64), piece: (((best % 64) + 64) % 64) - 1 });
}
