import { SoloAppraiser } from '@/ai/solo/appraiser';
import { playSoloTurn, rankChoices } from '@/ai/solo/search';
import { SOLO_WEIGHTS, type SoloWeights } from '@/ai/solo/weights';
import { makeAppraiser } from '@/ai/tiles/makeAppraiser';
import { PLAIN } from '@/ai/tiles/styles';
import { WEIGHTS, type Weights } from '@/ai/tiles/weights';
import type { Game } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { gameOf } from '@/games';
import type { SoloPosition } from '@/games/solo/position';
import { PHASE_PLACE, type TilePosition } from '@/games/tiles/position';

/** A game whose weights can be searched for. */
export interface Sport<Own extends object> {
  /** The weights of the app. */
  readonly weights: Own;
  /** How many points a game the first weights are better than the second, on the same tiles. */
  compare(first: Own, second: Own, seed: number): number;
}

const land = (id: 'classic' | 'hunters'): Sport<Weights> => ({
  weights: WEIGHTS[id],
  compare: (first, second, seed) => playPair(gameOf(id), first, second, seed) / 2,
});

export const SPORTS = {
  classic: land('classic'),
  hunters: land('hunters'),
  solo: {
    weights: SOLO_WEIGHTS,
    compare: (first, second, seed) => playSolo(first, seed) - playSolo(second, seed),
  } satisfies Sport<SoloWeights>,
} as const;

export type SportId = keyof typeof SPORTS;

/** How far the first weights end ahead of the second in two games, both playing by the evaluation alone, seats swapped. */
export function playPair(game: Game, first: Weights, second: Weights, seed: number): number {
  return playOne(game, [first, second], seed) - playOne(game, [second, first], seed);
}

function playOne(game: Game, weights: readonly [Weights, Weights], seed: number): number {
  const position = game.start(defaultOptions(game.options), seed, 2) as unknown as TilePosition;
  const appraisers = weights.map((own) => makeAppraiser(position, own, PLAIN));
  while (!position.isOver) {
    const appraiser = appraisers[position.player];
    if (appraiser === undefined) throw new RangeError('two seats only');
    appraiser.takeStock();
    appraiser.findBest();
    position.lay(appraiser.bestPlacement);
    position.finish(appraiser.bestPiece);
  }
  return position.score(0) - position.score(1);
}

/** The result of a game for one that is played by the evaluation alone. */
export function playSolo(weights: SoloWeights, seed: number): number {
  const game = gameOf('solo');
  const position = game.start(defaultOptions(game.options), seed, 1) as unknown as SoloPosition;
  const appraiser = new SoloAppraiser(position, weights);
  while (!position.isOver) {
    appraiser.takeStock();
    if (position.phase === PHASE_PLACE) {
      for (const turn = playSoloTurn(appraiser); turn.next().done !== true;);
      continue;
    }
    const [best] = rankChoices(appraiser);
    if (best === undefined) throw new RangeError('a game that goes on has choices');
    position.play(best.move);
  }
  return position.result;
}
