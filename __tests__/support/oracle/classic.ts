import { Board, stand, type Laid } from './board';
import { demand, demandKeys, demandSet, isObject, Objection, winnersOf, type Json } from './check';
import { CLASSIC_BOX, type Box, type Facts } from './facts';
import { dueAtTheEnd, dueNow, freeParts } from './medieval';

export interface Seen {
  /** Called after every placement, when the entry has been found right. */
  readonly afterMove?: (state: {
    readonly move: number;
    readonly board: Board;
    readonly scores: readonly number[];
  }) => void;
}

/** Counts the tiles of a box as they leave it. */
export class Drawn {
  private readonly left: Map<string, number>;
  constructor(
    private readonly box: Box,
    isIn: (facts: Facts) => boolean,
    start: string,
  ) {
    this.left = new Map([...box.values()].filter(isIn).map((facts) => [facts.id, facts.count]));
    if (this.left.has(start)) this.left.set(start, (this.left.get(start) ?? 0) - 1);
  }

  get total(): number {
    return [...this.left.values()].reduce((sum, count) => sum + count, 0);
  }

  take(move: number, id: unknown): Facts {
    const facts = this.box.get(String(id));
    const left = this.left.get(String(id)) ?? 0;
    if (facts === undefined || left === 0) throw new Objection(move, `no tile ${String(id)} is left to be drawn`);
    this.left.set(facts.id, left - 1);
    return facts;
  }
}

export function entryAt(moves: readonly unknown[], index: number): Json {
  const entry = moves[index];
  if (!isObject(entry)) throw new Objection(index, 'is no object');
  return entry;
}

/** Lays the tile of an entry after checking that it may lie there, and how many places it had. */
export function layEntry(move: number, board: Board, facts: Facts, entry: Json): Laid {
  const places = board.placements(facts);
  demand(move, 'placements', entry.placements, places.length);
  const { x, y, rot } = entry;
  const isLegal = places.some((place) => place.x === x && place.y === y && place.rot === rot);
  if (!isLegal) throw new Objection(move, `${facts.id} may not lie at ${String(x)},${String(y)} turned ${String(rot)}`);
  return board.lay(facts, Number(x), Number(y), Number(rot));
}

export function demandUnplaceable(move: number, board: Board, facts: Facts): void {
  if (board.placements(facts).length > 0)
    throw new Objection(move, `${facts.id} fits somewhere and may not be discarded`);
}

/** Judges a whole game of classic, entry by entry. Throws an `Objection` at the first thing that is not so. */
export function judgeClassic(trace: Json, seen: Seen = {}): void {
  const players = Number(trace.players);
  const options = isObject(trace.options) ? trace.options : {};
  const withFields = options.fields !== false;
  const moves = trace.moves as readonly unknown[];
  const board = new Board(CLASSIC_BOX);
  const pile = new Drawn(CLASSIC_BOX, () => true, 'D');
  const scores = new Array<number>(players).fill(0);
  const hand = new Array<number>(players).fill(Number(options.followers ?? 7));
  demand(0, 'the start', moves[0], { tile: 'D', x: 0, y: 0, rot: 0 });
  board.lay(pileStart(), 0, 0, 0);
  let player = 0;

  for (let move = 1; move < moves.length; move++) {
    const entry = entryAt(moves, move);
    demand(move, 'player', entry.player, player);
    const facts = pile.take(move, entry.tile);
    if ('discard' in entry) {
      demand(move, 'the entry', entry, { player, tile: facts.id, discard: true });
      demandUnplaceable(move, board, facts);
      continue;
    }
    demandKeys(move, entry, [
      'player',
      'tile',
      'x',
      'y',
      'rot',
      'follower',
      'placements',
      'followers',
      'scored',
      'scores',
    ]);
    const tile = layEntry(move, board, facts, entry);
    const survey = board.features();
    const free = freeParts(tile, survey, withFields);
    const choices = hand[player] === 0 ? [] : free;
    demand(move, 'followers', entry.followers, choices.length);
    if (entry.follower !== null) {
      const { kind, segment } = entry.follower as { kind: string; segment: number };
      const part = choices.find((choice) => choice.name === `${kind} ${segment}`);
      if (part === undefined) throw new Objection(move, `no follower may stand on ${kind} ${segment}`);
      stand(board, survey, { player, isHut: false, tile, part: tile.facts.parts.indexOf(part) });
      hand[player] = (hand[player] ?? 0) - 1;
    }
    const due = dueNow(board, survey, players);
    demandSet(
      move,
      'scored',
      entry.scored,
      due.map((item) => ({ kind: item.kind, points: item.points, players: item.players, complete: true })),
    );
    for (const { points, players: paid, feature } of due) {
      for (const winner of paid) scores[winner] = (scores[winner] ?? 0) + points;
      for (const piece of feature.standing) hand[piece.player] = (hand[piece.player] ?? 0) + 1;
      board.pieces = board.pieces.filter((piece) => !feature.standing.includes(piece));
    }
    demand(move, 'scores', entry.scores, scores);
    seen.afterMove?.({ move, board, scores });
    player = (player + 1) % players;
  }

  if (trace.final === undefined) return;
  if (pile.total > 0) throw new Objection('final', `${pile.total} tiles were never drawn`);
  const final = trace.final as Json;
  demandKeys('final', final, ['scored', 'scores', 'winners']);
  const due = dueAtTheEnd(board, players).filter((item) => item.points > 0);
  demandSet(
    'final',
    'scored',
    final.scored,
    due.map((item) => ({ kind: item.kind, points: item.points, players: item.players, complete: false })),
  );
  for (const { points, players: paid } of due) {
    for (const winner of paid) scores[winner] = (scores[winner] ?? 0) + points;
  }
  demand('final', 'scores', final.scores, scores);
  demand('final', 'winners', final.winners, winnersOf(scores));
}

export function pileStart(): Facts {
  const start = CLASSIC_BOX.get('D');
  if (start === undefined) throw new Error('there is no start tile');
  return start;
}
