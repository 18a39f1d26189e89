import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { isAtLeast, reasonToInstall } from '../../src/cli/lockfile.mjs';

const SOURCE = path.join(__dirname, '..', '..', 'src', 'cli');

test('versions compare by number, not by letter', () => {
  expect(isAtLeast('20.19.0', '20.19.0')).toBe(true);
  expect(isAtLeast('20.9.0', '20.19.0')).toBe(false);
  expect(isAtLeast('22.0.0', '20.19.0')).toBe(true);
  expect(isAtLeast('18.20.8', '20.19.0')).toBe(false);
});

describe('the reason to install', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/mac-only': { version: '1.0.0', integrity: 'y', optional: true },
    },
  };

  test('is absent when what is installed is what the lockfile says', () => {
    expect(reasonToInstall(lock, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } })).toBeNull();
  });

  test('is named when nothing, too little or something else is installed', () => {
    expect(reasonToInstall(lock, null)).toMatch(/no packages/);
    expect(reasonToInstall(lock, { packages: {} })).toBe('a is missing');
    expect(reasonToInstall(lock, { packages: { 'node_modules/a': { version: '1.0.1', integrity: 'z' } } })).toMatch(
      /^a is not the version/,
    );
  });
});

describe('a command in a clone', () => {
  let clone = '';

  /** A project of one command, with an npm that installs a stand-in for tsx. */
  function makeClone(engines: string): void {
    clone = mkdtempSync(path.join(os.tmpdir(), 'terreno-bootstrap-'));
    mkdirSync(path.join(clone, 'src', 'cli'), { recursive: true });
    for (const name of ['bootstrap.mjs', 'lockfile.mjs']) {
      cpSync(path.join(SOURCE, name), path.join(clone, 'src', 'cli', name));
    }
    // No types in it, so that Node runs it without the real tsx.
    writeFileSync(path.join(clone, 'src', 'cli', 'hello.ts'), '');
    writeFileSync(path.join(clone, 'package.json'), JSON.stringify({ engines: { node: engines } }));
    const packages = { 'node_modules/tsx': { version: '1.0.0', integrity: 'x' } };
    writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
    const entry = `console.log('tsx with', process.argv.slice(2).join(' ')); process.exit(0)`;
    writeFileSync(
      path.join(clone, 'npm-cli.js'),
      `const fs = require('fs');
       fs.mkdirSync('node_modules/tsx', { recursive: true });
       fs.writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(JSON.stringify({ packages }))});
       fs.writeFileSync('node_modules/tsx/package.json', '{"main":"index.js"}');
       fs.writeFileSync('node_modules/tsx/index.js', ${JSON.stringify(entry)});
       console.log('npm', process.argv.slice(2).join(' '));`,
    );
  }

  const start = (...args: string[]) =>
    spawnSync(process.execPath, ['src/cli/bootstrap.mjs', ...args], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: path.join(clone, 'npm-cli.js') },
    });

  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  test('an old Node is told so in one line', () => {
    makeClone('>=99.0.0');
    const { status, stdout, stderr } = start('hello');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(`Terreno needs Node 99.0.0 or newer, and this is Node ${process.versions.node}.\n`);
  });

  test('the first start installs, the second does not, and stdout belongs to the command', () => {
    makeClone('>=18.0.0');
    const first = start('hello', '--seed', '7');
    expect(first.stderr).toContain('npm ci');
    expect(first.stdout).toBe('tsx with --seed 7\n');
    const second = start('hello');
    expect(second.stderr).toBe('');
    expect(second.status).toBe(0);
  });

  test('a lockfile that moved on installs again', () => {
    makeClone('>=18.0.0');
    start('hello');
    const packages = { 'node_modules/tsx': { version: '2.0.0', integrity: 'y' } };
    writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
    expect(start('hello').stderr).toContain('tsx is not the version of the lockfile');
  });

  test('an unknown command is refused', () => {
    makeClone('>=18.0.0');
    expect(start('../../etc')).toMatchObject({ status: 1, stderr: "There is no command '../../etc' in src/cli.\n" });
  });
});
