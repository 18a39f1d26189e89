import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ensureChromium, findChromium } from '@/cli/check/chromium';

/** A machine of our own: its only programs are those we put into this folder. */
const machine = mkdtempSync(path.join(os.tmpdir(), 'terreno-path-'));
const before = { PATH: process.env.PATH, CHROMIUM: process.env.CHROMIUM };

function addProgram(name: string, script: string): string {
  const file = path.join(machine, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

beforeEach(() => {
  process.env.PATH = machine;
  delete process.env.CHROMIUM;
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['apt-get', 'chromium', 'google-chrome']) rmSync(path.join(machine, name), { force: true });
});

afterAll(() => {
  rmSync(machine, { recursive: true, force: true });
  process.env.PATH = before.PATH;
  if (before.CHROMIUM !== undefined) process.env.CHROMIUM = before.CHROMIUM;
});

test('a browser on the path is found, whatever it is called', () => {
  expect(findChromium()).toBeNull();
  const chrome = addProgram('google-chrome', '');
  expect(findChromium()).toBe(chrome);
  const chromium = addProgram('chromium', '');
  expect(findChromium()).toBe(chromium);
});

test('a browser named in CHROMIUM is the only one considered', () => {
  addProgram('chromium', '');
  process.env.CHROMIUM = process.execPath;
  expect(findChromium()).toBe(process.execPath);
  process.env.CHROMIUM = path.join(machine, 'no-such-browser');
  expect(findChromium()).toBeNull();
});

test("root gets Debian's package", async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  const target = path.join(machine, 'chromium');
  addProgram('apt-get', `[ "$1" = install ] && echo > ${target} && /bin/chmod 755 ${target}`);
  expect(await ensureChromium()).toEqual({ ok: true, path: target });
});

test('anybody else is told what to install', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
  addProgram('apt-get', 'echo must not be called; exit 1');
  expect(await ensureChromium()).toEqual({
    ok: false,
    advice: expect.stringContaining('sudo apt-get install chromium') as string,
  });
});

test('an install that fails is told as well', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  addProgram('apt-get', 'exit 100');
  expect((await ensureChromium()).ok).toBe(false);
});
