import { View } from 'react-native';

import { Story, type StoryCard } from '@/features/handOver';
import { type Bundle, sizeOf } from '@/games/settlers';
import { useWords } from '@/i18n';
import { handChanges } from '@/table/model/history';
import { cardsOf } from '@/table/model/order';
import { CardFace } from '@/table/parts/CardFace';
import { Glyph } from '@/table/parts/Glyph';
import { bundleWords } from '@/table/words/cardWords';
import type { StoryEntry } from '@/table/words/story';
import { Icon } from '@/ui/drawing/Icon';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Scene } from '../useScene';

type Tags = NonNullable<StoryCard['tags']>;

/** What happened since the viewer's last turn, and last of all what only they may see. */
export function StoryScreen({
  scene,
  story,
  onDone,
}: {
  scene: Scene;
  story: readonly StoryEntry[];
  onDone: () => void;
}) {
  const { t } = useWords();
  const { colors } = useTheme();
  const { people, viewer } = scene;
  const { came, went } = handChanges(scene.told, viewer);
  const cardTag = ({ by, count }: NonNullable<StoryEntry['cards']>): Tags[number] => ({
    label: t('table.cards.any', { n: count }),
    ...(by === 'trade' ? { icon: 'swap' } : { mark: <Glyph name={by} size={14} color={colors.ink2} /> }),
  });
  const pointTag = ({ seat, points, what }: StoryEntry['points'][number]): Tags[number] => {
    const tone = points < 0 ? 'bad' : 'good';
    return {
      label: t('table.tell.score', {
        name: people[seat]?.name ?? '',
        points: points > 0 ? `+${points}` : `−${-points}`,
      }),
      tone,
      mark: <Glyph name={what} size={14} color={colors[tone]} />,
    };
  };
  const told = story.map(({ key, seat, title, detail, points, cards }): StoryCard => ({
    key,
    player: people[seat]?.player ?? 0,
    name: people[seat]?.name ?? '',
    isAi: people[seat]?.isAi,
    title,
    detail: detail ?? undefined,
    tags: [...(cards === null ? [] : [cardTag(cards)]), ...points.map(pointTag)],
  }));
  const me = people[viewer];
  const secret =
    sizeOf(came) + sizeOf(went) === 0
      ? undefined
      : {
          title: t('table.story.title'),
          content: (
            <View
              style={{
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: SPACE.edgeTablet,
                justifyContent: 'center',
              }}
            >
              <Pile label={t('table.story.went')} cards={went} />
              {sizeOf(came) > 0 && sizeOf(went) > 0 && <Icon name="swap" size={24} />}
              <Pile label={t('table.story.came')} cards={came} />
            </View>
          ),
        };
  return <Story player={me?.player ?? 0} name={me?.name ?? ''} cards={told} secret={secret} onDone={onDone} />;
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
