import { existsSync, readFileSync } from 'node:fs';

import type { Finished } from '../process';
import { failure, type StepResult } from './step';

/** The part of Jest's `--json` that we read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const withoutColours = (text: string) => text.replace(/\u001b\[[0-9;]*m/g, '');

/** Where in Jest or Node a failure passed through helps nobody. */
const isOurs = (line: string) => !/^\s+at .*(node_modules|node:internal)/.test(line);

function failuresOf(report: JestReport): string {
  const parts: string[] = [];
  for (const suite of report.testResults) {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) {
      const lines = test.failureMessages.join('\n').split('\n');
      const message = lines.filter(isOurs).slice(0, 24).join('\n');
      parts.push(`● ${test.fullName}\n${message}`);
    }
    if (failed.length === 0 && suite.status === 'failed') parts.push(`● ${suite.name}\n${suite.message}`);
  }
  return withoutColours(parts.join('\n\n'));
}

/** Turns a run of Jest into counted tests. A suite that does not even load counts as one failed test. */
export function readJestReport(file: string, run: Finished): StepResult {
  if (!existsSync(file)) return failure(withoutColours(run.output));
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (failed > 0) return { passed: report.numPassedTests, failed, output: failuresOf(report) };
  // Every test passed and Jest still complains: coverage, or a suite that does not end.
  if (run.code !== 0) return { passed: report.numPassedTests, failed: 1, output: withoutColours(run.output) };
  return { passed: report.numPassedTests, failed: 0 };
}
