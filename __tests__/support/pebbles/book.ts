import { makeBook } from '@/book/makeBook';
import { NOBODY, Told } from '@/core/told';

import { pebbles } from './game';
import { PebblesPosition, type Side } from './position';

/** A figure: a row of pebbles, and what is taken from it. */
interface RowFigure {
  readonly seed: number;
  readonly takes: readonly Side[];
}

export const pebblesBook = makeBook<'aim' | 'take', RowFigure>({
  game: pebbles.id,
  rules: {
    aim: { chapter: 'about', related: ['take'] },
    take: { chapter: 'turn', figures: [{ seed: 5, takes: ['left'] }] },
  },
  stage: ({ seed, takes }) => {
    const position = PebblesPosition.start(seed, 2);
    const look = () => pebbles.tableFor(position.clone(), NOBODY);
    const before = look();
    const steps = takes.map((side, index) => {
      const seat = position.decider;
      const move = { type: 'take', side } as const;
      const events = position.play(move);
      const told = Told.by(pebbles, NOBODY, { index, seat, move, events, scores: position.scores(), reason: null });
      return { table: look(), told };
    });
    return { before, steps, refused: null };
  },
  moment: () => 'take',
  objections: {},
  refusals: 'pebbles.objection',
  points: { pebble: { now: 'take', atEnd: 'take' } },
  options: {},
  cards: {},
  facts: () => ({}),
  summary: () => [{ kind: 'pebble', now: [{ per: 'point', n: 1 }], atEnd: [] }],
  usual: {},
  phrases: {},
  terms: {},
});
