/** A bundle taken apart into the modules that Metro put into it. */
import { SourceMap, type SourceMapPayload } from 'node:module';

export interface BundledModule {
  /** Its file in the project: `src/board/geometry.ts`, `node_modules/react/index.js`. */
  readonly file: string;
  readonly code: string;
  /** Of its first line in the bundle, from 1. */
  readonly line: number;
}

export const isOwn = (file: string): boolean => /^(src|app)\//.test(file);

const STARTS = '__d(function';

/** Where a line of the bundle comes from; the first column that knows counts, as wrappers know nothing. */
function fileAt(map: SourceMap, line: number, text: string): string | null {
  const column = text.length - text.trimStart().length;
  const entry = map.findEntry(line - 1, column);
  if (!('originalSource' in entry) || entry.generatedLine !== line - 1) return null;
  return entry.originalSource.replace(/^\//, '');
}

export function modulesOf(bundle: string, payload: SourceMapPayload): BundledModule[] {
  const map = new SourceMap(payload);
  const lines = bundle.split('\n');
  const starts = lines.flatMap((text, at) => (text.startsWith(STARTS) ? [at] : []));
  return starts.map((start, index) => {
    const within = lines.slice(start, starts[index + 1] ?? lines.length);
    // The first lines may be the compiler's own: the file is where most of the code says it is from.
    const votes = new Map<string, number>();
    within.forEach((text, at) => {
      const file = fileAt(map, start + at + 1, text);
      if (file !== null) votes.set(file, (votes.get(file) ?? 0) + 1);
    });
    const [file] = [...votes].sort(([, one], [, other]) => other - one)[0] ?? ['an unknown module'];
    return { file, code: within.join('\n'), line: start + 1 };
  });
}
