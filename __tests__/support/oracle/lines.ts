import { stand, type Board, type Feature, type Laid, type Standing, type Survey } from './board';
import type { Facts } from './facts';
import { piecesFor } from './hunters';
import { dueNow, freeParts } from './medieval';

/**
 * A game in progress as the oracle keeps it: enough to say which moves are legal now and after any of them. Points are
 * not kept, because no rule about moves asks for them.
 */
export interface Table {
  readonly game: 'classic' | 'solo' | 'hunters';
  readonly board: Board;
  readonly players: number;
  readonly withFields: boolean;
  /** Tiles still to be drawn, the next one first: one pile, one a colour, or land and bonus. */
  readonly piles: readonly (readonly string[])[];
  readonly player: number;
  readonly hand: string | null;
  readonly isBonus: boolean;
  readonly members: readonly number[];
  readonly huts: readonly number[];
  /** Solo: finished features that wait to be judged, and whether a follower was wanting. */
  readonly waiting: number;
  readonly mustEnd: boolean;
  /** Solo: followers still to be counted, when the game has come to that. */
  readonly isCounting: boolean;
}

/** How many different lines of so many moves there are. */
export function countLines(table: Table, depth: number): number {
  if (depth === 0) return 1;
  if (table.waiting > 0) {
    // One of several is chosen; the last one is no choice.
    const rest = table.waiting - 1;
    return (
      table.waiting * countLines(rest > 1 ? { ...table, waiting: rest } : nextTurn({ ...table, waiting: 0 }), depth - 1)
    );
  }
  if (table.isCounting) return countCounting(table.board.pieces, depth);
  if (table.hand === null) return 0;
  let lines = 0;
  const facts = factsOf(table, table.hand);
  for (const { x, y, rot } of table.board.placements(facts)) {
    const tile = table.board.lay(facts, x, y, rot);
    lines += linesAfter(table, tile, depth);
    table.board.lift();
  }
  return lines;
}

function linesAfter(table: Table, tile: Laid, depth: number): number {
  const { board, player } = table;
  const choices = choicesOn(table, tile);
  if (depth === 1) return choices.length;
  let lines = 0;
  const pieces = [...board.pieces];
  for (const choice of choices) {
    const survey = board.features();
    const members = [...table.members];
    const huts = [...table.huts];
    let mustEnd = false;
    if (choice === null) {
      mustEnd = table.game === 'solo' && freeParts(tile, survey, false).length > 0;
    } else {
      const isHut = choice.startsWith('hut ');
      const part = tile.facts.parts.findIndex(({ name }) => name === choice.replace(/^(hut|tribe) /, ''));
      stand(board, isHut ? board.systems() : survey, { player, isHut, tile, part });
      if (isHut) huts[player] = (huts[player] ?? 0) - 1;
      else members[player] = (members[player] ?? 0) - 1;
    }
    const finished = finishedFeatures(table, survey);
    const home = finished.flatMap((feature) => feature.standing);
    for (const piece of home) members[piece.player] = (members[piece.player] ?? 0) + 1;
    board.pieces = board.pieces.filter((piece) => !home.includes(piece));
    const after: Table = { ...table, members, huts, mustEnd };
    const waiting = finished.length;
    if (table.game === 'solo' && waiting > 1) lines += countLines({ ...after, waiting }, depth - 1);
    else lines += countLines(nextTurn(after, !table.isBonus && strikesGold(survey, tile)), depth - 1);
    board.pieces = [...pieces];
  }
  return lines;
}

/** What may stand on the tile just laid; null for nothing. */
function choicesOn(table: Table, tile: Laid): (string | null)[] {
  const { board, player, game } = table;
  const members = table.members[player] ?? 0;
  if (game === 'hunters')
    return [null, ...piecesFor(tile, board.features(), board.systems(), members, table.huts[player] ?? 0)];
  const free =
    members === 0
      ? []
      : freeParts(tile, board.features(), table.withFields && game === 'classic').map(({ name }) => name);
  return game === 'solo' && free.length > 0 ? free : [null, ...free];
}

function finishedFeatures(table: Table, survey: Survey): Feature[] {
  if (table.game !== 'hunters') return dueNow(table.board, survey, table.players).map(({ feature }) => feature);
  return survey.list.filter(
    ({ kind, openEnds, standing }) => (kind === 'forest' || kind === 'river') && openEnds === 0 && standing.length > 0,
  );
}

function strikesGold(survey: Survey, tile: Laid): boolean {
  return survey.list.some(
    ({ kind, openEnds, tiles, members }) =>
      kind === 'forest' && openEnds === 0 && tiles.has(tile) && members.some(({ part }) => part.gold),
  );
}

/** Draws for whoever is next; what fits nowhere is thrown away. */
function nextTurn(table: Table, hasGold = false): Table {
  const { game, players, player } = table;
  if (game === 'solo') {
    if (table.mustEnd) return ended(table);
    for (let step = 1; step <= players; step++) {
      const drawn = draw(table, (player + step) % players, (player + step) % players, false);
      if (drawn !== null) return drawn;
    }
    return ended(table);
  }
  const bonus = hasGold ? draw(table, player, 1, true) : null;
  if (bonus !== null) return bonus;
  const after = hasGold ? { ...table, piles: [table.piles[0] ?? [], []] } : table;
  return draw(after, (player + 1) % players, 0, false) ?? ended(after);
}

function draw(table: Table, player: number, from: number, isBonus: boolean): Table | null {
  const pile = table.piles[from] ?? [];
  const at = pile.findIndex((id) => table.board.placements(factsOf(table, id)).length > 0);
  if (at < 0) return null;
  const piles = table.piles.map((other, index) => (index === from ? pile.slice(at + 1) : other));
  return { ...table, piles, player, isBonus, hand: pile[at] ?? null };
}

function ended(table: Table): Table {
  return { ...table, hand: null, isCounting: table.game === 'solo' };
}

/** The last round of solo: one follower after another, as long as there is a colour to choose. */
function countCounting(pieces: readonly Standing[], depth: number): number {
  if (depth === 0) return 1;
  const colours = new Set(pieces.map(({ player }) => player));
  if (colours.size < 2) return 0;
  let lines = 0;
  for (const colour of colours) {
    const at = pieces.findIndex(({ player }) => player === colour);
    lines += countCounting(
      pieces.filter((_, index) => index !== at),
      depth - 1,
    );
  }
  return lines;
}

function factsOf(table: Table, id: string): Facts {
  const facts = table.board.box.get(id);
  if (facts === undefined) throw new Error(`no tile ${id}`);
  return facts;
}
