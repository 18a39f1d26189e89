import * as fc from 'fast-check';

import type { SettlersPosition } from '@/games/settlers';
import { buildMoveOf, readIntent, startIntent, stepBack, type CardIntent } from '@/games/settlers/intent';

import { watchGame } from '../../support/settlersPlay';

/** Intents that a person could have in this position, and some that nobody could. */
function* guesses(position: SettlersPosition): Generator<unknown> {
  yield* [null, 7, 'idle', {}, { stage: 'nowhere' }, { stage: 'idle' }, { stage: 'browsing' }, { stage: 'robbing' }];
  for (const card of ['wool', 'ore', 'gold', 3, null]) yield { stage: 'lifted', card };
  for (const seat of [0, 1, 2, 9, -1, 'x'])
    for (const cards of [0, 1, 3, 99]) yield { stage: 'partner', seat, give: null, cards };
  for (const move of position.legalMoves()) {
    if (move.type !== 'build') continue;
    yield { ...move, stage: 'building', card: move.what === 'expansion' ? move.card : null, turnDestiny: false };
    yield { ...move, stage: 'building', paid: { wool: 40 } };
  }
  for (const cards of [{}, { wool: 1 }, { wool: 50 }, { gold: 1 }, 4]) yield { stage: 'discarding', cards };
}

describe('an intent at the card table', () => {
  it('from outside is one that fits the position, or the starting one', () => {
    for (let seed = 1; seed <= 4; seed++) {
      watchGame({ seats: 3, seed, moves: 250 }, (position) => {
        for (const guess of guesses(position)) {
          const pending = readIntent(position, guess);
          // Checking again changes nothing: what was let in is meant for this position.
          expect(readIntent(position, JSON.parse(JSON.stringify(pending)))).toEqual(pending);
          if (pending.stage === 'building') {
            const move = buildMoveOf(pending);
            if (move !== null) expect(position.objectionTo(move)).toBeNull();
          }
        }
      });
    }
  });

  it('is stepped back until nothing is left, in a few steps', () => {
    watchGame({ seats: 3, seed: 6, moves: 250 }, (position) => {
      for (const guess of guesses(position)) {
        let pending: CardIntent | null = readIntent(position, guess);
        for (let step = 0; pending !== null; step++) {
          expect(step).toBeLessThan(4);
          const next: CardIntent | null = stepBack(position, pending);
          if (next !== null) expect(readIntent(position, next)).toEqual(next);
          pending = next;
        }
      }
    });
  });

  it('never throws, whatever the device kept', () => {
    const position = watchGame({ seats: 3, seed: 2, moves: 60 }, () => undefined);
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(readIntent(position, anything)).toEqual(startIntent(position));
      }),
    );
  });
});
