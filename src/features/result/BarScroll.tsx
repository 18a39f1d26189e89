import { useState, type ReactNode } from 'react';
import { ScrollView, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/ui/look/theme';

/** What scrolls under the buttons at the top: once it has scrolled so far that they would cover words, a bar covers it. */
export function BarScroll({
  bar,
  free,
  style,
  children,
}: {
  /** Height of the bar, down from the edge of the screen. */
  bar: number;
  /** How far it may scroll before words reach the bar. */
  free: number;
  style: ViewStyle;
  children: ReactNode;
}) {
  const { colors, isHighContrast } = useTheme();
  const [hasBar, setBar] = useState(false);
  return (
    <>
      <ScrollView
        testID="result-scroll"
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }) => setBar(nativeEvent.contentOffset.y > free)}
        contentContainerStyle={style}
      >
        {children}
      </ScrollView>
      {hasBar && (
        <View
          testID="result-bar"
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            right: 0,
            height: bar,
            backgroundColor: colors.bg,
            borderBottomWidth: isHighContrast ? 2 : 0,
            borderColor: colors.line,
          }}
        />
      )}
    </>
  );
}
