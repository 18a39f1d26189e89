import { phrase, type Phrase } from '@/core/phrase';
import { CLAIM_BITS, CLAIM_MASK, CLAIMS, MAX_PIECES } from '@/games/tiles/land';
import type { TilePosition } from '@/games/tiles/position';
import type { FeatureKind, TileEvent, TileMove } from '@/games/tiles/types';

import type { Appraiser } from './appraiser';

/** Features that a piece can be put on, as the sentences tell them apart. */
const CLAIMED: readonly (FeatureKind | 'hut')[] = [
  'city',
  'road',
  'field',
  'cloister',
  'forest',
  'river',
  'meadow',
  'hut',
];

/** Everything that the players of the tile games give as a reason, so that the dictionaries can be checked against it. */
export const TILE_REASONS: readonly string[] = [
  ...['random', 'only', 'score', 'bonus', 'join', 'block', 'extend', 'wait', 'solo.score', 'solo.order', 'solo.count'],
  ...['solo.place', 'solo.free'],
  ...CLAIMED.map((feature) => `claim.${feature}`),
].map((name) => `ai.reason.${name}`);

/** What somebody must lose in expectation for a move to count as aimed at them. */
const BLOW = 2.5;
const ADVANCE = 0.5;

/**
 * Why a turn is good, in one sentence: what can be seen at once comes first, then what can only be expected. `world` is the
 * imagined table of the appraiser, so that looking at what happens shows nothing of the real pile.
 */
export function reasonFor(world: TilePosition, appraiser: Appraiser, move: TileMove): Phrase {
  const me = world.player;
  const before = shared(world, me);
  appraiser.appraise();
  const expected = Float64Array.from(appraiser.values);
  const events = world.play(move);
  appraiser.appraise();
  const gain = (appraiser.values[me] ?? 0) - (expected[me] ?? 0);
  let blow = 0;
  for (let other = 0; other < world.players; other++) {
    if (other !== me) blow = Math.max(blow, (expected[other] ?? 0) - (appraiser.values[other] ?? 0));
  }
  const hasJoined = shared(world, me) > before;
  const hasBonus = world.isBonus;
  world.undo();
  const points = pointsOf(events, me);
  const claimed = events.find((event) => event.type === 'claimed');
  if (points > 0) return phrase('ai.reason.score', { n: points });
  if (hasBonus) return phrase('ai.reason.bonus');
  if (hasJoined) return phrase('ai.reason.join');
  if (claimed?.type === 'claimed')
    return phrase(`ai.reason.claim.${claimed.piece.kind === 'hut' ? 'hut' : claimed.feature}`);
  if (blow > BLOW && blow > gain) return phrase('ai.reason.block');
  return phrase(gain > ADVANCE ? 'ai.reason.extend' : 'ai.reason.wait');
}

/** Points that a player got before the final scoring. */
export function pointsOf(events: readonly TileEvent[], player: number): number {
  let points = 0;
  for (const event of events) {
    if (event.type === 'scored' && event.isPaid && !event.isFinal && event.players.includes(player))
      points += event.points;
  }
  return points;
}

const roots = new Int32Array(MAX_PIECES);

/** Features on which a player stands beside somebody else. */
function shared(position: TilePosition, player: number): number {
  let count = 0;
  for (let kind = 0; kind < position.pieceKinds; kind++) {
    const features = position.claimedFeatures(kind, roots);
    for (let index = 0; index < features; index++) {
      const claims = position.land.mem[(roots[index] as number) + CLAIMS] as number;
      const own = claims & (CLAIM_MASK << (CLAIM_BITS * player));
      if (own !== 0 && own !== claims) count++;
    }
  }
  return count;
}
