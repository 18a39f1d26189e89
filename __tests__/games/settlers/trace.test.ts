import { traceOf, verifyTrace } from '@/games/settlers/trace';

import { randomGame } from './play';
import { judge } from './referee';

describe.each([2, 3, 4, 5, 6])('traces of random games with %i players', (seats) => {
  it('pass the independent referee and our own verifier', () => {
    let finished = 0;
    for (let seed = 0; finished < 200; seed++) {
      const { record, position } = randomGame(seats, 1000 * seats + seed);
      if (!position.isOver) continue;
      finished++;
      const trace = traceOf(record);
      if (!trace.ok) throw new Error(trace.error);
      const json = JSON.parse(JSON.stringify(trace.value)) as Record<string, unknown>;
      expect({ seed, foul: judge(json) }).toEqual({ seed, foul: null });
      expect(verifyTrace(json)).toEqual({ ok: true, value: { moves: trace.value.moves.length } });
    }
  });
});
