import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { mayOwnCodeName, mayPackagesName } from '@/cli/phone/globals';
import { compileBytecode, readUndeclared } from '@/cli/phone/hermesc';
import { objectionToOwn, objectionToWorklet } from '@/cli/phone/inspection';
import { isOwn, modulesOf } from '@/cli/phone/modules';
import { workletCodes } from '@/cli/phone/workletCode';

jest.setTimeout(60_000);

const WRAPPER = '__d(function (global, require) {';
const BUNDLE = [
  'var first = 1;',
  WRAPPER,
  '  one();',
  '},0,[]);',
  WRAPPER,
  '  helper();',
  '  two();',
  '  two();',
  '},1,[]);',
];
/** Lines 3 and 6 of the bundle are `a.ts`; 7 and 8 are `b.ts`; nothing else has a place. */
const MAP = {
  version: 3,
  file: 'bundle.js',
  sources: ['/src/a.ts', '/node_modules/b.ts'],
  sourcesContent: [],
  names: [],
  sourceRoot: '',
  mappings: ';;EAAA;;;EAAA;ECAA;EAAA',
};

test('a bundle comes apart into modules that know their files', () => {
  const modules = modulesOf(BUNDLE.join('\n'), MAP);
  expect(modules.map(({ file, line }) => [file, line])).toEqual([
    ['src/a.ts', 2],
    ['node_modules/b.ts', 5],
  ]);
  expect(modules[0]?.code).toBe([WRAPPER, '  one();', '},0,[]);'].join('\n'));
  expect(modules.map(({ file }) => isOwn(file))).toEqual([true, false]);
});

test('the warnings of the compiler are read by name and line', () => {
  const output = 'a/b.js:12:3: warning: the variable "Foo" was not declared in function "x"\n  Foo();\n  ^~~\n';
  expect(readUndeclared(output)).toEqual([{ name: 'Foo', line: 12 }]);
  expect(readUndeclared('a/b.js:1:1: warning: Direct call to eval()')).toEqual([]);
});

test('what packages may name is not ours to name', () => {
  expect(mayOwnCodeName('setTimeout')).toBe(true);
  expect(mayOwnCodeName('HTMLElement')).toBe(false);
  expect(mayPackagesName('HTMLElement')).toBe(true);
  expect(mayPackagesName('toString')).toBe(false);
  expect(objectionToOwn({ name: 'btoa', line: 1 }, { file: 'src/a.ts', code: '', line: 1 })).toMatch(
    'src/a.ts uses btoa',
  );
});

describe('the compiler of the release', () => {
  let folder = '';
  beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-hermesc-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function undeclaredIn(code: string, isStrict: boolean) {
    const script = path.join(folder, 'script.js');
    writeFileSync(script, code);
    const compiled = await compileBytecode(script, path.join(folder, 'script.hbc'), isStrict);
    if (!compiled.ok) throw new Error(compiled.output);
    return compiled.undeclared;
  }

  test('names a variable that nobody declares', async () => {
    expect(await undeclaredIn('"use strict";\nvar a = 1;\nfunction f() { return a + missing; }', false)).toEqual([
      { name: 'missing', line: 3 },
    ]);
  });

  test('refuses what is no script', async () => {
    const script = path.join(folder, 'broken.js');
    writeFileSync(script, 'var = 1;');
    expect((await compileBytecode(script, path.join(folder, 'broken.hbc'))).ok).toBe(false);
  });

  test('sees a default parameter of a worklet that names a constant of its module', async () => {
    const text =
      'function softly_geometryTs15(value,slack=SLACK){const{SLACK}=this.__closure;return value*slack*SLACK;}';
    const module = {
      file: 'src/board/geometry.ts',
      line: 1,
      code: `var _worklet_12_init_data = {\n  code: ${JSON.stringify(text)}\n};`,
    };
    const [worklet] = workletCodes(module);
    expect(worklet).toEqual({ file: module.file, name: 'softly_geometryTs15', hash: 12, code: `(${text});` });
    const undeclared = await undeclaredIn(worklet?.code ?? '', true);
    expect(undeclared).toEqual([{ name: 'SLACK', line: 1 }]);
    expect(undeclared.map((each) => objectionToWorklet(each, worklet))).toEqual([
      'src/board/geometry.ts: the worklet softly_geometryTs15 uses SLACK, which nobody declares on the UI runtime',
    ]);
  });
});
