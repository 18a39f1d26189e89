import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { AccessibilityInfo } from 'react-native';

import { MOTION, SPEEDS, type Speed } from './tokens';

export type MotionChoice = 'system' | 'reduced' | 'full';

export interface Motion {
  readonly isReduced: boolean;
  /** Milliseconds for a flight, a slide or a turn: none under reduced motion, then things cut. */
  move(milliseconds: number): number;
  /** Milliseconds for a change of colour or opacity: short under reduced motion, but never a flicker. */
  fade(milliseconds: number): number;
  /** Milliseconds that something stands still to be read: time is no motion, only the chosen speed changes it. */
  hold(milliseconds: number): number;
}

export function motionFor(isReduced: boolean, speed: Speed): Motion {
  const factor = SPEEDS[speed];
  return {
    isReduced,
    move: (milliseconds) => (isReduced ? 0 : milliseconds * factor),
    fade: (milliseconds) => (isReduced ? Math.min(milliseconds * factor, MOTION.fade) : milliseconds * factor),
    hold: (milliseconds) => milliseconds * factor,
  };
}

const MotionContext = createContext<Motion>(motionFor(false, 'normal'));

function useSystemReducesMotion(): boolean {
  const [isReduced, setReduced] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    // A platform that cannot answer has no such setting, so motion stays full.
    AccessibilityInfo.isReduceMotionEnabled().then(
      (answer) => isCurrent && setReduced(answer),
      () => undefined,
    );
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      isCurrent = false;
      subscription.remove();
    };
  }, []);
  return isReduced;
}

export function MotionProvider({
  choice,
  speed,
  children,
}: {
  choice: MotionChoice;
  speed: Speed;
  children: ReactNode;
}) {
  const system = useSystemReducesMotion();
  const motion = motionFor(choice === 'system' ? system : choice === 'reduced', speed);
  return <MotionContext value={motion}>{children}</MotionContext>;
}

export function useMotion(): Motion {
  return use(MotionContext);
}
