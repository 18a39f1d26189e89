import { View } from 'react-native';

import { useWords } from '@/i18n';
import type { Tally } from '@/match/statistics';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { percentOf } from './figures';

/** A name, how many matches, the share that was won as a bar with its number, and what else there is to say. */
export function ShareBar({
  name,
  label,
  tally,
  details,
}: {
  name: string;
  label: string;
  tally: Tally;
  details: readonly string[];
}) {
  const { t } = useWords();
  const { colors, isHighContrast } = useTheme();
  const percent = percentOf(tally);
  return (
    <View accessible aria-label={[label, ...details].join('. ')} style={{ gap: SPACE.half, paddingVertical: 6 }}>
      <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.inside }}>
        <Text variant="row" style={{ flex: 1 }}>
          {name}
        </Text>
        <Text variant="caption" color="ink2">
          {t('stats.gamesOf', { n: tally.games })}
        </Text>
        <View style={{ minWidth: 46 }}>
          <Text variant="row" face="bold" align="right">
            {t('stats.share', { percent })}
          </Text>
        </View>
      </View>
      <View
        style={{
          height: 8,
          borderRadius: 4,
          backgroundColor: isHighContrast ? colors.panel : colors.sunk,
          borderWidth: isHighContrast ? 1 : 0,
          borderColor: colors.line,
          overflow: 'hidden',
        }}
      >
        <View style={{ width: `${percent}%`, height: '100%', backgroundColor: colors.action, borderRadius: 4 }} />
      </View>
      {details.map((detail) => (
        <Text key={detail} variant="caption" color="ink2">
          {detail}
        </Text>
      ))}
    </View>
  );
}
