/*
 * What our own part of painting costs, Skia aside, as a program without imports from Node. One JSON line a picture:
 * milliseconds of the whole and of every stretch between two pauses, and the calls into Skia.
 */
import { Brush, PaintBox } from '@/board/art/brush';
import { classicPainter } from '@/board/art/classic/painter';
import { huntersPainter } from '@/board/art/hunters/painter';
import type { TilePainter } from '@/board/art/tilePainter';
import { CARD_IDS, paintCardInSlices } from '@/table/art';

import { FreeSkia } from './freeSkia';

declare const print: ((text: string) => void) | undefined;
declare const PAINTED: 'classic tile' | 'hunters tile' | 'card';

const say = typeof print === 'function' ? print : (text: string) => console.log(text);
const TILE_PIXELS = 256;
/** A card of the hand on a phone of three pixels a point. */
const CARD = { theme: 'day', width: 112, pixelRatio: 3, hasTitle: false } as const;
const free = new FreeSkia();
const box = new PaintBox(free.skia);
const canvas = free.skia.PictureRecorder().beginRecording(free.skia.XYWHRect(0, 0, 1, 1));

/** One picture from begin to end; the time of every stretch. */
function measure(slices: Generator<void, unknown>): void {
  const before = free.calls;
  const stretches: number[] = [];
  const begun = Date.now();
  for (let isDone: boolean | undefined = false; !isDone;) {
    const started = Date.now();
    isDone = slices.next().done;
    stretches.push(Date.now() - started);
  }
  say(JSON.stringify({ whole: Date.now() - begun, stretches, calls: free.calls - before }));
}

function* tile(painter: TilePainter, design: string): Generator<void, void> {
  const brush = new Brush(box, canvas);
  yield* painter.paint(brush, { design, turns: 1, variant: 0, theme: 'day', pixels: TILE_PIXELS });
  brush.dispose();
}

/** Every design for the first time, and then all of them again. */
for (let round = 0; round < 2; round++) {
  if (PAINTED === 'card') for (const id of CARD_IDS) measure(paintCardInSlices(free.skia, canvas, id, CARD));
  else {
    const painter = PAINTED === 'classic tile' ? classicPainter : huntersPainter;
    for (const design of painter.designs) measure(tile(painter, design));
  }
}
