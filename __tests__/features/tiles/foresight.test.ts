import { chooseRandomMove } from '@/ai/random';
import { movedTo } from '@/features/tiles/tray/order';
import { buttonWords, previewLines } from '@/features/tiles/words/intentWords';
import { foresee, gainWith } from '@/games/tiles/foresight';
import { startIntent } from '@/games/tiles/intent';
import { encodeTileMove } from '@/games/tiles/notation';
import { judgeInOrder, scoreMoves, totalOf } from '@/games/tiles/order';
import type { TilePosition } from '@/games/tiles/position';
import type { SegmentRef, TileEvent, TileMove } from '@/games/tiles/types';
import { wordsIn } from '@/i18n';
import { scoreLines } from '@/match/scoreLines';

import { tileTable } from '../../support/positionOf';
import { placements, startOf, TILE_GAMES } from './positions';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13];
const words = wordsIn('pt');

/** What the move really does, on a copy: points of each player, and whether the game went on. */
function really(position: TilePosition, move: TileMove) {
  const copy = position.clone();
  const before = copy.scores();
  const events = copy.play(move);
  return { gained: copy.scores().map((points, player) => points - (before[player] ?? 0)), events, isOver: copy.isOver };
}

const isFinal = (event: TileEvent) => event.type === 'scored' && event.isFinal;

describe.each(TILE_GAMES)('before a move of %s is played', (game) => {
  it('the button names exactly the points that the mover then gets', () => {
    let scoring = 0;
    for (const seed of SEEDS) {
      for (const { scene, placed, move } of placements(game, seed)) {
        const { position } = scene;
        const label = buttonWords(words, tileTable(game, position), placed, foresee(position, placed), true);
        const named = Number(/\(\+(\d+)\)$/.exec(label)?.[1] ?? 0);
        const { gained, events } = really(position, move);
        if (events.some(isFinal)) continue;
        expect([encodeTileMove(move), label, named]).toEqual([encodeTileMove(move), label, gained[position.player]]);
        if (named > 0) scoring++;
      }
    }
    expect(scoring).toBeGreaterThan(3);
  });

  it('the preview gives every player what the scores then show, and a line to each', () => {
    for (const seed of SEEDS) {
      for (const { scene, placed, move } of placements(game, seed)) {
        const { position, record } = scene;
        const foresight = foresee(position, placed);
        const { gained, events } = really(position, move);
        if (events.some(isFinal)) continue;
        const foretold = gained.map((_, player) => foresight.gains.find((gain) => gain.player === player)?.points ?? 0);
        expect(foretold).toEqual(gained);
        const lines = previewLines(words, scoreLines(record, position.players, words), foresight);
        expect(lines.length).toBeGreaterThan(0);
        const winners = lines.filter(({ title }) => / \+\d+$/.test(title)).map(({ player }) => player);
        expect(winners).toEqual(foresight.gains.slice(0, 3).map(({ player }) => player));
      }
    }
  });

  it('looking ahead leaves the position as it was', () => {
    for (const { scene, placed } of placements(game, 9)) {
      const { position } = scene;
      const before = JSON.stringify([position.viewFor(), position.ply, position.legalMoves().length]);
      foresee(position, placed);
      gainWith(position, placed, null);
      expect(JSON.stringify([position.viewFor(), position.ply, position.legalMoves().length])).toBe(before);
    }
  });

  it('the last tile does not tell whether the game will end', () => {
    for (const { scene, placed } of placements(game, 5)) {
      const { gains } = foresee(scene.position, placed);
      expect(gains.flatMap(({ because }) => because).some(isFinal)).toBe(false);
    }
  });
});

describe('an order of scoring in solo', () => {
  it('gives what the game gives when it is played, for every order tried', () => {
    let choices = 0;
    for (let seed = 0; seed < 400; seed++) {
      const { position, rng } = startOf('solo', seed);
      while (!position.isOver) {
        const pending = startIntent(position);
        if (pending.stage === 'ordering') {
          choices++;
          for (let to = 0; to < pending.order.length; to++) expectSame(position, movedTo(pending.order, 0, to));
        }
        position.play(chooseRandomMove(position, rng) as TileMove);
      }
    }
    expect(choices).toBeGreaterThan(5);
  });

  function expectSame(position: TilePosition, order: readonly SegmentRef[]) {
    const lines = judgeInOrder(position, order);
    const copy = position.clone();
    const before = copy.scores();
    const events = scoreMoves(order).flatMap((move) => copy.play(move));
    expect(lines.map(({ ref }) => ref)).toEqual(order);
    const paid = events.flatMap((event) => (event.type === 'scored' && !event.isFinal ? [event] : []));
    expect(lines.map(({ points }) => points)).toEqual(paid.map(({ points, isPaid }) => (isPaid ? points : 0)));
    if (events.some(isFinal)) return;
    const gained = copy.scores().reduce((sum, points, colour) => sum + points - (before[colour] ?? 0), 0);
    expect(totalOf(lines)).toBe(gained);
  }
});
