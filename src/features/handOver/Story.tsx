import { useState, type ComponentProps, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { Tappable } from '@/ui/controls/Tappable';
import { ContourBackground } from '@/ui/drawing/ContourBackground';
import { Icon } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { Tag } from '@/ui/frame/Tag';
import { useTheme } from '@/ui/look/theme';
import type { Colour } from '@/core/seat';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/text/Text';

import { BigBadge } from './BigBadge';

/** One thing that happened, told in whole sentences. */
export interface StoryCard {
  readonly key: string;
  /** Who did it. */
  readonly player: Colour;
  readonly name: string;
  /** Whether the computer plays for them: then they have a face. */
  readonly isAi?: boolean;
  readonly title: string;
  readonly detail?: string;
  readonly tags?: readonly ComponentProps<typeof Tag>[];
}

/** Three at once are read, and two where a screen is low; the others wait on the next page. */
const CARDS_A_PAGE = 3;
const CARDS_A_LOW_PAGE = 2;

/** What happened since this person's last turn: newest last, private things after the public ones, all of it skippable. */
export function Story({
  player,
  name,
  cards,
  secret,
  onDone,
}: {
  player: Colour;
  name: string;
  cards: readonly StoryCard[];
  /** What only this person may see, on the last page. */
  secret?: { readonly title: string; readonly content: ReactNode };
  onDone: () => void;
}) {
  const { t } = useWords();
  const theme = useTheme();
  const { edge, insets, kind, isLargeText } = useLayout();
  const [page, setPage] = useState(0);
  const aPage = kind === 'phoneLandscape' ? CARDS_A_LOW_PAGE : CARDS_A_PAGE;
  const pages = Math.max(1, Math.ceil(cards.length / aPage));
  // Fewer pages are left when the phone is turned upright.
  const now = Math.min(page, pages - 1);
  const isLast = now === pages - 1;
  const shown = cards.slice(now * aPage, (now + 1) * aPage);
  const sides = { paddingLeft: Math.max(edge, insets.left), paddingRight: Math.max(edge, insets.right) };
  const column = { width: '100%', maxWidth: 720, alignSelf: 'center' } as const;
  return (
    <View
      testID="story"
      role="main"
      aria-label={t('match.story.since')}
      style={{ flex: 1, backgroundColor: theme.colors.table, paddingTop: insets.top }}
    >
      <ContourBackground />
      <View
        style={[
          sides,
          column,
          {
            flexDirection: 'row',
            flexWrap: isLargeText ? 'wrap' : 'nowrap',
            alignItems: 'center',
            gap: SPACE.between,
            paddingVertical: kind === 'phoneLandscape' ? SPACE.inside : SPACE.between,
          },
        ]}
      >
        <BigBadge player={player} name={name} size={40} />
        <View style={{ flex: 1 }}>
          <Text variant="heading" role="heading" aria-level={1}>
            {t('match.story.hello', { name })}
          </Text>
          <Text variant="caption" color="ink2">
            {pages > 1 ? t('match.story.sincePage', { page: now + 1, pages }) : t('match.story.since')}
          </Text>
        </View>
        <Tappable
          role="button"
          aria-label={t('match.story.skip')}
          onPress={onDone}
          testID="skip-story"
          style={({ isPressed }) => ({
            minHeight: TARGET.control,
            paddingHorizontal: SPACE.edge,
            borderRadius: CORNER.seat,
            justifyContent: 'center',
            backgroundColor: isPressed ? theme.colors.sunk : theme.colors.panel,
            boxShadow: theme.depth.resting,
            ...theme.outline,
          })}
        >
          <Text variant="row">{t('match.story.skip')}</Text>
        </Tappable>
      </View>
      <ScrollView
        style={{ flex: 1 }}
        contentContainerStyle={[sides, column, { gap: SPACE.between, paddingBottom: SPACE.edge }]}
      >
        {shown.map((card) => (
          <Panel key={card.key} style={{ flexDirection: 'row', gap: SPACE.between, padding: SPACE.edge }}>
            <SeatFace player={card.player} name={card.name} isAi={card.isAi ?? false} size={44} />
            <View style={{ flex: 1, gap: SPACE.half }}>
              <Text variant="row" face="bold">
                {card.title}
              </Text>
              {card.detail !== undefined && (
                <Text variant="body" color="ink2">
                  {card.detail}
                </Text>
              )}
              {card.tags !== undefined && card.tags.length > 0 && (
                <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.inside, paddingTop: SPACE.half }}>
                  {card.tags.map((tag) => (
                    <Tag key={tag.label} {...tag} />
                  ))}
                </View>
              )}
            </View>
          </Panel>
        ))}
        {isLast && secret !== undefined && (
          <Panel style={{ padding: SPACE.edge, gap: SPACE.between }}>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: SPACE.inside }}>
              <Text variant="card" role="heading" aria-level={2} style={{ flexGrow: 1 }}>
                {secret.title}
              </Text>
              <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.half }}>
                <Icon name="eye" size={16} />
                <Text variant="caption" color="ink2">
                  {t('match.story.onlyYou', { name })}
                </Text>
              </View>
            </View>
            {secret.content}
          </Panel>
        )}
      </ScrollView>
      <View style={[sides, column, { paddingTop: SPACE.inside, paddingBottom: insets.bottom + SPACE.edge }]}>
        {isLast ? (
          <Button label={t('match.story.play')} onPress={onDone} testID="end-story" />
        ) : (
          <Button label={t('match.story.next')} onPress={() => setPage(now + 1)} testID="next-story" />
        )}
      </View>
    </View>
  );
}
