import { makeAppraiser } from '@/ai/tiles/makeAppraiser';
import { PLAIN } from '@/ai/tiles/styles';
import type { Weights } from '@/ai/tiles/weights';
import type { Game } from '@/core/game';
import { defaultOptions } from '@/core/options';
import type { TilePosition } from '@/games/tiles/position';

/** How far the first weights end ahead of the second, both playing by the evaluation alone, two seats. */
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
