import { featureValue } from '@/games/hunters/score';
import { LANE, setFor } from '@/games/hunters/set';
import { FOREST, MEADOW, RIVER, SYSTEM, type HuntersOptions } from '@/games/hunters/types';
import { AMOUNT_A, AMOUNT_B, LAKE_A, NODE_SIZE, SIZE } from '@/games/tiles/land';

import { sample } from '../sample';
import type { SummaryRow } from '../types';

export function summaryOf(options: HuntersOptions): readonly SummaryRow[] {
  const worth = (kind: number, ...nodes: Readonly<Record<number, number>>[]): number =>
    featureValue({ land: sample(...nodes), set: setFor(options), options }, kind, 0);
  const oneMore = (kind: number, more: Readonly<Record<number, number>>, less: Readonly<Record<number, number>> = {}) =>
    worth(kind, { [SIZE]: 2, ...more }) - worth(kind, { [SIZE]: 2, ...less });
  // A river ends in a lake, which is a feature of its own.
  const fish = worth(RIVER, { [SIZE]: 2, [LAKE_A]: NODE_SIZE }, { [AMOUNT_A]: 1 }) - worth(RIVER, { [SIZE]: 2 });
  const twoDeer = { [AMOUNT_A]: 2 };
  return [
    {
      kind: 'forest',
      now: [
        { per: 'part', n: oneMore(FOREST, { [SIZE]: 3 }) },
        { per: 'mushrooms', n: oneMore(FOREST, { [AMOUNT_A]: LANE }) },
      ],
      atEnd: [],
    },
    {
      kind: 'river',
      now: [
        { per: 'part', n: oneMore(RIVER, { [SIZE]: 3 }) },
        { per: 'fish', n: fish },
      ],
      atEnd: [],
    },
    { kind: 'hut', now: [], atEnd: [{ per: 'fish', n: oneMore(SYSTEM, { [AMOUNT_A]: 1 }) }] },
    {
      kind: 'meadow',
      now: [],
      atEnd: [
        { per: 'deer', n: oneMore(MEADOW, twoDeer, { [AMOUNT_A]: 1 }) },
        { per: 'largeAnimal', n: oneMore(MEADOW, { [AMOUNT_B]: 1 }) },
        { per: 'tiger', n: oneMore(MEADOW, twoDeer, { [AMOUNT_A]: 2 + LANE }) },
      ],
    },
  ];
}
