import type { Position, Tagged } from '@/core/game';
import type { SettlersEvent } from '@/games/settlers';
import { CLAIMS } from '@/games/tiles/land';
import { TilePosition } from '@/games/tiles/position';
import type { TileEvent } from '@/games/tiles/types';

/**
 * What a player is seen to do. In tile games: pieces placed by kind of feature, features finished, and features of others
 * that were joined. In the card game: builds by kind, thefts of roads and knights, cards taken from other hands; and a
 * turn, cards held at its end and cards drawn.
 */
export type Habits = Record<string, number>;

const roots = new Int32Array(64);

/** Features on which a player and somebody else both stand. */
export function sharedFeatures(position: Position, player: number): number {
  if (!(position instanceof TilePosition)) return 0;
  let shared = 0;
  for (let kind = 0; kind < position.pieceKinds; kind++) {
    const count = position.claimedFeatures(kind, roots);
    for (let index = 0; index < count; index++) {
      const claims = position.land.mem[(roots[index] as number) + CLAIMS] as number;
      const own = claims & (7 << (3 * player));
      if (own !== 0 && claims !== own) shared++;
    }
  }
  return shared;
}

/** Adds one move to the habits of its player. */
export function note(habits: Habits, player: number, events: readonly Tagged[], joined: number): void {
  for (const event of events as readonly (TileEvent | SettlersEvent)[]) {
    switch (event.type) {
      case 'claimed':
        add(habits, event.piece.kind === 'hut' ? 'hut' : event.feature);
        break;
      case 'scored':
        // Points of the card game come with what was built.
        if ('isPaid' in event && event.isPaid && !event.isFinal && event.players.includes(player)) {
          add(habits, `${event.because.feature} finished`);
        }
        break;
      case 'built':
        add(habits, event.what);
        if (event.takenFrom !== null) add(habits, 'theft');
        break;
      case 'cardsMoved':
        if (event.to !== player) break;
        if (typeof event.from === 'number') add(habits, 'taken', event.count);
        if (event.because === 'turnEnd') add(habits, 'drawn', event.count);
        break;
      default:
    }
  }
  if (joined > 0) add(habits, 'joined', joined);
}

/** Adds what a player holds when its turn in the card game is over. */
export function noteTurnEnd(habits: Habits, events: readonly Tagged[], cards: number): void {
  if (!events.some(({ type }) => type === 'turnEnded')) return;
  add(habits, 'turns');
  add(habits, 'held', cards);
}

/** The habits of a whole game, with those of a turn as means. */
export function settled({ turns = 0, held = 0, drawn = 0, ...rest }: Habits): Habits {
  return turns === 0 ? rest : { ...rest, turns, held: held / turns, drawn: drawn / turns };
}

function add(habits: Habits, name: string, count = 1): void {
  habits[name] = (habits[name] ?? 0) + count;
}
