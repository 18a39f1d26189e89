import { useEffect, useRef, useState, type RefObject } from 'react';

import type { Point } from '@/board/art/geometry/point';
import { landScene, litFeature, spotOf, type TileGameId } from '@/board/scene';
import { stanceOf } from '@/board/pieceSpot';
import type { BoardHandle, Cell, Effect } from '@/board/types';
import type { TilePosition } from '@/games/tiles/position';
import type { TileEvent } from '@/games/tiles/types';
import type { Words } from '@/i18n';
import { useMatchActions } from '@/match/react';
import type { Happening } from '@/match/types';
import { useMotion, type Motion } from '@/ui/motion';

import type { ScoreLine } from './lines';
import { tell, tileEvents, type Scored } from './told';

/** How long a move stays before the next one is shown. */
const BREATH = 350;
/** A tile that is still not painted after so long is shown as it is. */
const PATIENCE = 1500;
/** A move of somebody else is looked at neither from too far nor too close, in points a cell. */
const NEAR = { way: 'glimpse', least: 56, most: 88 } as const;
/** And where nothing moves, so that it can be found by its mark. */
const LOOK = 900;

export interface Stage {
  /** The land as it was, while the camera is on its way to the new tile; null when it is as it is. */
  readonly before: TilePosition | null;
  /** The scores as they were, until the points have risen. */
  readonly scores: readonly number[] | null;
  /** What readers are told. */
  readonly news: string;
  /** Ends everything that is being shown. */
  skip(): void;
}

interface StageTools {
  readonly words: Words;
  readonly game: TileGameId;
  readonly lines: readonly ScoreLine[];
  readonly motion: Motion;
  /** Where a score line stands on the screen, for followers to fly home to. */
  readonly homeOf: (player: number) => Promise<Point>;
  readonly onScore: () => void;
}

/** Shows every move so that a person can follow it: the camera goes there, the tile, the piece, then the points. */
export function useStage(board: RefObject<BoardHandle | null>, given: Omit<StageTools, 'motion'>): Stage {
  const match = useMatchActions();
  const motion = useMotion();
  const [before, setBefore] = useState<TilePosition | null>(null);
  const [scores, setScores] = useState<readonly number[] | null>(null);
  const [news, setNews] = useState('');
  const tools = useRef<StageTools | null>(null);
  const isSkipped = useRef(false);
  /** Ends the pause between two moves. */
  const endPause = useRef<(() => void) | null>(null);
  useEffect(() => {
    tools.current = { ...given, motion };
  });

  useEffect(() => {
    // In the same breath as the new position, so that its tile is never seen before it lands.
    const stop = match.subscribe((state, previous) => {
      const happening = state.happenings.at(-1);
      if (happening === undefined || state.happenings.length !== previous.happenings.length + 1) return;
      const old = previous.position as TilePosition;
      setScores(old.scores());
      if (isPlayedByOthers(state.record.seats, happening)) setBefore(old);
    });
    match.present(async (happening) => {
      isSkipped.current = false;
      try {
        if (tools.current !== null) {
          const { words, lines } = tools.current;
          setNews(
            tell(words, lines, tileEvents(happening))
              .map(({ text }) => text)
              .join(' '),
          );
          await show(match.getState().position as TilePosition, happening, tools.current);
        }
      } finally {
        setBefore(null);
        setScores(null);
      }
    });

    async function show(position: TilePosition, happening: Happening, stage: StageTools): Promise<void> {
      const events = tileEvents(happening);
      const laid = events.find((event) => event.type === 'placed');
      const isOthers = isPlayedByOthers(match.getState().record.seats, happening);
      const act = async (...effects: Effect[]) => {
        if (!isSkipped.current && effects.length > 0) await board.current?.animate(...effects);
      };
      if (laid !== undefined && isOthers && !isSkipped.current) await board.current?.show([laid], NEAR);
      if (laid !== undefined && isOthers && !isSkipped.current && stage.motion.hold(PATIENCE) > 0) {
        const { tiles } = landScene(stage.game, position, []);
        const tile = tiles.find(({ x, y }) => x === laid.x && y === laid.y);
        if (tile !== undefined) await Promise.race([board.current?.prepare(tile), pause(PATIENCE)]);
      }
      setBefore(null);
      if (laid !== undefined) {
        await frame();
        await act({ type: 'land', at: laid });
      }
      await act(...claims(stage, position, events));
      for (const event of events.filter(isScored)) {
        if (isSkipped.current) break;
        if (event.isFinal) await board.current?.show([event.because], NEAR);
        setScores(null);
        stage.onScore();
        await act(...(await rewards(stage, position, event, events, laid)));
      }
      setScores(null);
      if (isOthers && !isSkipped.current) await pause(stage.motion.hold(stage.motion.isReduced ? LOOK : BREATH));
    }

    function pause(milliseconds: number): Promise<void> {
      if (milliseconds <= 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        endPause.current = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }

    return () => {
      stop();
      match.present(null);
    };
  }, [match, board]);

  return {
    before,
    scores,
    news,
    skip: () => {
      isSkipped.current = true;
      endPause.current?.();
      board.current?.skip();
    },
  };
}

function isPlayedByOthers(seats: readonly { readonly ai?: object }[], { seat }: Happening): boolean {
  return seats[seat]?.ai !== undefined;
}

function isScored(event: TileEvent): event is Scored {
  return event.type === 'scored';
}

function claims({ game, lines }: StageTools, position: TilePosition, events: readonly TileEvent[]): Effect[] {
  const land = landScene(
    game,
    position,
    lines.map(({ number }) => number),
  );
  return events.flatMap((event): Effect[] =>
    event.type === 'claimed' ? [{ type: 'claim', at: spotOf(land, { ...event, segment: event.piece.segment }) }] : [],
  );
}

/** The feature shines, its points rise, and its followers fly home, all together. */
async function rewards(
  { words, game, lines, homeOf }: StageTools,
  position: TilePosition,
  scored: Scored,
  events: readonly TileEvent[],
  laid: Cell | undefined,
): Promise<Effect[]> {
  const { because, players, isPaid, points } = scored;
  const land = landScene(
    game,
    position,
    lines.map(({ number }) => number),
  );
  const at = spotOf(land, because);
  const feature = litFeature(game, position, because);
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
