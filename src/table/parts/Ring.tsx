import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { useTheme } from '@/ui/look/theme';

import { useAim, useAnchors, type AnchorName } from './anchors';
import { QUIET, usePointing } from './pointing';

/**
 * "You can do this": a brass ring round what a card may go to. It takes no room, so nothing jumps when it lights. It is
 * filled while a card hangs over it. Where somebody points, only what is pointed at wears it.
 */
export function Ring({
  isLit,
  corner,
  anchor,
  style,
  children,
}: {
  isLit: boolean;
  corner: number;
  /** The name under which cards find this place. */
  anchor: AnchorName;
  style?: ViewStyle;
  children: ReactNode;
}) {
  const { colors, isHighContrast } = useTheme();
  const anchors = useAnchors();
  const isAimed = useAim() === anchor;
  const pointing = usePointing(anchor);
  const isPointed = pointing === 'lit';
  const isQuiet = pointing === 'quiet';
  return (
    <View ref={anchors.ref(anchor)} style={[style, isQuiet && !isHighContrast && QUIET]}>
      {((isLit && !isQuiet) || isPointed || isAimed) && (
        <View
          style={{
            position: 'absolute',
            inset: -3,
            borderRadius: corner + 3,
            borderWidth: isHighContrast || isAimed || isPointed ? 4 : 2.5,
            borderColor: colors.ring,
            backgroundColor: isAimed ? colors.brassFill : undefined,
            boxShadow: isHighContrast
              ? undefined
              : `0 0 ${isAimed || isPointed ? 18 : 10}px ${colors.brassFill}${isAimed || isPointed ? 'AA' : '66'}`,
            pointerEvents: 'none',
          }}
        />
      )}
      {children}
    </View>
  );
}
