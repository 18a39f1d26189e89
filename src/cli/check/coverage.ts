import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../root';

interface Ratio {
  total: number;
  covered: number;
}
type Summary = Record<string, { lines: Ratio; branches: Ratio }>;

const percent = ({ total, covered }: Ratio) => `${total === 0 ? 100 : Math.floor((1000 * covered) / total) / 10} %`;

/** Coverage of each pure folder in a line; which file falls short is in Jest's own words when it fails. */
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
  return [...folders].map(
    ([folder, { lines, branches }]) =>
      `coverage ${folder.padEnd(10)} ${percent(lines).padStart(7)} of lines ${percent(branches).padStart(7)} of branches`,
  );
}
