import { useIsFocused } from 'expo-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { colourOf, type Colour, type Seat } from '@/core/seat';
import { BookHostOfScreen } from '@/features/book/BookHost';
import { GuideProvider } from '@/features/contract/guide';
import { OpeningScreen } from '@/features/door/doors';
import { MatchTable } from '@/features/door/MatchScreen';
import { useBackButton } from '@/features/shell/back';
import { goBack, openMatch } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import type { Chapter, Lesson } from '@/lessons';
import { OpenMatchProvider } from '@/match/react';
import { startMatch } from '@/match/start';
import { keepPlace, keepStars, readLesson, type LessonPlace, type LessonProgress } from '@/storage/lessons';
import { useSettings } from '@/storage/settingsStore';
import { Button } from '@/ui/controls/Button';
import { Sheet } from '@/ui/frame/Sheet';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

import { ChapterList } from './ChapterList';
import { LessonBar } from './LessonBar';
import { LessonTray } from './LessonTray';
import { Speech } from './Speech';
import { openChapter, type Teacher } from './teacher';
import { nextChapter, starsFor } from './useLesson';

/** The friend's colour where all others are in play. */
const ONLOOKER: Colour = 5;
const AT_START = { step: 0, moves: [], misses: 0 } as const;

/** The lesson of a game: where it was left, or at a chapter that somebody asked for. */
export function LessonScreen({ lesson, asked }: { lesson: Lesson; asked: Chapter | null }) {
  useBackButton(goBack);
  const { t } = useWords();
  const [opened, setOpened] = useState<{ readonly chapter: Chapter; readonly teacher: Teacher } | null>(null);
  const { game } = lesson;
  const seats = seatsOf(lesson, t('newGame.you'), [t('lessons.friend'), t('lessons.secondFriend')]);
  const after = (chapter: Chapter) => lesson.chapters[lesson.chapters.indexOf(chapter) + 1] ?? null;

  const open = (chapter: Chapter, place: Omit<LessonPlace, 'chapter'> = AT_START) => {
    const keep = (reached: Omit<LessonPlace, 'chapter'>) => void keepPlace(game, { chapter: chapter.name, ...reached });
    keep(place);
    const onDone = (misses: number) => {
      void keepStars(game, chapter.name, starsFor(misses));
      goTo(after(chapter));
    };
    setOpened({ chapter, teacher: openChapter(lesson, chapter, { seats, place, onPlace: keep, onDone }) });
  };
  const goTo = (chapter: Chapter | null) => {
    if (chapter !== null) return open(chapter);
    void keepPlace(game, null);
    goBack();
  };
  useEffect(() => {
    let isWanted = true;
    void readLesson(game).then((progress) => {
      const chapter = asked ?? nextChapter(lesson, progress);
      if (!isWanted || chapter === undefined) return;
      open(chapter, progress.place?.chapter === chapter.name ? progress.place : undefined);
    });
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is opened once; the screen of another chapter is another one
  }, []);
  useEffect(() => () => opened?.teacher.leave(), [opened]);

  if (opened === null) return <OpeningScreen />;
  const { chapter, teacher } = opened;
  return (
    <OpenMatchProvider key={chapter.name} match={teacher.match}>
      <OverlayHost>
        <Taught
          lesson={lesson}
          chapter={chapter}
          seats={seats}
          teacher={teacher}
          isLast={after(chapter) === null}
          onSkip={() => goTo(after(chapter))}
          onOpen={open}
        />
        <BookHostOfScreen />
      </OverlayHost>
    </OpenMatchProvider>
  );
}

/** Who sits there: the learner, and a friend on every other seat. */
function seatsOf({ seats, seat }: Lesson, learner: string, friends: readonly string[]): readonly Seat[] {
  const waiting = [...friends];
  return Array.from({ length: seats }, (_, index) =>
    index === seat
      ? { name: learner, colour: index }
      : { name: waiting.shift() ?? '', colour: index, ai: { level: 'beginner', style: 'balanced' } },
  );
}

/** The table, with what the teacher says and points at. */
function Taught({
  lesson,
  chapter,
  seats,
  teacher,
  isLast,
  onSkip,
  onOpen,
}: {
  lesson: Lesson;
  chapter: Chapter;
  seats: readonly Seat[];
  teacher: Teacher;
  /** The last chapter: from there one plays on. */
  isLast: boolean;
  onSkip: () => void;
  onOpen: (chapter: Chapter) => void;
}) {
  const { t, say } = useWords();
  const isFocused = useIsFocused();
  const { mood, step, line, isAnswer } = useStore(teacher.state);
  const [isChoosing, setChoosing] = useState(false);
  const playOn = usePlayOn(lesson, chapter, seats);
  const friend = seats.findIndex(({ ai }) => ai !== undefined);
  const regrets = mood === 'regretting';
  const goOn = isLast && !regrets ? playOn : teacher.goOn;
  const button = t(regrets ? 'lessons.takeBack' : isLast ? 'lessons.playOn' : 'lessons.next');
  const isRead = mood === 'telling' || regrets;
  return (
    <GuideProvider
      value={{
        bar: (
          <LessonBar
            lesson={lesson}
            index={lesson.chapters.indexOf(chapter)}
            onLeave={goBack}
            onChapters={() => setChoosing(true)}
            onSkip={onSkip}
          />
        ),
        speech: (
          <Speech
            name={t('lessons.friend')}
            colour={friend < 0 ? ONLOOKER : colourOf(seats[friend], friend)}
            text={say({ key: line, values: {} })}
            isAnswer={isAnswer}
          />
        ),
        tray: isRead ? (
          <LessonTray>
            <Button label={button} onPress={goOn} testID="go-on" />
            {isLast && !regrets && (
              <Button kind="secondary" label={t('lessons.done')} onPress={teacher.goOn} testID="lesson-done" />
            )}
          </LessonTray>
        ) : null,
        goOn: isRead && isFocused && !isChoosing ? goOn : null,
        shows: step.shows ?? null,
      }}
    >
      <MatchTable />
      {isChoosing && (
        <ChapterSheet
          lesson={lesson}
          here={chapter.name}
          onOpen={(name) => {
            setChoosing(false);
            const other = lesson.chapters.find((each) => each.name === name);
            if (other !== undefined && other !== chapter) onOpen(other);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </GuideProvider>
  );
}

function ChapterSheet({
  lesson,
  here,
  onOpen,
  onClose,
}: {
  lesson: Lesson;
  here: string;
  onOpen: (name: string) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const [progress, setProgress] = useState<LessonProgress | null>(null);
  useEffect(() => {
    void readLesson(lesson.game).then(setProgress);
  }, [lesson]);
  return (
    <Sheet
      title={t('lessons.of', { game: t(`games.${lesson.game}.name`) })}
      closeLabel={t('lessons.next')}
      onClose={onClose}
      testID="chapter-sheet"
    >
      {progress !== null && <ChapterList lesson={lesson} progress={progress} here={here} onOpen={onOpen} />}
    </Sheet>
  );
}

/** The position that the lesson ends with, as a match like any other, against a beginner. */
function usePlayOn(lesson: Lesson, { name, start }: Chapter, seats: readonly Seat[]): () => void {
  const { aids, handOver } = useSettings((state) => state.settings);
  const [isStarting, setStarting] = useState(false);
  return () => {
    if (isStarting || !('seed' in start)) return;
    setStarting(true);
    const { game, options } = lesson;
    void startMatch({
      game,
      options,
      seats,
      seed: start.seed,
      moves: start.before ?? [],
      aids,
      origin: { kind: 'lesson' },
      hasHandOver: handOver,
    }).then(async (begun) => {
      setStarting(false);
      if (!begun.ok) return;
      await keepStars(game, name, starsFor(0));
      await keepPlace(game, null);
      openMatch(begun.value);
    });
  };
}
