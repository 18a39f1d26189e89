import { useEffect, useState } from 'react';

type Tell = (isInFront: boolean) => void;

/** The screens of each match, in the order in which they came. */
const screens = new Map<string, Tell[]>();

function enter(id: string, tell: Tell): () => void {
  const all = screens.get(id) ?? [];
  screens.set(id, all);
  all.at(-1)?.(false);
  all.push(tell);
  tell(true);
  return () => {
    all.splice(all.indexOf(tell), 1);
    all.at(-1)?.(true);
    if (all.length === 0) screens.delete(id);
  };
}

/**
 * Whether no later screen shows the same match. A link may put a second table of a match over the first, and two that
 * both play would write over each other's moves.
 */
export function useIsInFront(id: string): boolean {
  const [isInFront, setInFront] = useState(false);
  useEffect(() => enter(id, setInFront), [id]);
  return isInFront;
}
