import { createContext, use, useId, useLayoutEffect, type ReactNode } from 'react';

import type { OverlayStack } from './OverlayStack';

export const OverlayContext = createContext<OverlayStack | null>(null);

/**
 * Mount it to show its content over the whole screen, in the one layer of the host around. The content is rendered there:
 * it reads the contexts that lie around the host.
 */
export function Overlay({ onRequestClose, children }: { onRequestClose: () => void; children: ReactNode }) {
  const stack = use(OverlayContext);
  if (stack === null) throw new Error('no overlay host is around');
  const id = useId();
  // Before anything is painted, so that one overlay in the place of another is one change of the layer's content.
  useLayoutEffect(() => stack.put({ id, content: children, onRequestClose }));
  useLayoutEffect(() => () => stack.remove(id), [stack, id]);
  return null;
}
