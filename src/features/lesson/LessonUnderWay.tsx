import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import { openLesson } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { ALL_LESSONS, type Lesson } from '@/lessons';
import { readLesson, type LessonProgress } from '@/storage/lessons';
import { LinkRow } from '@/ui/controls/Row';
import { Panel } from '@/ui/frame/Panel';

import { countDone, isUnderWay } from './useLesson';

/** On home: the lesson that somebody is in the middle of, and the way back to where they were. */
export function LessonUnderWay() {
  const { t } = useWords();
  const [found, setFound] = useState<{ readonly lesson: Lesson; readonly progress: LessonProgress } | null>(null);
  useFocusEffect(
    useCallback(() => {
      let isWanted = true;
      const read = ALL_LESSONS.map(async (lesson) => ({ lesson, progress: await readLesson(lesson.game) }));
      void Promise.all(read).then((all) => {
        if (isWanted) setFound(all.find(({ progress }) => isUnderWay(progress)) ?? null);
      });
      return () => {
        isWanted = false;
      };
    }, []),
  );
  if (found === null) return null;
  const { lesson, progress } = found;
  return (
    <Panel>
      <LinkRow
        icon="play"
        title={t('lessons.of', { game: t(`games.${lesson.game}.name`) })}
        detail={t('lessons.progress', { n: countDone(lesson, progress), total: lesson.chapters.length })}
        onPress={() => openLesson(lesson.game)}
        testID="lesson-under-way"
      />
    </Panel>
  );
}
