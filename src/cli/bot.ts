import { createInterface } from 'node:readline';

import { LEVELS, STYLES } from '@/ai';
import { GAME_IDS } from '@/core/game';
import { readArguments, refuse } from './arguments';
import { readBudget, readPlayer } from './bots';
import { Session } from './bot/session';

/** A bot behind standard input and output: one line of JSON a message. `src/cli/bot/README.md` tells the language. */
function bot(): void {
  const { values } = readArguments({
    game: { type: 'string' },
    level: { type: 'string', default: 'expert' },
    budget: { type: 'string' },
  });
  const game = GAME_IDS.find((known) => known === values.game);
  if (game === undefined) return refuse(`--game must be one of ${GAME_IDS.join(', ')}`);
  const player = readPlayer(values.level);
  if (player === null) {
    return refuse(`--level is one of ${LEVELS.join(', ')}, with a style behind a colon: ${STYLES.join(', ')}`);
  }
  const budget = readBudget(values.budget);
  if (budget === undefined) return refuse('--budget must be nodes (5000) or time (300ms)');
  const session = new Session({ game, ...player, budget });
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    if (line.trim() === '') return;
    const answer = session.answer(line);
    if (answer !== null) process.stdout.write(`${JSON.stringify(answer)}\n`);
  });
}

bot();
