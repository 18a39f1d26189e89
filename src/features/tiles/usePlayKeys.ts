import type { RefObject } from 'react';

import type { BoardHandle } from '@/board/types';
import { useKeys } from '@/platform/keys';

import type { Direction } from './scene/walk';
import type { Play } from './usePlay';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};
const CLOSER = 1.4;

/** The keyboard of the play screen: the same actions as for fingers and readers. */
export function usePlayKeys(
  board: RefObject<BoardHandle | null>,
  play: Play,
  {
    isOn,
    skip,
    seeResult,
    goOn,
  }: {
    isOn: boolean;
    skip: () => void;
    seeResult: () => void;
    /** What there is to do in a lesson when there is nothing to decide. */
    goOn: (() => void) | null;
  },
): void {
  const { actions, takeBack, mode, focus, pending } = play;
  const enter = () => {
    if (mode === 'showing') return skip();
    if (goOn !== null) return goOn();
    if (mode === 'over') return seeResult();
    if (mode === 'thinking') return play.match.hurry();
    if (pending.stage === 'holding' && focus !== null) return actions.tapCell(focus);
    return void actions.confirm();
  };
  const meanings: Readonly<Record<string, () => void>> = {
    r: actions.turn,
    f: actions.nextPiece,
    u: takeBack.press,
    Enter: enter,
    ' ': enter,
    Escape: actions.escape,
    '+': () => board.current?.zoomBy(CLOSER),
    '=': () => board.current?.zoomBy(CLOSER),
    '-': () => board.current?.zoomBy(1 / CLOSER),
    '0': () => void board.current?.show('all'),
  };
  useKeys((key) => {
    const direction = ARROWS[key];
    if (direction !== undefined) {
      actions.walk(direction);
      return true;
    }
    const meaning = meanings[key.length === 1 ? key.toLowerCase() : key];
    meaning?.();
    return meaning !== undefined;
  }, isOn);
}
