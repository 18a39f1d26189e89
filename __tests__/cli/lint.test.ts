import { ESLint, type Linter } from 'eslint';
import path from 'node:path';

const config = jest.requireActual<Linter.Config[]>('../../eslint.config.js');
const ROOT = path.join(__dirname, '..', '..');
// Given as an object, since ESLint would load the file in a way that Jest's sandbox does not allow.
const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig: config });

/**
 * Lints `code` as if it were the content of `file`. The file must exist, because the compiler, which some rules
 * ask, knows only the files of the project; what it holds does not matter.
 */
async function errorsIn(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return (result?.messages ?? [])
    .filter((message) => message.severity === 2)
    .map((message) => message.ruleId ?? 'parse');
}

const CORE = 'src/core/result.ts';
const GAMES = 'src/games/classic/tiles.ts';
const PLATFORM = 'src/platform/serviceWorker.ts';
const CLI = 'src/cli/root.ts';

jest.setTimeout(60_000);

test('a clean file of the core passes', async () => {
  expect(await errorsIn(CORE, 'export const double = (n: number): number => 2 * n;\n')).toEqual([]);
});

test.each([
  ['React', `import { useState } from 'react';\nexport const a = useState;\n`],
  ['React Native', `import { View } from 'react-native';\nexport const a = View;\n`],
  ['an Expo module', `import { getLocales } from 'expo-localization';\nexport const a = getLocales;\n`],
  ['Skia', `export { Skia } from '@shopify/react-native-skia';\n`],
  ['zustand', `import { create } from 'zustand';\nexport const a = create;\n`],
  ['the device store', `import a from '@react-native-async-storage/async-storage';\nexport { a };\n`],
  ['a module of Node', `import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n`],
  ['React, on demand', `export const a = () => import('react');\n`],
])('the core may not import %s', async (_name, code) => {
  expect(await errorsIn(CORE, code)).toContain('terreno/layers');
});

test.each([
  ['Math.random', 'export const a = Math.random();\n', 'no-restricted-properties'],
  ['Math.random taken apart', 'export const { random } = Math;\n', 'no-restricted-properties'],
  ['Date.now', 'export const a = Date.now();\n', 'no-restricted-globals'],
  ['new Date', 'export const a = new Date();\n', 'no-restricted-globals'],
  ['performance.now', 'export const a = performance.now();\n', 'no-restricted-globals'],
  ['setTimeout', 'setTimeout(() => undefined, 1);\n', 'no-restricted-globals'],
  ['process', 'export const a = process.env;\n', 'no-restricted-globals'],
  ['console', 'console.log(1);\n', 'no-restricted-globals'],
])('the games may not use %s', async (_name, code, rule) => {
  expect(await errorsIn(GAMES, code)).toContain(rule);
});

test.each(['src/core/result.ts', 'src/ai/random.ts', 'src/book/types.ts', 'src/lessons/types.ts'])(
  'neither may any other pure folder: %s',
  async (file) => {
    const errors = await errorsIn(file, 'export const a = Math.random() + Date.now();\n');
    expect(errors).toEqual(expect.arrayContaining(['no-restricted-properties', 'no-restricted-globals']));
  },
);

test.each([
  [CORE, 'games', `export { a } from '@/games/classic';\n`],
  [CORE, 'games, by a relative path', `export { a } from '../games/classic';\n`],
  [CORE, 'games, for a type only', `export type { A } from '@/games/classic';\n`],
  [GAMES, 'ai', `export { a } from '@/ai/search';\n`],
  [GAMES, 'ui', `export { a } from '@/ui/look/tokens';\n`],
  [PLATFORM, 'features', `export { a } from '@/features/home';\n`],
  [PLATFORM, 'app', `export { a } from '../../app/index';\n`],
  [CLI, 'features', `export { a } from '@/features/home';\n`],
])('%s may not import upward from %s', async (file, _target, code) => {
  expect(await errorsIn(file, code)).toContain('terreno/layers');
});

test('downward imports pass', async () => {
  expect(await errorsIn(GAMES, `export { ok } from '@/core/result';\n`)).toEqual([]);
  expect(await errorsIn(CLI, `export { ok } from '../core/result';\n`)).toEqual([]);
});

test('no any, no silenced compiler', async () => {
  expect(await errorsIn(CORE, 'export const a = (n: any) => n;\n')).toContain('@typescript-eslint/no-explicit-any');
  expect(await errorsIn(CORE, '// @ts-ignore\nexport const a = 1;\n')).toContain('@typescript-eslint/ban-ts-comment');
});

test('a non-null assertion says why it holds', async () => {
  const rule = 'terreno/explained-non-null';
  const bare = 'export const first = (list: number[]): number => list[0]!;\n';
  expect(await errorsIn(CORE, bare)).toContain(rule);
  expect(await errorsIn(CORE, `// Callers never pass an empty list.\n${bare}`)).toEqual([]);
  expect(await errorsIn(CORE, bare.replace(';\n', '; // never empty\n'))).toEqual([]);
  const head = '// non-null: every index comes from a loop over the same array.\n';
  expect(await errorsIn(CORE, `${head}export const n = 1;\n\n${bare}`)).toEqual([]);
});

test('a rule is switched off only with a reason', async () => {
  const code = 'export const a = (n: any) => n; // eslint-disable-line @typescript-eslint/no-explicit-any';
  expect(await errorsIn(CORE, `${code}\n`)).toEqual(['terreno/described-disable']);
  expect(await errorsIn(CORE, `${code} -- the library types it so\n`)).toEqual([]);
});

test('what the engine of the phones lacks is an error', async () => {
  expect(await errorsIn(PLATFORM, 'export const a = [2, 1].toSorted();\n')).toContain('no-restricted-syntax');
  expect(await errorsIn(PLATFORM, 'export const a = structuredClone({});\n')).toContain('no-restricted-syntax');
});

test('a forgotten promise and a forgotten case are errors', async () => {
  expect(await errorsIn(PLATFORM, 'export const a = () => { Promise.resolve(1); };\n')).toContain(
    '@typescript-eslint/no-floating-promises',
  );
  const code = `export function f(x: 'a' | 'b'): void { switch (x) { case 'a': break; } }\n`;
  expect(await errorsIn(PLATFORM, code)).toContain('@typescript-eslint/switch-exhaustiveness-check');
});

test('only the overlay host may show a native layer', async () => {
  const code = `import { Modal } from 'react-native';\nexport const a = Modal;\n`;
  expect(await errorsIn('src/ui/frame/Sheet.tsx', code)).toContain('no-restricted-imports');
  expect(await errorsIn('src/ui/overlay/OverlayHost.tsx', code)).toEqual([]);
});

test.each(['Animated', 'PanResponder', 'LayoutAnimation'])('nothing moves on the JS thread with %s', async (name) => {
  const code = `import { ${name} } from 'react-native';\nexport const a = ${name};\n`;
  expect(await errorsIn('src/ui/frame/Sheet.tsx', code)).toContain('no-restricted-imports');
  expect(await errorsIn('src/ui/overlay/OverlayHost.tsx', code)).toContain('no-restricted-imports');
});

test.each(['withTiming(1)', 'withTiming(1, { duration: 9 })', 'withDecay({ velocity: 9 })'])(
  'no animation asks the device once more how much may move: %s',
  async (call) => {
    const code = `import { withDecay, withTiming } from 'react-native-reanimated';\nexport const a = [withDecay, withTiming, ${call}];\n`;
    expect(await errorsIn('src/board/HeldTile.tsx', code)).toContain('no-restricted-syntax');
    const asked = code
      .replace(call, 'withTiming(1, timing(9))')
      .replace('\n', `\nimport { timing } from '@/ui/look/timing';\n`);
    expect(await errorsIn('src/board/HeldTile.tsx', asked)).toEqual([]);
  },
);

test('only the room for it announces to readers', async () => {
  const code = `import { AccessibilityInfo } from 'react-native';\nAccessibilityInfo.announceForAccessibility('a');\n`;
  expect(await errorsIn('src/ui/frame/Sheet.tsx', code)).toContain('no-restricted-properties');
  expect(await errorsIn('src/platform/announce.ts', code)).toEqual([]);
});

test('pictures go through the one component that does not let Android fade them in', async () => {
  const code = `import { Image } from 'react-native';\nexport const a = Image;\n`;
  expect(await errorsIn(PLATFORM, code)).toContain('no-restricted-imports');
  expect(await errorsIn('src/ui/drawing/Picture.tsx', code)).toEqual([]);
});

const TILES = 'src/features/tiles/PlayScreen.tsx';

test.each([
  ['a room that stands above it', TILES, `export { a } from '@/features/replay/ReplayScreen';\n`],
  ['the same by a relative path', TILES, `export { a } from '../rows';\n`],
  [
    'the inside of another room',
    'src/features/home/HomeScreen.tsx',
    `export { a } from '@/features/tiles/tray/Tray';\n`,
  ],
  ['the inside of a game', TILES, `export { a } from '@/games/tiles/position';\n`],
  ['a room that nobody has placed', TILES, `export { a } from '@/features/attic/a';\n`],
])('a room of features may not enter %s', async (_name, file, code) => {
  expect(await errorsIn(file, code)).toContain('terreno/rooms');
});

test('a room of features is entered by its doors, from above', async () => {
  expect(await errorsIn('src/features/replay/ReplayScreen.tsx', `export { rowOf } from '@/features/rows';\n`)).toEqual(
    [],
  );
  expect(await errorsIn(TILES, `export { Tray } from './tray/Tray';\n`)).toEqual([]);
  expect(await errorsIn(TILES, `export { TileTable } from '@/games/tiles';\n`)).toEqual([]);
  expect(await errorsIn('src/ai/random.ts', `export { TilePosition } from '@/games/tiles/position';\n`)).toEqual([]);
});

test.each([
  ['compared with', `export const f = (game: string): boolean => game === 'settlers';\n`],
  ['compared the other way', `export const f = (game: string): boolean => 'solo' != game;\n`],
  [
    'a case',
    `export function f(game: string): number { switch (game) { case 'classic': return 1; default: return 0; } }\n`,
  ],
  ['its position asked for', `class XPosition {}\nexport const f = (a: unknown): boolean => a instanceof XPosition;\n`],
  [
    'cast to its position',
    `interface XPosition { a: 1 }\nexport const f = (a: unknown): XPosition => a as XPosition;\n`,
  ],
])('outside games, tools and rows no game is %s', async (_name, code) => {
  expect(await errorsIn(TILES, code)).toContain('no-restricted-syntax');
  expect(await errorsIn('src/match/store.ts', code)).toContain('no-restricted-syntax');
  expect(await errorsIn('src/features/rows/index.ts', code)).not.toContain('no-restricted-syntax');
  expect(await errorsIn('src/games/index.ts', code)).not.toContain('no-restricted-syntax');
});
