import { defaultOptions } from '@/core/options';
import { CITY_EVENTS, settlers, type Resource } from '@/games/settlers';
import type { Prepared } from '@/games/settlers/chance';
import { prepare, stage, type Scene } from '@/games/settlers/stage';

const laid = (seats: number, scene: Scene) => () => stage(defaultOptions(settlers.options), seats, scene);

describe('a table set up by hand', () => {
  it.each([
    ['nothing but the beginning', 3, {}],
    ['hands, roads and an empty stack', 3, { hands: [{ brick: 3 }], roads: [3, 4, 0], roadStack: 0 }],
    ['all knights somewhere', 3, { knights: [3, 1, 0], knightStack: 0 }],
    ['the last of a kind', 2, { hands: [{ lumber: 10 }] }],
    ['a pile with the rest discarded', 2, { pile: { ore: 2 } }],
    ['both citadels of four players', 4, { cities: [0, 0], expansions: [['citadel'], ['citadel']] }],
  ] as const)('may have %s', (_, seats, scene) => {
    expect(laid(seats, scene)).not.toThrow();
  });

  it.each([
    ['a card of which the box has no more', 3, { hands: [{}, {}, { lumber: 11 }] }, /1 lumber more/],
    ['an empty stack whose cards lie nowhere', 3, { knights: [0, 1, 0], knightStack: 0 }, /1 knights on the table/],
    ['more roads than the box', 2, { roads: [4, 4] }, /3 roads more/],
    ['more houses than the box', 2, { settlements: [5, 3] }, /1 settlements more/],
    ['a second library', 4, { expansions: [['library'], ['library']] }, /more of library/],
    ['a pile of what is in a hand', 2, { hands: [{ brick: 5 }], pile: { brick: 6 } }, /more brick in the pile/],
    ['a market of four', 2, { market: { ore: 4 } }, /market/],
  ] as const)('may not have %s', (_, seats, scene, why) => {
    expect(laid(seats, scene)).toThrow(why);
  });

  it('has as many city sides to come as there are settlements to turn over', () => {
    const { position } = stage(defaultOptions(settlers.options), 3, {
      settlements: [1, 2, 0],
      cities: [1, 0, 2],
      expansions: [['church'], [], []],
    });
    const { unseenEvents, stacks, players } = position.viewFor(0);
    const settlements = players.reduce((sum, player) => sum + player.settlements, 0);
    expect(unseenEvents.robberAttack + unseenEvents.marketDay).toBe(stacks.settlement + settlements);
  });
});

describe('chance that was prepared', () => {
  const dealt = (prepared: Prepared) => {
    const position = prepare(defaultOptions(settlers.options), 3, { hands: [{ ore: 3, grain: 2 }] }, prepared);
    const play = (...texts: readonly string[]) =>
      texts.flatMap((text) => {
        const move = settlers.decode(text);
        if (move === null) throw new Error(text);
        return position.play(move);
      });
    return { position, play };
  };

  it('brings the cards in their order, and then the same as ever', () => {
    const drawn = (cards: readonly Resource[]) => {
      const { position, play } = dealt({ cards });
      play('end', 'end', 'end');
      return position.viewFor(0).hand;
    };
    expect(drawn(['wool', 'brick'])).toEqual({ brick: 1, ore: 3, wool: 1, grain: 2 });
    expect(drawn(['wool'])).toEqual(drawn(['wool']));
  });

  it('brings the event of the next city, either way', () => {
    for (const event of CITY_EVENTS) {
      const { play } = dealt({ events: [event] });
      expect(play('city o3g2')).toContainEqual(expect.objectContaining({ type: 'cityRevealed', event }));
    }
  });

  it('leaves a card for later that does not lie where one is drawn', () => {
    const { position, play } = dealt({ cards: ['wool', 'lumber', 'brick'] });
    play('end');
    // The hand of seat 0 has no brick: one of its other cards comes, and the brick waits for the pile.
    play('take 0x1');
    const [back] = position.legalMoves().filter(({ type }) => type === 'giveBack');
    if (back !== undefined) position.play(back);
    expect(position.viewFor(1).hand.brick).toBeUndefined();
    play('end');
    expect(position.viewFor(1).hand.brick).toBe(1);
  });

  it('comes back with what is taken back, and is the same in a copy', () => {
    const { position, play } = dealt({ cards: ['brick', 'wool', 'lumber', 'ore'] });
    const copy = position.clone();
    const first = play('end');
    position.undo();
    expect(play('end')).toEqual(first);
    expect(copy.play({ type: 'endTurn' })).toEqual(first);
    expect(copy.play({ type: 'endTurn' })).toEqual(play('end'));
  });
});
