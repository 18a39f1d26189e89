import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { resolveOptions } from '@/core/options';
import { TILE_GAMES } from '@/games/tiles/games';
import type { TilePosition } from '@/games/tiles/position';
import type { TileEvent } from '@/games/tiles/types';

import { tileGame } from './tilePlay';

/** A game with expectations in words. Moves are written as records keep them. */
export interface ReplayFile {
  readonly about: string;
  readonly game: 'classic' | 'solo' | 'hunters';
  /** Names of the players; in solo of the colours, with one person at the table. */
  readonly players: readonly string[];
  readonly options?: object;
  /** The tiles in the order in which they are drawn; the rest of the box comes after them. */
  readonly draw: readonly string[];
  readonly bonus?: readonly string[];
  readonly moves: readonly string[];
  /** Moves that are refused when so many moves have been played, and why. */
  readonly refused?: readonly { readonly after: number; readonly move: string; readonly because: string }[];
  /** The game is ended after the last move and scored as it stands. */
  readonly endsHere?: boolean;
  /** Every scoring of the game, and whatever else should be so. */
  readonly expect: readonly string[];
}

export function loadReplays(game: string): [string, ReplayFile][] {
  const folder = path.join(__dirname, '..', 'replays', game);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as ReplayFile;
      return [file.about, file];
    });
}

export function startReplay(file: ReplayFile): TilePosition {
  const { game, players, draw, bonus = [] } = file;
  const seats = game === 'solo' ? 1 : players.length;
  const resolved = resolveOptions(tileGame(game).options, file.options ?? {}, seats);
  if (!resolved.ok) throw new Error(`${resolved.error.fault} option ${resolved.error.option}`);
  const options: object = resolved.value;
  return TILE_GAMES[game].arrange(options, seats, { land: draw, bonus });
}

/** What an event says to the players, or null for what nobody would tell. */
export function sentence(event: TileEvent, players: readonly string[]): string | null {
  const name = (player: number): string => players[player] ?? `player ${player}`;
  switch (event.type) {
    case 'scored': {
      const who = event.isPaid ? event.players.map(name).join(' and ') : 'nobody';
      return `${who} scored ${event.because.feature} for ${event.points}`;
    }
    case 'returned':
      return `${name(event.player)} took back the piece from ${event.piece.segment} at ${event.x},${event.y}`;
    case 'discarded':
      return `${event.tile} fits nowhere and leaves the game`;
    case 'drew':
      return `${name(event.player)} drew ${event.isBonus ? 'the bonus tile ' : ''}${event.tile}`;
    case 'ended':
      return `the game ended for want of ${event.reason}`;
    case 'placed':
    case 'claimed':
      return null;
  }
}

/** What can be said of the table when all is played. */
export function facts(position: TilePosition, players: readonly string[]): string[] {
  const { supply, hand } = position.viewFor();
  const own = players.flatMap((name, player) => [
    `${name} has ${position.score(player)} points`,
    `${name} has ${supply.members[player]} followers left`,
    `${name} has ${supply.huts[player]} huts left`,
  ]);
  const turn = hand === null ? 'nobody is on turn' : `${players[position.player]} is on turn with ${hand.tile}`;
  return [...own, turn, `the result is ${Math.min(...position.scores())}`];
}
