import { LEVELS, STYLES, type Style } from '@/ai/types';
import { SETTLERS_REASONS } from '@/ai/settlers/reasons';
import { think } from '@/ai';
import { Rng } from '@/core/rng';
import { imagine, randomMove, settlers, type SettlersMove } from '@/games/settlers';
import { reachOf } from '@/games/settlers/reach';
import { TilePosition } from '@/games/tiles/position';
import { ai } from '@/i18n/ai/en';

import { stage, usual } from '../../games/settlers/play';
import { decide, taskOf, toldPositions } from './games';

/** Enough for a decision in most positions, and little enough for hundreds of them. */
const BUDGET = 60;
/** A thousand positions in all, from games that no other block plays. */
const BLOCK = 250;
const THINKERS = LEVELS.filter((level) => level !== 'random');

it.each([0, 10_000, 20_000, 30_000])(
  `chooses the same in ${BLOCK} positions and in others that differ in what its seat may not see, games from %i on`,
  (seed) => {
    let different = 0;
    let index = 0;
    for (const { position, seen, rng } of toldPositions(BLOCK, seed)) {
      const seat = position.decider;
      const twin = imagine(position, seat, Rng.fromSeed(rng.below(1_000_000)));
      const told = seen[seat] ?? [];
      // Experts remember, so that they have most to be tempted by: every second one is.
      const level = index % 2 === 0 ? 'expert' : THINKERS[(index >> 1) % THINKERS.length]!;
      const style = STYLES[index++ % STYLES.length]!;
      const thought = decide({ ...taskOf(position, told, level, style), budget: BUDGET });
      expect(decide({ ...taskOf(twin, told, level, style), budget: BUDGET })).toEqual(thought);
      const other = (seat + 1) % position.seats;
      if (JSON.stringify(twin.viewFor(other).hand) !== JSON.stringify(position.viewFor(other).hand)) different++;
    }
    // The twin really is another world, most of the time.
    expect(different).toBeGreaterThan(BLOCK / 2);
  },
);

it('plays legal moves at every table, level and style, and leaves the position as it was', () => {
  let index = 0;
  for (const { position, seen } of toldPositions(100, 900)) {
    const level = LEVELS[index % LEVELS.length]!;
    const style = STYLES[index++ % STYLES.length]!;
    const before = position.state.v.slice();
    const thought = decide({ ...taskOf(position, seen[position.decider], level, style), budget: BUDGET });
    expect(position.objectionTo(thought.move as SettlersMove)).toBeNull();
    for (const { move } of thought.alternatives) expect(position.objectionTo(move as SettlersMove)).toBeNull();
    expect(position.state.v).toEqual(before);
  }
});

it('has a move ready after the first step, however little it may think', () => {
  for (const { position, seen } of toldPositions(40, 300)) {
    const first = think(taskOf(position, seen[position.decider])).next().value;
    expect(position.objectionTo(first.move as SettlersMove)).toBeNull();
    const hurried = decide({ ...taskOf(position), budget: 1 });
    expect(position.objectionTo(hurried.move as SettlersMove)).toBeNull();
  }
});

it('stays near its budget and finds the same in steps as at once', () => {
  for (const { position, seen } of toldPositions(6, 600)) {
    const task = taskOf(position, seen[position.decider]);
    expect(decide({ ...task, budget: 50 }).nodes).toBeLessThanOrEqual(51);
    expect(decide(task)).toEqual(decide(task));
  }
});

it('ends games among themselves, at every level and table', () => {
  for (const [seats, level] of [
    [2, 'expert'],
    [2, 'strong'],
    [2, 'casual'],
    [2, 'beginner'],
    [3, 'expert'],
  ] as const) {
    const position = settlers.start(usual, 11, seats);
    while (!position.isOver && position.turn < 600) {
      position.play(decide({ ...taskOf(position, [], level), budget: BUDGET }).move as SettlersMove);
    }
    expect(position.outcome()?.winners).toHaveLength(1);
  }
});

it('beats a random player as a beginner already', () => {
  let wins = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const position = settlers.start(usual, seed, 2);
    const rng = Rng.fromSeed(seed);
    const seat = seed % 2;
    while (!position.isOver) {
      const isMine = position.decider === seat;
      position.play(
        isMine
          ? (decide({ ...taskOf(position, [], 'beginner'), budget: BUDGET }).move as SettlersMove)
          : randomMove(position, rng),
      );
    }
    if (position.outcome()?.winners[0] === seat) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(3);
});

describe('what it sees at a glance', () => {
  const late = { settlements: [4, 1], knights: [2, 0], roads: [3, 1], expansions: [['library'], []] as ['library'][] };

  it('trades for the card that wins', () => {
    const { position } = stage(2, {
      ...late,
      hands: [{ brick: 1, wool: 2 }, { ore: 2 }],
      market: { lumber: 1, ore: 4 },
    });
    expect(position.scores()[0]).toBe(9);
    const first = decide(taskOf(position));
    expect(first.move).toEqual({ type: 'takeOpen', card: 'lumber' });
    position.play(first.move as SettlersMove);
    const second = decide(taskOf(position));
    expect(second.move).toEqual({ type: 'giveBack', card: 'wool' });
    position.play(second.move as SettlersMove);
    const third = decide(taskOf(position));
    expect(third.move).toMatchObject({ type: 'build', what: 'road' });
    expect(third.reason.key).toBe('ai.reason.settlers.win');
    expect(third.alternatives[0]?.value).toBeCloseTo(100, 3);
  });

  it('says so when there is nothing to choose', () => {
    const { position } = stage(2, { hands: [{}, {}], roads: [0, 1] });
    expect(decide(taskOf(position)).reason.key).toBe('ai.reason.only');
  });
});

describe('whoever can no longer win', () => {
  // Two houses, both covered, and none left: with every road and knight of the game that makes nine points.
  const lost = {
    settlements: [0, 5],
    expansions: [['church', 'university'], []] as ['church', 'university'][],
    roads: [2, 3],
    knights: [1, 1],
    hands: [{ brick: 3, lumber: 3, ore: 3, wool: 3, grain: 3 }, { ore: 2 }],
  };

  it.each(['beginner', 'casual', 'strong', 'expert'] as const)('ends the turn and takes nothing: %s', (level) => {
    const { position } = stage(2, lost);
    expect(reachOf(position.state, 0)).toBeLessThan(usual.target);
    for (const style of STYLES) {
      expect(decide(taskOf(position, [], level, style)).move).toEqual({ type: 'endTurn' });
    }
  });

  it('plays on while the points are still there', () => {
    const { position } = stage(2, { ...lost, expansions: [['church', 'townHall'], []] as never });
    expect(reachOf(position.state, 0)).toBe(usual.target);
    expect(decide(taskOf(position)).move).not.toEqual({ type: 'endTurn' });
  });
});

it('shows its style: a raider reaches into hands where others go to the market', () => {
  const taken = (style: Style) => {
    let count = 0;
    for (const { position, seen } of toldPositions(80, 7000)) {
      if (position.stage !== 'trade') continue;
      const { move } = decide(taskOf(position, seen[position.decider], 'strong', style));
      if (['takeBlind', 'openHand', 'guild'].includes(move.type)) count++;
    }
    return count;
  };
  expect(taken('raider')).toBeGreaterThan(1.5 * taken('balanced'));
});

it('gives reasons that the dictionary has words for, and that name no card of a hand', () => {
  const words = ai.reason.settlers as Readonly<Record<string, string>>;
  for (const key of SETTLERS_REASONS) expect(words[key.replace('ai.reason.settlers.', '')]).toBeDefined();
  expect(Object.keys(words)).toHaveLength(SETTLERS_REASONS.length);
  const given = new Set<string>();
  for (const { position, seen } of toldPositions(150, 2000, 5)) {
    const { reason } = decide({ ...taskOf(position, seen[position.decider], 'strong'), budget: 80 });
    expect(reason.values).toEqual({});
    given.add(reason.key);
    if (!reason.key.endsWith('.only')) expect(SETTLERS_REASONS).toContain(reason.key);
  }
  expect(given.size).toBeGreaterThan(8);
});

it('refuses positions of other games', () => {
  const task = { ...taskOf(settlers.start(usual, 1, 2)), world: Object.create(TilePosition.prototype) as never };
  expect(() => think(task).next()).toThrow(TypeError);
});
