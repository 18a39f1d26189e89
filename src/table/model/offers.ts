import type { BuildMove, CardTable, Resource, SettlersMove } from '@/games/settlers';

/**
 * The legal moves, sorted by what they are done to on the table. Screens light and tap what is here and nothing else,
 * so that everything offered is legal and everything legal is offered.
 */
export interface Offers {
  readonly lay: readonly Resource[];
  readonly giveBack: readonly Resource[];
  readonly market: readonly Resource[];
  /** How many cards may at most be drawn from each seat; 0 where none may. */
  readonly blind: readonly number[];
  /** The same with a Library. */
  readonly open: readonly number[];
  readonly choose: readonly Resource[];
  readonly guild: readonly number[];
  readonly discard: readonly Resource[];
  readonly builds: readonly BuildMove[];
  readonly canDraw: boolean;
  readonly canEnd: boolean;
}

/** What the seat of this table may do now: nothing, unless the decision is its own. */
export function offersAt(table: CardTable): Offers {
  return sortMoves(table.legalMoves(), table.seats);
}

/** What is on offer where nobody may do anything any more. */
export function noOffers(seats: number): Offers {
  return sortMoves([], seats);
}

function sortMoves(moves: readonly SettlersMove[], seats: number): Offers {
  const blind = Array.from({ length: seats }, () => 0);
  const open = [...blind];
  for (const move of moves) {
    if (move.type === 'takeBlind') blind[move.from] = Math.max(blind[move.from] ?? 0, move.cards);
    if (move.type === 'openHand') open[move.from] = Math.max(open[move.from] ?? 0, move.cards);
  }
  const cards = (type: 'lay' | 'giveBack' | 'takeOpen' | 'choose' | 'discard') =>
    moves.flatMap((move) => (move.type === type ? [move.card] : []));
  return {
    lay: cards('lay'),
    giveBack: cards('giveBack'),
    market: cards('takeOpen'),
    blind,
    open,
    choose: cards('choose'),
    guild: moves.flatMap((move) => (move.type === 'guild' ? [move.from] : [])),
    discard: cards('discard'),
    builds: moves.filter((move) => move.type === 'build'),
    canDraw: moves.some((move) => move.type === 'draw'),
    canEnd: moves.some((move) => move.type === 'endTurn'),
  };
}
