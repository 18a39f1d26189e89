import { CardTable, settlers, type SettlersMove } from '@/games/settlers';
import { sizeOf } from '@/games/settlers/bundle';
import { buildOffers, expansionOffers, isPlain, substitutes } from '@/table/model/builds';
import { offersAt, type Offers } from '@/table/model/offers';

import { watchGame } from '../support/settlersPlay';

/** Every move that the offers stand for. */
function movesOf(offers: Offers): SettlersMove[] {
  const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
  return [
    ...offers.lay.map((card) => ({ type: 'lay', card }) as const),
    ...offers.giveBack.map((card) => ({ type: 'giveBack', card }) as const),
    ...offers.market.map((card) => ({ type: 'takeOpen', card }) as const),
    ...offers.choose.map((card) => ({ type: 'choose', card }) as const),
    ...offers.discard.map((card) => ({ type: 'discard', card }) as const),
    ...offers.blind.flatMap((most, from) => upTo(most).map((cards) => ({ type: 'takeBlind', from, cards }) as const)),
    ...offers.open.flatMap((most, from) => upTo(most).map((cards) => ({ type: 'openHand', from, cards }) as const)),
    ...offers.guild.map((from) => ({ type: 'guild', from }) as const),
    ...offers.builds,
    ...(offers.canDraw ? [{ type: 'draw' } as const] : []),
    ...(offers.canEnd ? [{ type: 'endTurn' } as const] : []),
  ];
}

const texts = (moves: readonly SettlersMove[]) => moves.map(settlers.encode).sort();

describe('what the table offers', () => {
  it.each([2, 3, 4, 6])('is every legal move and nothing else, with %i players', (seats) => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      watchGame({ seats, seed }, (position) => {
        const moves = position.legalMoves();
        moves.forEach((move) => kinds.add(move.type));
        expect(texts(movesOf(offersAt(new CardTable(position, position.decider))))).toEqual(texts(moves));
      });
    }
    // Merchant Guilds and Libraries are rare; what every game has must have been seen.
    for (const kind of ['lay', 'draw', 'takeOpen', 'takeBlind', 'giveBack', 'build', 'discard', 'endTurn']) {
      expect(kinds).toContain(kind);
    }
  });

  it('is nothing to whoever does not decide', () => {
    watchGame({ seats: 4, seed: 3, moves: 80 }, (position) => {
      for (let seat = 0; seat < 4; seat++) {
        if (seat !== position.decider) expect(movesOf(offersAt(new CardTable(position, seat)))).toEqual([]);
      }
    });
  });
});

describe('the rows of builds', () => {
  it('propose payments that are legal, and gains that come true', () => {
    let thefts = 0;
    for (let seed = 1; seed <= 4; seed++) {
      watchGame({ seats: 3, seed }, (position) => {
        const seat = position.decider;
        const table = new CardTable(position, seat);
        const offers = offersAt(table);
        for (const offer of [...buildOffers(table, offers), ...expansionOffers(table, offers)]) {
          for (const payment of offer.payments) expect(position.objectionTo(payment)).toBeNull();
          const [first] = offer.payments;
          if (first === undefined || offer.gain === null) {
            expect(offer.gain).toBeNull();
            continue;
          }
          // Three cards stand in for each one that is lacking and not spared.
          const spared = first.discount === null ? 0 : 1;
          expect(sizeOf(substitutes(first)) % 3).toBe(0);
          expect(sizeOf(substitutes(first)) / 3).toBeLessThanOrEqual(sizeOf(offer.lacking));
          expect(sizeOf(substitutes(first)) / 3).toBeGreaterThanOrEqual(sizeOf(offer.lacking) - spared);
          const copy = position.clone();
          const before = copy.scores()[seat] ?? 0;
          const built = copy.play(first).find((event) => event.type === 'built');
          expect((copy.scores()[seat] ?? 0) - before).toBe(offer.gain.points);
          expect(built?.takenFrom ?? null).toBe(offer.gain.from);
          if (offer.gain.from !== null) thefts++;
          if (isPlain(offer)) expect(copy.isReversible).toBe(true);
        }
      });
    }
    expect(thefts).toBeGreaterThan(0);
  });

  it('say why something cannot be built whatever one pays, and only then', () => {
    watchGame({ seats: 4, seed: 11 }, (position) => {
      const seat = position.decider;
      if (position.stage !== 'trade' && position.stage !== 'build') return;
      const table = new CardTable(position, seat);
      const { view } = table;
      for (const offer of buildOffers(table, offersAt(table))) {
        if (view.built.includes(offer.what)) expect(offer.objection?.key).toBe('settlers.objection.builtAlready');
        if (offer.payments.length > 0) expect(offer.objection).toBeNull();
        else if (offer.objection === null) expect(sizeOf(offer.lacking)).toBeGreaterThan(0);
      }
    });
  });
});
