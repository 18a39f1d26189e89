import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/*
 * The site is built once, and again when what is there is not what was built. The export itself, which takes minutes, is
 * played by a stand-in that writes a page.
 */

const root = mkdtempSync(path.join(os.tmpdir(), 'terreno-build-'));
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const exported: string[] = [];
let isWorking = true;

jest.doMock('@/cli/root', () => ({ ROOT: root, inRoot }));
jest.doMock('@/cli/web/wasm', () => ({ copyCanvasKit: () => undefined }));
jest.doMock('@/cli/web/fingerprint', () => ({ fingerprint: () => 'these sources' }));
jest.doMock('@/cli/exportApp', () => ({
  exportApp: async (_platforms: readonly string[], folder: string) => {
    exported.push(folder);
    if (!isWorking) return { code: 1, output: 'no' };
    mkdirSync(path.join(folder, '_expo'), { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), `<html><head></head><body>${exported.length}</body></html>`);
    return { code: 0, output: '' };
  },
}));

const { buildWeb, SITE } = jest.requireActual<typeof import('@/cli/web/build')>('@/cli/web/build');
const page = () => /<body>(\d)/.exec(readFileSync(path.join(SITE, 'index.html'), 'utf8'))?.[1];

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a site is built once from the same sources, again when a byte of it is damaged, and stays when a build fails', async () => {
  expect(await buildWeb()).toEqual({ ok: true, isNew: true });
  expect(await buildWeb()).toEqual({ ok: true, isNew: false });
  expect([exported.length, page()]).toEqual([1, '1']);

  appendFileSync(path.join(SITE, 'index.html'), ' ');
  isWorking = false;
  expect(await buildWeb()).toEqual({ ok: false, output: 'no' });
  expect(page()).toBe('1');
  isWorking = true;
  expect(await buildWeb()).toEqual({ ok: true, isNew: true });
  expect([exported.length, page()]).toEqual([3, '3']);
  expect(existsSync(inRoot('.cache', 'web-before'))).toBe(false);
});
