import type { Task, Thinking, Thought } from '@/ai';
import { phrase } from '@/core/phrase';
import { startThinking } from '@/match/thinker';

const thought = (nodes: number): Thought => ({
  move: { type: `${nodes}` },
  reason: phrase('x'),
  alternatives: [],
  nodes,
});
const task = {} as Task;

/** A clock that tests wind by hand: every step of the search takes `cost` milliseconds. */
function desk(cost: number, steps: number) {
  let time = 0;
  const soon: (() => void)[] = [];
  const longest: number[] = [];
  const clock = {
    now: () => time,
    soon: (step: () => void) => {
      soon.push(step);
      return () => void soon.splice(soon.indexOf(step), 1);
    },
  };
  function* think(): Thinking {
    for (let step = 1; step < steps; step++) {
      time += cost;
      yield thought(step);
    }
    time += cost;
    return thought(steps);
  }
  const slice = () => {
    const begun = time;
    soon.shift()?.();
    longest.push(time - begun);
  };
  return { clock, think, slice, soon, longest };
}

const options = (clock: ReturnType<typeof desk>['clock'], limit = Infinity) => ({
  clock,
  limit,
  onFault: () => undefined,
});

describe('thinking', () => {
  it.each([1, 2, 3, 5, 7])('with steps of %i ms never takes more than 8 ms at a time', async (cost) => {
    const { clock, think, slice, soon, longest } = desk(cost, 40);
    const effort = startThinking(think, task, options(clock));
    while (soon.length > 0) slice();
    expect((await effort.thought)?.nodes).toBe(40);
    expect(Math.max(...longest)).toBeLessThanOrEqual(8);
    // And it does not give the screen back after every single step either.
    if (cost < 4) expect(Math.max(...longest)).toBeGreaterThan(cost);
  });

  it('that is hurried answers with its best so far', async () => {
    const { clock, think, slice } = desk(5, 1000);
    const effort = startThinking(think, task, options(clock));
    slice();
    effort.hurry();
    slice();
    expect((await effort.thought)?.nodes).toBe(2);
  });

  it('that is hurried before it began answers with its first idea', async () => {
    const { clock, think, slice } = desk(5, 1000);
    const effort = startThinking(think, task, options(clock));
    effort.hurry();
    slice();
    expect((await effort.thought)?.nodes).toBe(1);
  });

  it('is hurried by itself when it takes too long', async () => {
    const { clock, think, slice, soon } = desk(5, 1000);
    const effort = startThinking(think, task, options(clock, 50));
    while (soon.length > 0) slice();
    expect((await effort.thought)?.nodes).toBe(10);
  });

  it('that is cancelled answers nothing and runs no more', async () => {
    const { clock, think, slice, soon } = desk(5, 1000);
    const effort = startThinking(think, task, options(clock));
    slice();
    effort.cancel();
    expect(soon).toEqual([]);
    expect(await effort.thought).toBeNull();
  });
});
