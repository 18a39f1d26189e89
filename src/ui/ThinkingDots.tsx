import { useEffect, useState } from 'react';
import { Animated, View } from 'react-native';

import { useMotion } from './motion';
import { useTheme } from './theme';

const BEAT = 900;

/** Somebody is thinking. One of the two things in the app that move by themselves; under reduced motion they rest. */
export function ThinkingDots() {
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
    <View style={{ flexDirection: 'row', gap: 3, alignItems: 'center', pointerEvents: 'none' }} aria-hidden>
      {[0, 1, 2].map((dot) => (
        <Animated.View
          key={dot}
          style={{
            width: 5,
            height: 5,
            borderRadius: 3,
            backgroundColor: colors.ink2,
            opacity: isReduced
              ? 1
              : beat.interpolate({
                  inputRange: [0, dot, dot + 0.5, dot + 1, 3],
                  outputRange: [0.35, 0.35, 1, 0.35, 0.35],
                }),
          }}
        />
      ))}
    </View>
  );
}
