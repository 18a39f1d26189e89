import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';

/** The smallest phones: the words need more of the width than the picture. */
const NARROW = 380;
/** A small phone on its side has room for the words only. */
const LOW = 800;

/** The lifted card at the top of home: a picture on one side, what to do on the other; above it with large text. */
export function HeroCard({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const { kind, isLargeText, isWide, width } = useLayout();
  const isLow = kind === 'phoneLandscape' && width < LOW;
  const isNarrow = width < NARROW || isLow;
  const { outline } = useTheme();
  const isStacked = isLargeText || (kind === 'tablet' && isWide);
  const isTablet = kind === 'tablet';
  const inner = CORNER.sheet - outline.borderWidth;
  return (
    <Panel
      depth="lifted"
      corner={CORNER.sheet}
      style={[{ flexDirection: isStacked ? 'column' : 'row' }, isTablet && isWide && { flexGrow: 1 }]}
    >
      {!isLow && (
        <View
          style={[
            { overflow: 'hidden', borderTopLeftRadius: inner },
            isStacked
              ? { flexGrow: 1, minHeight: isTablet ? 220 : 140, borderTopRightRadius: inner }
              : { width: isTablet ? '50%' : isNarrow ? '30%' : '34%', borderBottomLeftRadius: inner },
          ]}
        >
          {picture}
        </View>
      )}
      <View
        style={{
          flex: isStacked ? undefined : 1,
          minHeight: isTablet ? 208 : kind === 'phoneLandscape' ? 132 : 148,
          padding: isTablet ? SPACE.edgeTablet : isNarrow || kind === 'phoneLandscape' ? SPACE.between : SPACE.edge,
          justifyContent: 'center',
          gap: isTablet ? 14 : kind === 'phoneLandscape' ? 8 : 10,
        }}
      >
        {children}
      </View>
    </Panel>
  );
}
