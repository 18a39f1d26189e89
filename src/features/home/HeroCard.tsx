import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useLayout } from '@/ui/layout';
import { Panel } from '@/ui/Panel';
import { useTheme } from '@/ui/theme';
import { CORNER, SPACE } from '@/ui/tokens';

/** The lifted card at the top of home: a picture on one side, what to do on the other; above it with large text. */
export function HeroCard({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const { kind, isLargeText, isWide } = useLayout();
  const { outline } = useTheme();
  const isStacked = isLargeText || (kind === 'tablet' && isWide);
  const isTablet = kind === 'tablet';
  const inner = CORNER.sheet - outline.borderWidth;
  return (
    <Panel
      depth="lifted"
      corner={CORNER.sheet}
      style={[{ flexDirection: isStacked ? 'column' : 'row' }, isTablet && isWide && { flexGrow: 1, maxHeight: 620 }]}
    >
      <View
        style={[
          { overflow: 'hidden', borderTopLeftRadius: inner },
          isStacked
            ? { flexGrow: 1, minHeight: isTablet ? 220 : 140, borderTopRightRadius: inner }
            : { width: isTablet ? '50%' : '34%', borderBottomLeftRadius: inner },
        ]}
      >
        {picture}
      </View>
      <View
        style={{
          flex: isStacked ? undefined : 1,
          minHeight: isTablet ? 208 : 148,
          padding: isTablet ? SPACE.edgeTablet : SPACE.edge,
          justifyContent: 'center',
          gap: isTablet ? 14 : 10,
        }}
      >
        {children}
      </View>
    </Panel>
  );
}
