import { View } from 'react-native';

import type { Bundle } from '@/games/settlers';
import { sizeOf } from '@/games/settlers/bundle';
import { Story, type StoryCard } from '@/features/handOver';
import { useWords } from '@/i18n';
import { CardFace } from '@/table/CardFace';
import { bundleWords } from '@/table/cardWords';
import { handChanges, type StoryLine } from '@/table/history';
import { cardsOf } from '@/table/order';
import { Text } from '@/ui/Text';
import { SPACE, type PlayerNumber } from '@/ui/tokens';

import type { Scene } from './useScene';

/** What happened since the viewer's last turn, and last of all what only they may see. */
export function StoryScreen({
  scene,
  story,
  onDone,
}: {
  scene: Scene;
  story: readonly StoryLine[];
  onDone: () => void;
}) {
  const { t } = useWords();
  const { people, viewer } = scene;
  const { came, went } = handChanges(scene.played, viewer);
  const cards = story.map(({ key, seat, title, detail, points }): StoryCard => ({
    key,
    player: people[seat]?.player ?? (0 as PlayerNumber),
    name: people[seat]?.name ?? '',
    isAi: people[seat]?.isAi,
    title,
    detail: detail ?? undefined,
    tags: points.map((each) => ({
      label: t('table.tell.score', {
        name: people[each.seat]?.name ?? '',
        points: each.points > 0 ? `+${each.points}` : `−${-each.points}`,
      }),
      tone: each.points < 0 ? 'bad' : 'good',
    })),
  }));
  const me = people[viewer];
  const secret =
    sizeOf(came) + sizeOf(went) === 0
      ? undefined
      : {
          title: t('table.story.title'),
          content: (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.edgeTablet, justifyContent: 'center' }}>
              <Pile label={t('table.story.went')} cards={went} />
              <Pile label={t('table.story.came')} cards={came} />
            </View>
          ),
        };
  return <Story player={me?.player ?? 0} name={me?.name ?? ''} cards={cards} secret={secret} onDone={onDone} />;
}

function Pile({ label, cards }: { label: string; cards: Bundle }) {
  const words = useWords();
  if (sizeOf(cards) === 0) return null;
  const said = bundleWords(words, cards);
  return (
    <View accessible role="img" aria-label={`${label}: ${said}`} style={{ gap: SPACE.half, alignItems: 'center' }}>
      <Text variant="caption" color="ink2">
        {label}
      </Text>
      <View style={{ flexDirection: 'row', gap: 4 }}>
        {cardsOf(cards).map((card, index) => (
          <CardFace key={index} id={card} width={52} />
        ))}
      </View>
    </View>
  );
}
