import { featureValue, FIELD_CITY, type Medieval } from '@/games/classic/score';
import { setFor } from '@/games/classic/set';
import { CITY, CLOISTER, ROAD, type MedievalOptions } from '@/games/classic/types';
import { AMOUNT_A, OPEN, TILES } from '@/games/tiles/land';

import { sample } from '../sample';
import type { Worth } from '../types';

/** The eight cells around a monastery. */
const AROUND = 8;

/** What the features of these tiles are worth, finished and not. */
export function medievalWorth(options: MedievalOptions) {
  const worth = (kind: number, open: number, tiles: number, pennants = 0): number => {
    const land = sample({ [OPEN]: open, [TILES]: tiles, [AMOUNT_A]: pennants });
    return featureValue({ land, set: setFor(options), options } satisfies Medieval, kind, 0);
  };
  const perTile = (kind: number, open: number): Worth => ({
    per: 'tile',
    n: worth(kind, open, 3) - worth(kind, open, 2),
  });
  const perPennant = (open: number): Worth => ({
    per: 'pennant',
    n: worth(CITY, open, 2, 1) - worth(CITY, open, 2),
  });
  return {
    road: { now: [perTile(ROAD, 0)], atEnd: [perTile(ROAD, 1)] },
    city: { now: [perTile(CITY, 0), perPennant(0)], atEnd: [perTile(CITY, 1), perPennant(1)] },
    cloister: {
      now: [{ per: 'whole', n: worth(CLOISTER, 0, 1 + AROUND) }],
      atEnd: [
        { per: 'itself', n: worth(CLOISTER, AROUND, 1) },
        { per: 'neighbour', n: worth(CLOISTER, AROUND - 1, 2) - worth(CLOISTER, AROUND, 1) },
      ],
    },
    field: { now: [], atEnd: [{ per: 'city', n: FIELD_CITY }] },
  } as const satisfies Record<string, { now: readonly Worth[]; atEnd: readonly Worth[] }>;
}
