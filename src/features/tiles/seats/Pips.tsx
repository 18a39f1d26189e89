import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { Text } from '@/ui/text/Text';

export interface PipCount {
  readonly kind: 'member' | 'hut';
  readonly left: number;
  readonly all: number;
}

const TRAVELLER =
  'M5 0.6A2.5 2.5 0 0 1 6.5 5.1C8.5 6.2 9.4 8.8 9.4 11.4H0.6C0.6 8.8 1.5 6.2 3.5 5.1A2.5 2.5 0 0 1 5 0.6Z';
const TENT = 'M5 1.2L9.7 11.4H0.3Z';
const GRID = { width: 10, height: 12 } as const;
const WIDEST = 10;
const GAP = 1.5;

/** Pieces left as a row of small figures: filled are in hand, pale ones on the land. Large text makes numbers of them. */
export function Pips({ counts, room }: { counts: readonly PipCount[]; room: number }) {
  const { isLargeText } = useLayout();
  const all = counts.reduce((sum, { all: count }) => sum + count, 0);
  const width = Math.min(WIDEST, (room - GAP * (all - 1)) / all);
  if (isLargeText || width < 5) return <Numbers counts={counts} />;
  const height = (width * GRID.height) / GRID.width;
  return (
    <View style={{ flexDirection: 'row', gap: GAP, pointerEvents: 'none' }} aria-hidden>
      {counts.flatMap(({ kind, left, all: count }) =>
        Array.from({ length: count }, (_, index) => (
          <Pip key={`${kind}${index}`} kind={kind} isFilled={index < left} width={width} height={height} />
        )),
      )}
    </View>
  );
}

function Numbers({ counts }: { counts: readonly PipCount[] }) {
  return (
    <View style={{ flexDirection: 'row', gap: 8, pointerEvents: 'none' }} aria-hidden>
      {counts.map(({ kind, left }) => (
        <View key={kind} style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
          <Pip kind={kind} isFilled width={11} height={13} />
          <Text variant="micro" color="ink2">
            {left}
          </Text>
        </View>
      ))}
    </View>
  );
}

function Pip({
  kind,
  isFilled,
  width,
  height,
}: {
  kind: PipCount['kind'];
  isFilled: boolean;
  width: number;
  height: number;
}) {
  const { colors, isHighContrast } = useTheme();
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${GRID.width} ${GRID.height}`}>
      <Path
        d={kind === 'hut' ? TENT : TRAVELLER}
        fill={isFilled ? (isHighContrast ? colors.ink : colors.ink2) : isHighContrast ? colors.panel : colors.ink3}
        // Pale, yet told from any ground a seat can have.
        fillOpacity={isFilled || isHighContrast ? 1 : 0.42}
        stroke={isHighContrast ? colors.ink : undefined}
        strokeWidth={isHighContrast ? 1 : 0}
        strokeLinejoin="round"
      />
    </Svg>
  );
}
