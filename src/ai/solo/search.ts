// non-null: every index below is smaller than the number of candidates.
import type { Rng } from '@/core/rng';
import type { SoloPosition } from '@/games/solo/position';
import { NO_PIECE, PHASE_PLACE, PHASE_SCORE } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';
import { newCandidate, note, type Candidate, type Plan } from '../tiles/search';
import type { SoloAppraiser } from './appraiser';

const placements = new Int32Array(1024);
const pieces = new Int32Array(32);

const PAID_NOW = 1e-3;

/** A decision of any kind with what the evaluation expects of it. */
export interface Choice {
  readonly move: TileMove;
  value: number;
}

/** Turns that are judged in one step: a few milliseconds on a phone. */
const STEP = 40;

/**
 * Visits every turn with the tile in hand and its value; each is really played and taken back, scoring included. Yields
 * now and then, with the position as it was.
 */
function* visitTurns(
  appraiser: SoloAppraiser,
  visit: (placement: number, piece: number, value: number) => void,
): Generator<boolean, void> {
  const { solo } = appraiser;
  const count = solo.placements(placements, true);
  let next = appraiser.nodes + STEP;
  for (const placement of placements.slice(0, count)) {
    solo.lay(placement);
    let choices = solo.pieceOptions(pieces);
    if (solo.mayStayEmpty()) pieces[choices++] = NO_PIECE;
    solo.takeBack();
    for (const piece of pieces.slice(0, choices)) {
      solo.lay(placement);
      solo.finish(piece);
      visit(placement, piece, appraiser.outlook());
      solo.undo();
    }
    if (appraiser.nodes < next) continue;
    yield false;
    next = appraiser.nodes + STEP;
  }
}

/** Fills the list with every turn, the best first at each step. */
export function* rankSoloTurns(
  appraiser: SoloAppraiser,
  candidates: Candidate[],
  slip: () => number = () => 0,
): Generator<boolean, void> {
  const sort = () => candidates.sort((one, other) => other.prior - one.prior);
  const visiting = visitTurns(appraiser, (placement, piece, value) => {
    candidates.push(newCandidate(placement, piece, value + slip()));
  });
  while (visiting.next().done !== true) {
    sort();
    yield false;
  }
  sort();
}

/** What may be judged or counted next, the best first. */
export function rankChoices(appraiser: SoloAppraiser): Choice[] {
  const { solo } = appraiser;
  return solo
    .legalMoves()
    .map((move) => {
      const judged = solo.play(move).find((event) => event.type === 'scored');
      // Of equal choices people understand the one that is paid now.
      const value = appraiser.outlook() + (judged?.type === 'scored' && judged.isPaid ? PAID_NOW : 0);
      solo.undo();
      return { move, value };
    })
    .sort((one, other) => other.value - one.value);
}

/** Plays one turn by the evaluation alone, with everything that has to be decided in it; yields while it looks. */
export function* playSoloTurn(appraiser: SoloAppraiser): Generator<boolean, void> {
  const { solo } = appraiser;
  let best = -Infinity;
  let bestPlacement = 0;
  let bestPiece = NO_PIECE;
  yield* visitTurns(appraiser, (placement, piece, value) => {
    if (value <= best) return;
    best = value;
    bestPlacement = placement;
    bestPiece = piece;
  });
  solo.lay(bestPlacement);
  solo.finish(bestPiece);
  settle(appraiser);
}

/** Judges what waits in the best order. */
export function settle(appraiser: SoloAppraiser): void {
  const { solo } = appraiser;
  while (solo.phase === PHASE_SCORE) solo.play(rankChoices(appraiser)[0]!.move);
}

/** How many turns are imagined after the one that is weighed. */
const DEPTH = 4;

/** As in the other tile games, with one player: the same imagined draws for every turn that is compared. */
export function* compareSoloTurns(
  world: SoloPosition,
  appraiser: SoloAppraiser,
  candidates: Candidate[],
  plan: Plan,
  rng: Rng,
): Generator<boolean, void> {
  if (world.tilesLeft === 0) return;
  const best = candidates[0]!.prior;
  let alive = candidates.filter((one, index) => index < plan.width && one.prior >= best - plan.margin);
  const rounds = Math.max(1, 32 - Math.clz32(alive.length - 1));
  const start = appraiser.nodes;
  const limit = start + plan.budget;
  const ply = world.ply;
  for (let round = 1; round <= rounds && alive.length > 1; round++) {
    const end = start + (plan.budget * round) / rounds;
    do {
      world.shuffleUnseen(rng);
      for (const candidate of alive) {
        world.lay(candidate.placement);
        world.finish(candidate.piece);
        settle(appraiser);
        for (let turn = 0; turn < DEPTH && world.phase === PHASE_PLACE; turn++) {
          yield* playSoloTurn(appraiser);
          yield false;
        }
        candidate.lastPoints = appraiser.outlook();
        appraiser.nodes++;
        while (world.ply > ply) world.undo();
        // A world in which not all were tried tells nothing.
        if (appraiser.nodes >= limit && candidate !== alive[alive.length - 1]) return;
      }
      for (const candidate of alive) note(candidate);
    } while (appraiser.nodes < end);
    alive.sort((one, other) => other.points / other.samples - one.points / one.samples);
    alive.forEach((candidate, index) => (candidates[index] = candidate));
    if (appraiser.nodes >= limit) return;
    alive = alive.slice(0, Math.ceil(alive.length / 2));
    yield true;
  }
}
