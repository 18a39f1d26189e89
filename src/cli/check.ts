import { parseArgs } from 'node:util';

import { runSteps } from './check/runner';
import { allSteps } from './check/steps';
import { onInterrupt } from './process';

async function check(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  onInterrupt(130);
  const steps = allSteps().filter((step) => step.isQuick || !values.quick);
  const started = Date.now();
  const { passed, failed, broken } = await runSteps(steps);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log('');
  if (broken.length > 0) console.log(`Broken: ${broken.join(', ')}`);
  console.log(`${steps.length} steps in ${minutes} min`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

check().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
