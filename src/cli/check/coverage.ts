import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../root';

interface Ratio {
  total: number;
  covered: number;
}
type Summary = Record<string, { lines: Ratio; branches: Ratio }>;

const percent = ({ total, covered }: Ratio) => `${total === 0 ? 100 : Math.floor((1000 * covered) / total) / 10} %`;

/** The files furthest from what their folder must reach, worst first. */
function weakest(summary: Summary): string[] {
  const share = ({ total, covered }: Ratio) => (total === 0 ? 1 : covered / total);
  return Object.entries(summary)
    .filter(([name, { lines, branches }]) => name !== 'total' && (share(lines) < 0.95 || share(branches) < 0.9))
    .sort(([, a], [, b]) => share(a.lines) + share(a.branches) - share(b.lines) - share(b.branches))
    .slice(0, 12)
    .map(
      ([name, { lines, branches }]) =>
        `  weak: ${path.relative(ROOT, name)}: ${percent(lines)} of lines, ${percent(branches)} of branches`,
    );
}

/** Coverage of each pure folder in a line, and the files that hold it back. */
export function describeCoverage(file: string): string[] {
  if (!existsSync(file)) return [];
  const summary = JSON.parse(readFileSync(file, 'utf8')) as Summary;
  const folders = new Map<string, { lines: Ratio; branches: Ratio }>();
  for (const [name, { lines, branches }] of Object.entries(summary)) {
    if (name === 'total') continue;
    const folder = path.relative(ROOT, name).split(path.sep).slice(0, 2).join('/');
    const sum = folders.get(folder) ?? { lines: { total: 0, covered: 0 }, branches: { total: 0, covered: 0 } };
    for (const [into, from] of [
      [sum.lines, lines],
      [sum.branches, branches],
    ] as const) {
      into.total += from.total;
      into.covered += from.covered;
    }
    folders.set(folder, sum);
  }
  const perFolder = [...folders].map(
    ([folder, { lines, branches }]) =>
      `coverage ${folder.padEnd(10)} ${percent(lines).padStart(7)} of lines ${percent(branches).padStart(7)} of branches`,
  );
  return [...perFolder, ...weakest(summary)];
}
