import { useLocalSearchParams } from 'expo-router';

import { LessonScreen } from '@/features/lesson/LessonScreen';
import { NotFoundScreen } from '@/features/notFound/NotFoundScreen';
import { readLessonAddress } from '@/lessons';

export default function LessonRoute() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const address = readLessonAddress(game);
  if (address === null) return <NotFoundScreen />;
  return <LessonScreen key={game} lesson={address.lesson} asked={null} />;
}
