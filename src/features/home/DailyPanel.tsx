import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { DailyState } from './daily';

/** The solo game of today's date, the same for everybody. Quiet: it invites and does not shout. */
export function DailyPanel({
  today,
  streak,
  state,
  onPlay,
}: {
  today: Date;
  streak: number;
  /** Not begun, under way, or played. */
  state: DailyState['kind'];
  onPlay: () => void;
}) {
  const { t, dayMonth } = useWords();
  const theme = useTheme();
  const { isLargeText, kind, width } = useLayout();
  const date = dayMonth(today);
  return (
    <Panel
      tone="actionSoft"
      depth="flat"
      corner={CORNER.card}
      style={{
        flexDirection: isLargeText ? 'column' : 'row',
        alignItems: isLargeText ? 'stretch' : 'center',
        gap: SPACE.between,
        padding: kind === 'phoneLandscape' ? 10 : 14,
      }}
    >
      <View
        style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between, flex: isLargeText ? undefined : 1 }}
      >
        {!(kind === 'phoneLandscape' && width < 800) && (
          <View
            style={{
              width: 52,
              height: 52,
              borderRadius: CORNER.seat,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: theme.colors.panel,
              ...theme.outline,
            }}
          >
            <Icon name="calendar" color="brass" size={26} />
          </View>
        )}
        <View style={{ flex: 1, gap: 1 }}>
          <Text variant="card" role="heading" aria-level={2}>
            {t('home.daily')}
          </Text>
          <Text variant="caption" color="ink2">
            {/* A low screen has room for one line: the date says enough. */}
            {kind === 'phoneLandscape' ? date : t('home.dailyDetails', { date, game: t('games.solo.name') })}
          </Text>
          {streak > 0 && (
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
              <Icon name="flame" color="brass" size={14} />
              <Text variant="micro" color="brass">
                {t('home.dailyStreak', { n: streak })}
              </Text>
            </View>
          )}
        </View>
      </View>
      <Tappable
        role="button"
        aria-label={t(`home.dailyLabel.${state}`, { date })}
        onPress={onPlay}
        testID="daily"
        style={({ isPressed }) => ({
          minHeight: TARGET.control,
          paddingHorizontal: SPACE.edge,
          borderRadius: CORNER.seat,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: isPressed ? theme.colors.sunk : theme.colors.panel,
          boxShadow: isPressed ? undefined : theme.depth.resting,
          ...theme.outline,
        })}
      >
        <Text variant="row" face="bold" align="center">
          {t(`home.dailyButton.${state}`)}
        </Text>
      </Tappable>
    </Panel>
  );
}
