import { useLocalSearchParams } from 'expo-router';

import { ReplayScreen } from '@/features/replay/ReplayScreen';

export default function ReplayRoute() {
  const { id, move } = useLocalSearchParams<{ id: string; move?: string }>();
  return <ReplayScreen key={id} id={id} move={Number.parseInt(move ?? '0', 10) || 0} />;
}
