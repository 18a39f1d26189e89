import { Board, stand } from './board';
import { demand, demandKeys, isObject, isSame, Objection, type Json } from './check';
import { demandUnplaceable, Drawn, entryAt, layEntry, pileStart, type Seen } from './classic';
import { CLASSIC_BOX } from './facts';
import { dueNow, freeParts, type Due } from './medieval';

/** Judges a whole solo game. Throws an `Objection` at the first thing that is not so. */
export function judgeSolo(trace: Json, seen: Seen = {}): void {
  const options = isObject(trace.options) ? trace.options : {};
  const colours = Number(options.colours ?? 3);
  const moves = trace.moves as readonly unknown[];
  const board = new Board(CLASSIC_BOX);
  const pile = new Drawn(CLASSIC_BOX, () => true, 'D');
  const scores = Array.from({ length: colours }, (_, colour) => colour + 1);
  const hand = new Array<number>(colours).fill(Number(options.followers ?? 4));
  // 71 tiles in piles as even as they can be, the first ones larger: 24, 24, 23.
  const piles = Array.from({ length: colours }, (_, colour) => Math.ceil((71 - colour) / colours));
  demand(0, 'the start', moves[0], { tile: 'D', x: 0, y: 0, rot: 0 });
  board.lay(pileStart(), 0, 0, 0);
  let colour = 0;
  let mustEnd = false;
  /** A colour whose pile is empty is passed over. */
  const skipEmpty = (): void => {
    for (let step = 0; step < colours && piles[colour] === 0; step++) colour = (colour + 1) % colours;
  };

  for (let move = 1; move < moves.length; move++) {
    if (mustEnd) throw new Objection(move, 'the game ended for want of followers');
    const entry = entryAt(moves, move);
    demand(move, 'colour', entry.colour, colour);
    const facts = pile.take(move, entry.tile);
    if (piles[colour] === 0) throw new Objection(move, 'that pile is empty');
    piles[colour] = (piles[colour] ?? 0) - 1;
    if ('discard' in entry) {
      demand(move, 'the entry', entry, { colour, tile: facts.id, discard: true });
      demandUnplaceable(move, board, facts);
      skipEmpty();
      continue;
    }
    demandKeys(move, entry, [
      'colour',
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
    const free = freeParts(tile, survey, false);
    const choices = hand[colour] === 0 ? [] : free;
    demand(move, 'followers', entry.followers, choices.length);
    if (entry.follower === null) {
      if (choices.length > 0) throw new Objection(move, 'a follower must be placed');
      mustEnd = free.length > 0;
    } else {
      const { kind, segment } = entry.follower as { kind: string; segment: number };
      const part = choices.find((choice) => choice.name === `${kind} ${segment}`);
      if (part === undefined) throw new Objection(move, `no follower may stand on ${kind} ${segment}`);
      stand(board, survey, { player: colour, isHut: false, tile, part: tile.facts.parts.indexOf(part) });
      hand[colour] = (hand[colour] ?? 0) - 1;
    }
    const due = dueNow(board, survey, colours);
    payInOrder(move, due, entry.scored, scores);
    for (const { feature } of due) {
      for (const piece of feature.standing) hand[piece.player] = (hand[piece.player] ?? 0) + 1;
      board.pieces = board.pieces.filter((piece) => !feature.standing.includes(piece));
    }
    demand(move, 'scores', entry.scores, scores);
    seen.afterMove?.({ move, board, scores });
    colour = (colour + 1) % colours;
    skipEmpty();
  }

  if (trace.final === undefined) return;
  if (!mustEnd && pile.total > 0) throw new Objection('final', `${pile.total} tiles were never drawn`);
  const final = trace.final as Json;
  demandKeys('final', final, ['scored', 'scores', 'result', 'reason']);
  countFollowers(board, final.scored, scores);
  demand('final', 'scores', final.scores, scores);
  demand('final', 'result', final.result, Math.min(...scores));
  demand('final', 'reason', final.reason, mustEnd ? 'followers' : 'tiles');
}

/** Each feature is judged against the track as it stands when its turn comes. */
function payInOrder(move: number, due: readonly Due[], stated: unknown, scores: number[]): void {
  const rest = [...due];
  if (!Array.isArray(stated)) throw new Objection(move, 'scored is no list');
  for (const entry of stated as unknown[]) {
    const last = Math.min(...scores);
    const at = rest.findIndex((item) => {
      const paid = item.players.some((colour) => scores[colour] === last);
      return isSame(entry, { kind: item.kind, points: item.points, colours: item.players, paid });
    });
    const [item] = at < 0 ? [] : rest.splice(at, 1);
    if (item === undefined)
      throw new Objection(move, `scored: ${JSON.stringify(entry)} is not due with ${JSON.stringify(scores)}`);
    if (!item.players.some((colour) => scores[colour] === last)) continue;
    for (const colour of item.players) scores[colour] = (scores[colour] ?? 0) + item.points;
  }
  if (rest.length > 0) throw new Objection(move, `scored forgets ${rest.length} features`);
}

/** Two points a follower, one after another, to colours in last place. */
function countFollowers(board: Board, stated: unknown, scores: number[]): void {
  const left = scores.map((_, colour) => board.pieces.filter((piece) => piece.player === colour).length);
  if (!Array.isArray(stated)) throw new Objection('final', 'scored is no list');
  for (const entry of stated as Json[]) {
    const [colour] = Array.isArray(entry.colours) ? (entry.colours as number[]) : [];
    if (colour === undefined || (left[colour] ?? 0) === 0)
      throw new Objection('final', 'a follower is counted that is not there');
    const paid = scores[colour] === Math.min(...scores);
    demand('final', 'a follower', entry, { kind: 'follower', points: 2, colours: [colour], paid });
    left[colour] = (left[colour] ?? 0) - 1;
    if (paid) scores[colour] = (scores[colour] ?? 0) + 2;
  }
  if (left.some((count) => count > 0)) throw new Objection('final', 'followers were left uncounted');
}
