import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';

import { useMotion } from '../look/motion';
import { useTheme } from '../look/theme';
import { timing } from '../look/timing';

const BEAT = 900;
const DOTS = [0, 1, 2] as const;
const DIM = 0.35;

/** Somebody is thinking. One of the two things in the app that move by themselves; under reduced motion they rest. */
export function ThinkingDots() {
  const { isReduced } = useMotion();
  /** Which dot has its turn, and how far it is with it. */
  const beat = useSharedValue(0);
  useEffect(() => {
    if (isReduced) return undefined;
    beat.set(0);
    const round = withTiming(DOTS.length, timing(BEAT, Easing.inOut(Easing.ease)));
    beat.set(withRepeat(round, -1, false, undefined, ReduceMotion.Never));
    return () => cancelAnimation(beat);
  }, [beat, isReduced]);
  return (
    <View style={{ flexDirection: 'row', gap: 3, alignItems: 'center', pointerEvents: 'none' }} aria-hidden>
      {DOTS.map((dot) => (
        <Dot key={dot} dot={dot} beat={beat} isStill={isReduced} />
      ))}
    </View>
  );
}

function Dot({ dot, beat, isStill }: { dot: number; beat: SharedValue<number>; isStill: boolean }) {
  const { colors } = useTheme();
  const style = useAnimatedStyle(() => {
    if (isStill) return { opacity: 1 };
    const share = Math.min(1, Math.max(0, beat.get() - dot));
    return { opacity: DIM + (1 - DIM) * (1 - Math.abs(2 * share - 1)) };
  });
  return <Animated.View style={[{ width: 5, height: 5, borderRadius: 3, backgroundColor: colors.ink2 }, style]} />;
}
