import { useEffect, useState } from 'react';
import { Animated, View } from 'react-native';

import { useMotion } from '@/ui/motion';
import { useTheme } from '@/ui/theme';

const DOTS = [0, 1, 2] as const;
const BEAT = 900;

/** Somebody is thinking. One of the two things in the app that move by themselves; under reduced motion they rest. */
export function Dots() {
  const { colors } = useTheme();
  const { isReduced } = useMotion();
  const [beat] = useState(() => new Animated.Value(0));
  useEffect(() => {
    if (isReduced) return undefined;
    const loop = Animated.loop(Animated.timing(beat, { toValue: 3, duration: BEAT, useNativeDriver: false }));
    loop.start();
    return () => loop.stop();
  }, [beat, isReduced]);
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: 2 }}>
      {DOTS.map((dot) => (
        <Animated.View
          key={dot}
          style={{
            width: 4,
            height: 4,
            borderRadius: 2,
            backgroundColor: colors.ink2,
            opacity: isReduced
              ? 1
              : beat.interpolate({
                  inputRange: [dot - 1, dot, dot + 1],
                  outputRange: [0.25, 1, 0.25],
                  extrapolate: 'clamp',
                }),
          }}
        />
      ))}
    </View>
  );
}
