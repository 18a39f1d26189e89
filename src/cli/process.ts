import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { inRoot, ROOT } from './root';

export interface Finished {
  readonly code: number;
  /** Both streams in the order they came. */
  readonly output: string;
}

/** As under `npm run`, so that it does not matter how we were started: Detox looks for Jest on the path. */
const searchPath = () => [inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(path.delimiter);

const children = new Set<ChildProcess>();

/**
 * Runs a program to its end and keeps what it says. It gets a process group of its own, so that ending it
 * ends what it started as well (Metro's workers, browsers).
 */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; onOutput?: (text: string) => void } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, PATH: searchPath(), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    children.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      const text = chunk.toString('utf8');
      output += text;
      options.onOutput?.(text);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      children.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a program of node_modules with the Node that runs us, whatever else is on the path. */
export function runPackage(
  bin: string,
  args: readonly string[],
  options: Parameters<typeof run>[2] = {},
): Promise<Finished> {
  // By its place, because a package may hide its programs from `require`.
  return run(process.execPath, [inRoot('node_modules', bin), ...args], options);
}

function endChildren(): void {
  for (const child of children) {
    if (child.pid === undefined) continue;
    try {
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/** On Ctrl-C or a kill: ends what was started, lets `farewell` finish, and leaves with `code`. */
export function onInterrupt(code: number, farewell: () => void | Promise<void> = () => undefined): void {
  let isLeaving = false;
  const leave = () => {
    if (isLeaving) return;
    isLeaving = true;
    endChildren();
    void Promise.resolve(farewell()).finally(() => process.exit(code));
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  process.on('SIGHUP', leave);
}
