import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { tellAll, type Happening } from '@/core/told';
import { slotOf, trayOf } from '@/features/cards/tray';
import { sceneOf } from '@/features/cards/useScene';
import { CardTable, imagine, RESOURCES, settlers, type Resource, type SettlersEvent } from '@/games/settlers';
import { startIntent } from '@/games/settlers/intent';
import { wordsIn } from '@/i18n';
import { withDepartures } from '@/table/model/departed';
import { handChanges, historyFor } from '@/table/model/history';
import { Anchors } from '@/table/parts/anchors';
import { flightsOf } from '@/table/parts/flights';
import { storyFor } from '@/table/words/story';
import type { Colour } from '@/core/seat';

import { NAMES, watchGame } from '../support/settlersPlay';

const words = wordsIn('en');

/** The same event with other cards wherever this seat may not look. */
function disguised(event: SettlersEvent, viewer: number): SettlersEvent {
  const next = (card: Resource) => RESOURCES[(RESOURCES.indexOf(card) + 1) % RESOURCES.length] as Resource;
  const others = (cards: object) =>
    Object.fromEntries(Object.entries(cards).map(([card, count]) => [next(card as Resource), count as number]));
  if (event.type === 'cardsMoved' && event.cards !== null) {
    const { from, to } = event;
    const isOpen = [from, to].some((place) => place === 'market' || place === 'discards');
    return from === viewer || to === viewer || isOpen ? event : { ...event, cards: others(event.cards) };
  }
  if (event.type === 'handOpened' && event.cards !== null && event.to !== viewer && event.owner !== viewer) {
    return { ...event, cards: others(event.cards) };
  }
  return event;
}

const disguise = (played: readonly Happening[], viewer: number): Happening[] =>
  played.map((move) => ({
    ...move,
    events: (move.events as readonly SettlersEvent[]).map((event) => disguised(event, viewer)),
  }));

describe('what a person sees', () => {
  it.each([2, 3, 5])('is the same whatever the others hold, with %i players', (seats) => {
    const people = NAMES.slice(0, seats).map((name, seat) => ({ name, player: seat as Colour, isAi: false }));
    let differing = 0;
    for (let seed = 1; seed <= 3; seed++) {
      watchGame({ seats, seed, moves: 160 }, (position, played, rng) => {
        if (played.length % 5 !== 0) return;
        for (let viewer = 0; viewer < seats; viewer++) {
          const other = imagine(position, viewer, Rng.fromSeed(rng.below(1e9)));
          const stranger = (viewer + 1) % seats;
          if (JSON.stringify(other.viewFor(stranger).hand) !== JSON.stringify(position.viewFor(stranger).hand))
            differing++;
          const sceneIn = (world: typeof position, past: readonly Happening[]) => {
            const pending = startIntent(world);
            const told = tellAll(settlers, viewer, past);
            const scene = sceneOf({ table: new CardTable(world, viewer), pending, people, told, isOver: false });
            // The table keeps the truth to answer from, and what it answers is compared.
            const { table: _, ...shown } = scene;
            return {
              shown,
              tray: trayOf(words, scene),
              slot: slotOf(scene),
              story: storyFor(words, told, viewer, NAMES),
              changes: handChanges(told, viewer),
            };
          };
          expect(sceneIn(other, disguise(played, viewer))).toEqual(sceneIn(position, played));
        }
      });
    }
    expect(differing).toBeGreaterThan(40);
  });

  it('tells nobody in the history what they did not see', () => {
    let secrets = 0;
    watchGame({ seats: 3, seed: 5, moves: 300 }, (position, played) => {
      if (played.length % 50 !== 0 && !position.isOver) return;
      for (let viewer = 0; viewer < 3; viewer++) {
        const masked = disguise(played, viewer);
        secrets += masked.filter((move, index) => JSON.stringify(move) !== JSON.stringify(played[index])).length;
        const history = (past: readonly Happening[]) => historyFor(words, tellAll(settlers, viewer, past), NAMES);
        expect(history(masked)).toEqual(history(played));
      }
    });
    expect(secrets).toBeGreaterThan(20);
  });

  it('flies hidden cards face down', async () => {
    const anchors = new Anchors();
    anchors.findAll = () => Promise.resolve([{ x: 0, y: 0, width: 10, height: 10 }]);
    const before = settlers.start(defaultOptions(settlers.options), 1, 3).viewFor(0);
    const events: SettlersEvent[] = [
      { type: 'cardsMoved', from: 1, to: 2, count: 2, cards: null, because: 'trade' },
      { type: 'cardsMoved', from: 'pile', to: 0, count: 1, cards: { ore: 1 }, because: 'turnEnd' },
      { type: 'cardsMoved', from: 0, to: 1, count: 1, cards: { wool: 1 }, because: 'trade' },
      { type: 'cardsMoved', from: 'market', to: 1, count: 1, cards: { grain: 1 }, because: 'trade' },
    ];
    const flights = await flightsOf(anchors, events, before, 'k');
    expect(flights.map(({ leaves, lands }) => `${leaves} ${lands}`)).toEqual([
      'back back',
      'back back',
      'back ore',
      'wool back',
      'grain back',
    ]);
  });

  it('takes cards away from where they left and nowhere else while they fly', () => {
    watchGame({ seats: 4, seed: 8, moves: 150 }, (position) => {
      if (position.isOver) return;
      const before = position.viewFor(0);
      for (const move of position.legalMoves().slice(0, 4)) {
        const events = position.clone().play(move);
        const flying = withDepartures(
          before,
          events.map((event) => disguised(event, 0)),
        );
        expect(flying.pile).toBeLessThanOrEqual(before.pile);
        flying.players.forEach((player, seat) => {
          expect(player.cards).toBeLessThanOrEqual(before.players[seat]?.cards ?? 0);
          expect(player.cards).toBeGreaterThanOrEqual(0);
        });
      }
    });
  });
});
