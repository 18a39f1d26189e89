import { judgeGames } from '../../support/judgedGames';

jest.setTimeout(600_000);

describe('a game of solo, judged by the oracle', () => judgeGames('solo', { byChance: 120, thrifty: 25, crowded: 25 }));
