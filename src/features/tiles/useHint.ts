import { useEffect, useRef, useState } from 'react';

import { think } from '@/ai';
import type { TileMove } from '@/games/tiles';
import { deviceClock, startThinking, type Effort } from '@/match/thinker';

import type { Play } from './usePlay';

/** A hint may take as long as a person waits for one. */
const LIMIT = 3000;

/** A good move for whoever decides, shown as if they had put it there, with the reason in words. */
export function useHint(play: Play): { isLooking: boolean; text: string | null; ask: () => void } {
  const { match, words, table, mode, actions } = play;
  const [found, setFound] = useState<{ ply: number; text: string } | null>(null);
  const [isLooking, setLooking] = useState(false);
  const effort = useRef<Effort | null>(null);
  useEffect(() => () => effort.current?.cancel(), []);

  const ask = () => {
    if (mode !== 'deciding' || isLooking) return;
    const task = match.task('expert', 'balanced');
    const started = startThinking(think, task, { clock: deviceClock, limit: LIMIT, onFault: () => undefined });
    effort.current = started;
    setLooking(true);
    void started.thought.then((thought) => {
      setLooking(false);
      if (thought === null || effort.current !== started) return;
      setFound({ ply: table.ply, text: words.t('board.tray.hintText', { reason: words.say(thought.reason) }) });
      actions.propose(thought.move as TileMove);
    });
  };
  return { isLooking, text: found?.ply === table.ply ? found.text : null, ask };
}
