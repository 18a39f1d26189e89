import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { ContourBackground } from '@/ui/drawing/ContourBackground';
import { useTheme } from '@/ui/look/theme';
import { light } from '@/ui/look/tokens';

/** Pine by day and by night: nobody should take the hand-over for an ordinary screen. */
export function usePine() {
  const { isHighContrast } = useTheme();
  return isHighContrast
    ? { ground: '#000000', ink: '#FFFFFF', line: '#FFFFFF' }
    : { ground: light.action, ink: light.onAction, line: light.brassFill };
}

/** Opaque pine over everything: no card lies behind it, and nothing below can be touched or read. */
export function Pine({ testID, label, children }: { testID: string; label: string; children: ReactNode }) {
  const { ground, line } = usePine();
  return (
    <View
      testID={testID}
      role="main"
      aria-label={label}
      aria-modal
      accessibilityViewIsModal
      style={[StyleSheet.absoluteFill, { backgroundColor: ground, overflow: 'hidden' }]}
    >
      <ContourBackground stroke={line} opacity={0.22} />
      {children}
    </View>
  );
}
