import { ScrollView, View } from 'react-native';

import { bookOf, CHAPTERS } from '@/book';
import { GAME_IDS, type GameId } from '@/core/game';
import { useWords } from '@/i18n';
import type { RuleText } from '@/i18n/book';
import { Button } from '@/ui/controls/Button';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { RuleLinks } from './RuleLinks';
import { useInSight } from './useInSight';
import { useRoom } from './useRoom';
import type { Place } from './useTrail';

/** All rules of a game by their chapters, and the way to the other books. */
export function Contents({
  game,
  texts,
  current,
  last,
  onOpen,
  onPrint,
  testID,
}: {
  game: GameId;
  texts: Readonly<Record<string, RuleText>>;
  /** What is open beside it. */
  current: Place | null;
  /** Where somebody was when the book was closed. */
  last: string | null;
  onOpen: (place: Place) => void;
  /** Prints the whole book; null where nothing can be printed. */
  onPrint: (() => void) | null;
  testID: string;
}) {
  const { t } = useWords();
  const { names, rule } = bookOf(game);
  const linksTo = (rules: readonly string[]) =>
    rules.map((name) => ({ game, rule: name, title: texts[name]?.title ?? name, testID: `to-${name}` }));
  const chapters = CHAPTERS.map((chapter) => ({
    chapter,
    rules: names.filter((name) => rule(name).chapter === chapter),
  })).filter(({ rules }) => rules.length > 0);
  const { isBeside, onLayout } = useRoom();
  const { scroll, content, part, ...followed } = useInSight(current?.rule ?? null);
  const isOpen = (rules: readonly string[]) => current?.game === game && rules.includes(current.rule ?? '');
  const partOf = ({ chapter, rules }: (typeof chapters)[number]) => (
    <View key={chapter} ref={isOpen(rules) ? part : undefined} collapsable={false} style={{ gap: SPACE.inside }}>
      {rules.some((name) => texts[name]?.title !== t(`book.chapters.${chapter}`)) && (
        <Text variant="row" face="bold" role="heading" aria-level={3}>
          {t(`book.chapters.${chapter}`)}
        </Text>
      )}
      <RuleLinks links={linksTo(rules)} current={current} onOpen={onOpen} />
    </View>
  );
  const column = { flex: isBeside ? 1 : undefined, gap: SPACE.edge } as const;
  const cut = isBeside ? halfOf(chapters.map(({ rules }) => rules.length + 1)) : chapters.length;
  return (
    <ScrollView
      ref={scroll}
      contentContainerStyle={{ gap: SPACE.edge, paddingBottom: SPACE.edge }}
      scrollEventThrottle={64}
      testID={testID}
      {...followed}
    >
      {last !== null && (
        <RuleLinks
          links={[
            {
              game,
              rule: last,
              icon: 'book',
              title: texts[last]?.title ?? last,
              detail: t('book.last'),
              testID: 'to-last',
            },
          ]}
          onOpen={onOpen}
        />
      )}
      <View
        ref={content}
        collapsable={false}
        onLayout={onLayout}
        testID="contents-columns"
        style={{ flexDirection: isBeside ? 'row' : 'column', gap: SPACE.edge }}
      >
        <View style={column}>{chapters.slice(0, cut).map(partOf)}</View>
        <View style={column}>
          {chapters.slice(cut).map(partOf)}
          <View style={{ gap: SPACE.inside }}>
            <Text variant="row" face="bold" role="heading" aria-level={3}>
              {t('book.otherBooks')}
            </Text>
            <RuleLinks
              links={GAME_IDS.filter((id) => id !== game).map((id) => ({
                game: id,
                rule: null,
                icon: 'book',
                title: t(`games.${id}.name`),
                testID: `to-book-${id}`,
              }))}
              onOpen={onOpen}
            />
          </View>
          {onPrint !== null && (
            <Button kind="secondary" label={t('book.print')} onPress={onPrint} testID="book-print" />
          )}
        </View>
      </View>
    </ScrollView>
  );
}

/** Where a list of parts is cut so that both columns are about as long; what follows the parts belongs to the second. */
function halfOf(lengths: readonly number[]): number {
  const half = (lengths.reduce((sum, length) => sum + length, 0) + GAME_IDS.length) / 2;
  let reached = 0;
  const over = lengths.findIndex((length) => {
    reached += length;
    return reached >= half;
  });
  // The part in which the middle lies goes where most of it would be.
  return reached - half > (lengths[over] ?? 0) / 2 ? over : over + 1;
}
