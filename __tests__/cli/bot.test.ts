import { Session, type Message } from '@/cli/bot/session';
import type { GameId } from '@/core/game';
import { defaultOptions } from '@/core/options';
import { gameOf } from '@/games';
import { settlers } from '@/games/settlers';
import { verifyTrace } from '@/games/trace';

function talk(game: GameId, budget = 20): (message: Message | string) => Message | null {
  const session = new Session({ game, level: 'strong', style: 'balanced', budget: { nodes: budget } });
  return (message) => session.answer(typeof message === 'string' ? message : JSON.stringify(message));
}

const HEAD = { format: 'terreno-trace', version: 1 } as const;

describe('a bot behind a pipe', () => {
  it('answers a choice by a move of the trace format, and is silent otherwise', () => {
    const say = talk('classic');
    expect(say({ type: 'new', players: 2, seat: 0, seed: 1 })).toBeNull();
    const move = say({ type: 'choose', tile: 'V' });
    expect(move).toMatchObject({ type: 'move', player: 0, tile: 'V', placements: 6, scores: [0, 0] });
    expect(move?.reason).toMatchObject({ key: expect.stringMatching(/^ai\.reason\./) as string });
    expect(move?.nodes).toBeGreaterThan(0);
    const { type, reason, nodes, ...entry } = move as Message;
    const moves = [{ tile: 'D', x: 0, y: 0, rot: 0 }, entry];
    expect(verifyTrace({ ...HEAD, game: 'classic', players: 2, options: {}, moves })).toEqual({
      ok: true,
      value: { moves: 2 },
    });
    expect([type, reason, nodes]).not.toContain(undefined);
  });

  it('does not mind being told of its own move', () => {
    const say = talk('classic');
    say({ type: 'new', players: 2, seat: 0, seed: 1 });
    const own = say({ type: 'choose', tile: 'V' }) as Message;
    expect(say({ ...own, type: 'played' })).toBeNull();
    expect(say({ ...own, type: 'played' })).toMatchObject({ type: 'error' });
    const theirs = say({ type: 'played', player: 1, tile: 'B', x: 0, y: 1, rot: 0, follower: null });
    expect(theirs).toBeNull();
    expect(say({ type: 'choose', tile: 'E' })).toMatchObject({ type: 'move', player: 0, tile: 'E' });
  });

  it.each([
    ['garbage', 'not a line of JSON'],
    ['[1]', 'not an object'],
    ['{"type":"resign"}', 'type must be new, played or choose'],
    ['{"type":"choose"}', 'tile is missing'],
    ['{"type":"choose","tile":7}', 'tile is not the name of a tile'],
    ['{"type":"choose","tile":"ZZ"}', 'there is no tile ZZ'],
    ['{"type":"choose","tile":"V","player":"me"}', 'player is not a number'],
    ['{"type":"choose","tile":"V","player":1}', 'cannot be drawn now'],
    ['{"type":"played","player":1,"tile":"V","x":1,"y":0,"rot":0}', 'it is the turn of player 0'],
    ['{"type":"played","player":0,"tile":"V","x":9,"y":9,"rot":0}', 'illegal move'],
    ['{"type":"played","player":0}', 'no tile'],
    ['{"type":"new","players":9}', 'players must be 2 to 5'],
    ['{"type":"new","players":"two"}', 'players is not a number'],
    ['{"type":"new","players":2,"seat":2}', 'seat must be 0 to 1'],
    ['{"type":"new","players":2,"seat":-1}', 'seat must be a whole number'],
    ['{"type":"new","players":2,"seed":-1}', 'seed must be'],
    ['{"type":"new","players":2,"options":{"followers":99}}', 'impossible option followers'],
    ['{"type":"new","players":2,"options":7}', 'options is not an object'],
  ])('refuses %s and changes nothing', (line, message) => {
    const say = talk('classic');
    say({ type: 'new', players: 2, seat: 0, seed: 1 });
    expect(say(line)).toEqual({ type: 'error', message: expect.stringContaining(message) as string });
    expect(say({ type: 'choose', tile: 'V' })).toMatchObject({ type: 'move', player: 0 });
  });

  it('wants a game before a move', () => {
    const say = talk('hunters');
    expect(say({ type: 'choose', tile: 'L01' })).toMatchObject({ message: 'no game has begun' });
    expect(say({ type: 'played' })).toMatchObject({ message: 'no game has begun' });
    expect(say('x'.repeat(1_000_001))).toMatchObject({ message: 'the line is too long' });
  });

  it('moves only when it is its turn', () => {
    const say = talk('hunters');
    say({ type: 'new', players: 2, seat: 1, seed: 1 });
    expect(say({ type: 'choose', tile: 'L01' })).toMatchObject({ message: 'it is the turn of player 0' });
  });

  it('plays every colour of the game for one and counts its followers at the end', () => {
    const say = talk('solo', 0);
    const options = { colours: 3, followers: 3 };
    say({ type: 'new', players: 1, seed: 5, options });
    const game = gameOf('solo');
    const position = game.start(options, 5, 1);
    for (let turn = 0; turn < 40 && !position.isOver; turn++) {
      const { hand, player } = position.viewFor(0) as { hand: { tile: string } | null; player: number };
      if (hand === null) break;
      const move = say({ type: 'choose', tile: hand.tile });
      expect(move).toMatchObject({ type: 'move', colour: player, tile: hand.tile });
      if (move === null || move.type === 'error') break;
      const follower = move.follower as { kind: string; segment: number } | null;
      const name = follower === null ? '' : `,${follower.kind}${follower.kind === 'cloister' ? '' : follower.segment}`;
      position.play(
        game.decode(`${move.x as number},${move.y as number},${move.rot as number}${name}`) ?? { type: 'none' },
      );
      // The order of judging may differ here; the trace says which one the bot took.
      while (position.legalMoves()[0]?.type === 'score') position.play(position.legalMoves()[0] as never);
    }
    const counted = say({ type: 'choose' });
    expect(counted).toMatchObject(
      counted?.type === 'move' ? { result: expect.any(Number) as number } : { message: 'tile is missing' },
    );
  });

  it('plays the card game from the view of its seat', () => {
    const say = talk('settlers', 60);
    say({ type: 'new', players: 2, seat: 0, seed: 3 });
    const position = settlers.start(defaultOptions(settlers.options), 3, 2);
    const answer = say({ type: 'choose', view: position.viewFor(0) as unknown as Message });
    expect(answer).toMatchObject({ type: 'move', player: 0 });
    expect(position.objectionTo(answer?.move as never)).toBeNull();
    expect(say({ type: 'played', events: [{ type: 'turnEnded' }] })).toBeNull();
    for (const broken of [
      { view: 3 },
      { view: { players: [] } },
      { view: { ...position.viewFor(0), decider: 1 } },
      { view: { players: [1, 2], seat: 0, decider: 0 } },
    ])
      expect(say({ type: 'choose', ...broken })).toMatchObject({ type: 'error' });
    for (const broken of [{ events: 1 }, { events: [1] }, { events: [{}] }])
      expect(say({ type: 'played', ...broken })).toMatchObject({ type: 'error' });
    expect(say({ type: 'new', players: 99 })).toMatchObject({ type: 'error' });
  });
});
