import { Rng } from '@/core/rng';
import { clashesAt, deadCells, featureAt, featuresOf, fitsAt, legalCells, piecesAt } from '@/games/tiles/insight';
import type { TilePosition } from '@/games/tiles/position';
import type { FeatureKind } from '@/games/tiles/types';
import { leaders, type Board, type Feature } from '../../support/oracle/board';
import { hunterOwners, huntersWorth } from '../../support/oracle/hunters';
import { isFinished, medievalWorth } from '../../support/oracle/medieval';
import type { Table } from '../../support/randomGames';
import { rebuild, segmentName } from '../../support/rebuild';
import { playOn, startTable } from '../../support/tilePlay';

jest.setTimeout(600_000);

const TABLES: readonly Table[] = [
  { game: 'classic', seats: 3 },
  { game: 'classic', seats: 5, options: { followers: 4 } },
  { game: 'solo', seats: 1, options: { followers: 7 } },
  { game: 'hunters', seats: 2 },
  { game: 'hunters', seats: 4 },
];

const KINDS: Record<Table['game'], readonly FeatureKind[]> = {
  classic: ['city', 'road', 'field', 'cloister'],
  solo: ['city', 'road', 'field', 'cloister'],
  hunters: ['forest', 'river', 'meadow', 'lake', 'system'],
};

function namesOf(feature: Feature): string[] {
  return feature.members.map(({ tile, part }) => `${tile.x},${tile.y} ${segmentName(part.name)}`).sort();
}

function checkFeatures(position: TilePosition, game: Table['game'], board: Board): void {
  const survey = board.features();
  const mine = survey.list;
  const told = KINDS[game].filter((kind) => kind !== 'system').flatMap((kind) => featuresOf(position, kind));
  expect(told).toHaveLength(mine.length);
  for (const feature of mine) {
    const [member] = feature.members;
    if (member === undefined) throw new Error('a feature of nothing');
    const { tile, part } = member;
    const info = featureAt(position, { x: tile.x, y: tile.y, segment: segmentName(part.name) });
    if (info === null) throw new Error('a feature is not known');
    const isCloister = feature.kind === 'cloister';
    const cells = isCloister ? emptyAround(board, tile.x, tile.y) : openCells(feature);
    const worth = game === 'hunters' ? worthInHunters(feature) : medievalWorth(board, feature, survey);
    const open = isCloister ? 8 - board.neighbours(tile.x, tile.y) : openEnds(feature);
    const pieces = position
      .scores()
      .map((_, player) => feature.standing.filter((piece) => piece.player === player).length);
    const owners =
      feature.kind === 'meadow' ? hunterOwners(feature, position.players) : leaders(feature.standing, position.players);
    expect({
      kind: info.kind,
      members: info.members.map(({ x, y, segment }) => `${x},${y} ${segment}`).sort(),
      openEnds: info.openEnds,
      pieces: info.pieces,
      owners: info.owners,
      worth: info.worth,
      isComplete: info.isComplete,
      worthCompleted: info.worthCompleted,
    }).toEqual({
      kind: feature.kind,
      members: namesOf(feature),
      openEnds: open,
      pieces,
      owners,
      worth,
      isComplete: isCloister ? isFinished(board, feature) : open === 0,
      worthCompleted: worthWhenClosed(feature, worth, cells.length),
    });
    expect(info.openCells.map(({ x, y }) => `${x},${y}`).sort()).toEqual(cells);
  }
}

/** With one more tile on every open cell, and nothing that anybody could hope for on it. */
function worthWhenClosed(feature: Feature, worth: number, cells: number): number {
  switch (feature.kind) {
    case 'city':
      return 2 * (feature.tiles.size + feature.members.filter(({ part }) => part.pennant).length + cells);
    case 'cloister':
      return 9;
    case 'road':
    case 'river':
      return worth + cells;
    case 'forest':
      return worth + 2 * cells;
    case 'field':
    case 'meadow':
    case 'lake':
    case 'system':
      return worth;
  }
}

/** A lake is worth its fish to the reader, though nobody scores it alone. */
function worthInHunters(feature: Feature): number {
  return feature.kind === 'lake' ? (feature.members[0]?.part.fish ?? 0) : huntersWorth(feature);
}

/** The engine counts a field edge as one end, where the oracle counts its two halves. */
function openEnds(feature: Feature): number {
  let ends = 0;
  for (const { tile, part } of feature.members) {
    for (const { edge, slot } of part.ends) {
      const isSecondHalf = tile.facts.terrain[edge] === 'field' && slot === 2;
      if (tile.beside[(edge + tile.rot) % 4] === null && !isSecondHalf) ends++;
    }
  }
  return ends;
}

const STEPS = ['0,-1', '1,0', '0,1', '-1,0'].map((step) => step.split(',').map(Number) as [number, number]);

function openCells(feature: Feature): string[] {
  const cells = new Set<string>();
  for (const { tile, part } of feature.members) {
    for (const { edge } of part.ends) {
      const turned = (edge + tile.rot) % 4;
      const [dx, dy] = STEPS[turned] ?? [0, 0];
      if (tile.beside[turned] === null) cells.add(`${tile.x + dx},${tile.y + dy}`);
    }
  }
  return [...cells].sort();
}

function emptyAround(board: Board, x: number, y: number): string[] {
  const cells: string[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (board.at(x + dx, y + dy) === null) cells.push(`${x + dx},${y + dy}`);
  }
  return cells.sort();
}

function checkSystems(position: TilePosition, board: Board): void {
  const systems = board.systems().list;
  const told = featuresOf(position, 'system').map(({ worth, pieces, owners }) =>
    JSON.stringify({ worth, pieces, owners }),
  );
  const mine = systems.map((system) =>
    JSON.stringify({
      worth: huntersWorth(system),
      pieces: position.scores().map((_, player) => system.standing.filter((piece) => piece.player === player).length),
      owners: leaders(system.standing, position.players),
    }),
  );
  expect(told.sort()).toEqual(mine.sort());
}

function checkCells(position: TilePosition, board: Board): void {
  const { unseen, hand } = position.viewFor();
  const left = new Map(Object.entries(unseen));
  if (hand !== null) left.set(hand.tile, (left.get(hand.tile) ?? 0) + 1);
  const dead: string[] = [];
  for (const { x, y } of board.emptyCells()) {
    const fits = [...left].flatMap(([id, count]) => {
      const facts = board.box.get(id);
      const rotations = facts === undefined ? [] : [0, 1, 2, 3].filter((rot) => board.fits(facts, x, y, rot));
      return rotations.length === 0 ? [] : [{ tile: id, count, rotations }];
    });
    const told = [...fitsAt(position, x, y)].sort((a, b) => (a.tile < b.tile ? -1 : 1));
    expect(told).toEqual(fits.sort((a, b) => (a.tile < b.tile ? -1 : 1)));
    if (fits.length === 0) dead.push(`${x},${y}`);
  }
  expect(
    deadCells(position)
      .map(({ x, y }) => `${x},${y}`)
      .sort(),
  ).toEqual(dead.sort());
  const facts = hand === null ? undefined : board.box.get(hand.tile);
  const legal = facts === undefined ? [] : board.placements(facts).map(({ x, y, rot }) => `${x},${y},${rot}`);
  expect(
    legalCells(position)
      .flatMap(({ x, y, rotations }) => rotations.map((rot) => `${x},${y},${rot}`))
      .sort(),
  ).toEqual(legal.sort());
}

test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))(
  'what the board is told of features and cells is what the oracle finds, all through %s',
  (_, table) => {
    for (let seed = 1; seed <= 5; seed++) {
      const position = startTable(table, seed);
      const rng = Rng.fromSeed(seed + 50);
      for (let ply = 0; !position.isOver; ply++) {
        // Every fifth move, another fifth in every game.
        if (ply % 5 === seed % 5) {
          const board = rebuild(position, table.game);
          checkFeatures(position, table.game, board);
          if (table.game === 'hunters') checkSystems(position, board);
          checkCells(position, board);
        }
        playOn(position, rng, 1);
      }
    }
  },
);

test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))(
  'the pieces that may be placed are told with the reason against the others: %s',
  (_, table) => {
    const position = startTable(table, 4);
    const rng = Rng.fromSeed(9);
    while (!position.isOver && position.legalMoves()[0]?.type === 'place') {
      const moves = position.legalMoves();
      for (const { x, y, rotations } of legalCells(position).slice(0, 5)) {
        const [rotation] = rotations;
        if (rotation === undefined) throw new Error('a legal cell without a rotation');
        const free = piecesAt(position, x, y, rotation).filter(({ objection }) => objection === null);
        const offered = moves.flatMap((move) =>
          move.type === 'place' && move.x === x && move.y === y && move.rotation === rotation && move.piece !== null
            ? [move.piece]
            : [],
        );
        expect(free.map(({ piece }) => piece)).toEqual(offered);
      }
      playOn(position, rng, 1);
    }
    expect(piecesAt(position, 0, 0, 0)).toEqual([]);
  },
);

test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))(
  'a tile that does not fit is told by its sides and what they would meet, as the oracle sees it: %s',
  (_, table) => {
    let clashes = 0;
    const position = startTable(table, 6);
    const rng = Rng.fromSeed(11);
    for (let ply = 0; !position.isOver && position.hand >= 0; ply++) {
      const board = rebuild(position, table.game);
      const facts = board.box.get(position.viewFor().hand?.tile ?? '');
      if (facts === undefined) throw new Error('nothing in hand');
      for (const { x, y } of ply % 4 === 0 ? board.emptyCells() : []) {
        for (const rotation of [0, 1, 2, 3] as const) {
          const wrong = [0, 1, 2, 3].flatMap((edge) => {
            const [dx, dy] = STEPS[edge] ?? [0, 0];
            const beside = board.at(x + dx, y + dy);
            const own = facts.terrain[(edge - rotation + 4) % 4];
            const other = beside?.facts.terrain[(edge + 2 - beside.rot + 4) % 4];
            return other === undefined || other === own ? [] : [{ edge, own, other }];
          });
          expect(clashesAt(position, { x, y, rotation })).toEqual(wrong);
          expect(wrong.length === 0).toBe(board.fits(facts, x, y, rotation));
          clashes += wrong.length;
        }
      }
      playOn(position, rng, 1);
    }
    expect(clashes).toBeGreaterThan(50);
    if (position.isOver) expect(clashesAt(position, { x: 1, y: 1, rotation: 0 })).toEqual([]);
  },
);

test('where no tile lies there is no feature, and where no tile may go nothing fits', () => {
  const position = startTable({ game: 'classic', seats: 2 }, 1);
  expect(featureAt(position, { x: 5, y: 5, segment: 'city0' })).toBeNull();
  expect(featureAt(position, { x: 0, y: 0, segment: 'cloister' })).toBeNull();
  expect(featureAt(position, { x: 500, y: 0, segment: 'city0' })).toBeNull();
  expect(fitsAt(position, 0, 0)).toEqual([]);
  expect(fitsAt(position, 9, 9)).toEqual([]);
  expect(fitsAt(position, 900, 9)).toEqual([]);
});
