import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { readRun, runFile } from '../../../e2e/phone/driver/report';
import { type Phone, PHONES } from '../phone/bundles';
import { runPackage } from '../process';
import { inRoot } from '../root';
import { readJestReport } from './jestReport';
import type { StepResult } from './step';
import { ownWorklets } from './worklets';

/** Frames make much that is soon forgotten: a young generation this large, in MB, spares a tenth of the time. */
const YOUNG = 64;

/** Plays the suite on the phone host of one platform. */
async function playOn(phone: Phone): Promise<StepResult> {
  const report = inRoot('.cache', 'check', `phone-${phone}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  rmSync(runFile(phone), { force: true });
  const run = await runPackage(
    'detox/local-cli/cli.js',
    ['test', '-c', `phone.${phone}`, '--', '--ci', '--json', `--outputFile=${report}`],
    { env: { NO_COLOR: '1', FORCE_COLOR: '0', NODE_OPTIONS: `--max-semi-space-size=${YOUNG}` } },
  );
  return readJestReport(report, run);
}

/** Worklets of ours that no finger and no frame has made run: nobody knows whether they survive on a phone. */
function idleWorklets(phone: Phone): { total: number; idle: string[] } {
  const ran = readRun(phone);
  const own = ownWorklets(phone).filter(({ realm, isInner }) => realm === 'ui' && !isInner);
  const idle = own.filter(({ hash }) => !ran.has(hash)).map(({ file, line, name }) => `${file}:${line} ${name}`);
  return { total: own.length, idle };
}

/** Whole games by fingers on both bundles, side by side, and then whether every worklet has run. */
export async function playOnPhones(): Promise<StepResult> {
  const results = await Promise.all(PHONES.map(playOn));
  const sum = (of: (result: StepResult) => number) => results.reduce((total, result) => total + of(result), 0);
  const counted = PHONES.map((phone) => ({ phone, ...idleWorklets(phone) }));
  const idle = counted.flatMap(({ phone, idle: lines }) => lines.map((line) => `${phone}: ${line} has never run`));
  const words = counted.map(
    ({ phone, total, idle: lines }) => `${total - lines.length} of ${total} worklets on ${phone}`,
  );
  return {
    passed: sum(({ passed }) => passed) + (idle.length === 0 ? 1 : 0),
    failed: sum(({ failed }) => failed) + (idle.length === 0 ? 0 : 1),
    note: words.join(', '),
    output: [...results.map(({ output }) => output ?? ''), ...idle].join('\n'),
  };
}
