import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { openLesson } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { lessonOf } from '@/lessons';
import { Button } from '@/ui/controls/Button';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { ChapterList } from './ChapterList';
import { countDone, isUnderWay, nextChapter, useLessonProgress } from './useLesson';

/** The lesson of a game, if there is one: how far one is, the way on, and every chapter. */
export function LessonPanel({ game }: { game: GameId }) {
  const { t } = useWords();
  const progress = useLessonProgress(game);
  const lesson = lessonOf(game);
  if (lesson === null || progress === null) return null;
  const total = lesson.chapters.length;
  const done = countDone(lesson, progress);
  const isBegun = isUnderWay(progress);
  return (
    <View style={{ gap: SPACE.inside }} testID={`lesson-panel-${game}`}>
      <Button
        label={t(isBegun ? 'lessons.goOn' : done === total ? 'lessons.again' : 'lessons.begin')}
        icon="play"
        onPress={() => openLesson(game)}
        testID={`lesson-${game}`}
      />
      <Text variant="caption" color="ink2">
        {t('lessons.progress', { n: done, total })}
      </Text>
      <ChapterList
        lesson={lesson}
        progress={progress}
        here={isBegun ? (nextChapter(lesson, progress)?.name ?? null) : null}
        onOpen={(chapter) => openLesson(game, chapter)}
      />
    </View>
  );
}
