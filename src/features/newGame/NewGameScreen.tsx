import { GAME_IDS, type GameId } from '@/core/game';

import { ChooseGameScreen } from './ChooseGameScreen';
import { GameScreen } from './GameScreen';

/** `/new` chooses a game; `/new?game=classic` opens that game. */
export function NewGameScreen({ game }: { game: string | undefined }) {
  const known = GAME_IDS.find((id): id is GameId => id === game);
  return known === undefined ? <ChooseGameScreen unknownGame={game} /> : <GameScreen game={known} />;
}
