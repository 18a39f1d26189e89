import { makeAppraiser } from '@/ai/tiles/makeAppraiser';
import { PLAIN } from '@/ai/tiles/styles';
import { WEIGHTS } from '@/ai/tiles/weights';
import { NO_PIECE, TilePosition } from '@/games/tiles/position';
import { randomPosition } from './support';

const TABLES = [
  ['classic', 2],
  ['classic', 5],
  ['hunters', 2],
  ['hunters', 4],
] as const;

describe.each(TABLES)('the evaluation of %s with %i players', (game, seats) => {
  it('judges a turn before its piece is placed as it judges the position after it', () => {
    let compared = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const position = randomPosition(game, seats, seed, 5 * seed);
      if (!(position instanceof TilePosition)) throw new Error('a tile game');
      const appraiser = makeAppraiser(position, { ...WEIGHTS[game], bonusTile: 0 }, PLAIN);
      appraiser.takeStock();
      const me = position.player;
      const turns: { placement: number; piece: number; value: number }[] = [];
      appraiser.forEachTurn((placement, piece, value) => turns.push({ placement, piece, value }));
      for (const { placement, piece, value } of turns) {
        position.lay(placement);
        position.finish(piece);
        // The next tile is known then, and somebody else counts turns from it: only where it makes no difference.
        if (!position.isOver && !position.isBonus && position.tilesLeft === appraiser.odds.unseen - 1) {
          appraiser.appraise();
          expect(appraiser.standing(me)).toBeCloseTo(value, 6);
          compared++;
        }
        position.undo();
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('is the final scoring itself once the last tile lies', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const position = randomPosition(game, seats, seed, 200);
      if (!(position instanceof TilePosition)) throw new Error('a tile game');
      const appraiser = makeAppraiser(position, WEIGHTS[game], PLAIN);
      appraiser.takeStock();
      if (position.tilesLeft > 0 || position.isBonus) continue;
      const me = position.player;
      appraiser.forEachTurn((placement, piece, value) => {
        const world = position.clone();
        world.takeBack();
        world.lay(placement);
        world.finish(piece === NO_PIECE ? NO_PIECE : piece);
        if (!world.isOver) return;
        const others = world.scores().filter((_, player) => player !== me);
        const mean = others.reduce((sum, points) => sum + points, 0) / others.length;
        expect(value).toBeCloseTo(world.score(me) - mean, 6);
      });
    }
  });
});
