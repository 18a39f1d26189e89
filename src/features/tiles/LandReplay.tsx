import { useEffect, useRef } from 'react';

import { BoardLoader } from '@/board/BoardLoader';
import { landScene, spotOf } from '@/board/scene';
import type { BoardHandle, BoardScene } from '@/board/types';
import type { ReplayRoom } from '@/features/contract/GameRow';
import { gameOf } from '@/games';
import { reasonOf, tileEvents, TileTable } from '@/games/tiles';
import { useWords } from '@/i18n';
import { linesOf, type Review } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import { useLayout } from '@/ui/frame/layout';

/** A move is looked at so near that pieces can be told apart, with the land around it. */
const READABLE = { largest: 64, around: 2.5 } as const;
const FOLLOW = { way: 'glimpse', least: 52, most: 88 } as const;

/** The land after so many moves, with brackets round the last tile and what it brought pinned to it. */
export function Land({
  review,
  lines,
  at,
  room,
}: {
  review: Review;
  lines: readonly ScoreLine[];
  at: number;
  room: ReplayRoom;
}) {
  const { t } = useWords();
  const board = useRef<BoardHandle>(null);
  const { width, height } = useLayout();
  const shape = `${width}×${height}`;
  const framedFor = useRef<string | null>(null);
  const scene = sceneAt(review, lines, at, (n) => t('board.points', { n }));
  const [last] = scene.lastMoves;
  const [x, y] = [last?.x ?? null, last?.y ?? null];
  useEffect(() => {
    if (framedFor.current !== null && x !== null && y !== null) void board.current?.show([{ x, y }], FOLLOW);
  }, [x, y]);
  // The board keeps its view while the panels find their size.
  if (!room.isKnown) return null;
  return (
    <BoardLoader
      ref={board}
      scene={scene}
      insets={room.insets}
      onCameraSettled={() => {
        // Once for each way of holding the phone; from then on the camera moves only as far as a move asks.
        if (framedFor.current === shape) return;
        framedFor.current = shape;
        if (last === undefined) void board.current?.show('all', { isInstant: true });
        else void board.current?.show([{ x: last.x, y: last.y }], { ...READABLE, isInstant: true });
      }}
    />
  );
}

function sceneAt(
  review: Review,
  lines: readonly ScoreLine[],
  at: number,
  pointWords: (n: number) => string,
): BoardScene {
  const colours = lines.map(({ number }) => number);
  const land = landScene(TileTable.of(review.tableAt(at)), colours);
  const told = review.told[at - 1];
  if (told === undefined) return land;
  const placed = tileEvents(told).find((event) => event.type === 'placed');
  const points = linesOf(gameOf(review.record.game), told).filter(({ isFinal }) => !isFinal);
  return {
    ...land,
    lastMoves: placed === undefined ? [] : [{ x: placed.x, y: placed.y, player: colours[placed.player] ?? 0 }],
    numbers: points.flatMap((line) => {
      const reason = reasonOf(line);
      if (reason === null) return [];
      return [{ at: spotOf(land, reason), text: `+${line.points}`, label: pointWords(line.points) }];
    }),
  };
}
