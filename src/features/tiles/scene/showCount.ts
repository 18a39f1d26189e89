import { litFeature } from '@/board/scene';
import type { BoardHandle, Effect } from '@/board/types';
import type { Counted, CountedKind, TileTable } from '@/games/tiles';
import type { Showing } from '@/match/presenting';
import type { Motion } from '@/ui/look/motion';

/** How far the count of the end has come. */
export interface CountStep {
  readonly kind: CountedKind;
  /** How many of its items are counted. */
  readonly counted: number;
  /** How many of these, the last ones, are looked at now. */
  readonly together: number;
  /** Whether the whole kind is counted and only stays to be read. */
  readonly isWhole: boolean;
}

/** A step of the count stays so long, and all steps of a kind no longer than this: then there are no more than so many. */
const STEP = { most: 1250, all: 7000, steps: 10 } as const;
/** What a kind brought stays so long. */
const READING = 1400;
/** Things that are counted together are looked at from no nearer, in points a cell. */
const NEAREST = 88;

/** Counts the end kind by kind and item by item, so that a person can follow it. */
export async function showCount(
  kinds: readonly CountedKind[],
  table: TileTable,
  tools: {
    readonly board: BoardHandle | null;
    readonly motion: Motion;
    readonly showing: Showing;
    readonly effectsOf: (item: Counted) => Promise<Effect[]>;
    /** The count has come so far. */
    readonly onStep: (step: CountStep) => void;
    readonly onScore: (item: Counted) => void;
  },
): Promise<void> {
  const { board, motion, showing, effectsOf, onStep, onScore } = tools;
  // Where nothing takes time, the tray tells at once what the kinds brought.
  if (motion.hold(1) <= 0 || kinds.length === 0) return;
  await board?.show('all');
  for (const kind of kinds) {
    if (showing.isSkipped()) break;
    showing.beginPart();
    onStep({ kind, counted: 0, together: 0, isWhole: false });
    // Whoever looks at something of their own meanwhile is not torn away from it.
    await board?.show(cellsOf(kind, table), { largest: NEAREST, yields: true });
    const steps = stepsOf(kind.items);
    const time = Math.min(STEP.most, STEP.all / steps.length);
    let counted = 0;
    for (const step of steps) {
      if (showing.isPartSkipped()) break;
      counted += step.length;
      onStep({ kind, counted, together: step.length, isWhole: false });
      const newest = step.at(-1);
      if (newest !== undefined) onScore(newest);
      const shown = board?.animate(...(await Promise.all(step.map(effectsOf))).flat());
      await showing.pause(motion.hold(time));
      // One light after the other: the next step begins when this one is dark.
      board?.skip();
      await shown;
    }
    const last = kind.items.at(-1);
    if (last !== undefined) onScore(last);
    onStep({ kind, counted: kind.items.length, together: steps.at(-1)?.length ?? 0, isWhole: true });
    if (showing.isSkipped()) break;
    // Who skips a kind still reads what it brought, for as long as any other.
    if (showing.isPartSkipped()) showing.beginPart();
    await showing.pause(motion.hold(READING));
  }
}

/** Parts a kind into steps. Where it has more things than there is time for, several of one player are counted at once. */
export function stepsOf(items: readonly Counted[]): Counted[][] {
  for (let most = 1; ; most++) {
    const steps = inSteps(items, most);
    if (steps.length <= STEP.steps || most >= items.length) return steps;
  }
}

function inSteps(items: readonly Counted[], most: number): Counted[][] {
  const steps: Counted[][] = [];
  for (const item of items) {
    const step = steps.at(-1);
    if (step === undefined || step.length >= most || ownerOf(step[0]) !== ownerOf(item)) steps.push([item]);
    else step.push(item);
  }
  return steps;
}

const ownerOf = (item: Counted | undefined): number | undefined => item?.scored.players[0];

/** Where a kind lies: all segments of all that is counted of it. */
function cellsOf({ items }: CountedKind, table: TileTable) {
  return items.flatMap(({ scored: { because } }) => litFeature(table, because)?.members ?? [because]);
}
