import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { exportPhones } from '../phone/bundles';
import { type Finished, runPackage } from '../process';
import { inRoot } from '../root';
import { buildWeb } from '../web/build';
import { type Browser, ensureChromium } from './chromium';
import { describeCoverage } from './coverage';
import { objectionsOfExpoGo } from './expoGo';
import { exportNative } from './hermes';
import { readJestReport } from './jestReport';
import { linkedModules } from './nativeModules';
import { playOnPhones } from './phones';
import { prebuild } from './prebuild';
import { playSameGames } from './sameGames';
import { failure, pass, type Step, type StepResult } from './step';
import { checkWorklets } from './worklets';

const REPORTS = inRoot('.cache', 'check');
/** Patient, because a busy machine is no reason to fail. */
const JEST = ['--ci', '--maxWorkers=100%', '--testTimeout=60000'];
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' };

const verdict = (run: Finished): StepResult => (run.code === 0 ? pass() : failure(run.output));

function typeCheck(platform: string): Step {
  return {
    name: `types: ${platform}`,
    isQuick: true,
    isLight: true,
    run: async () => verdict(await runPackage('typescript/bin/tsc', ['-p', `src/cli/typecheck/${platform}.json`])),
  };
}

async function jest(project: string, args: string[] = [], env: Record<string, string> = {}): Promise<StepResult> {
  const report = `${REPORTS}/${project}.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const run = await runPackage(
    'jest/bin/jest',
    ['--selectProjects', project, ...JEST, '--json', `--outputFile=${report}`, ...args],
    { env: { ...PLAIN, ...env } },
  );
  return readJestReport(report, run);
}

/** Tools, and games in great numbers: watched line by line they take four times as long, and show no line that others do not. */
const UNWATCHED = '__tests__/(cli|properties)/|/oracle\\.test\\.ts$';

async function rulesAndSearch(): Promise<StepResult> {
  const folder = `${REPORTS}/coverage`;
  rmSync(folder, { recursive: true, force: true });
  const reporters = ['json-summary', 'text'].map((name) => `--coverageReporters=${name}`);
  const watched = ['--coverage', `--coverageDirectory=${folder}`, ...reporters];
  const result = await jest('pure', ['--testPathIgnorePatterns', UNWATCHED, ...watched]);
  return { ...result, details: describeCoverage(`${folder}/coverage-summary.json`) };
}

const toolsAndManyGames = () => jest('pure', ['--testPathPattern', UNWATCHED]);

async function fitsExpoGo(): Promise<StepResult> {
  const modules = await linkedModules();
  const file = inRoot('node_modules', 'expo', 'bundledNativeModules.json');
  const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const objections = objectionsOfExpoGo(modules, table);
  return objections.length === 0 ? pass(`${modules.length} native modules`) : failure(objections.join('\n'));
}

/** The steps of one run, in order. What needs a browser or a build finds out once and fails with the reason. */
export function allSteps(): Step[] {
  let browser: Promise<Browser> | null = null;
  const chromium = () => (browser ??= ensureChromium());
  let isBuilt = false;

  async function exportWeb(): Promise<StepResult> {
    const build = await buildWeb();
    if (!build.ok) return failure(build.output);
    isBuilt = true;
    return pass(build.isNew ? undefined : 'unchanged since the last build');
  }

  async function driverTests(): Promise<StepResult> {
    const found = await chromium();
    return found.ok ? jest('driver', [], { CHROMIUM: found.path }) : failure(found.advice);
  }

  async function endToEnd(): Promise<StepResult> {
    const found = await chromium();
    if (!found.ok) return failure(found.advice);
    if (!isBuilt) return failure('There is no web build of these sources to test: see the step above.');
    const report = `${REPORTS}/e2e.json`;
    rmSync(report, { force: true });
    const run = await runPackage(
      'detox/local-cli/cli.js',
      ['test', '-c', 'web.chromium', '--', '--ci', '--json', `--outputFile=${report}`],
      { env: { ...PLAIN, CHROMIUM: found.path } },
    );
    return readJestReport(report, run);
  }

  async function onPhones(): Promise<StepResult> {
    const build = await exportPhones();
    return build.ok ? playOnPhones() : failure(build.output);
  }

  async function phoneTests(): Promise<StepResult> {
    const build = await exportPhones();
    return build.ok ? jest('phone') : failure(build.output);
  }

  return [
    typeCheck('ios'),
    typeCheck('android'),
    typeCheck('web'),
    {
      name: 'lint',
      isQuick: true,
      isLight: true,
      run: async () => verdict(await runPackage('eslint/bin/eslint.js', ['.', '--max-warnings=0'], { env: PLAIN })),
    },
    {
      name: 'format',
      isQuick: true,
      isLight: true,
      run: async () => verdict(await runPackage('prettier/bin/prettier.cjs', ['--check', '.'], { env: PLAIN })),
    },
    { name: 'worklets', isQuick: true, isLight: true, run: checkWorklets },
    { name: 'fits Expo Go', isQuick: true, isLight: true, run: fitsExpoGo },
    { name: 'native projects (prebuild)', isQuick: false, isLight: true, run: prebuild },
    { name: 'tests: rules, search', isQuick: true, isLight: false, run: rulesAndSearch },
    { name: 'tests: tools, many games', isQuick: true, isLight: false, run: toolsAndManyGames },
    { name: 'same games on Hermes as on V8', isQuick: true, isLight: false, run: playSameGames },
    { name: 'tests: screens', isQuick: true, isLight: false, run: () => jest('app') },
    { name: 'tests: browser driver', isQuick: true, isLight: false, run: driverTests },
    { name: 'web export', isQuick: false, isLight: false, run: exportWeb },
    { name: 'iOS and Android bundles', isQuick: false, isLight: false, run: exportNative },
    { name: 'tests: phone host', isQuick: false, isLight: false, run: phoneTests },
    { name: 'whole games on both phones', isQuick: false, isLight: false, run: onPhones },
    { name: 'end to end in Chromium', isQuick: false, isLight: false, run: endToEnd },
  ];
}
