import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { meets, objectionsOfExpoGo } from '@/cli/check/expoGo';
import { readJestReport } from '@/cli/check/jestReport';
import { runSteps } from '@/cli/check/runner';
import { failure, pass, type Step } from '@/cli/check/step';

describe('the runner', () => {
  let printed = '';
  beforeEach(() => {
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const step = (name: string, run: Step['run'], isLight = false): Step => ({ name, isQuick: true, isLight, run });

  test('stops at nothing and adds everything up', async () => {
    const total = await runSteps([
      step('broken', async () => failure('the reason')),
      step('thrown', () => Promise.reject(new Error('a bug'))),
      step('suite', async () => ({ passed: 40, failed: 2, output: 'two' })),
      step('light', async () => pass(), true),
    ]);
    expect(total).toEqual({ passed: 41, failed: 4, broken: ['broken', 'thrown', 'suite'] });
    expect(printed).toContain('✓ light');
    expect(printed).toContain('✗ broken');
    expect(printed).toContain('    the reason');
    expect(printed).toContain('a bug');
    expect(printed).toContain('40 passed, 2 failed');
  });

  test('shows the end of a long output', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `line ${i}`).join('\n');
    await runSteps([step('long', async () => failure(lines))]);
    expect(printed).toContain('line 199');
    expect(printed).not.toContain('line 100\n');
  });

  test('keeps heavy steps apart and lets two light ones go together', async () => {
    let running = 0;
    const most = { light: 0, heavy: 0 };
    const busy = (kind: 'light' | 'heavy') => async () => {
      most[kind] = Math.max(most[kind], ++running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running--;
      return pass();
    };
    await runSteps([
      step('h1', busy('heavy')),
      step('l1', busy('light'), true),
      step('l2', busy('light'), true),
      step('l3', busy('light'), true),
      step('h2', busy('heavy')),
    ]);
    expect(most).toEqual({ light: 2, heavy: 1 });
  });
});

describe("Jest's report", () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'terreno-report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (report: object | null, code: number) => {
    const file = path.join(folder, 'report.json');
    if (report !== null) writeFileSync(file, JSON.stringify(report));
    return readJestReport(file, { code, output: 'what Jest said' });
  };
  const green = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };

  test('counts what passed', () => {
    expect(read(green, 0)).toEqual({ passed: 3, failed: 0 });
  });

  test('counts a suite that does not load as a failure, and names it', () => {
    const testResults = [{ name: 'x.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }];
    const result = read({ ...green, numRuntimeErrorTestSuites: 1, testResults }, 1);
    expect(result).toMatchObject({ passed: 3, failed: 1, output: expect.stringContaining('no such module') });
  });

  test('counts missing coverage as a failure though every test passed', () => {
    expect(read(green, 1)).toMatchObject({ passed: 3, failed: 1, output: 'what Jest said' });
  });

  test('is a failure when there is none', () => {
    expect(read(null, 1)).toMatchObject({ passed: 0, failed: 1, output: 'what Jest said' });
  });
});

describe('Expo Go', () => {
  const table = { 'react-native-svg': '15.15.4', 'expo-font': '~57.0.4', 'expo-dev-client': '~57.0.19' };

  test('versions meet exact, tilde and caret ranges', () => {
    expect(meets('15.15.4', '15.15.4')).toBe(true);
    expect(meets('15.15.5', '15.15.4')).toBe(false);
    expect(meets('57.0.9', '~57.0.4')).toBe(true);
    expect(meets('57.0.3', '~57.0.4')).toBe(false);
    expect(meets('57.1.0', '~57.0.4')).toBe(false);
    expect(meets('15.4.0', '^15.0.2')).toBe(true);
    expect(meets('16.0.0', '^15.0.2')).toBe(false);
  });

  test('carries what its table says', () => {
    const modules = [
      { name: 'expo', version: '57.0.26' },
      { name: 'react-native-svg', version: '15.15.4' },
      { name: 'expo-font', version: '57.0.7' },
    ];
    expect(objectionsOfExpoGo(modules, table)).toEqual([]);
  });

  test('objects to foreign native code, to wrong versions and to what needs a build', () => {
    const modules = [
      { name: 'react-native-mmkv', version: '4.0.0' },
      { name: 'react-native-svg', version: '16.0.0' },
      { name: 'expo-dev-client', version: '57.0.19' },
    ];
    expect(objectionsOfExpoGo(modules, table)).toEqual([
      'react-native-mmkv has native code that is not part of Expo Go',
      'react-native-svg is 16.0.0, but Expo Go carries 15.15.4',
      'expo-dev-client has native code that is not part of Expo Go',
    ]);
  });
});
