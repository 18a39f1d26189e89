import * as fc from 'fast-check';

import { isLoop, joinLines, startingAt } from '@/board/effects/joinLines';
import { playLand } from '@/board/playedLand';
import { landScene, litFeature } from '@/board/scene';
import { litShapes } from '@/board/segments';

const around = (steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.cos((i / steps) * 2 * Math.PI),
    y: Math.sin((i / steps) * 2 * Math.PI),
  }));

const lengthOf = (line: readonly { x: number; y: number }[]): number =>
  line.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - line[i]!.x, y - line[i]!.y), 0);

describe('the line of a feature', () => {
  it('is one line again, however its parts lie', () => {
    const line = Array.from({ length: 25 }, (_, i) => ({ x: i / 4, y: Math.sin(i / 3) }));
    const parts = [0, 4, 8, 12, 16, 20].map((from) => line.slice(from, from + 5));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(parts, { minLength: parts.length, maxLength: parts.length }),
        fc.array(fc.boolean(), { minLength: parts.length, maxLength: parts.length }),
        (shuffled, turned) => {
          const given = shuffled.map((part, i) => (turned[i] === true ? [...part].reverse() : part));
          const joined = joinLines(given);
          expect(joined).toHaveLength(1);
          expect(lengthOf(joined[0] ?? [])).toBeCloseTo(lengthOf(line), 6);
        },
      ),
    );
  });

  it('leaves apart what does not meet', () => {
    const far = [
      { x: 5, y: 5 },
      { x: 6, y: 5 },
    ];
    expect(joinLines([around(12), far])).toHaveLength(2);
  });

  it('starts where the feature was closed', () => {
    const road = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
    expect(startingAt(road, { x: 3.2, y: 0 })[0]).toEqual({ x: 3, y: 0 });
    const wall = around(16);
    const from = startingAt(wall, { x: 0, y: 2 });
    expect(from[0]?.y).toBeCloseTo(1, 6);
    expect(isLoop(from)).toBe(true);
    expect(lengthOf(from)).toBeCloseTo(lengthOf(wall), 6);
  });

  it('goes all round the walls of every finished city, and along every finished road and river', () => {
    let seen = 0;
    for (const game of ['classic', 'hunters'] as const) {
      const table = playLand(game, 2, 4, 80);
      const { tiles } = landScene(table, [0, 1]);
      for (const kind of game === 'classic' ? (['city', 'road'] as const) : (['river'] as const)) {
        for (const info of table.features(kind)) {
          const [ref] = info.members;
          if (!info.isComplete || ref === undefined) continue;
          const lit = litFeature(table, ref);
          if (lit === null) throw new Error('a finished feature that cannot be lit');
          const { areas, lines } = litShapes(game === 'classic' ? 'classic' : 'hunters', tiles, lit);
          const joined = joinLines(kind === 'city' ? areas.walls : lines);
          if (kind === 'city') expect(joined.every((line) => isLoop(line))).toBe(true);
          else expect(joined).toHaveLength(1);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(15);
  });
});
