/** Where something went wrong: a release build ends at the first two, the others are faults that nobody would see at once. */
export type ProblemKind = 'rn' | 'ui' | 'skia' | 'modal' | 'console';

export interface Problem {
  readonly kind: ProblemKind;
  readonly message: string;
  readonly stack: string;
}

/** All that went wrong on a phone, in order. */
export class Problems {
  private readonly all: Problem[] = [];

  get length(): number {
    return this.all.length;
  }

  add(kind: ProblemKind, error: unknown, where = ''): void {
    const { message, stack } = readError(error);
    this.all.push({ kind, message: where === '' ? message : `${where}: ${message}`, stack });
  }

  /** What came since the last call. */
  take(): Problem[] {
    return this.all.splice(0);
  }
}

/** Errors come from three realms, so `instanceof` does not know them. */
function readError(error: unknown): { message: string; stack: string } {
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const { message, stack } = error as { message: unknown; stack?: unknown };
    return { message: String(message), stack: typeof stack === 'string' ? stack : '' };
  }
  return { message: String(error), stack: '' };
}

export function describeProblem({ kind, message, stack }: Problem): string {
  const frames = stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  return [`[${kind}] ${message}`, ...frames].join('\n');
}
