import { playRandomTurn } from '@/ai/random';
import { isEnd, solveEnd } from '@/ai/tiles/endgame';
import { makeAppraiser } from '@/ai/tiles/makeAppraiser';
import { rankTurns, type Candidate } from '@/ai/tiles/search';
import { PLAIN } from '@/ai/tiles/styles';
import { moveOfTurn } from '@/ai/tiles/turns';
import { WEIGHTS } from '@/ai/tiles/weights';
import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { classic } from '@/games/classic';
import { ClassicPosition } from '@/games/classic/position';
import * as classicSet from '@/games/classic/set';
import { hunters } from '@/games/hunters';
import { HuntersPosition } from '@/games/hunters/position';
import * as huntersSet from '@/games/hunters/set';
import type { TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';

type LandGame = 'classic' | 'hunters';

/** The end of a short game, so that everything can be tried out: a few tiles, random moves, so many tiles to come. */
function latePosition(game: LandGame, seats: number, seed: number, tiles: number, tilesLeft: number): TilePosition {
  const rng = Rng.fromSeed(seed);
  const some = (pile: Int16Array, count: number): Int16Array => {
    rng.shuffle(pile);
    return pile.slice(0, count);
  };
  const start = { classic: startClassic, hunters: startHunters }[game];
  const position = start();
  while (position.tilesLeft > tilesLeft) playRandomTurn(position, rng);
  return position;

  function startClassic(): TilePosition {
    const options = { ...defaultOptions(classic.options), followers: 3 };
    return ClassicPosition.withPile(options, some(classicSet.setFor(options).pileOf(), tiles), seats);
  }

  function startHunters(): TilePosition {
    const options = defaultOptions(hunters.options);
    const set = huntersSet.setFor(options);
    return HuntersPosition.withPiles(
      options,
      [some(huntersSet.pileOf(set, 'land'), tiles), some(huntersSet.pileOf(set, 'bonus'), 2)],
      seats,
    );
  }
}

/** Share of the win, then points ahead, as one number a player: a win counts more than any points. */
function worths(position: TilePosition): number[] {
  const scores = position.scores();
  const most = Math.max(...scores);
  const winners = scores.filter((points) => points === most).length;
  return scores.map((points, player) => {
    const rival = Math.max(...scores.filter((_, other) => other !== player));
    return 1000 * (points === most ? 1 / winners : 0) + points - rival;
  });
}

/** What a move leads to when everybody plays perfectly: by the plain contract of the game, nothing skipped. */
function afterMove(position: TilePosition, move: TileMove): number[] {
  const scores = position.scores();
  const sum = scores.map(() => 0);
  let ways = 0;
  position.play(move);
  const { isOver, isBonus } = position;
  const ended = isOver ? worths(position) : [];
  position.undo();
  if (isOver) return ended;
  for (let design = 0; design < position.set.shapes.length; design++) {
    if (!position.foresee(isBonus ? 1 : 0, design)) continue;
    const copies = position.unseen(design);
    position.play(move);
    if (!isBonus || position.hand === design) {
      bestPlay(position).forEach((worth, player) => (sum[player] = (sum[player] as number) + copies * worth));
      ways += copies;
    }
    position.undo();
  }
  return sum.map((worth) => worth / ways);
}

function bestPlay(position: TilePosition): number[] {
  const me = position.player;
  let best: number[] = [];
  for (const move of position.legalMoves()) {
    const values = afterMove(position, move);
    if (best.length === 0 || (values[me] ?? 0) > (best[me] ?? 0)) best = values;
  }
  return best;
}

function solve(position: TilePosition, game: LandGame, budget: number): { best: Candidate; nodes: number } {
  const world = position.clone();
  const appraiser = makeAppraiser(world, WEIGHTS[game], PLAIN);
  appraiser.takeStock();
  const candidates: Candidate[] = [];
  for (const step of [rankTurns(appraiser, candidates), solveEnd(world, appraiser, candidates, budget)]) {
    while (step.next().done !== true);
  }
  // `toEqual` would take seconds for so many numbers.
  expect(world.land.mem.every((value, at) => value === position.land.mem[at])).toBe(true);
  return { best: candidates[0] as Candidate, nodes: appraiser.nodes };
}

/** Players, tiles in all, tiles to come, and how many positions are tried. */
const ENDS: readonly (readonly [LandGame, number, number, number, number])[] = [
  ['classic', 2, 12, 0, 12],
  ['classic', 4, 12, 0, 8],
  ['classic', 2, 7, 1, 6],
  ['classic', 3, 7, 1, 3],
  ['classic', 5, 7, 1, 3],
  ['classic', 2, 4, 2, 2],
  ['hunters', 2, 12, 0, 12],
  ['hunters', 4, 12, 0, 8],
  ['hunters', 2, 5, 1, 3],
  ['hunters', 3, 5, 1, 2],
];

describe('the last tiles', () => {
  it.each(ENDS)(
    'of %s with %i players, %i tiles and %i to come are played as well as by trying out everything',
    (game, seats, tiles, tilesLeft, positions) => {
      for (let seed = 1; seed <= positions; seed++) {
        const position = latePosition(game, seats, seed, tiles, tilesLeft);
        expect(isEnd(position)).toBe(true);
        const me = position.player;
        const perfect = bestPlay(position)[me] as number;
        const move = moveOfTurn(position, solve(position, game, Infinity).best);
        expect({ seed, worth: afterMove(position, move)[me] }).toEqual({ seed, worth: perfect });
      }
    },
  );
});
