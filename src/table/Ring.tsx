import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { useTheme } from '@/ui/theme';

import { useAnchors, type AnchorName } from './anchors';

/** "You can do this": a brass ring round what a card may go to. It takes no room, so nothing jumps when it lights. */
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
  return (
    <View ref={anchors.ref(anchor)} style={style}>
      {isLit && (
        <View
          style={{
            position: 'absolute',
            inset: -4,
            borderRadius: corner + 4,
            borderWidth: isHighContrast ? 4 : 2.5,
            borderColor: colors.ring,
            boxShadow: isHighContrast ? undefined : `0 0 10px ${colors.brassFill}66`,
            pointerEvents: 'none',
          }}
        />
      )}
      {children}
    </View>
  );
}
