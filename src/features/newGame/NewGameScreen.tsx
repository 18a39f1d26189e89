import { GAME_IDS, type GameId } from '@/core/game';

import { ChooseGameScreen } from './ChooseGameScreen';
import { SetupScreen } from './SetupScreen';

/** `/new` chooses a game; `/new?game=classic` opens that game. */
export function NewGameScreen({ game }: { game: string | undefined }) {
  const known = GAME_IDS.find((id): id is GameId => id === game);
  return known === undefined ? <ChooseGameScreen unknownGame={game} /> : <SetupScreen key={known} game={known} />;
}
