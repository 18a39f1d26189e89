import { View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useTheme } from '@/ui/look/theme';
import { Text } from '@/ui/text/Text';

import type { LiveCamera } from '../camera/liveCamera';
import { PinnedView } from '../pins/PinnedView';
import type { Effect } from '../types';
import { swell } from './curves';

const RISE = 46;

/** Points rise from what gave them. */
export function PointsPop({
  effect,
  progress,
  isStill,
  live,
}: {
  effect: Extract<Effect, { type: 'points' }>;
  progress: SharedValue<number>;
  isStill: boolean;
  live: LiveCamera;
}) {
  const { colors, depth, outline } = useTheme();
  const style = useAnimatedStyle(() => {
    const share = progress.get();
    const eased = isStill ? 0.5 : 1 - (1 - share) ** 3;
    return { opacity: swell(share, 0.12, 0.8), transform: [{ translateY: -RISE * eased }] };
  });
  return (
    <PinnedView live={live} at={effect.at}>
      <Animated.View style={style}>
        <View
          style={[
            {
              flexDirection: 'row',
              alignItems: 'center',
              gap: 6,
              paddingHorizontal: 10,
              height: 36,
              borderRadius: 18,
              backgroundColor: colors.panel,
              boxShadow: depth.lifted,
            },
            outline,
          ]}
        >
          {effect.player !== null && <ShapeMark player={effect.player} size={18} />}
          <Text variant="score" maxScale={1.2}>
            {effect.text}
          </Text>
        </View>
      </Animated.View>
    </PinnedView>
  );
}
