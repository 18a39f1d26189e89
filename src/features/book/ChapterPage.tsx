import { useState } from 'react';
import { ScrollView, View } from 'react-native';

import { bookOf, CHAPTERS, type Chapter } from '@/book';
import type { GameId } from '@/core/game';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { RuleEntry } from './RuleEntry';
import { useHeldPlace } from './useHeldPlace';
import { useRoom } from './useRoom';

/** A chapter, scrolled to the rule that was asked for. */
export function ChapterPage({
  game,
  rule,
  isAsked,
  options,
  onOpen,
}: {
  game: GameId;
  rule: string;
  /** Whether somebody asked for the rule, or the page is just open at it. */
  isAsked: boolean;
  options?: object;
  onOpen: (rule: string) => void;
}) {
  const { t } = useWords();
  const book = bookOf(game);
  const { scroll, content, part, settle, release, follow } = useHeldPlace(SPACE.inside);
  const { isBeside, onLayout } = useRoom();
  const [playing, setPlaying] = useState<string | null>(null);
  const { chapter } = book.rule(rule);
  const rules = book.names.filter((name) => book.rule(name).chapter === chapter);
  const chapters = CHAPTERS.filter((other) => book.names.some((name) => book.rule(name).chapter === other));
  const at = chapters.indexOf(chapter);
  const firstOf = (other: Chapter) => book.names.find((name) => book.rule(name).chapter === other);
  const turn = (to: Chapter | undefined, key: 'book.previous' | 'book.next', testID: string) => {
    const first = to === undefined ? undefined : firstOf(to);
    if (to === undefined || first === undefined) return null;
    return (
      <Button
        kind="secondary"
        label={t(key, { chapter: t(`book.chapters.${to}`) })}
        onPress={() => onOpen(first)}
        testID={testID}
        style={isBeside ? { flex: 1 } : undefined}
      />
    );
  };
  return (
    <ScrollView
      ref={scroll}
      testID="book-page"
      scrollEventThrottle={64}
      onContentSizeChange={settle}
      onScroll={follow}
      onScrollBeginDrag={release}
    >
      <View
        ref={content}
        collapsable={false}
        onLayout={onLayout}
        testID="book-content"
        style={{ gap: SPACE.edge, paddingBottom: SPACE.edge }}
      >
        {/* The page of one rule has its name already. */}
        {rules.length > 1 && (
          <Text variant="caption" color="ink2" face="bold" role="heading" aria-level={2}>
            {t(`book.chapters.${chapter}`)}
          </Text>
        )}
        {rules.map((name) => (
          // What was asked for comes first into sight, however long what stands before it.
          <View key={name} ref={name === rule && name !== rules[0] ? part : undefined} collapsable={false}>
            <RuleEntry
              game={game}
              name={name}
              isAsked={isAsked && name === rule}
              options={options}
              onOpen={onOpen}
              playing={playing}
              onPlay={setPlaying}
              isBeside={isBeside}
            />
          </View>
        ))}
        {/* Read first, but on the right, where pages are turned. */}
        <View style={{ flexDirection: isBeside ? 'row-reverse' : 'column', gap: SPACE.inside }}>
          {turn(chapters[at + 1], 'book.next', 'book-next')}
          {turn(chapters[at - 1], 'book.previous', 'book-previous')}
        </View>
      </View>
    </ScrollView>
  );
}
