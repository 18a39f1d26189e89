import { NODE_SIZE, type Land } from '@/games/tiles/land';

/**
 * A feature that lies nowhere, by its numbers: enough for the scoring, which looks at nothing else. So the summary says
 * what the rules count, and not what somebody typed.
 */
export function sample(...nodes: readonly Readonly<Record<number, number>>[]): Land {
  const mem = new Int16Array(NODE_SIZE * Math.max(1, nodes.length));
  nodes.forEach((numbers, node) => {
    for (const [at, value] of Object.entries(numbers)) mem[node * NODE_SIZE + Number(at)] = value;
  });
  return { mem } as unknown as Land;
}
