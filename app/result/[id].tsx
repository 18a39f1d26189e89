import { useLocalSearchParams } from 'expo-router';

import { ResultScreen } from '@/features/result/ResultScreen';

export default function ResultRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ResultScreen key={id} id={id} />;
}
