import { useLocalSearchParams } from 'expo-router';

import { LessonScreen } from '@/features/lesson/LessonScreen';
import { NotFoundScreen } from '@/features/notFound/NotFoundScreen';
import { readLessonAddress } from '@/lessons';

export default function ChapterRoute() {
  const { game, chapter } = useLocalSearchParams<{ game: string; chapter: string }>();
  const address = readLessonAddress(game, chapter);
  if (address === null) return <NotFoundScreen />;
  return <LessonScreen key={`${game}/${chapter}`} lesson={address.lesson} asked={address.chapter} />;
}
