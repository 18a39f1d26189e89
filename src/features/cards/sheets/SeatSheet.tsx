import { View } from 'react-native';

import { bookOf } from '@/book';
import { RuleLink } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { directionWords } from '@/table/words/cardWords';
import { Button } from '@/ui/controls/Button';
import { useLayout } from '@/ui/frame/layout';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/text/Text';

import { EstateCards } from '../layout/EstateCards';
import type { Scene } from '../useScene';
import type { TableActions } from '../useTableActions';

/** All that lies before one player, large and with its points; and what one may do with them. */
export function SeatSheet({
  seat,
  scene,
  actions,
  onClose,
}: {
  seat: number;
  scene: Scene;
  actions: TableActions;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const record = useMatch((state) => state.record);
  const isLow = useLayout().kind === 'phoneLandscape';
  const person = scene.people[seat];
  const view = scene.view.players[seat];
  if (person === undefined || view === undefined) return null;
  const { destiny } = scene.view;
  const runs = destiny === null ? null : t('table.destiny.label', { direction: directionWords(words, destiny) });
  const canTrade = (scene.offers.blind[seat] ?? 0) > 0 && scene.view.stage === 'trade';
  const canRob = scene.offers.guild.includes(seat);
  const close = (act: () => void) => () => {
    onClose();
    act();
  };
  const moves = (
    <>
      {canTrade && (
        <Button
          kind="secondary"
          icon="swap"
          label={t('table.blind.begin', { name: person.name })}
          onPress={close(() => actions.faceSeat(seat))}
          testID="trade-with"
        />
      )}
      {canRob && (
        <Button
          kind="secondary"
          label={t('table.build.guild')}
          onPress={close(() => actions.guild(seat))}
          testID="guild-from"
        />
      )}
    </>
  );
  return (
    <Sheet
      title={person.name}
      detail={t('table.seat.sheet', {
        points: t('table.points', { n: view.points }),
        cards: t('table.seat.hand', { n: view.cards }),
      })}
      badge={<SeatFace player={person.player} name={person.name} isAi={person.isAi} size={64} />}
      closeLabel={t('table.menu.close')}
      closeKind="secondary"
      onClose={onClose}
      testID="seat-sheet"
    >
      {/* On a low screen a large estate would push them out of sight. */}
      {isLow && moves}
      <EstateCards
        view={view}
        width={56}
        rule={(card, title) => <RuleLink of={record} rule={bookOf(record.game).ofCard(card)} about={title} />}
      />
      {runs !== null && (
        // Where many sit, it is drawn round the table, and nothing there can be touched.
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
          <Text variant="caption" color="ink2" style={{ flex: 1 }}>
            {runs}
          </Text>
          <RuleLink of={record} rule={bookOf(record.game).ofCard('destiny')} about={runs} />
        </View>
      )}
      {!isLow && moves}
    </Sheet>
  );
}
