/* Plays a share of the arena's games and writes one line each. Bundled before it runs, because bundles are much faster. */
import { GAME_IDS, type GameId } from '@/core/game';
import { gameOf } from '@/games';
import type { Budget } from '../bots';
import { playBout, type Pairing } from './bout';

export interface Share {
  readonly game: GameId;
  readonly a: string;
  readonly b: string;
  readonly players: number;
  readonly budget: Budget;
  readonly pairings: readonly Pairing[];
}

function work(share: Share): void {
  const id = GAME_IDS.find((known) => known === share.game);
  if (id === undefined) return;
  const contest = { ...share, game: gameOf(id) };
  for (const pairing of share.pairings) process.stdout.write(`${JSON.stringify(playBout(contest, pairing))}\n`);
}

work(JSON.parse(process.argv[2] ?? '{}') as Share);
