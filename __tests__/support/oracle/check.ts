export type Json = Readonly<Record<string, unknown>>;

/** The referee stops the game here. */
export class Objection extends Error {
  constructor(move: number | 'final', what: string) {
    super(`${move === 'final' ? 'final' : `move ${move}`}: ${what}`);
    this.name = 'Objection';
  }
}

/** Plain comparison of plain data; keys in any order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    const names = Object.keys(a);
    return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]));
  }
  return a === b;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function demand(move: number | 'final', name: string, stated: unknown, mine: unknown): void {
  if (!isSame(stated, mine)) {
    throw new Objection(move, `${name} should be ${JSON.stringify(mine)}, not ${JSON.stringify(stated)}`);
  }
}

/** The same entries, in whatever order. */
export function demandSet(move: number | 'final', name: string, stated: unknown, mine: readonly unknown[]): void {
  const rest = [...mine];
  const list = Array.isArray(stated) ? (stated as unknown[]) : [];
  for (const entry of list) {
    const at = rest.findIndex((own) => isSame(own, entry));
    if (at < 0)
      throw new Objection(move, `${name} lists ${JSON.stringify(entry)}, which is not due: ${JSON.stringify(mine)}`);
    rest.splice(at, 1);
  }
  if (rest.length > 0 || !Array.isArray(stated)) throw new Objection(move, `${name} forgets ${JSON.stringify(rest)}`);
}

export function demandKeys(move: number | 'final', entry: Json, names: readonly string[]): void {
  demand(move, 'the keys', [...Object.keys(entry)].sort(), [...names].sort());
}

export function winnersOf(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return scores.flatMap((points, player) => (points === best ? [player] : []));
}
