import { FreeSkia } from '@/cli/bench/freeSkia';
import { CARD_IDS, paintCardInSlices } from '@/table/art';

const look = { theme: 'day', width: 112, pixelRatio: 3, hasTitle: false } as const;

/** Calls into Skia between every two pauses. */
function stretchesOf(id: (typeof CARD_IDS)[number]): number[] {
  const free = new FreeSkia();
  const canvas = free.skia.PictureRecorder().beginRecording(free.skia.XYWHRect(0, 0, 1, 1));
  const slices = paintCardInSlices(free.skia, canvas, id, look);
  const stretches: number[] = [];
  for (let isDone: boolean | undefined = false; !isDone;) {
    const before = free.calls;
    isDone = slices.next().done;
    stretches.push(free.calls - before);
  }
  return stretches;
}

test.each(CARD_IDS)('%s is printed in few calls, and never in many at once', (id) => {
  const stretches = stretchesOf(id);
  expect(stretches.reduce((sum, calls) => sum + calls, 0)).toBeLessThan(4000);
  expect(Math.max(...stretches)).toBeLessThan(400);
});
