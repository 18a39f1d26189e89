import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { bookOf } from '@/book';
import { GAME_IDS, type GameId } from '@/core/game';
import { useWords, type Words } from '@/i18n';
import { synonymsIn } from '@/i18n/book';
import { CAN_PRINT, offerPaper, printPage } from '@/platform/print';
import { IconButton } from '@/ui/controls/IconButton';
import { TextField } from '@/ui/controls/TextField';
import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';

import { ChapterPage } from './ChapterPage';
import { Contents } from './Contents';
import { Found, type FoundIn } from './Found';
import { paperOf } from './paperOf';
import { ruleTexts } from './ruleTexts';
import { search } from './search';
import { useTrail, type Place } from './useTrail';

/** What stands first in every book. */
const FIRST = 'summary';

/** The book of a game: its contents, a chapter open at a rule, or what a search has found; side by side where there is room. */
export function BookView({
  game,
  rule,
  options,
  last = null,
  isBroad = false,
  onPlace,
  frame = (tools, book) => (
    <>
      {tools}
      {book}
    </>
  ),
}: {
  game: GameId;
  rule: string | null;
  options?: object;
  /** Where somebody was when this book was closed. */
  last?: string | null;
  isBroad?: boolean;
  /** Hears where one has gone to. */
  onPlace?: (place: Place) => void;
  /** What the book lies in. Where there is little room the tools stand beside its title; null where the book has them. */
  frame?: (tools: ReactNode, book: ReactNode) => ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const trail = useTrail({ game, rule });
  const { place } = trail;
  const [question, setQuestion] = useState('');
  const agreed = place.game === game ? options : undefined;
  const isAsking = question.trim() !== '';
  const { kind, isLargeText } = useLayout();
  // Where there is little room, a rule has it; the contents are one tap away.
  const isTight = !isBroad && (kind === 'phoneLandscape' || isLargeText);
  const hasSearch = !isTight || isAsking || place.rule === null;
  const open = (next: Place) => {
    setQuestion('');
    trail.go(next);
  };
  const tell = useEffectEvent((where: Place) => onPlace?.(where));
  useEffect(() => {
    tell(place);
  }, [place]);
  const lay = useEffectEvent(() => paperOf(words, place.game, agreed));
  useEffect(() => offerPaper(() => lay()), []);
  // Beside the contents there is always a page to read.
  const shown = place.rule ?? (isBroad ? ((place.game === game ? last : null) ?? FIRST) : null);
  const current = shown === null ? null : { game: place.game, rule: shown };
  const side = isAsking ? (
    <Found found={findIn(words, place.game, question, game, options)} current={current} onOpen={open} />
  ) : (
    <Contents
      game={place.game}
      texts={ruleTexts(words, place.game, agreed)}
      current={isBroad ? current : null}
      last={!isBroad && place.game === game ? last : null}
      onOpen={open}
      onPrint={CAN_PRINT ? printPage : null}
      testID={isBroad ? 'book-side' : 'book-page'}
    />
  );
  const page = shown !== null && (
    <ChapterPage
      key={`${place.game}/${shown}`}
      game={place.game}
      rule={shown}
      isAsked={place.rule !== null}
      options={agreed}
      onOpen={(name) => open({ game: place.game, rule: name })}
    />
  );
  const back = (
    <>
      {trail.canGoBack && (
        <IconButton icon="back" label={t('book.back')} bare onPress={trail.back} testID="book-back" />
      )}
      {trail.canGoForward && (
        <IconButton icon="forward" label={t('book.forward')} bare onPress={trail.forward} testID="book-forward" />
      )}
    </>
  );
  const contents = !isBroad && (isAsking || place.rule !== null) && (
    <IconButton
      icon="menu"
      label={t('book.contents')}
      bare
      onPress={() => open({ game: place.game, rule: null })}
      testID="book-contents"
    />
  );
  const row = { flexDirection: 'row', alignItems: 'flex-end', gap: SPACE.half } as const;
  return frame(
    hasSearch ? null : (
      <View style={row}>
        {back}
        {contents}
      </View>
    ),
    <>
      {hasSearch && (
        <View style={row}>
          {back}
          <View style={{ flex: 1 }}>
            <TextField
              label={t('book.search')}
              value={question}
              onChangeText={setQuestion}
              autoCorrect={false}
              testID="book-search"
            />
          </View>
          {contents}
        </View>
      )}
      {isBroad ? (
        <View style={{ flex: 1, flexDirection: 'row', gap: SPACE.edge }}>
          <View style={{ flex: 2, maxWidth: 340 }}>{side}</View>
          <View style={{ flex: 3 }}>{page}</View>
        </View>
      ) : isAsking || page === false ? (
        side
      ) : (
        page
      )}
    </>,
  );
}

/** Rules of all games that answer, those of the open book first. */
function findIn(words: Words, open: GameId, question: string, played: GameId, options?: object): FoundIn[] {
  return [open, ...GAME_IDS.filter((id) => id !== open)].flatMap((game) => {
    const texts = ruleTexts(words, game, game === played ? options : undefined);
    const names = search(texts, bookOf(game).names, question, synonymsIn(words.language));
    const links = names.map((name) => ({
      game,
      rule: name,
      title: texts[name]?.title ?? name,
      testID: game === open ? `to-${name}` : `to-${game}/${name}`,
    }));
    return links.length === 0 ? [] : [{ game, links }];
  });
}
