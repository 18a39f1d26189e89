// non-null: every index below is smaller than the number of players or of candidates.
import type { TilePosition } from '@/games/tiles/position';

import { STEP, type Appraiser, type Visit } from './appraiser';
import { lead } from './projection';
import { newCandidate, type Candidate } from './search';
import type { Turn } from './turns';

const LAND_PILE = 0;
const BONUS_PILE = 1;
/** A win is worth more than any points. */
const WIN = 1000;
/** A turn that leads is tried again against so many times as many answers. */
const WIDENING = 4;

/** What a turn leads to: for every player the share of the win, then for every player the points ahead of the best other. */
type Prospects = Float64Array;

/**
 * Whether the end can be played out from here: what comes is one tile, known by counting; or two, in either order, and one
 * rival, whose aim is plain.
 */
export function isEnd({ tilesLeft, players }: TilePosition): boolean {
  return tilesLeft <= 1 || (tilesLeft === 2 && players === 2);
}

/** A turn under trial, with its worth to the one who decides. */
interface Trial {
  readonly candidate: Candidate;
  readonly worth: number;
  /** How many answers it was tried against everywhere, and whether there were no more. */
  readonly width: number;
  readonly isExact: boolean;
}

/**
 * Plays the last tiles out: every turn, every tile that may come and every answer, each player for the win and then for
 * points. Where that is much, every turn is first tried against the answer that looks best; then the one that leads is
 * tried against more and more, until a leader has stood all of them: against one rival nothing can be better. Leaves the
 * list sorted, the best first. Yields as `compareTurns` does.
 */
export function* solveEnd(
  world: TilePosition,
  appraiser: Appraiser,
  ranking: Candidate[],
  budget: number,
): Generator<boolean, void> {
  const solver = new Solver(world, appraiser, appraiser.nodes + budget);
  const { taster, rivalry } = appraiser;
  // At the very end there is no taste: points are points.
  appraiser.taster = -1;
  appraiser.rivalry = 1;
  const trials: Trial[] = [];
  for (const candidate of ranking) {
    const trial = yield* solver.try(candidate, 1);
    if (solver.isExhausted && trials.length > 0) break;
    trials.push(trial);
  }
  for (;;) {
    // Sorting is stable, so of equal turns the one that the evaluation likes best stays first.
    trials.sort((one, other) => other.worth - one.worth);
    trials.forEach(({ candidate }, index) => (ranking[index] = candidate));
    const leader = trials[0]!;
    if (leader.isExact || solver.isExhausted) break;
    yield true;
    const trial = yield* solver.try(leader.candidate, leader.width * WIDENING);
    if (!solver.isExhausted) trials[0] = trial;
  }
  appraiser.taster = taster;
  appraiser.rivalry = rivalry;
}

class Solver {
  private readonly players: number;
  private readonly points: Float64Array;
  private wasCut = false;

  constructor(
    private readonly world: TilePosition,
    private readonly appraiser: Appraiser,
    private readonly limit: number,
  ) {
    this.players = world.players;
    this.points = new Float64Array(world.players);
  }

  get isExhausted(): boolean {
    return this.appraiser.nodes >= this.limit;
  }

  /** Tries a turn against so many answers, and notes on it what came of that. */
  *try(candidate: Candidate, width: number): Generator<boolean, Trial> {
    const me = this.world.player;
    this.wasCut = false;
    const prospects = yield* this.weigh(candidate, width);
    candidate.chances = prospects[me]!;
    candidate.points = prospects[this.players + me]!;
    candidate.samples = 1;
    return { candidate, worth: this.worthTo(me, prospects), width, isExact: !this.wasCut };
  }

  /** What a turn leads to, over all tiles that may come next. */
  private *weigh(turn: Turn, width: number): Generator<boolean, Prospects> {
    const { world, players } = this;
    world.lay(turn.placement);
    world.finish(turn.piece);
    if (world.isOver) {
      this.appraiser.nodes++;
      for (let player = 0; player < players; player++) this.points[player] = world.score(player);
      world.undo();
      return this.prospects();
    }
    const pile = world.isBonus ? BONUS_PILE : LAND_PILE;
    world.undo();
    const sum = new Float64Array(2 * players);
    let ways = 0;
    for (let design = 0; design < world.set.shapes.length; design++) {
      const copies = world.unseen(design);
      if (copies === 0 || !world.foresee(pile, design)) continue;
      world.lay(turn.placement);
      world.finish(turn.piece);
      // A bonus tile that fits nowhere is laid aside for another one.
      if (pile === LAND_PILE || world.hand === design) {
        const prospects = yield* this.answer(width);
        for (let index = 0; index < sum.length; index++) sum[index] = sum[index]! + copies * prospects[index]!;
        ways += copies;
      }
      world.undo();
    }
    return sum.map((value) => value / ways);
  }

  /** What comes of the best turn with the tile in hand. */
  private *answer(width: number): Generator<boolean, Prospects> {
    const { world, appraiser, players, points } = this;
    const me = world.player;
    const isLast = world.tilesLeft === 0;
    const turns: Candidate[] = [];
    let best: Prospects | null = null;
    let bestWorth = -Infinity;
    appraiser.takeStock();
    appraiser.begin();
    const visit: Visit = (placement, piece, value, gain) => {
      // After the last tile the evaluation is the final scoring itself, unless a bonus tile follows.
      if (!isLast || appraiser.luck > 0) {
        turns.push(newCandidate(placement, piece, value));
        return;
      }
      for (let player = 0; player < players; player++) points[player] = appraiser.values[player]!;
      points[me] = points[me]! + gain;
      const worth = WIN * this.shareOf(me) + lead(points, players, me);
      if (worth <= bestWorth) return;
      bestWorth = worth;
      best = this.prospects();
    };
    while (!appraiser.visitOn(STEP, visit)) yield false;
    yield false;
    turns.sort((one, other) => other.prior - one.prior);
    for (let index = 0; index < turns.length; index++) {
      if (best !== null && (index >= width || this.isExhausted)) {
        this.wasCut = true;
        break;
      }
      const prospects: Prospects = yield* this.weigh(turns[index]!, width);
      const worth = this.worthTo(me, prospects);
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      best = prospects;
    }
    return best ?? this.prospects();
  }

  private worthTo(player: number, prospects: Prospects): number {
    return WIN * prospects[player]! + prospects[this.players + player]!;
  }

  private prospects(): Prospects {
    const { players, points } = this;
    const prospects = new Float64Array(2 * players);
    for (let player = 0; player < players; player++) {
      prospects[player] = this.shareOf(player);
      prospects[players + player] = lead(points, players, player);
    }
    return prospects;
  }

  /** A player's share of the win with these points. */
  private shareOf(player: number): number {
    const { players, points } = this;
    let equals = 0;
    for (let other = 0; other < players; other++) {
      if (points[other]! > points[player]!) return 0;
      if (points[other] === points[player]) equals++;
    }
    return 1 / equals;
  }
}
