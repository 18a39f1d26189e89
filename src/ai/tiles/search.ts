// non-null: every index below is smaller than the number of candidates or players.
import type { Rng } from '@/core/rng';
import type { TilePosition } from '@/games/tiles/position';

import { STEP, type Appraiser, type Visit } from './appraiser';
import { lead } from './projection';

/** A turn that is weighed, with what is known of it so far. */
export interface Candidate {
  readonly placement: number;
  readonly piece: number;
  /** Value in points by the evaluation alone. */
  readonly prior: number;
  /** Sums over the worlds imagined so far: chances to win, and points ahead. */
  chances: number;
  points: number;
  samples: number;
  /** What the world imagined last says, until all turns were tried in it. */
  lastChance: number;
  lastPoints: number;
}

export function newCandidate(placement: number, piece: number, prior: number): Candidate {
  return { placement, piece, prior, chances: 0, points: 0, samples: 0, lastChance: 0, lastPoints: 0 };
}

export interface Plan {
  /** How many turns are looked at more closely. */
  readonly width: number;
  /** A turn that seems so many points worse than the best is not looked at. */
  readonly margin: number;
  /** Positions to judge. */
  readonly budget: number;
}

/** With so few tiles left, what the next ones are changes the odds of all others. */
const LAST_TILES = 10;
/** How far points spread until the end of the game, by the tiles left. */
const SPREAD = 2;
const LEAST_SPREAD = 2;

/**
 * The chance to win with these expectations: ahead of each of the others, one by one. A rational curve with a root, which
 * every engine computes alike.
 */
export function chanceToWin(values: Float64Array, players: number, me: number, tilesLeft: number): number {
  const spread = LEAST_SPREAD + SPREAD * Math.sqrt(tilesLeft);
  let chance = 1;
  for (let other = 0; other < players; other++) {
    if (other === me) continue;
    const ahead = (values[me]! - values[other]!) / spread;
    chance *= 0.5 + (0.5 * ahead) / Math.sqrt(1 + ahead * ahead);
  }
  return chance;
}

/**
 * Fills the list with all turns that the tile in hand allows, at each step the one that the evaluation likes best first; `slip`
 * is how far it misjudges one.
 */
export function* rankTurns(
  appraiser: Appraiser,
  candidates: Candidate[],
  slip: () => number = () => 0,
): Generator<boolean, void> {
  const visit: Visit = (placement, piece, value) => {
    candidates.push(newCandidate(placement, piece, value + slip()));
  };
  // Sorting is stable, so equal turns stay in the order of the board on every engine.
  const sort = () => candidates.sort((one, other) => other.prior - one.prior);
  appraiser.begin();
  while (!appraiser.visitOn(STEP, visit)) {
    sort();
    yield true;
  }
  sort();
}

/**
 * Looks at the most promising turns more closely: each is played in the same imagined worlds, everybody answers by the
 * evaluation until it is one's own turn again, and what that turn promises counts. After each round the worse half is
 * dropped. The list it was given is kept sorted, the best first. Yields between positions: true when the order may have
 * changed and the world stands where the decision is made, false in the middle of an imagined game.
 */
export function* compareTurns(
  world: TilePosition,
  appraiser: Appraiser,
  candidates: Candidate[],
  plan: Plan,
  rng: Rng,
): Generator<boolean, void> {
  const best = candidates[0]!.prior;
  let alive = candidates.filter((one, index) => index < plan.width && one.prior >= best - plan.margin);
  const rounds = Math.max(1, 32 - Math.clz32(alive.length - 1));
  const start = appraiser.nodes;
  const limit = start + plan.budget;
  const isExhausted = (): boolean => appraiser.nodes >= limit;
  for (let round = 1; round <= rounds && alive.length > 1; round++) {
    const end = start + (plan.budget * round) / rounds;
    do {
      world.shuffleUnseen(rng);
      let tried = 0;
      while (tried < alive.length && (tried === 0 || !isExhausted())) yield* tryTurn(world, appraiser, alive[tried++]!);
      // A world in which not all were tried tells nothing.
      if (tried === alive.length) alive.forEach(note);
    } while (appraiser.nodes < end);
    if (alive[0]!.samples === 0) return;
    alive.sort((one, other) => other.chances / other.samples - one.chances / one.samples);
    alive.forEach((candidate, index) => (candidates[index] = candidate));
    if (isExhausted()) return;
    alive = alive.slice(0, Math.ceil(alive.length / 2));
    yield true;
  }
}

export function note(candidate: Candidate): void {
  candidate.chances += candidate.lastChance;
  candidate.points += candidate.lastPoints;
  candidate.samples++;
}

/** One turn in one world. */
function* tryTurn(world: TilePosition, appraiser: Appraiser, candidate: Candidate): Generator<boolean, void> {
  const me = world.player;
  const players = world.players;
  const depth = world.ply;
  world.lay(candidate.placement);
  world.finish(candidate.piece);
  // A bonus tile is part of the turn that earned it.
  while (!world.isOver && (world.player !== me || world.isBonus)) {
    yield* findBest(world, appraiser);
    world.lay(appraiser.bestPlacement);
    world.finish(appraiser.bestPiece);
    yield false;
  }
  let values = appraiser.values;
  if (world.isOver) {
    // Nothing was judged, but a budget must run out all the same.
    appraiser.nodes++;
    for (let player = 0; player < players; player++) values[player] = world.score(player);
  } else {
    yield* findBest(world, appraiser);
    values = appraiser.bestValues;
  }
  candidate.lastChance = chanceToWin(values, players, me, world.isOver ? 0 : world.tilesLeft);
  candidate.lastPoints = lead(values, players, me);
  while (world.ply > depth) world.undo();
  yield false;
}

function* findBest(world: TilePosition, appraiser: Appraiser): Generator<boolean, void> {
  if (world.tilesLeft < LAST_TILES) appraiser.takeStock();
  appraiser.begin();
  while (!appraiser.findOn(STEP)) yield false;
}
