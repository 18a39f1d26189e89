import { ScrollView, View } from 'react-native';

import { bookOf, CHAPTERS } from '@/book';
import { GAME_IDS, type GameId } from '@/core/game';
import { useWords } from '@/i18n';
import type { RuleText } from '@/i18n/book';
import { Button } from '@/ui/controls/Button';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { RuleLinks } from './RuleLinks';
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
  return (
    <ScrollView contentContainerStyle={{ gap: SPACE.edge, paddingBottom: SPACE.edge }} testID={testID}>
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
      {CHAPTERS.map((chapter) => {
        const rules = names.filter((name) => rule(name).chapter === chapter);
        return (
          rules.length > 0 && (
            <View key={chapter} style={{ gap: SPACE.inside }}>
              {rules.some((name) => texts[name]?.title !== t(`book.chapters.${chapter}`)) && (
                <Text variant="row" face="bold" role="heading" aria-level={3}>
                  {t(`book.chapters.${chapter}`)}
                </Text>
              )}
              <RuleLinks links={linksTo(rules)} current={current} onOpen={onOpen} />
            </View>
          )
        );
      })}
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
      {onPrint !== null && <Button kind="secondary" label={t('book.print')} onPress={onPrint} testID="book-print" />}
    </ScrollView>
  );
}
