import { useEffect, useState } from 'react';

import { useMotion } from '@/ui/look/motion';

/** Milliseconds for points to run up to their new number. */
const COUNTING = 600;

/** A number that runs to its new value instead of jumping; at once under reduced motion and instant speed. */
export function useCountUp(value: number): number {
  const motion = useMotion();
  const duration = motion.move(COUNTING);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let frame = 0;
    let from: number | null = null;
    let started = 0;
    const step = (now: number) => {
      setShown((current) => {
        if (from === null) [from, started] = [current, now];
        const share = duration <= 0 ? 1 : Math.min(1, (now - started) / duration);
        return Math.round(from + (value - from) * share);
      });
      if (duration > 0 && (started === 0 || now - started < duration)) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, duration]);
  return duration <= 0 ? value : shown;
}
