import { View, type ViewStyle } from 'react-native';

import type { GameId } from '@/core/game';

import { useTheme } from '../look/theme';
import { FRAME, paintingOf } from '../paintings';
import { Drawing } from './Drawing';

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
  return (
    <View style={[{ overflow: 'hidden' }, style]}>
      <Drawing
        key={scheme}
        marks={paintingOf(game, scheme === 'dark' ? 'night' : 'day')}
        viewBox={`${shift * FRAME.width} 0 ${FRAME.width} ${FRAME.height}`}
        // A tall frame gets more sky, never a bare foreground.
        align="xMidYMax"
        fit={isCropped ? 'slice' : 'meet'}
      />
    </View>
  );
}
