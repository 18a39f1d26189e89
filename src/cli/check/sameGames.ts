import { bundleProgram, runOnHermes, runOnV8 } from '../engines';
import { failure, pass, type StepResult } from './step';

const PROGRAM = 'src/cli/check/everyGame.ts';

/** The same seeds must give the same games, move for move, in the browser and on the engine of the phones. */
export async function playSameGames(): Promise<StepResult> {
  const code = await bundleProgram(PROGRAM);
  const here = runOnV8(code).trim().split('\n');
  const phone = runOnHermes(code);
  // Only the Linux package of Hermes has a VM; the hosted workflow runs on Linux as well.
  if (phone === null) return pass('no Hermes VM for this system');
  const there = phone.trim().split('\n');
  const different = here.findIndex((line, index) => line !== there[index]);
  if (different >= 0) return failure(`V8:     ${here[different]}\nHermes: ${there[different]}`);
  return pass(`${here.length} games alike`);
}
