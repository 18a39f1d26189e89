import { buttonWords, previewLines, type PreviewRow as RowWithRule } from '@/features/tiles/words/intentWords';
import { Rng } from '@/core/rng';
import { foresee, type Foresight } from '@/games/tiles/foresight';
import { piecesAt, type PieceOption } from '@/games/tiles/insight';
import type { Placed } from '@/games/tiles/intent';
import type { TilePosition } from '@/games/tiles/position';
import type { PieceChoice, TileMove } from '@/games/tiles/types';
import { listOf, wordsIn } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';

import { leaders, stand, type Board, type Feature, type Laid, type Survey } from '../../support/oracle/board';
import { huntersWorth } from '../../support/oracle/hunters';
import { citiesBeside, dueNow } from '../../support/oracle/medieval';
import { tileTable } from '../../support/positionOf';
import type { Table } from '../../support/randomGames';
import { rebuild, segmentName } from '../../support/rebuild';
import { chooseCrowdedMove, chooseThriftyMove, startTable } from '../../support/tilePlay';

/** What a row says; which rule it leads to is asked elsewhere. */
type PreviewRow = Omit<RowWithRule, 'topic'>;

/*
 * What the preview says is held against a second count: the tile is really laid on the table of the oracle, the piece is
 * put on it, and the sentences are made from what lies there by words of our own.
 */

jest.setTimeout(300_000);

const words = wordsIn('en');
const NAMES = ['Ana', 'Rui', 'Leonor', 'Tomás', 'Clara'];

const TABLES: readonly Table[] = [
  { game: 'classic', seats: 3 },
  { game: 'classic', seats: 5, options: { followers: 4 } },
  { game: 'solo', seats: 1, options: { followers: 7 } },
  { game: 'hunters', seats: 2 },
  { game: 'hunters', seats: 4 },
];

const many = (n: number, one: string, others = `${one}s`) => `${n} ${n === 1 ? one : others}`;

/** Everything that the oracle knows once the tile and its piece lie there. */
interface Then {
  readonly game: Table['game'];
  readonly board: Board;
  readonly survey: Survey;
  readonly tile: Laid;
  readonly players: number;
}

interface Due {
  readonly feature: Feature;
  readonly points: number;
  readonly players: readonly number[];
}

function lay(position: TilePosition, game: Table['game'], placed: Placed): Then {
  const board = rebuild(position, game);
  const facts = board.box.get(position.viewFor().hand?.tile ?? '');
  if (facts === undefined) throw new Error('nothing in hand');
  const tile = board.lay(facts, placed.x, placed.y, placed.rotation);
  if (placed.piece !== null) {
    const { kind, segment } = placed.piece;
    const part = facts.parts.findIndex(({ name }) => segmentName(name) === segment);
    const isHut = kind === 'hut';
    stand(board, isHut ? board.systems() : board.features(), { player: position.player, isHut, tile, part });
  }
  return { game, board, survey: board.features(), tile, players: position.players };
}

function dueIn({ game, board, survey, players }: Then): Due[] {
  if (game !== 'hunters') return dueNow(board, survey, players);
  return survey.list
    .filter(
      ({ kind, openEnds, standing }) =>
        (kind === 'forest' || kind === 'river') && openEnds === 0 && standing.length > 0,
    )
    .map((feature) => ({ feature, points: huntersWorth(feature), players: leaders(feature.standing, players) }));
}

const sum = (feature: Feature, count: (part: Feature['members'][number]['part']) => number) =>
  feature.members.reduce((total, { part }) => total + count(part), 0);

/** The fish of the lakes that a river ends in, each lake once. */
function fishAt(river: Feature): number {
  const lakes = new Map<string, number>();
  for (const { tile, part } of river.members) {
    const lake = tile.facts.parts[part.lake];
    if (lake !== undefined) lakes.set(`${tile.number} ${lake.name}`, lake.fish);
  }
  return [...lakes.values()].reduce((total, fish) => total + fish, 0);
}

/** What on a feature counts, in English. */
function partsOf(feature: Feature): { readonly name: string; readonly size: string; readonly extra: string | null } {
  const segments = many(feature.members.length, 'part');
  const tiles = many(feature.tiles.size, 'tile');
  const orNone = (n: number, text: string) => (n === 0 ? null : text);
  switch (feature.kind) {
    case 'city': {
      const pennants = sum(feature, ({ pennant }) => Number(pennant));
      return { name: 'City', size: tiles, extra: orNone(pennants, many(pennants, 'pennant')) };
    }
    case 'road':
      return { name: 'Road', size: tiles, extra: null };
    case 'forest': {
      const mushrooms = sum(feature, ({ mushrooms: n }) => n);
      const patches = many(mushrooms, 'mushroom patch', 'mushroom patches');
      return { name: 'Forest', size: segments, extra: orNone(mushrooms, patches) };
    }
    case 'river': {
      const fish = fishAt(feature);
      return { name: 'River', size: segments, extra: orNone(fish, `${fish} fish`) };
    }
    default:
      throw new Error(`${feature.kind} is not closed`);
  }
}

function closedWords(feature: Feature): string {
  if (feature.kind === 'cloister') return 'Monastery surrounded';
  const { name, size, extra } = partsOf(feature);
  return `${name} of ${extra === null ? size : `${size} and ${extra}`} finished`;
}

/** What the piece would stand on, with the tile in its place. */
function claimedWords(then: Then, { kind, segment }: PieceChoice): string {
  const { board, survey, tile } = then;
  const part = tile.facts.parts.findIndex(({ name }) => segmentName(name) === segment);
  if (kind === 'hut') return `Hut by ${huntersWorth(board.systems().of(tile, part))} fish`;
  const feature = survey.of(tile, part);
  switch (feature.kind) {
    case 'cloister': {
      const neighbours = board.neighbours(tile.x, tile.y);
      const empty = many(8 - neighbours, 'empty cell', 'empty cells');
      return `Monastery with ${many(neighbours, 'neighbour')}, ${empty} around it`;
    }
    case 'field':
      return `Field with ${many(citiesBeside(board, feature, survey).length, 'finished city', 'finished cities')}`;
    case 'meadow': {
      const animals = feature.members.flatMap(({ part: { animals: own } }) => own);
      const count = (name: string) => animals.filter((animal) => animal === name).length;
      const tigers = feature.members.some(({ part: { hasFire } }) => hasFire) ? 0 : count('tiger');
      const deer = Math.max(0, count('deer') - tigers);
      const seen = [
        ...(deer > 0 ? [`${deer} deer`] : []),
        ...(count('mammoth') > 0 ? [many(count('mammoth'), 'mammoth')] : []),
        ...(count('aurochs') > 0 ? [`${count('aurochs')} aurochs`] : []),
      ];
      return seen.length === 0 ? 'Meadow without animals' : `Meadow with ${listOf(seen, words)}`;
    }
    default: {
      const { name, size, extra } = partsOf(feature);
      const open = many(feature.openEnds, 'open end');
      return [`${name} of ${size}`, ...(extra === null ? [] : [extra]), open].join(', ');
    }
  }
}

/** Who would gain, by player, the reasons in any order. */
function expectedRows(position: TilePosition, then: Then, piece: PieceChoice | null): PreviewRow[] {
  const due = dueIn(then);
  const scores = position.scores();
  const isSolo = then.game === 'solo';
  const waiting = isSolo && due.length > 1 ? due.length : 0;
  const last = Math.min(...scores);
  const isPaid = ({ players }: Due) => !isSolo || players.some((colour) => scores[colour] === last);
  const paid = waiting > 0 ? [] : due.filter(isPaid);
  const unpaid = waiting > 0 ? [] : due.filter((one) => !isPaid(one));
  const home = waiting > 0 ? [] : due.flatMap(({ feature }) => feature.standing);
  const rows: PreviewRow[] = [];
  for (let player = 0; player < then.players; player++) {
    const own = paid.filter(({ players }) => players.includes(player));
    if (own.length === 0) continue;
    const points = own.reduce((total, one) => total + one.points, 0);
    const reasons = own.map(({ feature }) => closedWords(feature)).sort();
    const back = home.filter((one) => one.player === player).length;
    const returns = back === 1 ? ': the follower returns' : back > 1 ? `: ${back} followers return` : '';
    rows.push({ player, title: `${NAMES[player]} +${points}`, why: `${reasons.join('; ')}${returns}` });
  }
  for (const { feature, players } of unpaid) {
    const [player = 0] = players;
    rows.push({ player, title: `${NAMES[player]} gets nothing: not last`, why: closedWords(feature) });
  }
  if (waiting > 0)
    rows.push({ player: null, title: `${waiting} features are finished: you choose the order`, why: '' });
  const isGolden = then.survey.list.some(
    ({ kind, openEnds, tiles, members }) =>
      kind === 'forest' && openEnds === 0 && tiles.has(then.tile) && members.some(({ part }) => part.gold),
  );
  if (isGolden && !position.isBonus && position.bonusLeft > 0)
    rows.push({ player: null, title: 'Gold! A bonus tile follows.', why: '' });
  if (rows.length > 0) return rows;
  return [{ player: null, title: 'No points for now', why: piece === null ? '' : claimedWords(then, piece) }];
}

/** The same row whatever the order of its reasons. */
function inOrder({ player, title, why }: PreviewRow): PreviewRow {
  const [, reasons = '', returns = ''] = /^(.*?)((?:: (?:the|\d+) followers? returns?)?)$/.exec(why) ?? [];
  return { player, title, why: reasons.split('; ').sort().join('; ') + returns };
}

const byText = (one: PreviewRow, other: PreviewRow) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** What the rows are about, to see that every sentence was met. */
const kindOf = ({ title, why }: PreviewRow) =>
  title
    .replace(/^(Ana|Rui|Leonor|Tomás|Clara) \+\d+$/, 'gain')
    .replace(/^(Ana|Rui|Leonor|Tomás|Clara) /, '')
    .replace(/\d+/g, 'n') + (title.startsWith('No points') && why !== '' ? ` | ${why.split(' ')[0]}` : '');

const BUTTONS: Readonly<Record<PieceOption['feature'], string>> = {
  city: 'city',
  road: 'road',
  field: 'field',
  cloister: 'monastery',
  forest: 'forest',
  river: 'river',
  meadow: 'meadow',
  lake: '',
  system: '',
};

function buttonFor(game: Table['game'], option: PieceOption | null, points: number): string {
  const action =
    option === null
      ? `Place without a ${game === 'hunters' ? 'piece' : 'follower'}`
      : option.piece.kind === 'hut'
        ? 'Place and build a hut'
        : `Place and claim the ${BUTTONS[option.feature]}`;
  return points > 0 ? `${action} (+${points})` : action;
}

const linesFor = (players: number): ScoreLine[] =>
  NAMES.slice(0, players).map((name, index) => ({ index, name, number: index as ScoreLine['number'], isAi: false }));

/** Some placements of the tile in hand, each with every piece that may go on it and without one. */
function* intents(position: TilePosition, rng: Rng): Generator<{ placed: Placed; option: PieceOption | null }> {
  const moves = position
    .legalMoves()
    .filter((move): move is Extract<TileMove, { type: 'place' }> => move.type === 'place');
  for (let tries = 0; tries < 2 && moves.length > 0; tries++) {
    const chance = moves[rng.below(moves.length)];
    if (chance === undefined) return;
    const { x, y, rotation } = chance;
    const options = piecesAt(position, x, y, rotation);
    for (const move of moves) {
      if (move.x !== x || move.y !== y || move.rotation !== rotation) continue;
      const { piece } = move;
      const option = options.find((one) => one.piece.kind === piece?.kind && one.piece.segment === piece?.segment);
      yield { placed: { stage: 'placed', x, y, rotation, piece }, option: option ?? null };
    }
  }
}

const met = new Set<string>();

describe.each(TABLES.map((table) => [JSON.stringify(table), table] as const))('the preview of %s', (_, table) => {
  it.each([
    ['thrifty', chooseThriftyMove],
    ['crowded', chooseCrowdedMove],
  ] as const)('says what an independent count of the board finds after the move, in %s games', (_name, choose) => {
    let looks = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const position = startTable(table, seed);
      const rng = Rng.fromSeed(seed + 70);
      const lines = linesFor(position.players);
      for (let ply = 0; !position.isOver; ply++) {
        for (const { placed, option } of intents(position, rng)) {
          const foresight = foresee(position, placed);
          const then = lay(position, table.game, placed);
          const rows = expectedRows(position, then, placed.piece);
          const said = previewLines(words, lines, foresight);
          const at = `${seed} ${ply} ${JSON.stringify(placed)}`;
          const gains = rows.filter(({ title }) => /\+\d+$/.test(title));
          const hidden = Math.max(0, gains.length - 3);
          if (hidden === 0) {
            expect([at, said.map(inOrder).sort(byText)]).toEqual([at, rows.map(inOrder).sort(byText)]);
          } else {
            expect(said[3]?.title).toBe(hidden === 1 ? '1 more gains points' : `${hidden} more gain points`);
            for (const row of said.slice(0, 3)) expect(rows.map(inOrder)).toContainEqual(inOrder(row));
          }
          const own = gains.find(({ player }) => player === position.player);
          // Whoever moves reads first what they get themselves.
          if (own !== undefined) expect(said[0]?.player).toBe(position.player);
          const points = Number(/\+(\d+)$/.exec(own?.title ?? '')?.[1] ?? 0);
          const label = buttonWords(words, tileTable(table.game, position), placed, foresight, true);
          expect([at, label]).toEqual([at, buttonFor(table.game, option, points)]);
          for (const row of said) met.add(kindOf(row));
          looks++;
        }
        position.play(choose(position, rng) as TileMove);
      }
    }
    expect(looks).toBeGreaterThan(100);
  });
});

it('has met every sentence that a preview can say', () => {
  const claims = ['City', 'Road', 'Monastery', 'Field', 'Forest', 'River', 'Meadow', 'Hut'];
  expect([...met].filter((kind) => !/^n more/.test(kind)).sort()).toEqual(
    [
      'gain',
      'gets nothing: not last',
      'n features are finished: you choose the order',
      'Gold! A bonus tile follows.',
      'No points for now',
      ...claims.map((name) => `No points for now | ${name}`),
    ].sort(),
  );
});

it('counts those who gain beside the three who are named', () => {
  const gains = [0, 1, 2, 3, 4].map((player) => ({ player, points: 5 - player, because: [], returning: 0 }));
  const said = (count: number) => {
    const foresight: Foresight = {
      missing: null,
      gains: gains.slice(0, count),
      unpaid: [],
      waiting: 0,
      hasGold: false,
      claim: null,
    };
    return previewLines(words, linesFor(5), foresight).map(({ title }) => title);
  };
  expect(said(3)).toEqual(['Ana +5', 'Rui +4', 'Leonor +3']);
  expect(said(4).at(-1)).toBe('1 more gains points');
  expect(said(5).at(-1)).toBe('2 more gain points');
});
