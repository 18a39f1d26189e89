import { useState, type RefObject } from 'react';

import { landScene } from '@/board/scene';
import type { BoardHandle, Effect } from '@/board/types';
import type { Told } from '@/core/told';
import { gameOf } from '@/games';
import { finalCount, isScored, type Scored, tileEvents, TileTable, withGain } from '@/games/tiles';
import { usePresenter, type Showing } from '@/match/presenting';
import { useMatchActions } from '@/match/react';
import { useMotion } from '@/ui/look/motion';

import { tell } from '../words/tell';
import { claims, rewards, type EffectTools } from './effects';
import { showCount, type CountStep } from './showCount';

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
  /** The final count while it goes on; null at any other time. */
  readonly count: CountStep | null;
  /** Whether the next skip ends all of it, and not just one kind of the final count. */
  readonly skipsAll: boolean;
  /** Ends what is being shown: all of a move; of the final count first one kind, then the rest. */
  skip(): void;
}

interface ShowTools extends EffectTools {
  readonly onScore: () => void;
}

/** Shows every move so that a person can follow it: the camera goes there, the tile, the piece, then the points. */
export function usePresenting(board: RefObject<BoardHandle | null>, tools: ShowTools): Presenting {
  const match = useMatchActions();
  const motion = useMotion();
  const [scores, setScores] = useState<readonly number[] | null>(null);
  const [news, setNews] = useState('');
  const [count, setCount] = useState<CountStep | null>(null);
  const [skipsAll, setSkipsAll] = useState(true);

  async function show(told: Told, showing: Showing): Promise<void> {
    const { advance, isPartSkipped: isSkipped, pause } = showing;
    const events = tileEvents(told);
    const laid = events.find((event) => event.type === 'placed');
    const table = TileTable.of(match.tableAt(told.index + 1));
    const { record } = match.getState();
    const isByAi = record.seats[told.seat]?.ai !== undefined;
    // What the people themselves count, move by move, is shown like any other move.
    const isCount = (event: Scored) => event.isFinal && table.isOver;
    // Who hurries the last tile along has not seen the count yet.
    if (table.isOver) showing.beginParts();
    const act = async (...effects: Effect[]) => {
      if (!isSkipped() && effects.length > 0) await board.current?.animate(...effects);
    };
    setNews(
      tell(tools.words, tools.lines, events)
        .map(({ text }) => text)
        .join(' '),
    );
    let scores: readonly number[] = match.tableAt(told.index).scores();
    setScores(scores);
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
        if (isCount(event)) continue;
        scores = withGain(scores, event);
        if (isSkipped()) continue;
        if (event.isFinal) await board.current?.show([event.because], NEAR);
        setScores(scores);
        tools.onScore();
        await act(...(await rewards(tools, table, event, events, laid)));
      }
      if (table.isOver && !showing.isSkipped()) {
        showing.beginParts();
        setSkipsAll(false);
        await showCount(finalCount(events, gameOf(record.game).points.kinds, scores), table, {
          board: board.current,
          motion,
          showing,
          // Nobody comes home at the end, and no tile finished anything.
          effectsOf: ({ scored }) => rewards(tools, table, scored, [], undefined),
          onStep: setCount,
          onScore: ({ scores: counted }) => {
            setScores(counted);
            tools.onScore();
          },
        });
        void board.current?.show('all', { yields: true });
      }
      setScores(null);
      if (isByAi) await pause(motion.hold(motion.isReduced ? LOOK : BREATH));
    } finally {
      setScores(null);
      setCount(null);
      setSkipsAll(true);
    }
  }

  const end = usePresenter(show);
  return {
    scores,
    news,
    count,
    skipsAll,
    skip: () => {
      end();
      setSkipsAll(true);
      board.current?.skip();
    },
  };
}

/** Until the screen shows what was set. */
const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
