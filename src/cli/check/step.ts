/** What came of one step. A step that is no test suite counts as one test. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown beside the name, in a few words. */
  readonly note?: string;
  /** Lines worth showing even when all is well. */
  readonly details?: readonly string[];
  /** Shown when something failed: enough to see why. */
  readonly output?: string;
}

export interface Step {
  readonly name: string;
  /** Part of `--quick`: needs nothing to be built first. */
  readonly isQuick: boolean;
  /** Keeps to one core, so that two of its kind may run side by side. */
  readonly isLight: boolean;
  run(): Promise<StepResult>;
}

export const pass = (note?: string): StepResult => ({ passed: 1, failed: 0, note });
export const failure = (output: string): StepResult => ({ passed: 0, failed: 1, output });
