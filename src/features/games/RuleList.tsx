import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { useWords, type WordKey } from '@/i18n';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

const RULES = ['r1', 'r2', 'r3', 'r4', 'r5'] as const;

/** A game in five sentences. */
export function RuleList({ game }: { game: GameId }) {
  const { t } = useWords();
  const { colors, outline } = useTheme();
  return (
    <View role="list" style={{ gap: SPACE.between }}>
      {RULES.map((rule, index) => (
        <View key={rule} role="listitem" style={{ flexDirection: 'row', gap: SPACE.between }}>
          <View
            aria-hidden
            style={{
              minWidth: 26,
              height: 26,
              borderRadius: 13,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: colors.actionSoft,
              ...outline,
            }}
          >
            <Text variant="micro" face="bold" maxScale={1.4}>
              {String(index + 1)}
            </Text>
          </View>
          <Text variant="body" style={{ flex: 1, paddingTop: 3 }}>
            {t(`learn.${game}.${rule}` satisfies WordKey)}
          </Text>
        </View>
      ))}
    </View>
  );
}
