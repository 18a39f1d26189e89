import { useState } from 'react';
import { View } from 'react-native';

import type { CardIntent } from '@/games/settlers';
import { useWords } from '@/i18n';
import { BlindFan } from '@/table/parts/BlindFan';
import { TradeSlot } from '@/table/parts/TradeSlot';
import { Button } from '@/ui/controls/Button';
import { useLayout } from '@/ui/frame/layout';
import { Sheet } from '@/ui/frame/Sheet';
import { SPACE } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/text/Text';

import { slotOf } from '../tray';
import type { Scene } from '../useScene';
import type { TableActions } from '../useTableActions';

/** Somebody's hand from behind: how many cards, and which backs. With a Library it can be opened instead. */
export function PartnerSheet({
  scene,
  partner,
  actions,
}: {
  scene: Scene;
  partner: Extract<CardIntent, { stage: 'partner' }>;
  actions: TableActions;
}) {
  const { t } = useWords();
  const { width, isWide, kind } = useLayout();
  const isLow = kind === 'phoneLandscape';
  // Which backs are raised is play with the fingers; only their number is an intent.
  const [picked, setPicked] = useState<readonly number[]>(() => Array.from({ length: partner.cards }, (_, n) => n));
  const { seat, give } = partner;
  const person = scene.people[seat];
  const most = scene.offers.blind[seat] ?? 0;
  const opens = scene.offers.open[seat] ?? 0;
  if (person === undefined) return null;
  const pick = (index: number) => {
    const next = picked.includes(index)
      ? picked.filter((each) => each !== index)
      : [...(picked.length >= most ? picked.slice(1) : picked), index];
    setPicked(next);
    actions.intend({ ...partner, cards: next.length });
  };
  const count = picked.length;
  const slot = slotOf(scene);
  const after = (
    <Text variant="caption" color="ink2" align="center">
      {t('table.blind.after')}
    </Text>
  );
  const open =
    opens === 0 ? null : (
      <Button
        kind="secondary"
        icon="eye"
        label={t('table.action.openHand', { n: Math.min(opens, Math.max(1, count)) })}
        onPress={() => void actions.openHand(seat, Math.min(opens, Math.max(1, count)))}
        testID="open-hand"
      />
    );
  return (
    <Sheet
      title={t('table.blind.title', { name: person.name })}
      detail={t('table.blind.text', { n: most })}
      badge={<SeatFace player={person.player} name={person.name} isAi={person.isAi} size={52} />}
      closeLabel={t('table.action.takeBlind', { n: Math.max(1, count) })}
      leaveLabel={t('table.menu.back')}
      closeMissing={count === 0 ? t('table.action.pickBacks') : undefined}
      onClose={() => actions.intend(give === null ? { stage: 'idle' } : { stage: 'lifted', card: give })}
      onDone={() => actions.takeBlind(seat, count)}
      testID="partner"
    >
      <BlindFan
        count={scene.view.players[seat]?.cards ?? 0}
        picked={picked}
        width={isLow ? 62 : 72}
        room={(isWide ? Math.min(400, width * 0.6) : Math.min(width, 640)) - 64}
        onPick={pick}
      />
      {isLow && open !== null ? (
        // Below each other, the Library would be out of sight.
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.between }}>
          {slot !== null && <TradeSlot {...slot} height={64} isNarrow />}
          <View style={{ flexGrow: 1, flexBasis: 130 }}>{open}</View>
        </View>
      ) : (
        slot !== null && (
          <View style={{ alignItems: 'center', gap: SPACE.inside }}>
            <TradeSlot {...slot} height={64} />
            {after}
          </View>
        )
      )}
      {open !== null && (
        <Text variant="caption" color="ink2">
          {t('table.blind.library')}
        </Text>
      )}
      {open !== null && (isLow ? after : open)}
    </Sheet>
  );
}
