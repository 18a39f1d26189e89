import { useEffect, useState } from 'react';
import { Animated, Easing, StyleSheet } from 'react-native';

import type { CityEvent } from '@/games/settlers';
import { cityCard } from '@/table/art';
import { CardFace } from '@/table/CardFace';
import { useMotion } from '@/ui/motion';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { useTheme } from '@/ui/theme';
import { MOTION, SPACE } from '@/ui/tokens';

const WIDTH = 150;

/** A new city is turned over before everybody: its front, then the event on its back. */
export function CityReveal({ event, text }: { event: CityEvent; text: string }) {
  const { colors } = useTheme();
  const motion = useMotion();
  const time = motion.move(MOTION.flight);
  const [way] = useState(() => new Animated.Value(time > 0 ? 0 : 1));
  useEffect(() => {
    const turn = Animated.timing(way, {
      toValue: 1,
      duration: time,
      easing: Easing.inOut(Easing.cubic),
      useNativeDriver: false,
    });
    turn.start();
    return () => turn.stop();
  }, [way, time]);
  const side = (isFront: boolean) => ({
    opacity: way.interpolate({
      inputRange: [0.49, 0.5],
      outputRange: isFront ? [1, 0] : [0, 1],
      extrapolate: 'clamp' as const,
    }),
  });
  return (
    <Animated.View
      testID="city-reveal"
      style={[
        StyleSheet.absoluteFill,
        { alignItems: 'center', justifyContent: 'center', backgroundColor: colors.scrim, pointerEvents: 'none' },
      ]}
    >
      <Panel depth="lifted" style={{ alignItems: 'center', gap: SPACE.between, padding: SPACE.edge, maxWidth: 320 }}>
        <Animated.View
          style={{
            transform: [{ scaleX: way.interpolate({ inputRange: [0, 0.5, 1], outputRange: [1, 0.04, 1] }) }],
          }}
        >
          <Animated.View style={side(true)}>
            <CardFace id={cityCard(null)} width={WIDTH} />
          </Animated.View>
          <Animated.View style={[side(false), { position: 'absolute' }]}>
            <CardFace id={cityCard(event)} width={WIDTH} />
          </Animated.View>
        </Animated.View>
        <Text variant="row" align="center">
          {text}
        </Text>
      </Panel>
    </Animated.View>
  );
}
