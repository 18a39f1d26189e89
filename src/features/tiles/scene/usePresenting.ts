import { useState, type RefObject } from 'react';

import type { Point } from '@/board/art/geometry/point';
import { landScene, litFeature, spotOf } from '@/board/scene';
import { stanceOf } from '@/board/stance';
import type { BoardHandle, Cell, Effect } from '@/board/types';
import type { Told } from '@/core/told';
import { type Scored, type TileEvent, tileEvents, TileTable } from '@/games/tiles';
import type { Words } from '@/i18n';
import { usePresenter, type Showing } from '@/match/presenting';
import { useMatchActions } from '@/match/react';
import type { ScoreLine } from '@/match/scoreLines';
import { useMotion } from '@/ui/look/motion';

import { tell } from '../words/tell';

/** How long a move stays before the next one is shown. */
const BREATH = 350;
/** A tile that is still not painted after so long is shown as it is. */
const PAINT_LIMIT = 1500;
/** A move of somebody else is looked at neither from too far nor too close, in points a cell. */
const NEAR = { way: 'glimpse', least: 56, most: 88 } as const;
/** And where nothing moves, so that it can be found by its mark. */
const LOOK = 900;

export interface Presenting {
  /** The scores as they were, until the points have risen. */
  readonly scores: readonly number[] | null;
  /** What readers are told. */
  readonly news: string;
  /** Ends everything that is being shown. */
  skip(): void;
}

interface ShowTools {
  readonly words: Words;
  readonly lines: readonly ScoreLine[];
  /** Where a score line stands on the screen, for followers to fly home to. */
  readonly homeOf: (player: number) => Promise<Point>;
  readonly onScore: () => void;
}

/** Shows every move so that a person can follow it: the camera goes there, the tile, the piece, then the points. */
export function usePresenting(board: RefObject<BoardHandle | null>, tools: ShowTools): Presenting {
  const match = useMatchActions();
  const motion = useMotion();
  const [scores, setScores] = useState<readonly number[] | null>(null);
  const [news, setNews] = useState('');

  async function show(told: Told, { advance, isSkipped, pause }: Showing): Promise<void> {
    const events = tileEvents(told);
    const laid = events.find((event) => event.type === 'placed');
    const table = TileTable.of(match.tableAt(told.index + 1));
    const isByAi = match.getState().record.seats[told.seat]?.ai !== undefined;
    const act = async (...effects: Effect[]) => {
      if (!isSkipped() && effects.length > 0) await board.current?.animate(...effects);
    };
    setNews(
      tell(tools.words, tools.lines, events)
        .map(({ text }) => text)
        .join(' '),
    );
    setScores(match.tableAt(told.index).scores());
    try {
      // A tile of one's own was seen before it was played; that of an AI is not seen before the camera is there.
      if (!isByAi) advance();
      if (laid !== undefined && isByAi && !isSkipped()) await board.current?.show([laid], NEAR);
      if (laid !== undefined && isByAi && !isSkipped() && motion.hold(PAINT_LIMIT) > 0) {
        const tile = landScene(table, []).tiles.find(({ x, y }) => x === laid.x && y === laid.y);
        if (tile !== undefined) await Promise.race([board.current?.prepare(tile), pause(PAINT_LIMIT)]);
      }
      advance();
      if (laid !== undefined) {
        await frame();
        await act({ type: 'drop', at: laid });
      }
      await act(...claims(tools, table, events));
      for (const event of events.filter(isScored)) {
        if (isSkipped()) break;
        if (event.isFinal) await board.current?.show([event.because], NEAR);
        setScores(null);
        tools.onScore();
        await act(...(await rewards(tools, table, event, events, laid)));
      }
      setScores(null);
      if (isByAi) await pause(motion.hold(motion.isReduced ? LOOK : BREATH));
    } finally {
      setScores(null);
    }
  }

  const end = usePresenter(show);
  return {
    scores,
    news,
    skip: () => {
      end();
      board.current?.skip();
    },
  };
}

function isScored(event: TileEvent): event is Scored {
  return event.type === 'scored';
}

function claims({ lines }: ShowTools, table: TileTable, events: readonly TileEvent[]): Effect[] {
  const land = landScene(
    table,
    lines.map(({ number }) => number),
  );
  return events.flatMap((event): Effect[] =>
    event.type === 'claimed' ? [{ type: 'claim', at: spotOf(land, { ...event, segment: event.piece.segment }) }] : [],
  );
}

/** The feature shines, its points rise, and its followers fly home, all together. */
async function rewards(
  { words, lines, homeOf }: ShowTools,
  table: TileTable,
  scored: Scored,
  events: readonly TileEvent[],
  laid: Cell | undefined,
): Promise<Effect[]> {
  const { because, players, isPaid, points } = scored;
  const land = landScene(
    table,
    lines.map(({ number }) => number),
  );
  const at = spotOf(land, because);
  const feature = litFeature(table, because);
  const [first] = players;
  // Light starts from the tile that finished the feature.
  const from = laid === undefined ? at : { x: laid.x + 0.5, y: laid.y + 0.5 };
  const effects: Effect[] = feature === null ? [] : [{ type: 'shine', feature, from }];
  effects.push({
    type: 'points',
    at,
    text: words.t('board.history.gain', { n: isPaid ? points : 0 }),
    player: first === undefined || players.length > 1 ? null : (lines[first]?.number ?? null),
  });
  const members = feature?.members ?? [];
  for (const event of events) {
    if (event.type !== 'returned') continue;
    const { x, y, piece, player } = event;
    if (!members.some((member) => member.x === x && member.y === y && member.segment === piece.segment)) continue;
    effects.push({
      type: 'return',
      player: lines[player]?.number ?? 0,
      stance: stanceOf({ kind: piece.kind, feature: feature?.kind ?? 'road' }),
      from: spotOf(land, { x, y, segment: piece.segment }),
      to: await homeOf(player),
    });
  }
  return effects;
}

/** Until the screen shows what was set. */
const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
