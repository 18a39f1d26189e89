import { useLocalSearchParams } from 'expo-router';

import { MatchScreen } from '@/features/door/MatchScreen';

export default function MatchRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <MatchScreen key={id} id={id} />;
}
