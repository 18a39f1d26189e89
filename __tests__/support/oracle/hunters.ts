import { Board, leaders, stand, type Feature, type Laid, type Survey } from './board';
import { demand, demandKeys, demandSet, Objection, winnersOf, type Json } from './check';
import { demandUnplaceable, Drawn, entryAt, layEntry, type Seen } from './classic';
import { HUNTERS_BOX, type Facts } from './facts';

/** Points of a feature as the books count them, finished or not. */
export function huntersWorth(feature: Feature): number {
  const parts = feature.members.map(({ part }) => part);
  const total = (count: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((sum, part) => sum + count(part), 0);
  switch (feature.kind) {
    case 'forest':
      return 2 * parts.length + 2 * total((part) => part.mushrooms);
    case 'river': {
      // Each lake once, though the river may reach it from both sides.
      const lakes = new Map<string, number>();
      for (const { tile, part } of feature.members) {
        const lake = tile.facts.parts[part.lake];
        if (lake !== undefined) lakes.set(`${tile.number} ${lake.name}`, lake.fish);
      }
      const fish = [...lakes.values()].reduce((sum, count) => sum + count, 0);
      return parts.length + fish;
    }
    case 'system':
      return total((part) => part.fish);
    case 'meadow': {
      const animals = parts.flatMap((part) => part.animals);
      const count = (name: string): number => animals.filter((animal) => animal === name).length;
      const tigers = parts.some((part) => part.hasFire) ? 0 : count('tiger');
      return 2 * (Math.max(0, count('deer') - tigers) + count('mammoth') + count('aurochs'));
    }
    default:
      return 0;
  }
}

/** Who is paid for a meadow: those who stand on a shrine of it, otherwise those with the most hunters. */
export function hunterOwners(meadow: Feature, players: number): number[] {
  const onShrine = meadow.standing.filter(({ tile, part }) => tile.facts.parts[part]?.isShrine === true);
  if (onShrine.length === 0) return leaders(meadow.standing, players);
  return [...new Set(onShrine.map(({ player }) => player))].sort((a, b) => a - b);
}

/** Judges a whole game of hunters. Throws an `Objection` at the first thing that is not so. */
export function judgeHunters(trace: Json, seen: Seen = {}): void {
  const players = Number(trace.players);
  const moves = trace.moves as readonly unknown[];
  const board = new Board(HUNTERS_BOX);
  const land = new Drawn(HUNTERS_BOX, (facts) => facts.deck === 'land', '');
  const bonus = new Drawn(HUNTERS_BOX, (facts) => facts.deck === 'bonus', '');
  const scores = new Array<number>(players).fill(0);
  const supply = { tribe: new Array<number>(players).fill(5), hut: new Array<number>(players).fill(2) };
  demand(0, 'the start', moves[0], { tile: 'START', x: 0, y: 0, rot: 0 });
  board.lay(startFacts(), 0, 0, 0);
  let player = 0;
  let isBonus = false;

  for (let move = 1; move < moves.length; move++) {
    const entry = entryAt(moves, move);
    demand(move, 'player', entry.player, player);
    demand(move, 'bonus', entry.bonus, isBonus);
    const facts = (isBonus ? bonus : land).take(move, entry.tile);
    if ('discard' in entry) {
      demand(move, 'the entry', entry, { player, tile: facts.id, bonus: isBonus, discard: true });
      demandUnplaceable(move, board, facts);
      if (isBonus && bonus.total === 0) {
        isBonus = false;
        player = (player + 1) % players;
      }
      continue;
    }
    demandKeys(move, entry, [
      ...['player', 'tile', 'bonus', 'x', 'y', 'rot', 'piece', 'placements', 'pieces', 'scored', 'scores', 'supply'],
    ]);
    const tile = layEntry(move, board, facts, entry);
    const survey = board.features();
    const systems = board.systems();
    const choices = piecesFor(tile, survey, systems, supply.tribe[player] ?? 0, supply.hut[player] ?? 0);
    demand(move, 'pieces', entry.pieces, choices.length);
    if (entry.piece !== null) {
      const { kind, zone } = entry.piece as { kind: 'tribe' | 'hut'; zone: string };
      if (!choices.includes(`${kind} ${zone}`)) throw new Objection(move, `no ${kind} may go on ${zone}`);
      const part = tile.facts.parts.findIndex((candidate) => candidate.name === zone);
      stand(board, kind === 'hut' ? systems : survey, { player, isHut: kind === 'hut', tile, part });
      supply[kind][player] = (supply[kind][player] ?? 0) - 1;
    }
    const earned = payFinished(move, board, survey, tile, entry, scores, supply.tribe);
    demand(move, 'scores', entry.scores, scores);
    demand(move, 'supply', entry.supply, supply);
    seen.afterMove?.({ move, board, scores });
    if (!isBonus && earned && bonus.total > 0) isBonus = true;
    else {
      isBonus = false;
      player = (player + 1) % players;
    }
  }

  if (trace.final === undefined) return;
  if (land.total > 0 || isBonus) throw new Objection('final', 'tiles were never drawn');
  payFinal(board, trace.final as Json, scores);
}

/** Zones of the tile just laid, each by itself, with what may stand on them. */
export function piecesFor(tile: Laid, survey: Survey, systems: Survey, tribe: number, huts: number): string[] {
  const found: string[] = [];
  for (const [index, part] of tile.facts.parts.entries()) {
    if (tribe > 0 && part.kind !== 'lake' && survey.of(tile, index).standing.length === 0)
      found.push(`tribe ${part.name}`);
    if (huts === 0 || (part.kind !== 'river' && part.kind !== 'lake')) continue;
    if (systems.of(tile, index).standing.length === 0) found.push(`hut ${part.name}`);
  }
  return found;
}

/** Pays what is finished and holds a member; tells whether this tile finished a forest with gold. */
function payFinished(
  move: number,
  board: Board,
  survey: Survey,
  tile: Laid,
  entry: Json,
  scores: number[],
  tribe: number[],
): boolean {
  const finished = survey.list.filter(
    ({ kind, openEnds }) => (kind === 'forest' || kind === 'river') && openEnds === 0,
  );
  const due = finished
    .filter((feature) => feature.standing.length > 0)
    .map((feature) => ({ feature, points: huntersWorth(feature), players: leaders(feature.standing, scores.length) }));
  const listed = due.map(({ feature, points, players }) => ({ kind: feature.kind, points, players }));
  demandSet(move, 'scored', entry.scored, listed);
  for (const { feature, points, players } of due) {
    for (const winner of players) scores[winner] = (scores[winner] ?? 0) + points;
    for (const piece of feature.standing) tribe[piece.player] = (tribe[piece.player] ?? 0) + 1;
    board.pieces = board.pieces.filter((piece) => !feature.standing.includes(piece));
  }
  return finished.some((forest) => forest.tiles.has(tile) && forest.members.some(({ part }) => part.gold));
}

function payFinal(board: Board, final: Json, scores: number[]): void {
  demandKeys('final', final, ['scored', 'scores', 'winners']);
  const systems = board.systems().list.filter((system) => system.standing.length > 0);
  const meadows = board.features().list.filter(({ kind, standing }) => kind === 'meadow' && standing.length > 0);
  const due = [
    ...systems.map((system) => ({
      kind: 'hut',
      points: huntersWorth(system),
      players: leaders(system.standing, scores.length),
    })),
    ...meadows.map((meadow) => ({
      kind: 'meadow',
      points: huntersWorth(meadow),
      players: hunterOwners(meadow, scores.length),
    })),
  ];
  demandSet('final', 'scored', final.scored, due);
  for (const { points, players } of due) {
    for (const winner of players) scores[winner] = (scores[winner] ?? 0) + points;
  }
  demand('final', 'scores', final.scores, scores);
  demand('final', 'winners', final.winners, winnersOf(scores));
}

function startFacts(): Facts {
  const start = HUNTERS_BOX.get('START');
  if (start === undefined) throw new Error('there is no start tile');
  return start;
}
