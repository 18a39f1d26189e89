import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { Destiny as Direction } from '@/games/settlers';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/**
 * Destiny as dots and arrowheads that run round the table, behind the seats and the own display. Seats stand in the order
 * of turns from left to right, so clockwise is up on the left and down on the right.
 */
export function DestinyTrack({
  destiny,
  top,
  bottom,
  gaps,
}: {
  destiny: Direction;
  /** From the upper edge to the middle of the seats, from the lower edge to the middle of the own display. */
  top: number;
  bottom: number;
  /** Where between two seats an arrowhead has room, as shares of the width. */
  gaps: readonly number[];
}) {
  const { colors, isHighContrast } = useTheme();
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  const low = height - bottom;
  const left = 6;
  const right = width - 6;
  const corner = 22;
  const line =
    `M${left + corner * 2} ${low}Q${left} ${low} ${left} ${low - corner}V${top + corner}Q${left} ${top} ${left + corner} ${top}` +
    `H${right - corner}Q${right} ${top} ${right} ${top + corner}V${low - corner}Q${right} ${low} ${right - corner * 2} ${low}`;
  const way = destiny === 'white' ? 1 : -1;
  const middle = (top + low) / 2;
  const heads = [
    head(left, middle, 0, -way),
    head(right, middle, 0, way),
    ...gaps.map((share) => head(width * share, top, way, 0)),
  ].join('');
  const ink = isHighContrast ? colors.ink : colors.brassFill;
  return (
    <View
      aria-hidden
      style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}
      onLayout={({ nativeEvent: { layout } }) => setSize({ width: layout.width, height: layout.height })}
    >
      {width > 0 && (
        <Svg width={width} height={height}>
          <Path d={line} fill="none" stroke={ink} strokeWidth={3.5} strokeLinecap="round" strokeDasharray="0.1 8" />
          <Path d={heads} fill={ink} />
        </Svg>
      )}
    </View>
  );
}

/** An arrowhead that points along (dx, dy). */
function head(x: number, y: number, dx: number, dy: number): string {
  const size = 6;
  return `M${x + dx * size} ${y + dy * size}L${x - dx * size - dy * size} ${y - dy * size - dx * size}L${
    x - dx * size + dy * size
  } ${y - dy * size + dx * size}Z`;
}

/** Destiny in words, where seats leave a place free or the table has no rim for the dots. */
export function DestinyTile({ destiny, onPress }: { destiny: Direction; onPress: () => void }) {
  const { t } = useWords();
  const { colors } = useTheme();
  const direction = t(`table.destiny.${destiny}`);
  return (
    // The wrapper has no border of its own, so that the tile is as wide as the seats beside it.
    <View style={{ flex: 1 }}>
      <Tappable
        role="button"
        aria-label={t('table.destiny.label', { direction })}
        onPress={onPress}
        testID="destiny"
        style={{
          flex: 1,
          minHeight: 44,
          alignItems: 'center',
          justifyContent: 'center',
          paddingHorizontal: 4,
          borderRadius: CORNER.seat,
          borderWidth: 2,
          borderColor: colors.ring,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
          <View style={{ transform: [{ scaleX: destiny === 'white' ? 1 : -1 }] }}>
            <Svg width={20} height={20} viewBox="0 0 24 24">
              <Path
                d="M3 9C6 16 14 18 20 12M20 12V6.5M20 12L14.5 11.5"
                fill="none"
                stroke={colors.brass}
                strokeWidth={2.4}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </Svg>
          </View>
          <Text variant="caption" face="bold" color="brass" numberOfLines={1} maxScale={1.2}>
            {t('table.destiny.title')}
          </Text>
        </View>
        {/* A line of its own: the longest direction is one long word. */}
        <Text variant="micro" color="ink2" align="center" numberOfLines={2} maxScale={1.1}>
          {direction}
        </Text>
      </Tappable>
    </View>
  );
}
