import type { Task, Thinking, Thought } from '@/ai';

/** A slice of thinking, so that the screen never stalls. */
const SLICE = 8;

/** Time and turns to run, as the device gives them; tests give others. */
export interface Clock {
  now(): number;
  /** Runs a step soon, after the screen had its turn; the answer calls it off. */
  soon(step: () => void): () => void;
}

export const deviceClock: Clock = {
  now: () => performance.now(),
  soon: (step) => {
    const timer = setTimeout(step, 0);
    return () => clearTimeout(timer);
  },
};

export interface Effort {
  /** The decision; null when it was cancelled or no decision came about. */
  readonly thought: Promise<Thought | null>;
  /** Takes the best decision so far. */
  hurry(): void;
  cancel(): void;
}

/**
 * Runs a search in slices. A search that fails answers with its best so far, or with null; one that takes longer than
 * `limit` is hurried.
 */
export function startThinking(
  think: (task: Task) => Thinking,
  task: Task,
  { clock, limit, onFault }: { clock: Clock; limit: number; onFault: (error: unknown) => void },
): Effort {
  let best: Thought | null = null;
  let isHurried = false;
  let stop: () => void = () => undefined;
  let answer: (thought: Thought | null) => void = () => undefined;
  const thought = new Promise<Thought | null>((resolve) => (answer = resolve));
  const started = clock.now();
  let thinking: Thinking | null = null;

  const slice = () => {
    const begun = clock.now();
    try {
      thinking ??= think(task);
      for (let last = begun; ;) {
        const step = thinking.next();
        best = step.value;
        if (step.done === true) return answer(best);
        const now = clock.now();
        if (isHurried || now - started >= limit) return answer(best);
        // Another step like the last one must still fit into the slice.
        if (now - begun + (now - last) >= SLICE) break;
        last = now;
      }
    } catch (error) {
      onFault(error);
      return answer(best);
    }
    stop = clock.soon(slice);
  };

  stop = clock.soon(slice);
  return {
    thought,
    hurry: () => (isHurried = true),
    cancel: () => {
      stop();
      answer(null);
    },
  };
}
