/**
 * The engines that run a script here. The Hermes among them is 0.12 (bytecode 89), years older than the one of React Native
 * 0.86 (bytecode 98), and it forgives what that one does not: its figures of speed are worth something, its verdict on
 * correctness is not. No package on npm holds a newer VM: `hermes-engine-cli` ends at 0.12 and `hermes-engine` at 0.11,
 * `hermesvm` is bytecode 59, `hermes-compiler` has the release's compiler for this system and says itself that it does not
 * execute, and the packages of React Native hold neither sources of the engine nor libraries of it. Debian has none either.
 * So speed is measured on 0.12, the release's compiler reads the release's bundles (`src/cli/phone`), and what a program
 * does is judged on V8.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { transformSync } from '@babel/core';
import { build } from 'esbuild';

import { ROOT } from './root';

/** The old Hermes of the npm package knows no classes; phones' builds lower them as well. */
const LOWERING = ['@babel/plugin-transform-classes', '@babel/plugin-transform-block-scoping'];
/** What that VM lacks and the engine of the phones has. */
const MISSING = 'Array.prototype.at = function (i) { return this[i < 0 ? this.length + i : i]; };\n';

/** A TypeScript program and all it imports as one script without imports, for any JavaScript engine. */
export async function bundleProgram(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    // Metro's minifier inlines constants as well, so this is what a phone runs.
    minifySyntax: true,
    alias: { '@': path.join(ROOT, 'src') },
    define,
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs a script on the engine of this Node. */
export function runOnV8(code: string): string {
  return runScript(process.execPath, [], code);
}

/** Runs a script on the VM that phones use, from npm; null where the package has none for this system. */
export function runOnHermes(code: string): string | null {
  const vm = path.join(ROOT, 'node_modules/hermes-engine-cli/linux64-bin/hermes');
  if (process.platform !== 'linux' || !existsSync(vm)) return null;
  chmodSync(vm, 0o755);
  const plugins = LOWERING.map((name) => require.resolve(name, { paths: [ROOT] }));
  const lowered = transformSync(code, { configFile: false, babelrc: false, compact: false, plugins });
  return runScript(vm, ['-O'], MISSING + (lowered?.code ?? ''));
}

function runScript(command: string, flags: readonly string[], code: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-engine-'));
  try {
    const file = path.join(folder, 'script.js');
    writeFileSync(file, code);
    return execFileSync(command, [...flags, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
