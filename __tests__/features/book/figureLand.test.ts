import { bookOf, type StagedFigure } from '@/book';
import type { GameId } from '@/core/game';
import { isScored, tileEvents } from '@/games/tiles';
import { figureLand } from '@/features/tiles/figure/figureLand';
import type { ScoreLine } from '@/match/scoreLines';

const LINES = [0, 1, 2, 3, 4].map((index) => ({ index, number: 4 - index, name: '', isAi: false }) as ScoreLine);

function figureOf(game: GameId, rule: string, index: number): StagedFigure {
  const figure = bookOf(game).figures(rule)[index];
  if (figure === undefined) throw new Error(`no figure ${index} of ${rule}`);
  return figure;
}

const landOf = (game: GameId, rule: string, index = 0) =>
  figureLand(`${game}/${rule}`, figureOf(game, rule, index), LINES);

describe('a figure of the land', () => {
  it.each([
    ['classic', 'occupied', 0, { x: -1, y: 0, segment: 'road0' }, 'member'],
    ['classic', 'supply', 0, { x: 0, y: 2, segment: 'road0' }, 'member'],
    ['classic', 'joining', 0, { x: 0, y: 1, segment: 'field0' }, 'member'],
    ['solo', 'no-farmers', 0, { x: -1, y: 0, segment: 'field0' }, 'member'],
    ['hunters', 'huts', 0, { x: -1, y: -1, segment: 'r1' }, 'hut'],
    ['hunters', 'huts-and-fishers', 1, { x: -1, y: 0, segment: 'l1' }, 'member'],
  ] as const)(
    'shows the piece that %s/%s refuses, in its colour, and the cross on it',
    (game, rule, index, at, kind) => {
      const { land, refused } = landOf(game, rule, index);
      expect(refused).toEqual({ what: 'piece', at });
      const piece = land.pieces.find(({ x, y, segment }) => x === at.x && y === at.y && segment === at.segment);
      const { before, steps } = figureOf(game, rule, index);
      const turn = (steps.at(-1)?.table ?? before) as unknown as { player: number };
      expect(piece).toMatchObject({ kind, player: 4 - turn.player });
    },
  );

  it.each([
    ['classic', 'placing', 1],
    ['classic', 'corners', 0],
    ['hunters', 'placing', 1],
  ] as const)('crosses the tile that %s/%s refuses, and puts nobody on it', (game, rule, index) => {
    const { land, refused, last } = landOf(game, rule, index);
    expect(refused).toEqual({ what: 'tile', at: { x: last?.x, y: last?.y } });
    expect(land.pieces).toEqual([]);
  });

  it('says that somebody must go where nobody was put', () => {
    expect(landOf('solo', 'must-claim').refused).toEqual({ what: 'nobody', at: { x: -1, y: 0 } });
  });

  it.each([
    ['classic', 'ties', 0],
    ['classic', 'unfinished', 0],
    ['classic', 'field-shared-city', 1],
    ['solo', 'order', 1],
    ['hunters', 'hut-scoring', 0],
    ['hunters', 'shrine', 0],
  ] as const)('shows the points of %s/%s over somebody of each who gets them', (game, rule, index) => {
    const { land, points } = landOf(game, rule, index);
    const { steps } = figureOf(game, rule, index);
    const earners = steps.flatMap(({ told }) =>
      tileEvents(told)
        .filter(isScored)
        .flatMap(({ players }) => players),
    );
    const shown = points.map(
      ({ at }) => land.pieces.find(({ x, y, segment }) => x === at.x && y === at.y && segment === at.segment)?.player,
    );
    expect(shown).toEqual(earners.map((player) => 4 - player));
  });

  it('refuses nothing where a move is played', () => {
    const { refused, points } = landOf('classic', 'road');
    expect(refused).toBeNull();
    expect(points.map((given) => given.points)).toEqual([4]);
  });
});
