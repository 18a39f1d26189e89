/**
 * An independent referee for settlers traces: written from the rulebook, the notes and the trace format alone, slow and
 * literal, sharing no code with the game. It exists so that an error of the engine cannot hide in its own verifier.
 */

type Bag = Record<string, number>;

/** An entry as it should be. Nothing of it is believed before it was looked at. */
interface Entry {
  player: number;
  type: string;
  with: string | number;
  library: boolean;
  got: unknown;
  gave: unknown;
  from: number;
  what: string;
  card: string;
  paid: unknown;
  discount: string | null;
  takenFrom: number | null;
  turnedDestiny: boolean;
  event: string;
  discards: unknown[];
  points: number[];
  hands: unknown[];
  market: unknown;
  destiny: string | null;
  stacks: unknown;
}

interface Trace {
  format: string;
  version: number;
  game: string;
  players: number;
  setup: { hands: unknown[]; market: unknown; destiny: unknown };
  moves: Entry[];
  final: unknown;
}

const NAMES = ['brick', 'lumber', 'ore', 'wool', 'grain'];
const BOX: Bag = { brick: 11, lumber: 11, ore: 16, wool: 15, grain: 14 };
const PRICE: Record<string, Bag> = {
  road: { lumber: 1, brick: 1 },
  knight: { grain: 1, wool: 1, ore: 1 },
  settlement: { lumber: 1, brick: 1, grain: 1, wool: 1 },
  city: { grain: 2, ore: 3 },
  expansion: { wool: 3, ore: 1 },
  townHall: { wool: 3, ore: 3 },
};
/** From the table of the notes, by number of players. */
const ROADS = [0, 0, 5, 7, 9, 11, 13];
const KNIGHTS = [0, 0, 2, 4, 5, 7, 8];
const HOUSES = [0, 0, 7, 11, 15, 19, 23];
const ATTACKS = [0, 0, 5, 8, 10, 13, 15];
const MARKETS = [0, 0, 2, 3, 5, 6, 8];
const CARDS: Record<string, number[]> = {
  library: [0, 0, 1, 1, 1, 1, 1],
  church: [0, 0, 1, 2, 2, 3, 3],
  citadel: [0, 0, 1, 1, 2, 2, 3],
  townHall: [0, 0, 1, 1, 1, 1, 1],
  university: [0, 0, 1, 1, 1, 1, 1],
  merchantGuild: [0, 0, 0, 1, 2, 3, 4],
};

interface Player {
  hand: Bag;
  /** Sides from the bottom to the top. */
  roads: ('A' | 'B')[];
  knights: ('A' | 'B')[];
  settlements: number;
  cities: number;
  expansions: string[];
}

class Foul extends Error {}

function insist(claim: boolean, what: string): asserts claim {
  if (!claim) throw new Foul(what);
}

function bag(value: unknown, what: string): Bag {
  insist(typeof value === 'object' && value !== null && !Array.isArray(value), `${what} is no bundle`);
  for (const [name, count] of Object.entries(value)) {
    insist(NAMES.includes(name), `${what}: unknown resource ${name}`);
    insist(Number.isInteger(count) && (count as number) > 0, `${what}: bad count of ${name}`);
  }
  return { ...(value as Bag) };
}

const size = (cards: Bag): number => Object.values(cards).reduce((sum, count) => sum + count, 0);
const same = (one: Bag, other: Bag): boolean => NAMES.every((name) => (one[name] ?? 0) === (other[name] ?? 0));

function remove(from: Bag, cards: Bag, what: string): void {
  for (const [name, count] of Object.entries(cards)) {
    insist((from[name] ?? 0) >= count, `${what}: not that much ${name}`);
    from[name] = (from[name] ?? 0) - count;
  }
}

function put(to: Bag, cards: Bag): void {
  for (const [name, count] of Object.entries(cards)) to[name] = (to[name] ?? 0) + count;
}

export class Referee {
  readonly players: Player[] = [];
  readonly pile: Bag = {};
  readonly discards: Bag = {};
  readonly market: Bag = {};
  destiny: 'white' | 'black' | null;
  roadStack: number;
  knightStack: number;
  houseStack: number;
  attacks: number;
  markets: number;
  readonly expansionStack: Bag = {};
  turn = 0;
  over = false;
  private phase: 'trade' | 'build' = 'trade';
  private allowance = 1;
  private pileOnly = false;
  private built: string[] = [];
  private libraryUsed = false;
  private universityUsed = false;
  private guildUsed = false;

  constructor(
    readonly count: number,
    setup: Trace['setup'],
  ) {
    const copies = count > 4 ? 2 : 1;
    for (const name of NAMES) this.pile[name] = BOX[name]! * copies;
    insist(setup.hands.length === count, 'one hand for each player');
    const market = bag(setup.market, 'market');
    insist(size(market) === 5, 'a market of five');
    remove(this.pile, market, 'first market');
    put(this.market, market);
    for (const value of setup.hands) {
      const hand = bag(value, 'first hand');
      insist(size(hand) === 3, 'a first hand of three');
      remove(this.pile, hand, 'first hand');
      this.players.push({ hand, roads: ['A'], knights: [], settlements: 1, cities: 0, expansions: [] });
    }
    this.destiny = count === 2 ? null : 'white';
    insist(setup.destiny === this.destiny, 'destiny at the start');
    this.roadStack = ROADS[count]! - count;
    this.knightStack = KNIGHTS[count]!;
    this.houseStack = HOUSES[count]! - count;
    this.attacks = ATTACKS[count]!;
    this.markets = MARKETS[count]!;
    for (const card of Object.keys(CARDS)) this.expansionStack[card] = CARDS[card]![count]!;
    this.beginTurn();
  }

  private get me(): Player {
    return this.players[this.turn]!;
  }

  points(player: Player): number {
    const onB = (cards: string[]) => cards.filter((side) => side === 'B').length;
    const expansions = player.expansions.reduce((sum, card) => sum + (card === 'townHall' ? 4 : 3), 0);
    return player.settlements + 2 * player.cities + expansions + onB(player.roads) + onB(player.knights);
  }

  private beginTurn(): void {
    const onA = this.me.roads.filter((side) => side === 'A').length;
    this.phase = 'trade';
    this.allowance = onA === 0 ? 1 : onA;
    this.pileOnly = onA === 0;
    this.built = [];
    this.libraryUsed = this.universityUsed = this.guildUsed = false;
  }

  entry(entry: Entry): void {
    insist(!this.over, 'an entry after the end');
    insist(entry.player === this.turn, 'not the turn of this player');
    if (entry.type === 'trade') this.trade(entry);
    else if (entry.type === 'guild') this.guild(entry);
    else if (entry.type === 'build') this.build(entry);
    else if (entry.type === 'draw') this.draw(entry);
    else throw new Foul(`unknown entry ${String(entry.type)}`);
    this.compare(entry);
  }

  private trade(entry: Entry): void {
    insist(this.phase === 'trade', 'trading after building');
    const got = bag(entry.got, 'got');
    const gave = bag(entry.gave, 'gave');
    insist(size(got) > 0 && size(got) === size(gave), 'as many given as got, and at least one');
    insist(size(got) <= this.allowance, 'above the allowance');
    this.allowance -= size(got);
    if (entry.with === 'pile') {
      remove(this.me.hand, gave, 'gave');
      put(this.discards, gave);
      this.fromPile(got, size(got), this.me.hand);
      return;
    }
    insist(!this.pileOnly, 'only the pile trades without a road');
    if (entry.with === 'market') {
      remove(this.market, got, 'market');
      put(this.me.hand, got);
      remove(this.me.hand, gave, 'gave');
      put(this.market, gave);
      return;
    }
    const partner = this.players[entry.with as number];
    insist(partner !== undefined && partner !== this.me, 'a partner at this table');
    insist(typeof entry.library === 'boolean', 'library is stated');
    if (entry.library) {
      insist(this.me.expansions.includes('library') && !this.libraryUsed, 'the library cannot be used');
      this.libraryUsed = true;
    }
    remove(partner.hand, got, 'got');
    put(this.me.hand, got);
    remove(this.me.hand, gave, 'gave');
    put(partner.hand, gave);
  }

  private guild(entry: Entry): void {
    insist(this.me.expansions.includes('merchantGuild') && !this.guildUsed, 'the guild cannot be used');
    this.guildUsed = true;
    const victim = this.players[entry.from];
    insist(victim !== undefined && victim !== this.me, 'a victim at this table');
    insist(this.points(victim) >= this.points(this.me), 'the victim has fewer points');
    const got = bag(entry.got, 'got');
    insist(size(got) === 1, 'one card');
    remove(victim.hand, got, 'guild');
    put(this.me.hand, got);
  }

  private build(entry: Entry): void {
    this.phase = 'build';
    const what = entry.what;
    insist(!this.built.includes(what), `${what} twice in a turn`);
    this.built.push(what);
    this.pay(entry, PRICE[what === 'expansion' && entry.card === 'townHall' ? 'townHall' : what]!);
    if (what === 'road' || what === 'knight') this.lay(entry, what);
    else if (what === 'settlement') this.settle(entry);
    else if (what === 'city') this.raise(entry);
    else this.expand(entry);
    if (this.points(this.me) >= 10) this.over = true;
  }

  private pay(entry: Entry, price: Bag): void {
    const due = { ...price };
    if (entry.discount !== null) {
      insist(this.me.expansions.includes('university') && !this.universityUsed, 'the university cannot be used');
      this.universityUsed = true;
      insist((due[entry.discount] ?? 0) > 0, 'the discount is not in the price');
      due[entry.discount] = due[entry.discount]! - 1;
    }
    const paid = bag(entry.paid, 'paid');
    const rest = { ...paid };
    let lacking = 0;
    for (const name of NAMES) {
      const own = Math.min(due[name] ?? 0, this.me.hand[name] ?? 0);
      insist((rest[name] ?? 0) >= own, `${name} of the price is in the hand but was not paid`);
      rest[name] = (rest[name] ?? 0) - own;
      lacking += (due[name] ?? 0) - own;
    }
    let triples = 0;
    for (const name of NAMES) {
      insist((rest[name] ?? 0) % 3 === 0, 'substitutes come in threes');
      triples += (rest[name] ?? 0) / 3;
    }
    insist(triples === lacking, `${triples} substitutes for ${lacking} lacking cards`);
    remove(this.me.hand, paid, 'paid');
    put(this.discards, paid);
  }

  private lay(entry: Entry, what: 'road' | 'knight'): void {
    const pileOf = (player: Player) => (what === 'road' ? player.roads : player.knights);
    const left = what === 'road' ? this.roadStack : this.knightStack;
    if (left > 0) {
      insist(entry.takenFrom === null, 'the stack has cards');
      if (what === 'road') this.roadStack--;
      else this.knightStack--;
    } else {
      const step = this.destiny === 'black' ? -1 : 1;
      let loser: number | null = null;
      for (let distance = 1; distance < this.count && loser === null; distance++) {
        const seat = (this.turn + step * distance + this.count * distance) % this.count;
        const player = this.players[seat]!;
        let safe = 0;
        if (what === 'road' && player.expansions.includes('citadel')) safe = 3;
        if (what === 'knight' && player.expansions.includes('church')) safe = 1;
        if (pileOf(player).length > safe) loser = seat;
      }
      insist(loser !== null, 'nobody to take from');
      insist(entry.takenFrom === loser, `must be taken from ${loser}`);
      pileOf(this.players[loser]!).pop();
    }
    const mine = pileOf(this.me);
    mine.push(mine.length % 2 === 0 ? 'A' : 'B');
  }

  private settle(entry: Entry): void {
    insist(this.houseStack > 0, 'no settlement left');
    this.houseStack--;
    this.me.settlements++;
    insist(typeof entry.turnedDestiny === 'boolean', 'turnedDestiny is stated');
    if (entry.turnedDestiny) {
      insist(this.count > 2, 'no destiny with two players');
      this.turnDestiny();
    }
  }

  private raise(entry: Entry): void {
    insist(this.me.settlements > 0, 'no settlement to turn over');
    this.me.settlements--;
    this.me.cities++;
    const wins = this.points(this.me) >= 10;
    const discards = entry.discards.map((value) => bag(value, 'discards'));
    insist(discards.length === this.count, 'a bundle of discards for each player');
    const leftOut = wins && discards.every((cards) => size(cards) === 0) && entry.market === null;
    if (entry.event === 'robberAttack') {
      insist(this.attacks-- > 0, 'no robber attack left');
      insist(entry.market === null, 'a robber attack leaves the market');
      if (leftOut && entry.destiny === this.destiny) return;
      this.players.forEach((player, seat) => {
        insist(size(discards[seat]!) === Math.max(0, size(player.hand) - 7), `player ${seat} discards down to seven`);
        remove(player.hand, discards[seat]!, 'discards');
        put(this.discards, discards[seat]!);
      });
      if (this.count > 2) this.turnDestiny();
    } else {
      insist(entry.event === 'marketDay' && this.markets-- > 0, 'no market day left');
      insist(
        discards.every((cards) => size(cards) === 0),
        'nobody discards on a market day',
      );
      if (leftOut) return;
      const market = bag(entry.market, 'market');
      put(this.discards, this.market);
      for (const name of NAMES) this.market[name] = 0;
      this.fromPile(market, 5, this.market);
    }
  }

  private expand(entry: Entry): void {
    const card = entry.card;
    insist(this.me.cities > 0, 'no bare city');
    insist(!this.me.expansions.includes(card), 'owned already');
    insist((this.expansionStack[card] ?? 0) > 0, 'not on the stack');
    this.expansionStack[card] = this.expansionStack[card]! - 1;
    this.me.cities--;
    this.me.expansions.push(card);
  }

  private draw(entry: Entry): void {
    const wanted = 2 + this.me.knights.filter((side) => side === 'A').length;
    const there = size(this.pile) + size(this.discards);
    this.fromPile(bag(entry.got, 'got'), Math.min(wanted, there), this.me.hand);
    this.turn = (this.turn + 1) % this.count;
    this.beginTurn();
  }

  private fromPile(cards: Bag, count: number, to: Bag): void {
    insist(size(cards) === count, `${count} cards are drawn`);
    if (size(this.pile) >= count) {
      remove(this.pile, cards, 'pile');
    } else {
      const rest = { ...cards };
      remove(rest, this.pile, 'the last cards of the pile');
      for (const name of NAMES) {
        this.pile[name] = this.discards[name] ?? 0;
        this.discards[name] = 0;
      }
      remove(this.pile, rest, 'new pile');
    }
    put(to, cards);
  }

  private turnDestiny(): void {
    this.destiny = this.destiny === 'white' ? 'black' : 'white';
  }

  private compare(entry: Entry): void {
    this.players.forEach((player, seat) => {
      insist(entry.points[seat] === this.points(player), `points of ${seat}`);
      insist(same(bag(entry.hands[seat], 'hands'), player.hand), `hand of ${seat}`);
    });
    insist(entry.points.length === this.count && entry.hands.length === this.count, 'one of each a player');
    const ownMarket = entry.type === 'build' && entry.what === 'city';
    if (!ownMarket || entry.market !== null) insist(same(bag(entry.market, 'market'), this.market), 'market');
    insist(size(this.market) === 5, 'five cards in the market');
    insist(entry.destiny === this.destiny, 'destiny');
    const stacks = {
      road: this.roadStack,
      knight: this.knightStack,
      settlement: this.houseStack,
      expansion: size(this.expansionStack),
      pile: size(this.pile),
      discard: size(this.discards),
    };
    insist(JSON.stringify(entry.stacks) === JSON.stringify(stacks), `stacks ${JSON.stringify(stacks)}`);
    const cards = this.players.reduce((sum, player) => sum + size(player.hand), 0);
    insist(cards + 5 + stacks.pile + stacks.discard === (this.count > 4 ? 134 : 67), 'cards are conserved');
  }
}

/** Null when the trace is a game by the rules; else what is wrong and where. */
export function judge(json: unknown): string | null {
  const trace = json as Trace;
  let index = -1;
  try {
    insist(trace.format === 'terreno-trace' && trace.version === 1 && trace.game === 'settlers', 'the head of a trace');
    const referee = new Referee(trace.players, trace.setup);
    for (const entry of trace.moves) {
      index++;
      referee.entry(entry);
    }
    insist(referee.over, 'the game is not over');
    const points = referee.players.map((player) => referee.points(player));
    insist(JSON.stringify(trace.final) === JSON.stringify({ points, winner: referee.turn }), 'final');
    return null;
  } catch (error) {
    if (error instanceof Foul) return `entry ${index}: ${error.message}`;
    throw error;
  }
}
