import type { Position, Tagged } from '@/core/game';
import { gameOf } from '@/games';
import { CardTable, RESOURCES, type SettlersMove } from '@/games/settlers';
import type { Lesson, Step, TablePlace } from '@/lessons';
import { buildOffers, isPlain } from '@/table/model/builds';
import { offersAt } from '@/table/model/offers';

import type { LearningHands } from './hands';

const tableOf = (position: Position) => CardTable.of(gameOf('settlers').tableFor(position, position.decider));

/** On the way to building once a turn, then the hammer, and the sheet with what there is to decide. */
function tapsFor(position: Position, move: Tagged): number {
  const table = tableOf(position);
  const wanted = move as SettlersMove;
  const toBuild = table.view.stage === 'trade' ? 1 : 0;
  switch (wanted.type) {
    case 'endTurn':
      return toBuild + 1;
    case 'discard':
      // The card, and the button when all are chosen.
      return table.view.toDiscard === 1 ? 2 : 1;
    case 'lay':
      return table.view.stage === 'laying' ? 1 : 2;
    case 'build': {
      const offer = buildOffers(table, offersAt(table)).find(({ what }) => what === wanted.what);
      if (offer === undefined) throw new Error(`${wanted.what} is not on offer`);
      const hammer = toBuild + 1;
      if (isPlain(offer)) return hammer;
      const first = offer.payments[0];
      const chooses = wanted.what === 'expansion' || JSON.stringify(first) !== JSON.stringify(wanted);
      return hammer + (chooses ? 2 : 1);
    }
    case 'takeBlind':
    case 'openHand':
      return 2 + wanted.cards;
    default:
      return 1;
  }
}

function isThere({ view }: CardTable, place: TablePlace): boolean {
  const [kind, name = ''] = place.split('/');
  const card = RESOURCES.find((each) => each === name);
  if (kind === 'market') return card !== undefined && (view.market[card] ?? 0) > 0;
  if (kind === 'hand') return card !== undefined && (view.hand[card] ?? 0) > 0;
  return kind === 'stack' || view.players[Number(name)] !== undefined;
}

/** Where a deed is done; what has no place of its own is done with the button. */
function placeOf(move: SettlersMove): TablePlace | null {
  if (move.type === 'takeOpen') return `market/${move.card}`;
  if (move.type === 'giveBack') return `hand/${move.card}`;
  return move.type === 'build' ? `stack/${move.what}` : null;
}

export const cardHands: LearningHands = {
  intentsAt: () => [],
  tapsFor,
  strayPlaces: ({ seat }: Lesson, { shows }: Step, position) => {
    const table = CardTable.of(gameOf('settlers').tableFor(position, seat));
    return (shows?.places ?? []).filter((place) => !isThere(table, place));
  },
  strayDeeds: ({ shows }: Step, meant) => {
    if (shows?.places === undefined) return [];
    const pointed: readonly TablePlace[] = shows.places;
    const places = new Set((meant as readonly SettlersMove[]).map(placeOf).filter((place) => place !== null));
    // Whom a deed is about may be pointed at beside where it is done.
    const astray = pointed.filter((place) => !place.startsWith('seat/') && !places.has(place));
    return [...astray, ...[...places].filter((place) => !pointed.includes(place))];
  },
};
