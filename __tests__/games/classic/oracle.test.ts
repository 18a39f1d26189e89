import { judgeGames } from '../../support/judgedGames';

jest.setTimeout(600_000);

describe('a game of classic, judged by the oracle', () =>
  judgeGames('classic', { byChance: 110, thrifty: 5, crowded: 12 }));
