import { AI_PHRASE_KEYS, LEVELS } from '@/ai';
import { defaultOptions } from '@/core/options';
import { classic } from '@/games/classic';
import { ClassicPosition } from '@/games/classic/position';
import { setFor } from '@/games/classic/set';
import type { TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';

import { randomPosition, taskOf, thinkThrough } from './support';

function classicWith(...draws: string[]): ClassicPosition {
  const options = defaultOptions(classic.options);
  const set = setFor(options);
  const wanted = draws.map((id) => set.shapes.findIndex((shape) => shape.id === id));
  const rest = Array.from(set.pileOf());
  for (const design of wanted) rest.splice(rest.indexOf(design), 1);
  return ClassicPosition.withPile(options, Int16Array.from([...wanted, ...rest]), 2);
}

describe('the reason for a move', () => {
  it('is one of those that the dictionaries know, whatever the game, the level and the moment', () => {
    const said = new Set<string>();
    for (const game of ['classic', 'hunters', 'solo'] as const) {
      for (let seed = 1; seed <= 40; seed++) {
        const position = randomPosition(game, game === 'solo' ? 1 : 2 + (seed % 3), seed, (seed * 5) % 75);
        const level = LEVELS[seed % LEVELS.length] ?? 'casual';
        said.add(thinkThrough(taskOf(game, position, { level, seed, budget: 0 })).reason.key);
      }
    }
    expect([...said].filter((key) => !AI_PHRASE_KEYS.includes(key))).toEqual([]);
    expect(said.size).toBeGreaterThan(8);
  });

  it('names the points that a finished city brings at once', () => {
    const position = classicWith('E', 'U', 'E');
    const close = thinkThrough(taskOf('classic', position as never, { budget: 400 }));
    expect(close.reason).toEqual({ key: 'ai.reason.score', values: { n: 4 } });
    expect(close.move).toMatchObject({ type: 'place', x: 0, y: -1 });
  });

  it('says what the follower is for', () => {
    const position = classicWith('B', 'U', 'E');
    const { move, reason } = thinkThrough(taskOf('classic', position as never, { budget: 400 }));
    expect((move as TileMove & { type: 'place' }).piece?.segment).toBe('cloister');
    expect(reason.key).toBe('ai.reason.claim.cloister');
  });
});

describe('the end of the game for one', () => {
  it('counts for the colour in last place while it has followers on the land', () => {
    let counted = 0;
    for (let seed = 1; counted < 12; seed++) {
      const position = randomPosition('solo', 1, seed, 500) as unknown as TilePosition;
      const { move } = thinkThrough(taskOf('solo', position as never, { budget: 0 }));
      if ((move as TileMove).type !== 'count') continue;
      const scores = position.scores();
      const able = position.legalMoves().flatMap((one) => (one.type === 'count' ? [one.colour] : []));
      const last = able.filter((colour) => scores[colour] === Math.min(...scores));
      if (last.length > 0) expect(last).toContain((move as TileMove & { type: 'count' }).colour);
      counted++;
    }
  });
});
