import { newRecord } from '@/core/record';
import { settlers, type Bundle } from '@/games/settlers';
import { ScriptedChance } from '@/games/settlers/chance';
import { traceOf, verifyTrace } from '@/games/settlers/trace';

import { randomGame, usual } from './play';
import { judge } from './referee';

type Json = Record<string, unknown>;
type Loose = { -readonly [Key in string]: unknown } & { moves: Json[]; setup: Json; final?: Json };

function traceOfGame(seats: number, seed: number): Loose {
  const trace = traceOf(randomGame(seats, seed).record);
  if (!trace.ok) throw new Error(trace.error);
  return JSON.parse(JSON.stringify(trace.value)) as Loose;
}

function problem(trace: unknown): string | null {
  const result = verifyTrace(trace);
  return result.ok ? null : `${result.error.move ?? '-'}: ${result.error.problem}`;
}

describe.each([2, 3, 4, 5, 6])('traces of random games with %i players', (seats) => {
  it('pass the independent referee and our own verifier', () => {
    for (let seed = 0, finished = 0; finished < 20; seed++) {
      const { record, position } = randomGame(seats, 1000 * seats + seed);
      if (!position.isOver) continue;
      finished++;
      const trace = traceOf(record);
      if (!trace.ok) throw new Error(trace.error);
      const json = JSON.parse(JSON.stringify(trace.value)) as unknown;
      expect({ seed, foul: judge(json) }).toEqual({ seed, foul: null });
      expect(verifyTrace(json)).toEqual({ ok: true, value: { moves: trace.value.moves.length } });
    }
  });
});

describe('a trace', () => {
  const record = { ...newRecord('settlers', usual, [{ name: 'Ana' }, { name: 'Rui' }], 7), moves: [] as string[] };
  const written = (...moves: string[]) => traceOf({ ...record, moves });

  it('has all the keys of the format', () => {
    const trace = traceOfGame(4, 1);
    expect(Object.keys(trace)).toEqual(['format', 'version', 'game', 'players', 'options', 'setup', 'moves', 'final']);
    const keys = new Set(
      trace.moves.map((entry) => `${String(entry.type)} ${String(entry.what ?? '')}: ${Object.keys(entry).join(' ')}`),
    );
    const after = 'points hands market destiny stacks';
    for (const expected of [
      `trade : player type with gave got ${after}`,
      `trade : player type with got gave ${after}`,
      `trade : player type with got gave library ${after}`,
      `build road: player type what paid discount takenFrom ${after}`,
      `build settlement: player type what paid discount turnedDestiny ${after}`,
      'build city: player type what paid discount event discards market points hands destiny stacks',
      `draw : player type got ${after}`,
    ]) {
      expect(keys).toContain(expected);
    }
  });

  it('leaves out a trade that was not finished, and says no final before the end', () => {
    const position = settlers.start(usual, 7, 2);
    const card = position.legalMoves()[0]!;
    const trace = written('end', 'end', settlers.encode(card));
    expect(trace).toMatchObject({ ok: true });
    expect(trace.ok && trace.value.moves).toHaveLength(2);
    expect(trace.ok && 'final' in trace.value).toBe(false);
    expect(trace.ok && problem(trace.value)).toBeNull();
  });

  it('is not written of a record that cannot be played', () => {
    expect(written('nonsense')).toEqual({ ok: false, error: 'move 0 cannot be read' });
    expect(written('end', 'draw')).toEqual({
      ok: false,
      error: 'move 1 is not legal: settlers.objection.nothingLaid',
    });
    expect(traceOf({ ...record, game: 'solo' }).ok).toBe(false);
    expect(traceOf({ ...record, seed: -1 }).ok).toBe(false);
    expect(traceOf({ ...record, seats: [{ name: 'Ana' }] }).ok).toBe(false);
    expect(traceOf({ ...record, options: { target: 11 } }).ok).toBe(false);
  });
});

const HANDS: Bundle[] = [{ brick: 1, lumber: 1, ore: 1 }, { wool: 3 }, { grain: 3 }];
const MARKET: Bundle = { brick: 1, lumber: 1, ore: 1, wool: 1, grain: 1 };

/** A hand-written game of three: only what decides it, none of what follows from it. */
function written(...moves: Json[]): Loose {
  const setup = { hands: HANDS, market: MARKET };
  return { format: 'terreno-trace', version: 1, game: 'settlers', players: 3, setup, moves };
}

describe('a trace written by hand', () => {
  const market = { player: 0, type: 'trade', with: 'market', got: { grain: 1 }, gave: { ore: 1 } };
  const road = { player: 0, type: 'build', what: 'road', paid: { brick: 1, lumber: 1 } };
  const draw = { player: 0, type: 'draw', got: { ore: 2 } };

  it('needs only its moves and may stop anywhere', () => {
    expect(verifyTrace(written())).toEqual({ ok: true, value: { moves: 0 } });
    expect(verifyTrace(written(market, road, draw))).toEqual({ ok: true, value: { moves: 3 } });
  });

  it('is checked where it says more', () => {
    expect(problem(written({ ...market, points: [1, 1, 1], destiny: 'white' }))).toBeNull();
    expect(problem(written({ ...market, points: [2, 1, 1] }))).toBe('0: points are 1 1 1');
    expect(problem(written({ ...market, hands: HANDS }))).toBe('0: player 0 holds {"brick":1,"lumber":1,"grain":1}');
    expect(problem(written({ ...market, hands: [] }))).toBe('0: hands is not a bundle for each player');
    expect(problem(written({ ...market, market: MARKET }))).toMatch('0: the market is');
    expect(problem(written({ ...market, market: null }))).toMatch('0: the market is');
    expect(problem(written({ ...market, destiny: 'black' }))).toBe('0: destiny is white');
    expect(problem(written({ ...market, stacks: { pile: 53 } }))).toBeNull();
    expect(problem(written({ ...market, stacks: { pile: 52 } }))).toBe('0: the pile stack holds 53');
    expect(problem(written({ ...market, stacks: { wool: 1 } }))).toBe('0: there is no wool stack');
    expect(problem(written({ ...market, stacks: 5 }))).toBe('0: stacks is not an object');
    expect(problem({ ...written(market), final: { points: [1, 1, 1], winner: null } })).toBeNull();
    expect(problem({ ...written(market), final: { points: [1, 1, 1], winner: 0 } })).toBe('-: nobody has won yet');
    expect(problem({ ...written(market), final: { points: [1, 1, 2] } })).toBe('-: final points are 1 1 1');
    expect(problem({ ...written(market), final: 3 })).toBe('-: final is not an object');
  });

  it('is refused for a wrong head or set-up', () => {
    const trace = written(market);
    expect(problem(null)).toBe('-: not a trace');
    expect(problem({ ...trace, format: 'x' })).toBe('-: not a trace');
    expect(problem({ ...trace, version: 2 })).toBe('-: version 2 is not known');
    expect(problem({ ...trace, game: 'solo' })).toBe('-: not a trace of settlers');
    expect(problem({ ...trace, players: '3' })).toBe('-: players must be 2 to 6');
    expect(problem({ ...trace, players: 7 })).toBe('-: players must be 2 to 6');
    expect(problem({ ...trace, options: [] })).toBe('-: options is not an object');
    expect(problem({ ...trace, options: { target: 11 } })).toBe('-: impossible option target');
    expect(problem({ ...trace, moves: {} })).toBe('-: moves is not a list');
    expect(problem({ ...trace, moves: [4] })).toBe('0: an entry is not an object');
    expect(problem({ ...trace, setup: null })).toBe('-: setup is missing');
    const setup = (more: Json) => problem({ ...trace, setup: { ...trace.setup, ...more } });
    expect(setup({ market: { ore: 4 } })).toBe('-: the first market is not five cards');
    expect(setup({ hands: HANDS.slice(1) })).toBe('-: setup does not state a hand for each player');
    expect(setup({ hands: [{ ore: 2 }, {}, {}] })).toBe('-: the first hand of player 0 is not three cards');
    expect(setup({ destiny: null })).toBe('-: destiny starts as white');
    // Thirteen brick where eleven exist.
    const brick = { brick: 3 };
    expect(setup({ market: { brick: 5 }, hands: [brick, brick, brick] })).toBe(
      '-: the first hand of player 2 holds cards that are not in the game',
    );
  });

  it('is refused for a wrong trade', () => {
    const trade = (more: Json) => problem(written({ ...market, ...more }));
    expect(trade({ player: 1 })).toBe('0: it is the turn of player 0');
    expect(trade({ type: 'swap' })).toBe('0: an unknown type of entry');
    expect(trade({ got: 3 })).toBe('0: got and gave are not both bundles');
    expect(trade({ got: { gold: 1 } })).toBe('0: got and gave are not both bundles');
    expect(trade({ gave: {} })).toBe('0: as many cards must be given as were got');
    expect(trade({ got: {}, gave: {} })).toBe('0: a trade has at least one card');
    expect(trade({ got: { grain: 1, ore: 1 }, gave: { ore: 2 } })).toBe(
      '0: more cards are traded than the roads allow',
    );
    expect(trade({ gave: { wool: 1 } })).toBe('0: not legal: settlers.objection.notInHand');
    expect(trade({ with: 'bank' })).toBe('0: an unknown partner');
    expect(trade({ with: 0 })).toBe('0: not legal: settlers.objection.notYourself');
    expect(trade({ with: 9 })).toBe('0: not legal: settlers.objection.malformed');
    expect(trade({ with: 1 })).toBe('0: a stated card cannot have been drawn there');
    expect(trade({ with: 2 })).toBeNull();
    expect(trade({ with: 2, library: true })).toBe('0: not legal: settlers.objection.noLibrary');
    expect(trade({ with: 2, library: 1 })).toBe('0: library is neither true nor false');
    expect(trade({ with: 'pile' })).toBeNull();
    expect(trade({ with: 'pile', gave: { wool: 1 } })).toBe('0: not legal: settlers.objection.notInHand');
    expect(problem(written(market, market))).toBe('1: more cards are traded than the roads allow');
    expect(problem(written(road, { ...market, gave: { grain: 1 } }))).toBe(
      '1: not legal: settlers.objection.tradingOver',
    );
  });

  it('is refused for a wrong build or draw', () => {
    expect(problem(written({ ...road, what: 'castle' }))).toBe('0: an unknown build');
    expect(problem(written({ ...road, paid: null }))).toBe('0: paid is not a bundle');
    expect(problem(written({ ...road, paid: { brick: 1 } }))).toBe('0: not legal: settlers.objection.ownCardsFirst');
    expect(problem(written({ ...road, discount: 'ore' }))).toBe('0: not legal: settlers.objection.noUniversity');
    expect(problem(written({ ...road, takenFrom: 1 }))).toBe('0: the stack still has cards');
    expect(problem(written({ ...road, takenFrom: null }))).toBeNull();
    expect(problem(written({ ...road, what: 'settlement' }))).toBe('0: not legal: settlers.objection.wrongPrice');
    expect(problem(written({ ...road, what: 'expansion', card: 'church' }))).toBe(
      '0: not legal: settlers.objection.noCity',
    );
    const city = { ...road, what: 'city', event: 'marketDay', market: MARKET };
    expect(problem(written(city))).toBe('0: not legal: settlers.objection.wrongPrice');
    expect(problem(written({ ...city, event: 'flood' }))).toBe('0: an unknown event');
    expect(problem(written({ ...city, market: 4 }))).toBe('0: market is not a bundle');
    expect(problem(written({ ...city, discards: [{}] }))).toBe('0: discards is not a bundle for each player');
    expect(problem(written({ ...city, discards: [{}, 1, {}] }))).toBe('0: discards is not a bundle for each player');
    expect(problem(written({ ...city, discards: [{}, { ore: 1 }, {}] }))).toBe('0: nobody discards on a market day');
    expect(problem(written({ ...city, event: 'robberAttack' }))).toBe('0: only a market day changes the market');
    expect(problem(written({ player: 0, type: 'guild', from: 1, got: {} }))).toBe('0: the guild brings one card');
    expect(problem(written({ player: 0, type: 'guild', got: { ore: 1 } }))).toBe('0: an unknown player to take from');
    expect(problem(written({ player: 0, type: 'guild', from: 1, got: { wool: 1 } }))).toBe(
      '0: not legal: settlers.objection.noGuild',
    );
    expect(problem(written({ ...draw, got: 2 }))).toBe('0: got is not a bundle');
    expect(problem(written({ ...draw, got: { ore: 1 } }))).toBe('0: a stated card cannot have been drawn there');
    expect(problem(written({ ...draw, got: { ore: 3 } }))).toBe('0: more cards are stated than were drawn');
  });
});

describe('the events of cities in a trace', () => {
  /** The first entry that `wanted` likes, in some random game, with the trace cut off behind it. */
  function find(seats: number, wanted: (entry: Json, isLast: boolean) => boolean): { trace: Loose; entry: Json } {
    for (let seed = 0; ; seed++) {
      const trace = traceOfGame(seats, seed);
      const index = trace.moves.findIndex((entry, at) => wanted(entry, at === trace.moves.length - 1));
      if (index < 0) continue;
      const { final: _, ...rest } = trace;
      const moves = trace.moves.slice(0, index + 1);
      return { trace: { ...rest, moves } as Loose, entry: moves[index]! };
    }
  }
  const discarded = (entry: Json) => ((entry.discards ?? []) as Json[]).map((bundle) => Object.keys(bundle).length);

  it('are refused when somebody discards too much, too little or without need', () => {
    const { trace, entry } = find(
      3,
      (candidate, isLast) =>
        !isLast && candidate.event === 'robberAttack' && discarded(candidate).filter((kinds) => kinds > 0).length === 1,
    );
    expect(problem(trace)).toBeNull();
    const victim = discarded(entry).findIndex((kinds) => kinds > 0);
    const discards = entry.discards as Bundle[];
    entry.discards = [{}, {}, {}];
    expect(problem(trace)).toMatch(`player ${victim} must discard`);
    entry.discards = discards.map((bundle, seat) => (seat === victim ? bundle : { ore: 1 }));
    expect(problem(trace)).toMatch('discards nothing');
    entry.discards = discards;
    entry.event = 'marketDay';
    expect(problem(trace)).toMatch('nobody discards on a market day');
  });

  it('are refused when a market day brings no market', () => {
    const { trace, entry } = find(3, (candidate, isLast) => !isLast && candidate.event === 'marketDay');
    entry.market = null;
    expect(problem(trace)).toMatch('a market day brings a new market');
  });

  it('are refused when that side is used up', () => {
    const chance = new ScriptedChance();
    chance.state([0, 0, 0, 0, 0], 1);
    expect(chance.side(3, 0)).toBe(0);
    expect(chance.complaint()).toBe('no city side with this event is left');
    expect(chance.clone().complaint()).toBe('no city side with this event is left');
  });

  it('of a city that wins may be left out or carried out, but only as a whole', () => {
    const { trace, entry } = find(
      3,
      (candidate, isLast) => isLast && candidate.event === 'robberAttack' && candidate.what === 'city',
    );
    expect(entry.discards).toEqual([{}, {}, {}]);
    expect(problem(trace)).toBeNull();
    const hands = entry.hands as Bundle[];
    // Whoever holds too much gives up what stands first in the hand.
    const cut = hands.map((hand) => {
      let spare = Object.values(hand).reduce((sum, count) => sum + count, 0) - 7;
      const gone: Record<string, number> = {};
      for (const [name, count] of Object.entries(hand)) {
        const some = Math.max(0, Math.min(spare, count));
        if (some > 0) gone[name] = some;
        spare -= some;
      }
      return gone;
    });
    const left = hands.map((hand, seat) =>
      Object.fromEntries(
        Object.entries(hand)
          .map(([name, count]) => [name, count - (cut[seat]![name] ?? 0)] as const)
          .filter(([, count]) => count > 0),
      ),
    );
    const discard = (entry.stacks as Record<string, number>).discard!;
    const more = cut.flatMap((bundle) => Object.values(bundle)).reduce((sum, count) => sum + count, 0);
    const destiny = entry.destiny === 'white' ? 'black' : 'white';
    const stacks = { ...(entry.stacks as object), discard: discard + more };
    const full = {
      ...trace,
      moves: [...trace.moves.slice(0, -1), { ...entry, discards: cut, hands: left, destiny, stacks }],
    };
    expect(problem(full)).toBeNull();
    const half = { ...trace, moves: [...trace.moves.slice(0, -1), { ...entry, destiny }] };
    expect(problem(half)).toMatch(more > 0 ? 'must discard' : 'null');
    const after = { ...full, moves: [...full.moves, { player: entry.player, type: 'draw', got: {} }] };
    expect(problem(after)).toMatch('the game was already over');
  });

  it('on a winning market day may deal the new market', () => {
    const { trace, entry } = find(3, (candidate, isLast) => isLast && candidate.event === 'marketDay');
    expect(entry.market).toBeNull();
    expect(problem(trace)).toBeNull();
    const { hands, stacks, ...rest } = entry;
    expect(hands).toBeDefined();
    expect(stacks).toBeDefined();
    const dealt = ['brick', 'lumber', 'ore', 'wool', 'grain'].map((name) =>
      problem({ ...trace, moves: [...trace.moves.slice(0, -1), { ...rest, market: { [name]: 5 } }] }),
    );
    // Not every kind has five cards to deal, but where it has, the game is in order.
    for (const answer of dealt) {
      if (answer !== null) expect(answer).toMatch('cannot have been drawn');
    }
  });
});
