import { Brush, PaintBox } from '@/board/art/brush';
import { classicPainter } from '@/board/art/classic/painter';
import { huntersPainter } from '@/board/art/hunters/painter';
import type { TilePainter } from '@/board/art/tilePainter';
import { FreeSkia } from '@/cli/bench/freeSkia';

interface Course {
  readonly calls: number;
  /** Pauses before the first mark, while the land is thought out. */
  readonly pauses: number;
}

function paint(painter: TilePainter, design: string): Course {
  const free = new FreeSkia();
  const canvas = free.skia.PictureRecorder().beginRecording(free.skia.XYWHRect(0, 0, 1, 1));
  const brush = new Brush(new PaintBox(free.skia), canvas);
  const before = free.calls;
  const slices = painter.paint(brush, { design, turns: 1, variant: 0, theme: 'day', pixels: 256 });
  let pauses = 0;
  while (!slices.next().done) if (free.calls === before) pauses++;
  return { calls: free.calls - before, pauses };
}

test('a classic tile of which nothing is known yet is thought out in many small steps', () => {
  for (const design of classicPainter.designs) {
    const { calls, pauses } = paint(classicPainter, design);
    expect(pauses).toBeGreaterThan(20);
    expect(calls).toBeLessThan(4000);
  }
});

test('so is a hunters tile, which has more to think about', () => {
  for (const design of huntersPainter.designs.slice(0, 12)) {
    const { calls, pauses } = paint(huntersPainter, design);
    expect(pauses).toBeGreaterThan(75);
    expect(calls).toBeLessThan(5000);
  }
});
