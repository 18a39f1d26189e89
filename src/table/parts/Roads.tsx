import { View } from 'react-native';

import { useWords } from '@/i18n';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';

import { Glyph } from './Glyph';

/** Trades that are left this turn: a lit road each. Spent ones stay, unlit. */
export function Roads({ left, all, size = 34 }: { left: number; all: number; size?: number }) {
  const { t } = useWords();
  const { colors, isHighContrast } = useTheme();
  const count = Math.max(left, all);
  return (
    <View
      role="img"
      aria-label={t('table.tray.allowance', { n: left })}
      testID="allowance"
      style={{ flexDirection: 'row', gap: 5, flexShrink: 0 }}
    >
      {Array.from({ length: count }, (_, index) => {
        const isLit = index < left;
        return (
          <View
            key={index}
            style={{
              width: size,
              height: size,
              borderRadius: CORNER.tag + 2,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: isLit ? colors.brassFill : colors.sunk,
              borderWidth: isLit && !isHighContrast ? 0 : 1.5,
              borderColor: isHighContrast ? colors.ink : colors.line,
              boxShadow: isLit && !isHighContrast ? `0 0 8px ${colors.brassFill}88` : undefined,
            }}
          >
            <Glyph name="road" size={size * 0.5} color={isLit ? '#2B231C' : colors.ink3} />
          </View>
        );
      })}
    </View>
  );
}
