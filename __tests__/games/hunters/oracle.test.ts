import { judgeGames } from '../../support/judgedGames';

jest.setTimeout(600_000);

describe('a game of hunters, judged by the oracle', () =>
  judgeGames('hunters', { byChance: 160, thrifty: 12, crowded: 60 }));
