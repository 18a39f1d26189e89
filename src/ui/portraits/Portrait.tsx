import { memo } from 'react';
import { View } from 'react-native';

import { Drawing } from '../drawing/Drawing';
import { useTheme } from '../look/theme';
import { FINE_FROM, portraitOf, VIEW, type Somebody } from '.';

/**
 * A face in its frame: arched above, so that nobody takes it for the shape of a player. Faces are seldom drawn anew,
 * but rows with scores and dots around them are.
 */
export const Portrait = memo(function Portrait({
  somebody,
  size,
  label,
}: {
  somebody: Somebody;
  size: number;
  /** Spoken where the name does not stand beside the face. */
  label?: string;
}) {
  const { scheme, isHighContrast, colors } = useTheme();
  const light = isHighContrast ? 'contrast' : scheme === 'dark' ? 'night' : 'day';
  const isFine = size >= FINE_FROM;
  const isHidden = label === undefined;
  return (
    <View
      accessible={!isHidden}
      role={isHidden ? undefined : 'img'}
      aria-label={label}
      aria-hidden={isHidden}
      importantForAccessibility={isHidden ? 'no-hide-descendants' : 'yes'}
      testID={`face-${somebody}`}
      style={{
        width: size,
        height: size,
        overflow: 'hidden',
        borderTopLeftRadius: size * 0.46,
        borderTopRightRadius: size * 0.46,
        borderBottomLeftRadius: size * 0.26,
        borderBottomRightRadius: size * 0.26,
        // High contrast draws with black lines, so its paper is white at every hour.
        backgroundColor: isHighContrast ? '#FFFFFF' : undefined,
        borderWidth: isHighContrast ? 2 : 0,
        borderColor: colors.line,
        pointerEvents: 'none',
      }}
    >
      <Drawing marks={portraitOf(somebody, light, isFine)} viewBox={isFine ? VIEW.whole : VIEW.close} />
    </View>
  );
});
