import { tell } from '@/features/tiles/words/tell';
import type { TileEvent } from '@/games/tiles';
import { wordsIn } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';

const LINES = ['Red', 'Yellow'].map((name, index): ScoreLine => ({
  index,
  name,
  number: index as ScoreLine['number'],
  isAi: false,
}));
const ended: TileEvent = { type: 'ended', reason: 'followers' };
const placed: TileEvent = { type: 'placed', player: 1, x: 0, y: 0, tile: 'D', rotation: 0, isBonus: false };

describe('the end of a match in words', () => {
  it('stands beside whoever laid the last tile, and beside nobody where followers were counted after it', () => {
    const ownersOf = (events: readonly TileEvent[]) => tell(wordsIn('en'), LINES, events).map(({ player }) => player);
    expect(ownersOf([placed, ended])).toEqual([1, 1]);
    expect(ownersOf([ended])).toEqual([null]);
  });
});
