import { useRef } from 'react';

import { BoardLoader } from '@/board/BoardLoader';
import { landScene, spotOf, type TileGameId } from '@/board/scene';
import type { BoardHandle, BoardScene, Insets } from '@/board/types';
import type { ScoreLine } from '@/features/play/lines';
import { tileEvents } from '@/features/play/told';
import type { TilePosition } from '@/games/tiles/position';
import { useWords } from '@/i18n';
import { linesOf, type Review } from '@/match/review';
import { useLayout } from '@/ui/layout';

import type { Reel } from './reel';

/** The land after so many moves, with brackets round the last tile and what it brought pinned to it. */
export function Land({
  review,
  reel,
  lines,
  at,
  insets,
}: {
  review: Review;
  reel: Reel;
  lines: readonly ScoreLine[];
  at: number;
  insets: Insets;
}) {
  const { t } = useWords();
  const board = useRef<BoardHandle>(null);
  const { width, height } = useLayout();
  const shape = `${width}×${height}`;
  const framedFor = useRef<string | null>(null);
  // A replay of a tile game is the only place where this is mounted.
  const final = review.position as unknown as TilePosition;
  const scene = sceneAt(review, reel, lines, at, (n) => t('board.points', { n }));
  return (
    <BoardLoader
      ref={board}
      scene={scene}
      insets={insets}
      onCameraSettled={() => {
        // The whole of the final land from the start: nothing moves under the eye while the land grows. A phone that is
        // turned shows what lies there now, so it is framed again.
        if (framedFor.current === shape) return;
        framedFor.current = shape;
        void board.current?.show(final.laidTiles(), { isInstant: true });
      }}
    />
  );
}

function sceneAt(
  review: Review,
  reel: Reel,
  lines: readonly ScoreLine[],
  at: number,
  pointWords: (n: number) => string,
): BoardScene {
  const colours = lines.map(({ number }) => number);
  const land = landScene(review.record.game as TileGameId, reel.at(at) as unknown as TilePosition, colours);
  const happening = review.happenings[at - 1];
  if (happening === undefined) return land;
  const placed = tileEvents(happening).find((event) => event.type === 'placed');
  const points = linesOf(happening).filter((line) => line.at !== null && !line.isFinal);
  return {
    ...land,
    lastMoves: placed === undefined ? [] : [{ x: placed.x, y: placed.y, player: colours[placed.player] ?? 0 }],
    numbers: points.flatMap((line) =>
      line.at === null ? [] : [{ at: spotOf(land, line.at), text: `+${line.points}`, label: pointWords(line.points) }],
    ),
  };
}
