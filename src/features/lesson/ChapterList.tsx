import { View } from 'react-native';

import { useWords } from '@/i18n';
import { lineKey, type Lesson } from '@/lessons';
import type { LessonProgress } from '@/storage/lessons';
import { Tappable } from '@/ui/controls/Tappable';
import { Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { Stars } from './Stars';

/** The chapters of a lesson, each of which can be opened at any time. */
export function ChapterList({
  lesson,
  progress,
  here,
  onOpen,
}: {
  lesson: Lesson;
  progress: LessonProgress;
  /** The chapter that is open, or the one that one goes on with. */
  here: string | null;
  onOpen: (chapter: string) => void;
}) {
  const { t, say } = useWords();
  const { colors, outline } = useTheme();
  return (
    <Panel tone="sunk" depth="flat" corner={CORNER.seat} role="list">
      {lesson.chapters.map(({ name, title }, index) => {
        const stars = progress.stars[name] ?? 0;
        const label = t('lessons.open', {
          n: index + 1,
          title: say({ key: lineKey(lesson, title), values: {} }),
        });
        const state =
          name === here ? t('lessons.here') : stars > 0 ? t('lessons.stars', { n: stars }) : t('lessons.notYet');
        return (
          <View key={name} role="listitem">
            <Tappable
              role="button"
              aria-label={label}
              accessibilityHint={state}
              sinks={false}
              onPress={() => onOpen(name)}
              testID={`chapter-${name}`}
              style={({ isPressed }) => ({
                flexDirection: 'row',
                alignItems: 'center',
                gap: SPACE.between,
                minHeight: TARGET.least,
                paddingHorizontal: 14,
                paddingVertical: SPACE.inside,
                borderRadius: CORNER.seat,
                backgroundColor: isPressed ? colors.line : undefined,
              })}
            >
              <View
                style={{
                  minWidth: 26,
                  minHeight: 26,
                  borderRadius: 13,
                  alignItems: 'center',
                  justifyContent: 'center',
                  backgroundColor: name === here ? colors.action : colors.actionSoft,
                  ...outline,
                }}
              >
                <Text variant="micro" face="bold" maxScale={1.4} color={name === here ? 'onAction' : 'ink'}>
                  {String(index + 1)}
                </Text>
              </View>
              <Text variant="row" style={{ flex: 1 }}>
                {say({ key: lineKey(lesson, title), values: {} })}
              </Text>
              {stars > 0 ? (
                <Stars count={stars} />
              ) : (
                name === here && (
                  <Text variant="caption" color="ink2">
                    {t('lessons.here')}
                  </Text>
                )
              )}
            </Tappable>
          </View>
        );
      })}
    </Panel>
  );
}
