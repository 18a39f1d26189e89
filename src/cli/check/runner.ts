import type { Step, StepResult } from './step';

/** A failure's output is cut to its last lines: what went wrong is said at the end. */
const TAIL = 80;

const write = (text: string) => process.stdout.write(`${text}\n`);

function tail(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const kept = lines.slice(-TAIL);
  return lines.length > TAIL ? [`… ${lines.length - TAIL} lines before`, ...kept] : kept;
}

function describe(result: StepResult): string {
  const count = result.passed + result.failed;
  if (count <= 1) return result.note ?? '';
  const words = result.failed > 0 ? `${result.passed} passed, ${result.failed} failed` : `${result.passed} passed`;
  return result.note === undefined ? words : `${words}, ${result.note}`;
}

async function runOne(step: Step): Promise<StepResult> {
  const started = Date.now();
  const result = await step.run().catch((error: unknown): StepResult => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const mark = result.failed > 0 ? '✗' : '✓';
  write(`${mark} ${step.name.padEnd(30)} ${seconds.padStart(6)} s   ${describe(result)}`.trimEnd());
  for (const line of result.details ?? []) write(`    ${line}`);
  if (result.failed > 0) for (const line of tail(result.output ?? '')) write(`    ${line}`);
  return result;
}

/** Says what is being waited for, so that a silent minute is not taken for a hang. */
function heartbeat(running: ReadonlySet<string>): () => void {
  const timer = setInterval(() => {
    if (running.size > 0) process.stderr.write(`  … ${[...running].join(', ')}\n`);
  }, 30_000);
  return () => clearInterval(timer);
}

/**
 * Runs all steps whatever happens, so that one run shows all that is broken. Light steps go two abreast, heavy
 * ones alone, since they use every core by themselves.
 */
export async function runSteps(steps: readonly Step[]): Promise<{ passed: number; failed: number; broken: string[] }> {
  const total = { passed: 0, failed: 0, broken: [] as string[] };
  const running = new Set<string>();
  const stop = heartbeat(running);
  const work = async (queue: Step[]) => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      running.add(step.name);
      const result = await runOne(step);
      running.delete(step.name);
      total.passed += result.passed;
      total.failed += result.failed;
      if (result.failed > 0) total.broken.push(step.name);
    }
  };
  const light = steps.filter((step) => step.isLight);
  await Promise.all([work(light), work(light)]);
  await work(steps.filter((step) => !step.isLight));
  stop();
  return total;
}
