import { verifyTrace } from '@/games/trace';
import { readArguments, refuse } from './arguments';
import { readJsonFile } from './json';

/** What is to be said of one file, and whether it passed. */
function judge(file: string): { isOk: boolean; line: string } {
  const trace = readJsonFile(file);
  if (!trace.ok) return { isOk: false, line: `failed: ${trace.error}` };
  const verdict = verifyTrace(trace.value);
  if (verdict.ok) return { isOk: true, line: `ok: ${verdict.value.moves} moves` };
  const { move, problem } = verdict.error;
  return { isOk: false, line: move === null ? `failed: ${problem}` : `failed: move ${move}: ${problem}` };
}

/** Plays traces, whoever wrote them, through our own engine. */
function verify(): void {
  const { positionals: files } = readArguments({}, true);
  if (files.length === 0) refuse('Usage: npm run -s verify -- trace.json …');
  let failed = 0;
  for (const file of files) {
    const { isOk, line } = judge(file);
    if (!isOk) failed++;
    process.stdout.write(`${line} (${file})\n`);
  }
  process.stdout.write(`${files.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

verify();
