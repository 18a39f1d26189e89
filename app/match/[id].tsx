import { useLocalSearchParams } from 'expo-router';

import { MatchScreen } from '@/features/match/MatchScreen';

export default function MatchRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <MatchScreen key={id} id={id} />;
}
