import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { transformSync } from '@babel/core';
import { build } from 'esbuild';

import { ROOT } from '../root';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** The old Hermes of the npm package knows no classes; phones' builds lower them as well. */
const LOWERING = ['@babel/plugin-transform-classes', '@babel/plugin-transform-block-scoping'];

async function bundle(scale: number): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'src/cli/bench/workload.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    // Metro's minifier inlines constants as well, so this is what a phone runs.
    minifySyntax: true,
    alias: { '@': path.join(ROOT, 'src') },
    define: { BENCH_SCALE: String(scale) },
  });
  return outputFiles[0]?.text ?? '';
}

function lower(code: string): string {
  const plugins = LOWERING.map((name) => require.resolve(name, { paths: [ROOT] }));
  const lowered = transformSync(code, { configFile: false, babelrc: false, compact: false, plugins });
  return lowered?.code ?? '';
}

function runProgram(command: string, flags: readonly string[], code: string): Figure[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-bench-'));
  try {
    const file = path.join(folder, 'bench.js');
    writeFileSync(file, code);
    const output = execFileSync(command, [...flags, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Figure);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function measureV8(): Promise<Figure[]> {
  return runProgram(process.execPath, [], await bundle(1));
}

/** The VM that phones run, from npm; null where the package has none for this system. */
export async function measureHermes(): Promise<Figure[] | null> {
  const vm = path.join(ROOT, 'node_modules/hermes-engine-cli/linux64-bin/hermes');
  if (process.platform !== 'linux' || !existsSync(vm)) return null;
  chmodSync(vm, 0o755);
  return runProgram(vm, ['-O'], lower(await bundle(0.05)));
}
