import { ScrollView, View } from 'react-native';

import { colourOf, peopleOf } from '@/core/seat';
import { BigBadge } from '@/features/handOver/BigBadge';
import { QuietButton } from '@/features/handOver/HandOver';
import { Pine, usePine } from '@/features/handOver/Pine';
import { useWords } from '@/i18n';
import { useMatch, useMatchActions } from '@/match/react';
import type { Agreement } from '@/match/types';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { Divider, Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** Somebody wants a decision back: everybody at an open table answers on a sheet over the land. */
export function AgreementSheet() {
  const question = useQuestion();
  const { t } = useWords();
  if (question === null) return null;
  const { agreement, name, player, refuse } = question;
  return (
    <Sheet
      title={t('match.takeBack.title', { name })}
      detail={t('match.takeBack.why')}
      badge={<PlayerBadge player={player} name={name} size={44} />}
      closeLabel={t('match.takeBack.refuse')}
      closeKind="secondary"
      onClose={refuse}
      testID="agreement"
    >
      <Votes agreement={agreement} />
    </Sheet>
  );
}

/** The same at a table with hidden hands: whoever answers must not see the cards of whoever holds the phone. */
export function AgreementScreen() {
  const question = useQuestion();
  const { t } = useWords();
  const { edge, insets, kind, isLargeText } = useLayout();
  const { ink } = usePine();
  if (question === null) return null;
  const { agreement, name, player, refuse } = question;
  const isFlat = kind === 'phoneLandscape';
  const align = isFlat ? 'left' : 'center';
  return (
    <Pine testID="agreement" label={t('match.takeBack.title', { name })}>
      <ScrollView
        contentContainerStyle={{
          flexGrow: 1,
          flexDirection: isFlat && !isLargeText ? 'row' : 'column',
          alignItems: 'center',
          justifyContent: 'center',
          gap: isFlat ? SPACE.wide : SPACE.edgeTablet,
          paddingTop: insets.top + SPACE.edge,
          paddingBottom: insets.bottom + SPACE.edgeTablet,
          paddingLeft: Math.max(edge, insets.left) + SPACE.inside,
          paddingRight: Math.max(edge, insets.right) + SPACE.inside,
        }}
      >
        <View
          style={{
            flexShrink: isFlat ? 1 : 0,
            alignItems: isFlat ? 'flex-start' : 'center',
            gap: SPACE.between,
            maxWidth: 480,
          }}
        >
          <BigBadge player={player} name={name} size={isFlat || isLargeText ? 64 : 96} />
          <Text variant="title" role="heading" aria-level={1} align={align} style={{ color: ink }}>
            {t('match.takeBack.title', { name })}
          </Text>
          <Text variant="body" align={align} style={{ color: ink, opacity: 0.85 }}>
            {t('match.takeBack.why')}
          </Text>
        </View>
        <View style={{ width: '100%', maxWidth: isFlat ? 340 : 480, flexShrink: isFlat ? 1 : 0, gap: SPACE.edge }}>
          <Votes agreement={agreement} />
          <QuietButton label={t('match.takeBack.refuse')} onPress={refuse} testID="agreement-close" />
        </View>
      </ScrollView>
    </Pine>
  );
}

function useQuestion() {
  const match = useMatchActions();
  const agreement = useMatch((state) => state.agreement);
  const seats = useMatch((state) => state.record.seats);
  if (agreement === null) return null;
  const [next = 0] = agreement.waiting;
  const seat = seats[agreement.by];
  return {
    agreement,
    name: seat?.name ?? '',
    player: colourOf(seat, agreement.by),
    // One "no" ends the question, whoever says it.
    refuse: () => void match.agree(next, false),
  };
}

/** A row for everybody who is asked; a tap on one's own row agrees. */
function Votes({ agreement: { by, waiting } }: { agreement: Agreement }) {
  const { t } = useWords();
  const match = useMatchActions();
  const { colors } = useTheme();
  const seats = useMatch((state) => state.record.seats);
  const asked = peopleOf(seats).filter((seat) => seat !== by);
  return (
    <Panel tone="sunk" depth="flat">
      {asked.map((seat, index) => {
        const hasAgreed = !waiting.includes(seat);
        const name = seats[seat]?.name ?? '';
        return (
          <View key={seat}>
            {index > 0 && <Divider />}
            <Tappable
              role="checkbox"
              aria-checked={hasAgreed}
              aria-label={t('match.takeBack.vote', { name })}
              disabled={hasAgreed}
              onPress={() => void match.agree(seat, true)}
              sinks={false}
              testID={`agree-${seat}`}
              style={({ isPressed }) => ({
                flexDirection: 'row',
                alignItems: 'center',
                gap: SPACE.between,
                minHeight: TARGET.button,
                paddingHorizontal: SPACE.between,
                paddingVertical: SPACE.inside,
                borderRadius: CORNER.panel,
                backgroundColor: isPressed || hasAgreed ? colors.actionSoft : undefined,
              })}
            >
              <PlayerBadge player={colourOf(seats[seat], seat)} name={name} size={34} />
              <View style={{ flex: 1 }}>
                <Text variant="row" face="bold">
                  {name}
                </Text>
                <Text variant="caption" color="ink2">
                  {hasAgreed ? t('match.takeBack.voted') : t('match.takeBack.voteHint')}
                </Text>
              </View>
              <View
                style={{
                  width: 28,
                  height: 28,
                  borderRadius: 14,
                  borderWidth: 2,
                  borderColor: hasAgreed ? colors.action : colors.ink3,
                  backgroundColor: hasAgreed ? colors.action : undefined,
                  alignItems: 'center',
                  justifyContent: 'center',
                }}
              >
                {hasAgreed && <Icon name="check" color="onAction" size={18} />}
              </View>
            </Tappable>
          </View>
        );
      })}
    </Panel>
  );
}
