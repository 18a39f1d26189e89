import { useState } from 'react';
import { View, type ViewStyle } from 'react-native';

import type { GameId } from '@/core/game';

import { useTheme } from '../look/theme';
import { FRAME, paintingOf } from '../paintings';
import { PAINTINGS } from '../paintings/shipped';
import { placeOf, type Size } from '../paintings/window';
import { Drawing } from './Drawing';
import { Picture } from './Picture';

/** A game's landscape: golden hour by day, its own night in the dark theme. Fills whatever shape it is given. */
export function Painting({
  game,
  isCropped = false,
  shift = 0,
  style,
}: {
  game: GameId;
  /** For a frame that is higher than wide: the middle of the landscape instead of mostly sky. */
  isCropped?: boolean;
  /** How far a cropped frame looks aside from the middle, in widths of the landscape. */
  shift?: number;
  style?: ViewStyle;
}) {
  const { scheme } = useTheme();
  const light = scheme === 'dark' ? 'night' : 'day';
  const [size, setSize] = useState<Size | null>(null);
  const { source, sky } = PAINTINGS[game][light];
  const place = size === null ? null : placeOf(size, isCropped, shift);
  return (
    <View
      style={[{ overflow: 'hidden', backgroundColor: sky }, style]}
      testID={`landscape-${game}`}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      onLayout={({ nativeEvent: { layout } }) => {
        if (layout.width >= 1 && layout.height >= 1) setSize({ width: layout.width, height: layout.height });
      }}
    >
      {place !== null && (
        <Picture
          source={source}
          testID={`painting-${game}`}
          accessible={false}
          style={{ position: 'absolute', ...place }}
        />
      )}
      {size !== null && place === null && (
        <Drawing
          key={scheme}
          marks={paintingOf(game, light)}
          viewBox={`${shift * FRAME.width} 0 ${FRAME.width} ${FRAME.height}`}
          align="xMidYMax"
          fit={isCropped ? 'slice' : 'meet'}
        />
      )}
    </View>
  );
}
