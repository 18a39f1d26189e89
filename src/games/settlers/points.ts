import type { Award, PointRules } from '@/core/points';

import type { SettlersPosition } from './position';
import { pointSources } from './score';
import type { Build, Expansion, SettlersEvent } from './types';

/** Points of the card game belong to what was built, and change hands with roads and knights. */
export const cardPoints: PointRules<SettlersPosition, SettlersEvent> = {
  kinds: ['settlement', 'city', 'expansion', 'road', 'knight'] satisfies Build[],
  startKind: 'settlement' satisfies Build,
  pointsIn: (events) =>
    events.flatMap((event): Award[] => {
      if (event.type !== 'scored') return [];
      const { seat, points, because } = event;
      return [{ players: [seat], points, kind: because.what, because: event, isFinal: false }];
    }),
  // A city counts for two where a settlement counted for one, so what lies there says more than what was gained.
  standing: (position) =>
    position
      .viewFor(0)
      .players.flatMap((estate, player) =>
        pointSources(estate).map(({ because, points }) => ({ kind: because, player, points })),
      ),
  endsTurn: ({ type }) => type === 'endTurn',
  // Roads and knights change hands nearly every turn; how it stood when all had as many turns is what people compare.
  pace: 'round',
  resultOf: (points, seat) => points[seat] ?? 0,
};

/** The expansion that brought points; null where they came from elsewhere. */
export function expansionOf({ because }: Pick<Award, 'because'>): Expansion | null {
  const event = because as SettlersEvent | null;
  return event?.type === 'scored' ? event.because.card : null;
}
