import { useEffect, useRef } from 'react';
import { View } from 'react-native';

import { bookOf } from '@/book';
import type { GameId } from '@/core/game';
import { rowOf } from '@/features/rows';
import { useWords } from '@/i18n';
import { giveReaderFocus } from '@/platform/readerFocus';
import { Tappable } from '@/ui/controls/Tappable';
import { Tag } from '@/ui/frame/Tag';
import { useMotion } from '@/ui/look/motion';
import { useTheme } from '@/ui/look/theme';
import { CORNER, MOTION, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { agreedWords } from './agreedWords';
import { FigureView } from './FigureView';
import { glossaryOf } from './glossary';
import { RuleLinks } from './RuleLinks';
import { ruleTexts } from './ruleTexts';

/** One rule: its words, what was agreed on in this match, its figures, and where else to look. */
export function RuleEntry({
  game,
  name,
  isAsked,
  options,
  onOpen,
  playing,
  onPlay,
  isBeside,
}: {
  game: GameId;
  name: string;
  /** The one that was looked for. */
  isAsked: boolean;
  options?: object;
  onOpen: (rule: string) => void;
  /** The figure that is being played. */
  playing: string | null;
  onPlay: (figure: string | null) => void;
  /** Whether a figure has room beside its words. */
  isBeside: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const texts = ruleTexts(words, game, options);
  const { title = name, text = '' } = texts[name] ?? {};
  const book = bookOf(game);
  const { related = [], table, hasGlossary = false, options: bearing = [] } = book.rule(name);
  const { BookTable } = rowOf(game);
  const heading = useRef<View>(null);
  const motion = useMotion();
  // A sheet takes the focus when it has come; whoever asked for a rule is led on to it.
  const wait = motion.move(MOTION.panel) + 50;
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => {
      if (heading.current !== null) giveReaderFocus(heading.current);
    }, wait);
    return () => clearTimeout(timer);
  }, [isAsked, wait]);
  return (
    <View
      testID={`rule-${name}`}
      style={{
        gap: SPACE.inside,
        borderLeftWidth: 4,
        borderColor: isAsked ? colors.brass : 'transparent',
        paddingLeft: SPACE.between,
      }}
    >
      <View
        ref={heading}
        accessible
        role="heading"
        aria-level={3}
        aria-label={isAsked ? t('book.asked', { title }) : title}
        // Phones know no such thing: there the words say it.
        aria-current={isAsked ? 'location' : undefined}
        tabIndex={isAsked ? -1 : undefined}
        // The bar beside it says where one is, and nobody comes here by the keyboard.
        style={{ outlineStyle: 'solid', outlineWidth: 0 }}
        testID={`heading-${name}`}
      >
        <Text variant="heading">{title}</Text>
      </View>
      <Text variant="body">{text}</Text>
      {bearing.flatMap((option) => {
        const said = agreedWords(words, game, option, options);
        return said === null ? [] : [<Tag key={option} label={said} />];
      })}
      {book.figures(name).map((figure, index) => {
        const id = `${game}/${name}/${index}`;
        return (
          <FigureView
            key={id}
            id={id}
            game={game}
            figure={figure}
            isPlaying={playing === id}
            onPlay={(isOn) => onPlay(isOn ? id : null)}
            isBeside={isBeside}
          />
        );
      })}
      {hasGlossary && (
        <RuleLinks
          links={glossaryOf(words, game).map(({ word, says, term, rule }) => ({
            game,
            rule,
            title: word,
            detail: says,
            testID: `term-${term}`,
          }))}
          onOpen={({ rule }) => rule !== null && onOpen(rule)}
        />
      )}
      {table !== undefined && <BookTable game={game} name={table} options={options} />}
      {related.length > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.inside }}>
          <Text variant="caption" color="ink2">
            {t('book.related')}
          </Text>
          {related.map((other) => (
            <Tappable
              key={other}
              role="link"
              aria-label={texts[other]?.title ?? other}
              onPress={() => onOpen(other)}
              testID={`see-${name}-${other}`}
              style={({ isPressed }) => ({
                maxWidth: '100%',
                minHeight: TARGET.least,
                justifyContent: 'center',
                paddingHorizontal: SPACE.between,
                borderRadius: CORNER.control,
                backgroundColor: isPressed ? colors.sunk : colors.actionSoft,
              })}
            >
              <Text variant="caption" face="bold">
                {texts[other]?.title ?? other}
              </Text>
            </Tappable>
          ))}
        </View>
      )}
    </View>
  );
}
