import { useLocalSearchParams } from 'expo-router';

import { NewGameScreen } from '@/features/newGame/NewGameScreen';

export default function New() {
  const { game } = useLocalSearchParams<{ game?: string }>();
  return <NewGameScreen game={game} />;
}
