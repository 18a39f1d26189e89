import { guessFrom } from '@/ai/settlers/guess';
import { remember } from '@/ai/settlers/memory';
import { Rng } from '@/core/rng';
import type { SettlersEvent } from '@/games/settlers';
import { RESOURCE_COUNT, playerAt } from '@/games/settlers/layout';

import { stage } from '../../games/settlers/play';
import { toldPositions } from './games';

const moved = (
  from: Extract<SettlersEvent, { type: 'cardsMoved' }>['from'],
  to: Extract<SettlersEvent, { type: 'cardsMoved' }>['to'],
  cards: Extract<SettlersEvent, { type: 'cardsMoved' }>['cards'],
  count = 1,
): SettlersEvent => ({ type: 'cardsMoved', from, to, count, cards, because: 'trade' });

describe('memory', () => {
  it('never believes in a card that is not there, in hundreds of positions', () => {
    let remembered = 0;
    for (const { position, seen, rng } of toldPositions(300, 100)) {
      const seat = rng.below(position.seats);
      const { hands } = remember(position.viewFor(seat), seen[seat] ?? []);
      hands.forEach((counts, other) => {
        for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
          const truth = position.state.at(playerAt(other) + kind);
          if (other !== seat && (counts[kind] ?? 0) > truth) expect(counts[kind]).toBeLessThanOrEqual(truth);
          remembered += counts[kind] ?? 0;
        }
      });
    }
    expect(remembered).toBeGreaterThan(300);
  });

  it('knows what others took from the market and forgets what they paid', () => {
    const { position } = stage(2, { hands: [{}, { ore: 3, wool: 1 }] });
    const view = position.viewFor(0);
    const seen = [moved('market', 1, { ore: 2 }, 2), moved('pile', 1, null, 3), moved(1, 'discards', { ore: 1 })];
    expect(remember(view, seen).hands).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
  });

  it('is unsure of every card of a hand that lost one unseen', () => {
    const { position } = stage(3, { hands: [{}, { ore: 3, wool: 1 }, {}] });
    const seen = [moved('market', 1, { ore: 2, wool: 1 }, 3), moved(1, 2, null, 1)];
    expect(remember(position.viewFor(0), seen).hands[1]).toEqual([0, 0, 1, 0, 0]);
  });

  it('knows a hand that was opened to it', () => {
    const { position } = stage(2, { hands: [{}, { ore: 3, wool: 1 }] });
    const seen: SettlersEvent[] = [{ type: 'handOpened', owner: 1, to: 0, cards: { ore: 3, wool: 1 } }];
    expect(remember(position.viewFor(0), seen).hands[1]).toEqual([0, 0, 3, 1, 0]);
  });

  it('gives up a story that contradicts the view', () => {
    const { position } = stage(2, { hands: [{}, { ore: 1 }] });
    const memory = remember(position.viewFor(0), [moved('market', 1, { wool: 2 }, 2)]);
    expect(memory.hands[1]).toEqual([0, 0, 0, 0, 0]);
  });

  it('counts the pile after a refill', () => {
    const { position } = stage(2, { hands: [{ ore: 1 }, { ore: 1 }], pile: { grain: 2, wool: 1 } });
    const seen: SettlersEvent[] = [
      moved(1, 'discards', { grain: 3, wool: 2 }, 5),
      { type: 'pileRefilled', count: 5 },
      moved('pile', 0, { grain: 1 }),
      moved('pile', 1, null),
    ];
    expect(remember(position.viewFor(0), seen).pile).toEqual([0, 0, 0, 2, 2]);
    // A count that does not agree is no knowledge.
    expect(remember(position.viewFor(0), seen.slice(1)).pile).toBeNull();
  });
});

describe('a guess', () => {
  it('shares the hidden cards out between pile and hands, and is sure of what it knows', () => {
    const { position } = stage(2, {
      hands: [{ ore: 1 }, { brick: 2 }],
      market: { ore: 5 },
      pile: { grain: 3, wool: 1 },
    });
    const view = position.viewFor(0);
    const guess = guessFrom(
      view,
      {
        hands: [
          [0, 0, 0, 0, 0],
          [1, 0, 0, 0, 0],
        ],
        pile: null,
      },
      Rng.fromSeed(1),
    );
    // Loose are one brick, one wool and three grain.
    expect(guess.pool).toEqual([0.2, 0, 0, 0.2, 0.6]);
    expect(guess.odds[1]).toEqual([0.6, 0, 0, 0.1, 0.3]);
    for (const hand of guess.hands[1] ?? []) expect(hand).toHaveLength(2);
    expect(guess.hands[1]?.every((hand) => hand.includes(0))).toBe(true);
    expect(guess.hands[0]?.every((hand) => hand.length === 0)).toBe(true);
  });

  it('puts into hands what a counted pile cannot hold', () => {
    const { position } = stage(2, {
      hands: [{ ore: 1 }, { brick: 2 }],
      market: { ore: 5 },
      pile: { grain: 3, wool: 1 },
    });
    const nothing = [0, 0, 0, 0, 0];
    const guess = guessFrom(position.viewFor(0), { hands: [nothing, nothing], pile: [0, 0, 0, 1, 3] }, Rng.fromSeed(1));
    expect(guess.pool).toEqual([0, 0, 0, 0.25, 0.75]);
    expect(guess.odds[1]).toEqual([1, 0, 0, 0, 0]);
  });

  it('knows an opened hand to the last card', () => {
    for (const { position, rng } of toldPositions(4000, 5000, 1)) {
      const view = position.viewFor(position.turnOf);
      if (view.opened === null) continue;
      const { owner, hand } = view.opened;
      const guess = guessFrom(view, remember(view, []), rng);
      const kinds = guess.hands[owner]?.[0] ?? [];
      expect(kinds).toHaveLength(view.players[owner]?.cards ?? 0);
      expect(kinds.filter((kind) => kind === 2)).toHaveLength(hand.ore ?? 0);
      return;
    }
    throw new Error('no hand was opened');
  });
});
