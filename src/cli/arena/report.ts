import type { Estimate, Summary, Tempo } from './statistics';

/** The summary as a few lines for people. */
export function report(summary: Summary, a: string, b: string, players: number): string {
  const { games, wins, points, margin, unfinished } = summary;
  if (players === 1) {
    return [`${a}: ${games} games, mean result ${show(margin, 1)}`, tempoLine(a, summary.a)].join('\n');
  }
  const rivals = players === 2 ? b : `${players - 1} × ${b}`;
  const share = players === 2 ? '' : `, ${summary.overFairShare.toFixed(2)} times the fair share`;
  return [
    `${a} against ${rivals}: ${games} games${unfinished > 0 ? `, ${unfinished} unfinished and won by nobody` : ''}`,
    `  wins    ${show({ mean: 100 * wins.mean, error: 100 * wins.error }, 1)} %${share}`,
    `  points  ${points.a.toFixed(1)} to ${points.b.toFixed(1)}, margin ${show(margin, 1)}`,
    tempoLine(a, summary.a),
    tempoLine(b, summary.b),
  ].join('\n');
}

function show({ mean, error }: Estimate, digits: number): string {
  return `${mean.toFixed(digits)} ± ${Number.isFinite(error) ? error.toFixed(digits) : '?'}`;
}

function tempoLine(name: string, { movesPerSecond, meanMs, worstMs, habits }: Tempo): string {
  const seen = Object.keys(habits)
    .sort()
    .map((habit) => `${habit} ${(habits[habit] ?? 0).toFixed(2)}`)
    .join(', ');
  const speed = `${movesPerSecond.toFixed(0)} moves/s, ${meanMs.toFixed(2)} ms a move, worst ${worstMs.toFixed(0)} ms`;
  return `  ${name}: ${speed}${seen === '' ? '' : `; a game: ${seen}`}`;
}
