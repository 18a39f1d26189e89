import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';

import { BoardLoader } from '@/board/BoardLoader';
import { landScene } from '@/board/scene';
import type { BoardHandle, Cell, Insets } from '@/board/types';
import type { StagedFigure } from '@/book';
import { isScored, tileEvents, TileTable } from '@/games/tiles';
import { useWords } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';
import { useMotion } from '@/ui/look/motion';

import { claims, rewards } from '../scene/effects';

const INSETS: Insets = { top: 12, right: 12, bottom: 12, left: 12 };
/** Between the moves of a figure, and before it is said to be over. */
const BREATH = 700;

/** A figure that is being played: the tile drops, the piece is set down, what is finished shines and its points rise. */
export function LivingLand({
  figure,
  lines,
  onPlayed,
}: {
  figure: StagedFigure;
  lines: readonly ScoreLine[];
  onPlayed: () => void;
}) {
  const words = useWords();
  const motion = useMotion();
  const board = useRef<BoardHandle>(null);
  const view = useRef<View>(null);
  const colours = lines.map(({ number }) => number);
  const [step, setStep] = useState(-1);
  const [isReady, setReady] = useState(false);
  const table = TileTable.of(figure.steps[step]?.table ?? figure.before);
  const played = useRef(onPlayed);
  useEffect(() => {
    played.current = onPlayed;
  });
  useEffect(() => {
    if (!isReady) return undefined;
    let isWanted = true;
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, motion.hold(ms)));
    const tools = {
      words,
      lines,
      // Whoever comes home leaves by the lower edge: a figure has no seats.
      homeOf: () =>
        new Promise<{ x: number; y: number }>((resolve) => {
          if (view.current === null) resolve({ x: 0, y: 0 });
          else view.current.measureInWindow((x, y, width, height) => resolve({ x: x + width / 2, y: y + height }));
        }),
    };
    void (async () => {
      for (const [index, { table: next, told }] of figure.steps.entries()) {
        await pause(BREATH);
        if (!isWanted) return;
        setStep(index);
        await nextFrame();
        const events = tileEvents(told);
        const now = TileTable.of(next);
        const laid = events.find((event) => event.type === 'placed');
        if (laid !== undefined) await board.current?.animate({ type: 'drop', at: laid });
        if (!isWanted) return;
        await board.current?.animate(...claims(tools, now, events));
        for (const event of events.filter(isScored)) {
          if (!isWanted) return;
          await board.current?.animate(...(await rewards(tools, now, event, events, laid)));
        }
      }
      await pause(2 * BREATH);
      if (isWanted) played.current();
    })();
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a figure is played once from the moment its board is there
  }, [isReady]);
  return (
    <View ref={view} collapsable={false} style={{ width: '100%', height: '100%' }}>
      <BoardLoader
        ref={board}
        scene={landScene(table, colours)}
        insets={INSETS}
        onCameraSettled={() => {
          if (isReady) return;
          void board.current?.show(allCells(figure), { isInstant: true, around: 0.3 });
          setReady(true);
        }}
      />
    </View>
  );
}

/** The land as it will be, so that the camera need not move while the figure is played. */
function allCells({ before, steps }: StagedFigure): readonly Cell[] {
  return TileTable.of(steps.at(-1)?.table ?? before).laidTiles();
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
