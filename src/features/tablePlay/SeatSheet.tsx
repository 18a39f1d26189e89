import { View } from 'react-native';

import { pointLines, sideA, sideB } from '@/games/settlers';
import { useWords } from '@/i18n';
import { cityCard, knightCard, roadCard, type CardId } from '@/table/art';
import { buildName, expansionName } from '@/table/cardWords';
import { CardFace } from '@/table/CardFace';
import { Button } from '@/ui/Button';
import { PlayerBadge } from '@/ui/PlayerBadge';
import { Sheet } from '@/ui/Sheet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/tokens';

import type { Scene } from './useScene';
import type { TableActions } from './useTableActions';

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
  const person = scene.people[seat];
  const view = scene.view.players[seat];
  if (person === undefined || view === undefined) return null;
  const groups: { key: string; cards: CardId[]; label: string }[] = [
    {
      key: 'roads',
      cards: Array.from({ length: view.roads }, (_, n) => roadCard(n % 2 === 0 ? 'A' : 'B')),
      label: `${t('table.pieces.road', { n: view.roads })} · ${t('table.seat.sides', { works: sideA(view.roads), points: sideB(view.roads) })}`,
    },
    {
      key: 'knights',
      cards: Array.from({ length: view.knights }, (_, n) => knightCard(n % 2 === 0 ? 'A' : 'B')),
      label: `${t('table.pieces.knight', { n: view.knights })} · ${t('table.seat.sides', { works: sideA(view.knights), points: sideB(view.knights) })}`,
    },
    {
      key: 'settlements',
      cards: Array.from({ length: view.settlements }, (): CardId => 'settlement'),
      label: t('table.pieces.settlement', { n: view.settlements }),
    },
    {
      key: 'cities',
      cards: Array.from({ length: view.cities }, () => cityCard(null)),
      label: t('table.pieces.city', { n: view.cities }),
    },
    ...view.expansions.map((card) => ({
      key: card,
      cards: [card],
      label: `${expansionName(words, card)} · ${t(`settlers.card.work.${card}`)}`,
    })),
  ];
  const canTrade = (scene.offers.blind[seat] ?? 0) > 0 && scene.view.stage === 'trade';
  const canRob = scene.offers.guild.includes(seat);
  const close = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet
      title={person.name}
      detail={`${t('table.points', { n: view.points })} · ${t('table.seat.hand', { n: view.cards })}`}
      badge={<PlayerBadge player={person.player} name={person.name} size={40} />}
      closeLabel={t('table.menu.close')}
      closeKind="secondary"
      onClose={onClose}
      testID="seat-sheet"
    >
      {groups
        .filter(({ cards }) => cards.length > 0)
        .map(({ key, cards, label }) => (
          <View key={key} style={{ gap: SPACE.half }} accessible role="img" aria-label={label}>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}>
              {cards.map((card, index) => (
                <CardFace key={index} id={card} width={60} />
              ))}
            </View>
            <Text variant="caption" color="ink2">
              {label}
            </Text>
          </View>
        ))}
      <View style={{ gap: 2 }}>
        {pointLines(view)
          .filter(({ points }) => points > 0)
          .map(({ because, card, points }) => (
            <View key={`${because}${card}`} style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
              <Text variant="body">{card === null ? buildName(words, because) : expansionName(words, card)}</Text>
              <Text variant="body" face="bold">
                {String(points)}
              </Text>
            </View>
          ))}
      </View>
      {canTrade && (
        <Button
          kind="secondary"
          icon="swap"
          label={t('table.blind.title', { name: person.name })}
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
    </Sheet>
  );
}
