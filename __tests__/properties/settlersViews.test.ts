import { Rng } from '@/core/rng';
import {
  eventsFor,
  imagine,
  randomMove,
  settlers,
  type SettlersEvent,
  type SettlersMove,
  type SettlersPosition,
} from '@/games/settlers';

import { usual } from '../games/settlers/play';

const POSITIONS = 10_000;

/** Walks through random games at every table until so many positions were seen. */
function* positions(count: number): Generator<{ position: SettlersPosition; rng: Rng; seed: number }> {
  let seen = 0;
  for (let seed = 0; ; seed++) {
    const seats = 2 + (seed % 5);
    const position = settlers.start(usual, seed, seats);
    const rng = Rng.fromSeed(seed + 77_000);
    while (!position.isOver && position.turn <= 200) {
      // Every third position or so, so that the walk does not crawl through the first turns only.
      if (rng.below(3) === 0) {
        yield { position, rng, seed: seen };
        if (++seen === count) return;
      }
      position.play(randomMove(position, rng));
    }
  }
}

it(`a seat cannot tell ${POSITIONS} positions from others that differ in what it may not see`, () => {
  let different = 0;
  for (const { position, rng, seed } of positions(POSITIONS)) {
    const seat = rng.below(position.seats);
    const world = imagine(position, seat, Rng.fromSeed(seed));
    const truth = JSON.stringify(position.viewFor(seat));
    if (JSON.stringify(world.viewFor(seat)) !== truth) expect(world.viewFor(seat)).toEqual(position.viewFor(seat));
    if (position.decider === seat) {
      const offered = JSON.stringify(position.legalMoves());
      if (JSON.stringify(world.legalMoves()) !== offered) expect(world.legalMoves()).toEqual(position.legalMoves());
    }
    const other = (seat + 1) % position.seats;
    if (JSON.stringify(world.viewFor(other)) !== JSON.stringify(position.viewFor(other))) different++;
  }
  // The other world is really another one, most of the time.
  expect(different).toBeGreaterThan(POSITIONS / 2);
});

/** A move as an onlooker sees it: which card goes to another player stays between the two. */
function publicPart(position: SettlersPosition, seat: number, move: SettlersMove): string {
  const partner = position.viewFor(seat).trade?.with;
  const isPrivate = typeof partner === 'number' && position.turnOf !== seat && partner !== seat;
  return isPrivate && 'card' in move ? move.type : settlers.encode(move);
}

/** City sides and new markets lie open and come from chance, so two worlds may differ in them for all to see. */
function isOpenChance(events: readonly SettlersEvent[]): boolean {
  return events.some(
    (event) =>
      event.type === 'cityRevealed' || (event.type === 'cardsMoved' && event.to === 'market' && event.from === 'pile'),
  );
}

it('events told to a seat are the same in all worlds that look the same to it', () => {
  let compared = 0;
  let hidden = 0;
  for (const { position, rng, seed } of positions(POSITIONS)) {
    const seat = rng.below(position.seats);
    const move = randomMove(position, rng);
    const twin = position.clone();
    const events = twin.play(move);
    if (isOpenChance(events)) continue;
    const world = imagine(position, seat, Rng.fromSeed(seed));
    const seen = publicPart(position, seat, move);
    const same = world.legalMoves().filter((candidate) => publicPart(world, seat, candidate) === seen);
    if (same.length === 0) continue;
    const others = world.play(same[rng.below(same.length)]!);
    const told = eventsFor(seat, events);
    // What the seat itself draws or is handed is news to it, and of course differs.
    const isNews = (event: SettlersEvent) =>
      event.type === 'cardsMoved' && (event.to === seat || event.from === seat) && event.cards !== null;
    const isMine = (list: SettlersEvent[]) =>
      list.some(isNews) || list.some((e) => e.type === 'handOpened' && e.to === seat);
    if (isMine(told)) continue;
    compared++;
    if (JSON.stringify(told) !== JSON.stringify(events)) hidden++;
    // Strings are compared first because `toEqual` is slow; it is asked only to show a difference.
    if (JSON.stringify(eventsFor(seat, others)) !== JSON.stringify(told)) {
      expect(eventsFor(seat, others)).toEqual(told);
    }
    if (JSON.stringify(world.viewFor(seat)) !== JSON.stringify(twin.viewFor(seat))) {
      expect(world.viewFor(seat)).toEqual(twin.viewFor(seat));
    }
  }
  expect(compared).toBeGreaterThan(POSITIONS / 4);
  expect(hidden).toBeGreaterThan(POSITIONS / 20);
});
