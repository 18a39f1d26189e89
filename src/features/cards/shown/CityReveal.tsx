import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import type { CityEvent } from '@/games/settlers';
import { cityCard } from '@/table/art';
import { CardFace } from '@/table/parts/CardFace';
import { turnedWidth } from '@/table/parts/turning';
import { Panel } from '@/ui/frame/Panel';
import { useMotion } from '@/ui/look/motion';
import { useTheme } from '@/ui/look/theme';
import { timing } from '@/ui/look/timing';
import { MOTION, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

const WIDTH = 150;

/** A new city is turned over before everybody: its front, then the event on its back. */
export function CityReveal({ event, text }: { event: CityEvent; text: string }) {
  const { colors } = useTheme();
  const motion = useMotion();
  const time = motion.move(MOTION.flight);
  const way = useSharedValue(time > 0 ? 0 : 1);
  useEffect(() => way.set(withTiming(1, timing(time, Easing.inOut(Easing.cubic)))), [way, time]);
  const card = useAnimatedStyle(() => ({ transform: [{ scaleX: turnedWidth(way.get()) }] }));
  const front = useAnimatedStyle(() => ({ opacity: way.get() < 0.5 ? 1 : 0 }));
  const back = useAnimatedStyle(() => ({ opacity: way.get() < 0.5 ? 0 : 1 }));
  return (
    <View
      testID="city-reveal"
      style={[
        StyleSheet.absoluteFill,
        { alignItems: 'center', justifyContent: 'center', backgroundColor: colors.scrim, pointerEvents: 'none' },
      ]}
    >
      <Panel depth="lifted" style={{ alignItems: 'center', gap: SPACE.between, padding: SPACE.edge, maxWidth: 320 }}>
        <Animated.View style={card}>
          <Animated.View style={front}>
            <CardFace id={cityCard(null)} width={WIDTH} />
          </Animated.View>
          <Animated.View style={[{ position: 'absolute' }, back]}>
            <CardFace id={cityCard(event)} width={WIDTH} />
          </Animated.View>
        </Animated.View>
        <Text variant="row" align="center">
          {text}
        </Text>
      </Panel>
    </View>
  );
}
