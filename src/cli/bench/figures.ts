import { bundleProgram, runOnHermes, runOnV8 } from '../engines';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const WORKLOAD = 'src/cli/bench/workload.ts';
const THINKING = 'src/cli/bench/thinking.ts';
/** Decisions that are timed in each game. */
const THINKING_MOVES = 6;
/** The phone engine does this part of the work: rates are compared, not totals. */
const HERMES_SCALE = 0.05;

function readFigures(output: string): Figure[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Figure);
}

/** How long the players think about a move in the middle of a game. */
export async function measureThinking(): Promise<{ fast: Figure[]; phone: Figure[] | null }> {
  const program = await bundleProgram(THINKING, { THINKING_MOVES: String(THINKING_MOVES) });
  const output = runOnHermes(program);
  return { fast: readFigures(runOnV8(program)), phone: output === null ? null : readFigures(output) };
}

export async function measureV8(): Promise<Figure[]> {
  return readFigures(runOnV8(await bundleProgram(WORKLOAD, { BENCH_SCALE: '1' })));
}

/** Null where there is no Hermes VM. */
export async function measureHermes(): Promise<Figure[] | null> {
  const output = runOnHermes(await bundleProgram(WORKLOAD, { BENCH_SCALE: String(HERMES_SCALE) }));
  return output === null ? null : readFigures(output);
}
