import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { settlers, type Bundle, type SettlersEvent, type SettlersMove } from '@/games/settlers';
import { decode } from '@/games/settlers/notation';

import { objection, playStated, stage, type Scene } from './play';

/**
 * A replay is a table set up by hand, moves as text and expectations in words. Behind `<-` stands what chance brings:
 * cards as in a price, or the side of a city (and its new market). A move behind `not` is refused, for the reason behind `:`.
 */
interface Replay {
  about: string;
  game: 'settlers';
  players: string[];
  scene: Scene;
  moves: string[];
  expect: string[];
  end?: Record<string, unknown>;
}

const folder = join(__dirname, '..', '..', 'replays', 'settlers');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const cardsOf = (text: string): Bundle => {
  const move = decode(`road ${text}`);
  if (move === null || move.type !== 'build') throw new Error(`no cards: ${text}`);
  return move.paid;
};

function moveFrom(text: string): SettlersMove {
  const move = decode(text);
  if (move === null) throw new Error(`no move: ${text}`);
  return move;
}

/** Events as sentences; those that only move cards are told where somebody loses something. */
function sentence(event: SettlersEvent, players: string[]): string | null {
  const name = (seat: number | string) => (typeof seat === 'number' ? players[seat]! : seat);
  switch (event.type) {
    case 'scored':
      return `${name(event.seat)} scored ${event.because.card ?? event.because.what} for ${event.points}`;
    case 'built':
      return event.takenFrom === null ? null : `${name(event.seat)} took a ${event.what} from ${name(event.takenFrom)}`;
    case 'destinyTurned':
      return `destiny turned ${event.to}`;
    case 'cityRevealed':
      return `${name(event.seat)} revealed a ${event.event}`;
    case 'cardsMoved': {
      const cards = Object.entries(event.cards ?? {}).map(([card, count]) => `${count} ${card}`);
      if (event.because === 'robberAttack') return `${name(event.from)} lost ${cards.join(' ')}`;
      return event.because === 'guild' ? `${name(event.to)} stole ${cards.join(' ')} from ${name(event.from)}` : null;
    }
    case 'pileRefilled':
      return 'the discards became the pile';
    case 'gameWon':
      return `${name(event.seat)} won with ${event.points}`;
    default:
      return null;
  }
}

describe('replays', () => {
  it.each(files)('%s', (file) => {
    const replay = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Replay;
    const table = stage(replay.players.length, replay.scene);
    const said: string[] = [];
    for (const line of replay.moves) {
      const refused = /^not (.+): (\w+)$/.exec(line);
      if (refused !== null) {
        expect([line, objection(table.position, moveFrom(refused[1]!))]).toEqual([line, refused[2]]);
        continue;
      }
      const [text = '', chance = ''] = line.split(' <- ');
      const [, event, cards = ''] = /^(robberAttack|marketDay)? ?([a-z0-9]*)$/.exec(chance) ?? [];
      const events = playStated(
        table,
        moveFrom(text),
        cards === '' ? {} : cardsOf(cards),
        event === 'marketDay' ? 1 : 0,
      );
      for (const item of events) {
        const words = sentence(item, replay.players);
        if (words !== null) said.push(words);
      }
    }
    expect(said).toEqual(replay.expect);
    if (replay.end !== undefined) expect(table.position.viewFor(0)).toMatchObject(replay.end);
    expect(settlers.id).toBe(replay.game);
  });
});
