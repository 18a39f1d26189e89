import { useEffect, useState } from 'react';

import { onLeaving } from '@/platform/leaving';
import { layerTurn } from '@/ui/overlay/LayerTurn';

/** Why what is private lies covered: the app was left, or the phone went round the table. */
type Cover = 'away' | 'passed';

/**
 * Whether what is private must be covered because nobody we know of is looking: from the moment the app leaves the
 * foreground (the app switcher takes its picture then) until the person says that they are back.
 */
export function usePrivacy(isNeeded: boolean): {
  readonly cover: Cover | null;
  readonly pass: () => void;
  readonly uncover: () => void;
} {
  const [cover, setCover] = useState<Cover | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    return onLeaving(
      () => setCover('away'),
      () => !layerTurn.isIdle,
    );
  }, [isNeeded]);
  return { cover: isNeeded ? cover : null, pass: () => setCover('passed'), uncover: () => setCover(null) };
}
