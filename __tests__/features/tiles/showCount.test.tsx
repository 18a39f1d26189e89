import { render, screen } from '@testing-library/react-native';

import type { BoardHandle, Effect } from '@/board/types';
import { defaultOptions } from '@/core/options';
import { newRecord } from '@/core/record';
import { showCount, type CountStep } from '@/features/tiles/scene/showCount';
import { FinalTray } from '@/features/tiles/tray/FinalTray';
import type { Play } from '@/features/tiles/usePlay';
import type { Counted, CountedKind } from '@/games/tiles';
import { gameOf } from '@/games';
import { wordsIn } from '@/i18n';
import { motionFor } from '@/ui/look/motion';

import { tileTable } from '../../support/positionOf';
import { somewhere } from '../../support/tilePlay';

/** Milliseconds that all things of one kind have, and that one of them is looked at, at normal speed. */
const ALL = 7000;
const LEAST = 650;
const READING = 1400;

const table = tileTable('classic', somewhere({ game: 'classic', seats: 5 }, 4, 20));

/** A kind with so many things, shared out among the players as the count sorts them. */
function kindOf(things: number, players: number): CountedKind {
  const items = Array.from({ length: things }, (_, index): Counted => {
    const player = Math.floor((index * players) / things);
    const because = { x: 0, y: 0, segment: 'road0', feature: 'road', isComplete: false, counts: { tiles: 1 } } as const;
    const scored = { type: 'scored', players: [player], points: 1, isPaid: true, isFinal: true, because } as const;
    return { scored, gain: 1, scores: [index + 1] };
  });
  return { kind: 'road', items };
}

/** Everything that the count of one kind shows, without waiting for it. */
async function watch(kind: CountedKind) {
  const steps: CountStep[] = [];
  const pauses: number[] = [];
  const lights: number[] = [];
  const scores: number[] = [];
  const board: Partial<BoardHandle> = {
    show: () => Promise.resolve(),
    animate: (...effects: readonly Effect[]) => {
      lights.push(effects.length);
      return Promise.resolve();
    },
    skip: () => undefined,
  };
  await showCount([kind], table, {
    board: board as BoardHandle,
    motion: motionFor(false, 'normal'),
    showing: {
      advance: () => undefined,
      isSkipped: () => false,
      pause: (time) => {
        pauses.push(time);
        return Promise.resolve();
      },
      beginParts: () => undefined,
      beginPart: () => undefined,
      isPartSkipped: () => false,
    },
    effectsOf: () => Promise.resolve([{ type: 'points', at: { x: 0, y: 0 }, text: '+1', player: 0 }]),
    onStep: (step) => steps.push(step),
    onScore: (item) => scores.push(item.scores[0] ?? 0),
  });
  return { steps, pauses, lights, scores };
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe('the count of one kind', () => {
  it.each([
    [1, 1],
    [5, 2],
    [10, 5],
    [11, 1],
    [27, 3],
    [38, 5],
    [60, 2],
  ])('of %d things of %d players takes seven seconds at most, in steps that can be seen', async (things, players) => {
    const kind = kindOf(things, players);
    const { steps, pauses, lights, scores } = await watch(kind);
    expect(pauses.at(-1)).toBe(READING);
    const counting = pauses.slice(0, -1);
    expect(sum(counting)).toBeLessThanOrEqual(ALL + 1);
    expect(Math.min(...counting)).toBeGreaterThanOrEqual(LEAST);
    // Nothing is left out: each thing has its light, once, and the scores climb to their end.
    expect(sum(lights)).toBe(things);
    expect(scores.at(-1)).toBe(things);
    expect(scores).toEqual([...scores].sort((one, other) => one - other));
    expect(steps.at(-1)).toMatchObject({ counted: things, isWhole: true });
    for (const { counted, together } of steps) {
      const owners = kind.items.slice(counted - together, counted).map(({ scored }) => scored.players[0]);
      expect(new Set(owners).size).toBeLessThanOrEqual(1);
    }
  });

  it('looks at one thing after the other while there is time for it', async () => {
    const { steps, lights } = await watch(kindOf(10, 4));
    expect(lights).toEqual(new Array(10).fill(1));
    expect(steps.map(({ counted }) => counted)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]);
  });
});

describe('the tray of the count', () => {
  const lines = ['Ana', 'Rui'].map((name, index) => ({ index, name, number: index, isAi: false }));
  const record = newRecord('classic', defaultOptions(gameOf('classic').options), [], 1);
  const play = { words: wordsIn('en'), lines, record } as unknown as Play;
  const show = async (counted: number, together: number) => {
    const count = { kind: kindOf(12, 2), counted, together, isWhole: false };
    await render(<FinalTray play={play} count={count} skipsAll={false} onSkip={() => undefined} />);
    return screen.getByTestId('final-item');
  };

  it('tells the one thing that is looked at', async () => {
    expect(await show(1, 1)).toHaveTextContent(/road.*Ana/i);
  });

  it('says how many there are where it looks at several', async () => {
    expect(await show(9, 3)).toHaveTextContent('3 at once');
    expect(screen.getByTestId('final-kind')).toHaveTextContent(/Ana \+6, Rui \+3$/);
  });
});
