import { useKeptFocus, walkFocus } from '@/platform/focusWalk';
import { useKeys } from '@/platform/keys';
import type { Way } from '@/platform/way';

import { pressMain, type Tray } from './tray';
import type { TableActions } from './useTableActions';

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};
/** Where the first arrow leads: to the hand, or to what is asked. */
const START = ['hand-', 'more-', 'build-', 'main', 'discard'];

/**
 * The keyboard of the table. Everything is a control that Tab reaches and Enter presses; arrows go from one to the next
 * as the eye does, U takes back, Escape lets go of what is in mind, and Enter by itself presses the main button.
 */
export function useTableKeys({
  isOn,
  isShowing,
  isPending,
  tray,
  actions,
  skip,
  goOn,
}: {
  isOn: boolean;
  isShowing: boolean;
  /** Whether something is in mind that Escape lets go of. */
  isPending: boolean;
  tray: Tray;
  actions: TableActions;
  skip: () => void;
  /** What the main button of somebody who teaches does; null where there is none. */
  goOn: (() => void) | null;
}): void {
  useKeptFocus('table', START);
  useKeys((key) => {
    const way = ARROWS[key];
    if (way !== undefined) return walkFocus('table', way, START);
    if (key === 'u' || key === 'U') actions.undo();
    else if (isShowing && [' ', 'Enter', 'Escape'].includes(key)) skip();
    else if (key === 'Escape' && isPending) actions.undo();
    else if (key === 'Enter' && goOn !== null) goOn();
    else if (key === 'Enter') pressMain(tray, actions);
    else return false;
    return true;
  }, isOn);
}
