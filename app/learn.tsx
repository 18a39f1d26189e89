import { useLocalSearchParams } from 'expo-router';

import { LearnScreen } from '@/features/learn/LearnScreen';

export default function Learn() {
  const { game } = useLocalSearchParams<{ game?: string }>();
  return <LearnScreen game={game} />;
}
