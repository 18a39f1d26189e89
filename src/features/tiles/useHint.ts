import { useEffect, useRef, useState } from 'react';

import { think } from '@/ai';
import type { Intent } from '@/core/game';
import type { TileMove } from '@/games/tiles';
import { deviceClock, startThinking, type Effort } from '@/match/thinker';

import type { Play } from './usePlay';

/** A hint may take as long as a person waits for one. */
const LIMIT = 3000;

/**
 * A good move for whoever decides, shown as if they had put it there, with the reason in words. It belongs to that move: as
 * soon as they have something else in mind it goes, and so does one that is still being looked for.
 */
export function useHint(play: Play): { isLooking: boolean; text: string | null; ask: () => void } {
  const { match, words, mode, pending, actions } = play;
  const [found, setFound] = useState<{ of: Intent; text: string } | null>(null);
  const [isLooking, setLooking] = useState(false);
  const effort = useRef<Effort | null>(null);
  useEffect(() => () => effort.current?.cancel(), []);

  const ask = () => {
    if (mode !== 'deciding' || isLooking) return;
    const before = match.getState().pending;
    const task = match.task('expert', 'balanced');
    const started = startThinking(think, task, { clock: deviceClock, limit: LIMIT, onFault: () => undefined });
    effort.current = started;
    setLooking(true);
    void started.thought.then((thought) => {
      setLooking(false);
      if (thought === null || effort.current !== started || match.getState().pending !== before) return;
      actions.propose(thought.move as TileMove);
      const text = words.t('board.tray.hintText', { reason: words.say(thought.reason) });
      setFound({ of: match.getState().pending, text });
    });
  };
  return { isLooking, text: found?.of === pending ? found.text : null, ask };
}
