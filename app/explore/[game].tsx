import { useLocalSearchParams } from 'expo-router';

import { ExploreScreen } from '@/features/explore/ExploreScreen';
import { NotFoundScreen } from '@/features/notFound/NotFoundScreen';
import { isTileGame } from '@/games/tiles';

export default function Explore() {
  const { game, tiles } = useLocalSearchParams<{ game: string; tiles?: string }>();
  if (typeof game !== 'string' || !isTileGame(game)) return <NotFoundScreen />;
  return <ExploreScreen key={`${game}/${tiles}`} game={game} tiles={tiles === undefined ? undefined : Number(tiles)} />;
}
