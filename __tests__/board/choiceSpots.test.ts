import { spreadChoices, type ChoiceSpot } from '@/board/choiceSpots';
import { handTile, pieceMarks, spotOn } from '@/board/scene';
import type { TilePosition } from '@/games/tiles/position';

import { somewhere } from '../support/tilePlay';
import { tileTable } from '../support/positionOf';

const large = (x: number, y: number): ChoiceSpot => ({ at: { x, y }, isSmall: false });
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('the discs on a tile', () => {
  it('stay where they are when they have room', () => {
    const choices = [large(0.2, 0.2), large(0.8, 0.5)];
    expect(spreadChoices(choices)).toEqual(choices.map(({ at }) => at));
  });

  it('part when they would cover each other, even on one spot', () => {
    const [one, other] = spreadChoices([large(0.5, 0.5), large(0.5, 0.5)]);
    expect(apart(one!, other!)).toBeGreaterThan(0.32);
  });

  it('keep to the tile', () => {
    for (const { x, y } of spreadChoices([large(0.1, 0.1), large(0.12, 0.1), large(0.1, 0.14)])) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.1);
      expect(Math.max(x, y)).toBeLessThanOrEqual(0.9);
    }
  });

  it.each(['classic', 'hunters'] as const)('can be told apart on every tile of %s that comes up', (game) => {
    let pairs = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const position: TilePosition = somewhere({ game, seats: 3 }, seed, 2 + seed);
      for (const move of position.legalMoves()) {
        if (move.type !== 'place' || move.piece !== null) continue;
        const tile = handTile(tileTable(game, position), move)!;
        const marks = pieceMarks(tileTable(game, position), move, null, [0, 1, 2], {
          label: () => '',
          gain: () => null,
        });
        marks.forEach((mark, index) => {
          // A hut and a fisher of one river share its spot, and stand on either side of it.
          expect(apart(mark.at, spotOn(game, tile, mark.choice.segment))).toBeLessThan(0.32);
          for (const other of marks.slice(index + 1)) {
            pairs++;
            expect(apart(mark.at, other.at)).toBeGreaterThan(0.18);
          }
        });
      }
    }
    expect(pairs).toBeGreaterThan(500);
  });
});
