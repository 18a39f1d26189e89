import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { run, runPackage } from '../process';
import { inRoot } from '../root';
import type { Figure } from './figures';

const RUNS = 3;
/** V8 as an interpreter: `--jitless` would also switch WebAssembly off, which lays out and paints on that phone. */
const INTERPRETED = ['--no-opt', '--no-sparkplug'];
const ENVIRONMENT = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NODE_ENV: 'production' };

interface Start {
  readonly evaluated: number;
  readonly home: number;
  readonly views: number;
}

/** The bundle of a release for Android, as JavaScript. */
async function exportBundle(folder: string): Promise<string> {
  const flags = ['--platform', 'android', '--no-minify', '--no-bytecode', '--output-dir', folder];
  const exported = await runPackage('expo/bin/cli', ['export', ...flags], { env: ENVIRONMENT });
  if (exported.code !== 0) throw new Error(exported.output);
  const scripts = path.join(folder, '_expo/static/js/android');
  const [entry] = readdirSync(scripts).filter((name) => name.startsWith('entry-'));
  if (entry === undefined) throw new Error('the export has no bundle');
  return path.join(scripts, entry);
}

async function startOnce(bundle: string): Promise<Start> {
  const program = inRoot('src/cli/bench/phoneStart.ts');
  const { code, output } = await run(process.execPath, [...INTERPRETED, '--import', 'tsx', program, bundle]);
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (code !== 0 || line === undefined) throw new Error(output);
  return JSON.parse(line) as Start;
}

/**
 * What starting the app costs: the production bundle in the phone of `e2e/phone`. The VM of Hermes that npm has cannot
 * run it (it knows no classes, no private fields), so the figures are for comparing one commit with another.
 */
export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-start-'));
  try {
    const bundle = await exportBundle(folder);
    const starts: Start[] = [];
    for (let round = 0; round < RUNS; round++) starts.push(await startOnce(bundle));
    const least = (pick: (start: Start) => number) => Math.min(...starts.map(pick));
    return [
      { name: 'bundle evaluated', value: least(({ evaluated }) => evaluated), unit: 'ms' },
      { name: 'from there to the first commit of home', value: least(({ home }) => home), unit: 'ms' },
      { name: 'native views of home', value: least(({ views }) => views), unit: 'views' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
