import { bookOf, type StagedFigure } from '@/book';
import { GAME_IDS, type GameId } from '@/core/game';
import { gameOf } from '@/games';
import { cardEvents, CardTable, sizeOf } from '@/games/settlers';
import { isTileGame, tileEvents, TileTable } from '@/games/tiles';

const FIGURES = GAME_IDS.flatMap((game) =>
  bookOf(game).names.flatMap((rule) =>
    bookOf(game)
      .figures(rule)
      .map((figure, index) => ({ game, rule, index, figure })),
  ),
);

/** What the rules say of a figure: what they give for it, what changed hands, and what they refuse. */
function saidOf(game: GameId, { before, steps, refused }: StagedFigure): string {
  const said = isTileGame(game) ? landSaid(steps) : cardsSaid(before, steps);
  if (refused !== null) said.push(`refused: ${refused.objection.code}`);
  return said.join('; ');
}

function landSaid(steps: StagedFigure['steps']): string[] {
  return steps.flatMap(({ told }) =>
    tileEvents(told).flatMap((event) => {
      switch (event.type) {
        case 'scored':
          return [
            `${event.because.feature} ${event.points} to ${event.players.join(' and ')}${event.isPaid ? '' : ' unpaid'}`,
          ];
        case 'returned':
          return [`home ${event.player}`];
        case 'drew':
          return event.isBonus ? ['bonus tile'] : [];
        case 'discarded':
          return [`${event.tile} leaves`];
        case 'ended':
          return [`ended: ${event.reason}`];
        default:
          return [];
      }
    }),
  );
}

function cardsSaid(before: StagedFigure['before'], steps: StagedFigure['steps']): string[] {
  const events = steps.flatMap(({ told }) =>
    cardEvents(told).flatMap((event) => {
      switch (event.type) {
        case 'built':
          return [
            `${event.card ?? event.what} for ${sizeOf(event.paid)}${event.takenFrom === null ? '' : ` from ${event.takenFrom}`}`,
          ];
        case 'destinyTurned':
          return [`destiny ${event.to}`];
        case 'cityRevealed':
          return [`${event.event}${event.carriedOut ? '' : ' too late'}`];
        case 'gameWon':
          return [`won with ${event.points}`];
        default:
          return [];
      }
    }),
  );
  const cards = (table: StagedFigure['before']) => CardTable.of(table).view.players.map((player) => player.cards);
  const after = steps.at(-1)?.table ?? before;
  return [...events, `points ${after.scores().join()}`, `cards ${cards(before).join()} to ${cards(after).join()}`];
}

/** Every figure of the book, with all that the engine says of it; those of the printed books among them. */
const SAID: Readonly<Record<string, string>> = {
  'classic/placing/0': '',
  'classic/placing/1': 'refused: edgesDiffer',
  'classic/corners/0': 'refused: touchesNothing',
  'classic/fits-nowhere/0': 'C leaves',
  'classic/claiming/0': '',
  'classic/occupied/0': 'refused: taken',
  'classic/supply/0': 'refused: noneLeft',
  'classic/claim-and-score/0': 'city 4 to 0; home 0',
  'classic/road/0': 'road 4 to 0; home 0',
  'classic/road/1': 'road 4 to 0; home 0',
  'classic/road-tiles/0': 'road 4 to 0; home 0',
  'classic/road-tiles/1': 'city 8 to 0; home 0',
  'classic/city/0': 'city 4 to 0; home 0',
  'classic/pennant/0': 'city 8 to 0; home 0',
  'classic/monastery/0': 'cloister 9 to 0; home 0',
  'classic/several/0': 'city 4 to 1; home 1; city 4 to 0; home 0',
  'classic/several/1': 'road 2 to 1; home 1; road 2 to 0; home 0',
  'classic/joining/0': 'refused: taken',
  'classic/majority/0': 'city 8 to 0; ended: tiles',
  'classic/ties/0': 'city 10 to 0 and 1; home 1; home 0',
  'classic/field-borders/0': 'refused: taken',
  'classic/unfinished/0': 'city 3 to 0; road 3 to 1; ended: tiles',
  'classic/unfinished/1': 'cloister 5 to 0; ended: tiles',
  'classic/unfinished/2': 'city 8 to 0; ended: tiles',
  'classic/field-scoring/0': 'field 3 to 0; field 6 to 2; ended: tiles',
  'classic/field-scoring/1': 'field 12 to 0; ended: tiles',
  'classic/field-shared-city/0': 'field 3 to 0; field 6 to 1 and 2; ended: tiles',
  'classic/field-shared-city/1': 'field 9 to 0 and 1; field 6 to 1; ended: tiles',
  'classic/fields/0': 'refused: noFields',
  'solo/must-claim/0': 'refused: mustClaim',
  'solo/nothing-free/0': '',
  'solo/no-farmers/0': 'refused: noFields',
  'solo/no-follower-left/0': '',
  'solo/last-scores/0': 'road 3 to 0; home 0',
  'solo/unpaid/0': 'city 4 to 2 unpaid; home 2',
  'solo/order/0': 'road 3 to 0; home 0; road 4 to 1; home 1; road 4 to 2; home 2',
  'solo/order/1': 'road 4 to 2 unpaid; home 2; road 4 to 1 unpaid; home 1; road 3 to 0; home 0',
  'solo/shared/0': 'city 8 to 0 and 1; home 1; home 0',
  'solo/final-followers/0':
    'follower 2 to 0; follower 2 to 2 unpaid; follower 2 to 0 unpaid; follower 2 to 0 unpaid; ended: followers',
  'hunters/placing/0': '',
  'hunters/placing/1': 'refused: edgesDiffer',
  'hunters/fits-nowhere/0': 'L12 leaves',
  'hunters/claiming/0': '',
  'hunters/occupied/0': 'refused: taken',
  'hunters/huts/0': 'refused: systemHasHut',
  'hunters/huts-and-fishers/0': '',
  'hunters/huts-and-fishers/1': 'refused: lakeHasNoFisher',
  'hunters/claim-and-score/0': 'river 3 to 0; home 0',
  'hunters/forest/0': 'forest 4 to 0; home 0',
  'hunters/forest/1': 'forest 10 to 0; home 0; bonus tile',
  'hunters/mushrooms/0': 'forest 8 to 0; home 0',
  'hunters/river/0': 'river 6 to 0; home 0',
  'hunters/river/1': 'river 4 to 0; home 0',
  'hunters/lakes/0': 'river 6 to 0; home 0',
  'hunters/joining/0': 'forest 10 to 0 and 1; home 1; home 0; bonus tile',
  'hunters/joining/1': 'refused: taken',
  'hunters/majority/0': 'forest 12 to 0; home 0; home 1; home 0; bonus tile',
  'hunters/gold/0': 'bonus tile',
  'hunters/bonus-chain/0': 'forest 6 to 0; home 0',
  'hunters/end/0': 'ended: tiles',
  'hunters/hut-scoring/0': 'hut 5 to 0; ended: tiles',
  'hunters/meadow-scoring/0': 'meadow 2 to 0; ended: tiles',
  'hunters/meadow-scoring/1': 'meadow 8 to 0; ended: tiles',
  'hunters/tigers/0': 'meadow 2 to 0 and 1; ended: tiles',
  'hunters/tigers/1': 'meadow 0 to 0; ended: tiles',
  'hunters/fire/0': 'meadow 4 to 0; ended: tiles',
  'hunters/shrine/0': 'meadow 8 to 1; ended: tiles',
  'settlers/allowance/0': 'points 2,1,1; cards 3,0,0 to 3,0,0; refused: allowanceSpent',
  'settlers/without-road/0': 'points 1,2,2; cards 2,1,0 to 2,1,0; refused: needsRoad',
  'settlers/trade-market/0': 'points 1,1,1; cards 2,0,0 to 2,0,0',
  'settlers/once-a-turn/0': 'road for 2; points 2,1; cards 4,0 to 2,0; refused: builtAlready',
  'settlers/three-for-one/0': 'city for 7; robberAttack; points 2,1; cards 7,0 to 0,0',
  'settlers/expansion/0': 'citadel for 4; points 4,1; cards 4,0 to 0,0',
  'settlers/empty-stack/0': 'points 2,4,1; cards 3,0,0 to 3,0,0; refused: nobodyToTakeFrom',
  'settlers/theft-path/0': 'road for 2 from 3; points 2,4,1,3,1,1; cards 2,0,0,0,0,0 to 0,0,0,0,0,0',
  'settlers/aimed-theft/0': 'settlement for 4; destiny black; road for 2 from 2; points 3,3,1; cards 6,0,0 to 0,0,0',
  'settlers/protection/0': 'road for 2 from 1; points 3,5,1; cards 2,0,0 to 0,0,0',
  'settlers/protection/1': 'road for 2 from 2; points 2,5,2; cards 2,0,0 to 0,0,0',
  'settlers/robber-attack/0': 'city for 5; robberAttack; destiny black; points 2,1,1; cards 13,7,11 to 7,7,7',
  'settlers/market-day/0': 'city for 5; marketDay; points 2,1; cards 5,0 to 0,0',
  'settlers/town-hall/0': 'points 3,1; cards 4,0 to 4,0; refused: wrongPrice',
  'settlers/university/0': 'road for 1; points 5,1; cards 1,0 to 0,0',
  'settlers/merchant-guild/0': 'points 3,3,1; cards 0,1,2 to 1,0,2',
  'settlers/merchant-guild/1': 'points 3,3,1; cards 0,1,2 to 0,1,2; refused: fewerPoints',
  'settlers/points/0': 'road for 2; won with 10; points 10,1; cards 2,0 to 0,0',
  'settlers/winning/0': 'city for 5; robberAttack too late; won with 10; points 10,1,1; cards 5,0,0 to 0,0,0',
};

it('knows every figure of the book', () => {
  expect(FIGURES.map(({ game, rule, index }) => `${game}/${rule}/${index}`).sort()).toEqual(Object.keys(SAID).sort());
});

describe.each(FIGURES)('the figure $game/$rule/$index', ({ game, rule, index, figure }) => {
  it('says what the engine says', () => {
    expect(saidOf(game, figure)).toBe(SAID[`${game}/${rule}/${index}`]);
  });

  it('has something happen or refused, and shows each point with its reason', () => {
    const { before, steps, refused } = figure;
    expect(steps.length > 0 || refused !== null).toBe(true);
    let scores = before.scores();
    for (const { table, told } of steps) {
      for (const { players, points } of gameOf(game).points.pointsIn(told.events))
        scores = scores.map((total, line) => (players.includes(line) ? total + points : total));
      expect(table.scores()).toEqual(scores);
      expect(told.scores).toEqual(scores);
    }
  });

  it('refuses only what may really not be played', () => {
    const { before, steps, refused } = figure;
    if (refused === null) return;
    const table = steps.at(-1)?.table ?? before;
    expect(table.objectionTo(refused.move)?.code).toBe(refused.objection.code);
    expect(table.legalMoves()).not.toContainEqual(refused.move);
  });
});

it('shows several tiles and pieces only where they lie', () => {
  for (const { game, figure } of FIGURES.filter(({ game: id }) => isTileGame(id))) {
    const table = TileTable.of(figure.steps.at(-1)?.table ?? figure.before);
    const cells = table.laidTiles().map(({ x, y }) => `${x},${y}`);
    expect(new Set(cells).size).toBe(cells.length);
    for (const piece of table.laidPieces())
      expect([game, cells.includes(`${piece.x},${piece.y}`)]).toEqual([game, true]);
  }
});
