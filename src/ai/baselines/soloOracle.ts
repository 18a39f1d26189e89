import type { SoloPosition } from '@/games/solo/position';
import { PHASE_PLACE } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';
import { SoloAppraiser } from '../solo/appraiser';
import { playSoloTurn, rankChoices, rankSoloTurns, settle } from '../solo/search';
import { SOLO_WEIGHTS } from '../solo/weights';
import type { Candidate } from '../tiles/search';
import { moveOfTurn } from '../tiles/turns';

/*
 * A player who knows the piles, to show how much of a result is luck. It cheats on purpose, so that it is a measuring
 * stick and never a seat: each promising turn is played on to the end of the game with the draws that will really come.
 */

const WIDTH = 16;

/** Nobody waits for a measuring stick. */
function finish(steps: Generator<boolean, void>): void {
  while (steps.next().done !== true);
}

export function chooseSoloOracleMove(position: SoloPosition): TileMove {
  const world = position.clone();
  const appraiser = new SoloAppraiser(world, SOLO_WEIGHTS);
  appraiser.takeStock();
  const choices = world.phase === PHASE_PLACE ? [] : rankChoices(appraiser);
  if (choices[0] !== undefined) return choices[0].move;
  const ply = world.ply;
  let best: TileMove | undefined;
  let bestValue = -Infinity;
  const turns: Candidate[] = [];
  finish(rankSoloTurns(appraiser, turns));
  for (const turn of turns.slice(0, WIDTH)) {
    world.lay(turn.placement);
    world.finish(turn.piece);
    settle(appraiser);
    while (world.phase === PHASE_PLACE) finish(playSoloTurn(appraiser));
    const value = appraiser.outlook();
    while (world.ply > ply) world.undo();
    if (value <= bestValue) continue;
    bestValue = value;
    best = moveOfTurn(world, turn);
  }
  if (best === undefined) throw new RangeError('a finished game has no moves');
  return best;
}
