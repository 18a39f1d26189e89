import type { Intent, Position, Tagged } from '@/core/game';
import { moveOf, placeAt, samePiece, sameRef, startIntent, turn, type TileIntent } from '@/games/tiles/intent';
import { TilePosition } from '@/games/tiles/position';
import { TileTable, type TileMove } from '@/games/tiles';
import { gameOf } from '@/games';
import type { Lesson, Step } from '@/lessons';

import type { LearningHands } from './hands';

/** All that somebody can have in mind at a table of tiles. */
function intentsAt(table: Position): Intent[] {
  const position = TilePosition.of(table);
  return position
    .legalMoves()
    .flatMap((move): TileIntent[] => (move.type === 'place' ? [{ ...move, stage: 'placed' }] : []));
}

/** The cell, the turns that are left, the piece, the button. */
function tapsFor(table: Position, move: Tagged): number {
  const position = TilePosition.of(table);
  const wanted = move as TileMove;
  if (wanted.type === 'score') {
    const first = startIntent(position);
    const order = first.stage === 'ordering' ? first.order : [];
    // Up, step by step, until it is the first.
    return 1 + order.findIndex((ref) => sameRef(ref, wanted));
  }
  if (wanted.type !== 'place') return 1;
  let intent: TileIntent | null = placeAt(position, startIntent(position), wanted);
  // Figures are on offer; huts are chosen first.
  let taps = wanted.piece?.kind === 'hut' ? 2 : 1;
  for (let turns = 0; turns < 4 && intent?.stage === 'placed' && intent.rotation !== wanted.rotation; turns++) {
    intent = turn(position, intent);
    taps++;
  }
  if (intent?.stage !== 'placed') throw new Error('the tile cannot be put there');
  if (!samePiece(intent.piece, wanted.piece)) {
    intent = { ...intent, piece: wanted.piece };
    taps++;
  }
  if (moveOf(position, intent) === null) throw new Error('the move cannot be made by hand');
  return taps + 1;
}

/** Features that a step points at and that are not on the land. */
function strayPlaces({ game, seat }: Lesson, { shows }: Step, position: Position): string[] {
  const table = TileTable.of(gameOf(game).tableFor(position, seat));
  return (shows?.features ?? []).filter((ref) => table.featureAt(ref) === null).map((ref) => JSON.stringify(ref));
}

/** Cells that are pointed at without being meant, or meant without being pointed at. */
function strayDeeds({ shows }: Step, meant: readonly Tagged[]): string[] {
  if (shows?.cells === undefined) return [];
  const pointed = shows.cells.map(({ x, y }) => `${x},${y}`);
  const wanted = new Set(
    (meant as readonly TileMove[]).flatMap((move) => (move.type === 'place' ? [`${move.x},${move.y}`] : [])),
  );
  return [...pointed.filter((cell) => !wanted.has(cell)), ...[...wanted].filter((cell) => !pointed.includes(cell))];
}

export const tileHands: LearningHands = { intentsAt, tapsFor, strayPlaces, strayDeeds };
