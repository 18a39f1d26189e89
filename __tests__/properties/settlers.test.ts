import { assert, integer, nat, property } from 'fast-check';

import { Rng } from '@/core/rng';
import {
  BUILDS,
  EXPANSIONS,
  MAX_CODES,
  RESOURCES,
  SettlersPosition,
  inPlay,
  STACK_COPIES,
  EXPANSION_CARDS,
  playRandomly,
  pointsOf,
  randomMove,
  settlers,
  type Bundle,
  type SettlersMove,
  type SettlersOptions,
} from '@/games/settlers';
import { bundleAt, countsOf } from '@/games/settlers/bundle';
import { standingOf } from '@/games/settlers/traceFormat';

import { MAX_TURNS, randomGame, stage } from '../games/settlers/play';

const SEATS = [2, 3, 4, 5, 6];
const seeds = integer({ min: 0, max: 0xffffffff });

/** Options that a table of so many seats can choose, from one number. */
function optionsFrom(choice: number, seats: number): SettlersOptions {
  const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length]!;
  return {
    events: pick(settlers.options.events.values(seats), choice),
    cityBuild: pick(settlers.options.cityBuild.values(seats), choice >> 1),
    target: pick(settlers.options.target.values(seats), choice >> 2),
  };
}

/** Everything that a position is, its source of chance included. */
function wholeOf(position: SettlersPosition): string {
  return JSON.stringify([Array.from(position.state.v), position.state.chance.mark(), position.ply]);
}

/** Like `expect`, but cheap enough to be asked a million times. */
function must(isTrue: boolean, claim: string): void {
  if (!isTrue) throw new Error(`not so: ${claim}`);
}

const total = (bundle: Bundle) => Object.values(bundle).reduce((sum, count) => sum + count, 0);

function checkInvariants(position: SettlersPosition): void {
  const { seats } = position;
  const view = position.viewFor(0);
  const { hands, stacks } = standingOf(position);
  hands.forEach((hand, seat) => must(total(hand) === view.players[seat]!.cards, 'hands are counted'));
  const cards = hands.reduce((sum, hand) => sum + total(hand), 0) + total(view.market) + stacks.pile + stacks.discard;
  must(cards === (seats > 4 ? 134 : 67), 'no card is lost');
  must(total(view.discards) === stacks.discard, 'discards are counted');
  const isMarketOpen = view.trade?.with === 'market';
  must(isMarketOpen || total(view.market) === 5, 'the market is full between trades');
  const sum = (part: (player: (typeof view.players)[number]) => number) =>
    view.players.reduce((all, player) => all + part(player), 0);
  must(stacks.road + sum((player) => player.roads) === inPlay(STACK_COPIES.road, seats), 'roads');
  must(stacks.knight + sum((player) => player.knights) === inPlay(STACK_COPIES.knight, seats), 'knights');
  const houses = sum((player) => player.settlements + player.cities + player.expansions.length);
  must(stacks.settlement + houses === inPlay(STACK_COPIES.settlement, seats), 'settlements and cities');
  const { robberAttack, marketDay } = view.unseenEvents;
  must(robberAttack + marketDay === stacks.settlement + sum((player) => player.settlements), 'unseen sides');
  for (const card of EXPANSIONS) {
    const owned = view.players.filter((player) => player.expansions.includes(card)).length;
    must((view.stacks.expansion[card] ?? 0) + owned === inPlay(EXPANSION_CARDS[card].copies, seats), card);
  }
  const points = position.scores();
  view.players.forEach((player, seat) => must(points[seat] === pointsOf(player), 'points equal their reasons'));
}

describe.each(SEATS)('random games with %i players', (seats) => {
  it('keep every card, every stack, the sides and the points', () => {
    assert(
      property(seeds, nat(11), (seed, choice) => {
        const position = settlers.start(optionsFrom(choice, seats), seed, seats);
        const rng = Rng.fromSeed(~seed >>> 0);
        while (!position.isOver && position.turn <= 60) {
          position.play(randomMove(position, rng));
          checkInvariants(position);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('end, nearly always, with the player on turn at the target and nobody else', () => {
    let unfinished = 0;
    for (let seed = 0; seed < 60; seed++) {
      const options = optionsFrom(seed, seats);
      const { position } = randomGame(seats, seed, options);
      if (!position.isOver) {
        unfinished++;
        continue;
      }
      const outcome = position.outcome()!;
      expect(outcome.winners).toEqual([position.turnOf]);
      outcome.scores.forEach((points, seat) => expect(points >= options.target).toBe(seat === position.turnOf));
    }
    expect(unfinished).toBeLessThan(6);
  });

  it('can be taken back from any depth and played again to the same end', () => {
    assert(
      property(seeds, (seed) => {
        const { record, position } = randomGame(seats, seed, undefined, 80);
        const end = wholeOf(position);
        const copy = settlers.start(record.options as SettlersOptions, record.seed, seats);
        const before: string[] = [];
        for (const text of record.moves) {
          before.push(wholeOf(copy) + JSON.stringify(copy.viewFor(seed % seats)));
          copy.play(settlers.decode(text)!);
        }
        expect(wholeOf(copy)).toBe(end);
        for (let ply = record.moves.length - 1; ply >= 0; ply--) {
          copy.undo();
          must(wholeOf(copy) + JSON.stringify(copy.viewFor(seed % seats)) === before[ply], `undo to ${ply}`);
          if (ply % 7 === 0) {
            // Forth and back once more: the same move brings the same cards.
            copy.play(settlers.decode(record.moves[ply]!)!);
            must(ply + 1 === before.length || before[ply + 1]!.startsWith(wholeOf(copy)), `redo from ${ply}`);
            copy.undo();
          }
        }
        for (const text of record.moves) copy.play(settlers.decode(text)!);
        expect(wholeOf(copy)).toBe(end);
      }),
      { numRuns: 5 },
    );
  });

  it('are not disturbed by what happens to a clone', () => {
    assert(
      property(seeds, (seed) => {
        const { position } = randomGame(seats, seed, undefined, 1 + (seed % 40));
        const before = wholeOf(position);
        const clone = position.clone();
        expect(wholeOf(clone)).toBe(before);
        const rng = Rng.fromSeed(seed);
        for (let step = 0; step < 50 && !clone.isOver; step++) clone.play(randomMove(clone, rng));
        expect(wholeOf(position)).toBe(before);
        while (clone.ply > 0) clone.undo();
        const start = wholeOf(settlers.start(position.state.options, seed, seats));
        expect(wholeOf(clone)).toBe(start);
        expect(wholeOf(position)).toBe(before);
        while (position.ply > 0) position.undo();
        expect(wholeOf(position)).toBe(start);
      }),
      { numRuns: 20 },
    );
  });

  it('offer exactly the moves that may be played', () => {
    let positions = 0;
    assert(
      property(seeds, nat(11), integer({ min: 1, max: 90 }), (seed, choice, turns) => {
        const { position } = randomGame(seats, seed, optionsFrom(choice, seats), turns);
        const rng = Rng.fromSeed(seed);
        for (let step = 0; step < 12 && !position.isOver; step++) {
          checkOffers(position, rng);
          positions++;
          position.play(randomMove(position, rng));
        }
      }),
      { numRuns: 12 },
    );
    expect(positions).toBeGreaterThan(0);
  });

  it('play the same with codes as with moves, offered in the same order', () => {
    assert(
      property(seeds, (seed) => {
        const position = settlers.start(optionsFrom(seed % 12, seats), seed, seats);
        const codes = new Int32Array(MAX_CODES);
        const rng = Rng.fromSeed(seed);
        while (!position.isOver && position.turn <= 40) {
          const count = position.legalCodes(codes);
          const moves = position.legalMoves();
          must(count === moves.length, 'as many codes as moves');
          const at = rng.below(count);
          const twin = position.clone();
          twin.playCode(codes[at]!);
          position.play(moves[at]!);
          must(wholeOf(twin) === wholeOf(position), 'a code does what its move does');
        }
      }),
      { numRuns: 4 },
    );
  });

  it('go the same way without objects as with them', () => {
    const { record, position } = randomGame(seats, 21);
    const fast = settlers.start(record.options as SettlersOptions, 21, seats);
    const moves = playRandomly(fast, Rng.fromSeed((21 ^ 0x5eed5eed) >>> 0), MAX_TURNS);
    expect([moves, wholeOf(fast)]).toEqual([record.moves.length, wholeOf(position)]);
  });

  it('have moves that survive being written and read', () => {
    const { record } = randomGame(seats, 11);
    for (const text of record.moves) expect(settlers.encode(settlers.decode(text)!)).toBe(text);
  });
});

/** Every well-formed move there is, but for the payments, of which all parts of the hand are tried if they are few enough. */
function candidates(position: SettlersPosition, rng: Rng): SettlersMove[] {
  const moves: SettlersMove[] = [{ type: 'draw' }, { type: 'endTurn' }];
  for (const card of RESOURCES) {
    for (const type of ['lay', 'takeOpen', 'choose', 'giveBack', 'discard'] as const) moves.push({ type, card });
  }
  for (let from = 0; from < 8; from++) {
    moves.push({ type: 'guild', from });
    for (let cards = 1; cards <= 7; cards++)
      moves.push({ type: 'takeBlind', from, cards }, { type: 'openHand', from, cards });
  }
  const hand = countsOf(position.viewFor(position.turnOf).hand);
  for (const paid of payments(hand, rng)) {
    for (const discount of [null, ...RESOURCES]) {
      for (const what of BUILDS) {
        if (what === 'settlement') {
          moves.push({ type: 'build', what, paid, discount, turnDestiny: true });
          moves.push({ type: 'build', what, paid, discount, turnDestiny: false });
        } else if (what === 'expansion') {
          for (const card of EXPANSIONS) moves.push({ type: 'build', what, card, paid, discount });
        } else {
          moves.push({ type: 'build', what, paid, discount });
        }
      }
    }
  }
  return moves;
}

function payments(hand: number[], rng: Rng): Bundle[] {
  const parts = hand.reduce((product, count) => product * (count + 1), 1);
  if (parts > 250) return Array.from({ length: 120 }, () => bundleAt(hand.map((count) => rng.below(count + 2))));
  let bundles: number[][] = [[]];
  for (const count of hand) {
    bundles = bundles.flatMap((start) => Array.from({ length: count + 1 }, (_, some) => [...start, some]));
  }
  return bundles.map((counts) => bundleAt(counts));
}

function checkOffers(position: SettlersPosition, rng: Rng): void {
  const offered = position.legalMoves().map(settlers.encode);
  const names = new Set(offered);
  expect(names.size).toBe(offered.length);
  const accepted = new Set<string>();
  const before = wholeOf(position);
  for (const move of candidates(position, rng)) {
    const text = settlers.encode(move);
    const objection = position.objectionTo(move);
    if ((objection === null) !== names.has(text)) throw new Error(`${text}: ${objection?.key ?? 'allowed'}`);
    if (objection === null) accepted.add(text);
    else must(objection.key.startsWith('settlers.objection.'), objection.key);
  }
  for (const move of position.legalMoves()) {
    must(position.objectionTo(move) === null, 'an offered move is legal');
    position.play(move);
    position.undo();
  }
  expect(wholeOf(position)).toBe(before);
  const hand = countsOf(position.viewFor(position.turnOf).hand);
  const isComplete = hand.reduce((product, count) => product * (count + 1), 1) <= 250;
  if (isComplete) expect(accepted.size).toBe(names.size);
}

it('even the fullest hand is offered fewer moves than the shared list holds', () => {
  const codes = new Int32Array(MAX_CODES);
  const scene = { roads: [13], settlements: [3], cities: [2], expansions: [['university' as const]] };
  const full = { brick: 22, lumber: 22, ore: 32, wool: 30, grain: 28 };
  let most = 0;
  // Every mixture of resources held in plenty or not at all: what is lacking meets the widest choice of triples.
  for (let held = 1; held < 32; held++) {
    const names = RESOURCES.filter((_, kind) => (held & (1 << kind)) !== 0);
    const hand = Object.fromEntries(names.map((name) => [name, full[name] - 1]));
    most = Math.max(most, stage(6, { ...scene, hands: [hand] }).position.legalCodes(codes));
  }
  expect(most).toBeGreaterThan(200);
  expect(most).toBeLessThan(MAX_CODES / 2);
});
