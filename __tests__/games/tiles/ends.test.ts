import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import * as classicGame from '@/games/classic';
import { ClassicPosition } from '@/games/classic/position';
import * as classicSet from '@/games/classic/set';
import * as huntersGame from '@/games/hunters';
import { HuntersPosition } from '@/games/hunters/position';
import * as huntersSet from '@/games/hunters/set';
import * as soloGame from '@/games/solo';
import { SoloPosition } from '@/games/solo/position';
import { decodeTileMove } from '@/games/tiles/notation';
import { PHASE_PLACE, PHASE_SCORE, type TilePosition } from '@/games/tiles/position';
import type { TileSet } from '@/games/tiles/set';
import type { TileEvent } from '@/games/tiles/types';

import { TABLES } from '../../support/randomGames';
import { playOn, startTable } from '../../support/tilePlay';

/** A pile of just these tiles: short games end soon. */
function pile(set: TileSet, ids: string): Int16Array {
  const names = ids === '' ? [] : ids.split(' ');
  return Int16Array.from(names.map((id) => set.shapes.findIndex((shape) => shape.id === id)));
}

function play(position: TilePosition, text: string): TileEvent[] {
  const move = decodeTileMove(text);
  if (move === null) throw new Error(`${text} cannot be read`);
  return position.play(move);
}

function classic(tiles: string): ClassicPosition {
  const options = defaultOptions(classicGame.classic.options);
  return ClassicPosition.withPile(options, pile(classicSet.setFor(options), tiles), 2);
}

function solo(...piles: string[]): SoloPosition {
  const options = { ...defaultOptions(soloGame.solo.options), colours: piles.length };
  const set = classicSet.setFor(options);
  return SoloPosition.withPiles(
    options,
    piles.map((tiles) => pile(set, tiles)),
    1,
  );
}

function hunters(land: string, bonus: string): HuntersPosition {
  const options = defaultOptions(huntersGame.hunters.options);
  const set = huntersSet.setFor(options);
  return HuntersPosition.withPiles(options, [pile(set, land), pile(set, bonus)], 2);
}

test('classic ends with the turn of the last tile', () => {
  const position = classic('E');
  const events = play(position, '0,-1,2,field0');
  expect(position.outcome()).toEqual({ scores: [3, 0], winners: [0] });
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'tiles' });
  expect(position.legalMoves()).toEqual([]);
  expect(position.objectionTo({ type: 'place', x: 0, y: 1, rotation: 0, piece: null })?.key).toMatch(/over/);
});

test('classic ends when the pile runs out with tiles that fit nowhere', () => {
  const position = classic('E C');
  const events = play(position, '0,-1,2');
  expect(events.map(({ type }) => type)).toEqual(['placed', 'discarded', 'ended']);
  expect(position.isOver).toBe(true);
  // A tile was seen, so the move may not be taken back at a table.
  expect(position.isReversible).toBe(false);
});

test('a game without tiles is over before it begins', () => {
  expect(classic('').outcome()).toEqual({ scores: [0, 0], winners: [0, 1] });
  expect(hunters('', 'B01').isOver).toBe(true);
  expect(solo('', '', '').isOver).toBe(true);
});

test('solo passes over a colour whose pile ran out, and ends with the last tile of all', () => {
  const position = solo('E', 'C', 'U U');
  // The city is closed, so Red's C fits nowhere and Red has nothing left.
  const events = play(position, '0,-1,2,city0');
  expect(events.some((event) => event.type === 'discarded' && event.player === 1)).toBe(true);
  expect(position.player).toBe(2);
  play(position, '1,0,1,road0');
  expect(position.player).toBe(2);
  expect(position.tilesLeft).toBe(0);
  const last = play(position, '2,0,1');
  expect(last.at(-1)).toEqual({ type: 'ended', reason: 'tiles' });
  expect(position.endReason).toBe('tiles');
  // Yellow had 1 and got 4 for the city; Green had 3 and is not last; Red keeps 2.
  expect(position.scores()).toEqual([5, 2, 3]);
  expect(position.result).toBe(2);
  expect(position.outcome()).toEqual({ scores: [5, 2, 3], winners: [0] });
});

test('solo names what each waiting feature would give before it is judged', () => {
  const position = solo('U E H', 'U', 'E');
  for (const text of ['1,0,1,road0', '-1,0,1', '1,1,3,city0', '-1,1,1,city0', '0,1,0']) play(position, text);
  expect(position.isReversible).toBe(true);
  expect(position.previewOrder().map(({ points, colours, isPaid }) => ({ points, colours, isPaid }))).toEqual(
    expect.arrayContaining([
      { points: 4, colours: [2], isPaid: false },
      { points: 4, colours: [0], isPaid: true },
    ]),
  );
});

test('hunters ends after the bonus tile that the last land tile earned', () => {
  const position = hunters('L31 L31', 'B11');
  play(position, '1,0,2');
  play(position, '0,1,3');
  expect(position.isOver).toBe(false);
  expect(position.viewFor().hand).toEqual({ tile: 'B11', isBonus: true });
  play(position, '1,1,0,m1');
  expect(position.isOver).toBe(true);
});

test('no bonus tile is drawn from an empty pile', () => {
  const position = hunters('L31 L31 L51', '');
  play(position, '1,0,2');
  const events = play(position, '0,1,3');
  expect(events.filter(({ type }) => type === 'drew')).toEqual([
    { type: 'drew', player: 0, tile: 'L51', isBonus: false },
  ]);
});

test('the turn passes on when the last bonus tiles fit nowhere', () => {
  const position = hunters('L57 L32 L31 L51', 'B08');
  play(position, '-1,0,3');
  play(position, '0,1,0');
  const events = play(position, '1,0,2');
  expect(events.filter(({ type }) => type === 'discarded' || type === 'drew')).toEqual([
    { type: 'discarded', player: 0, tile: 'B08', isBonus: true },
    { type: 'drew', player: 1, tile: 'L51', isBonus: false },
  ]);
  expect(position.bonusLeft).toBe(0);
});

test('gold struck by a land tile is forgotten in the next turn', () => {
  const position = hunters('L31 L31 L51 L50 L44', 'B11 B02');
  for (const text of ['1,0,2', '0,1,3', '1,1,0', '0,-1,0']) play(position, text);
  expect(position.isBonus).toBe(false);
  expect(position.player).toBe(1);
});

test('a table knows why no more tiles are laid, from the last tile on and not before', () => {
  const reasons = new Set<string>();
  for (const table of TABLES) {
    for (let seed = 1; seed <= 4; seed++) {
      const position = startTable(table, seed);
      const rng = Rng.fromSeed(seed);
      const known: (string | null)[] = [];
      while (!position.isOver) {
        if (position.phase === PHASE_PLACE || position.phase === PHASE_SCORE) expect(position.endReason).toBeNull();
        else known.push(position.endReason);
        const ended = playOn(position, rng, 1).flatMap(({ events }) => events.filter(({ type }) => type === 'ended'));
        for (const event of ended) if (event.type === 'ended') known.push(event.reason);
      }
      known.push(position.endReason);
      expect(new Set(known).size).toBe(1);
      // A tile stays in a pile only where a follower was wanting.
      if (position.tilesLeft > 0) expect(position.endReason).toBe('followers');
      reasons.add(`${table.game} ${position.endReason}`);
    }
  }
  expect([...reasons].sort()).toEqual(['classic tiles', 'hunters tiles', 'solo followers']);
});
