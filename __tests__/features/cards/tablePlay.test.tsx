import { fireEvent, screen, within } from '@testing-library/react-native';

import { defaultOptions } from '@/core/options';
import { Rng } from '@/core/rng';
import { settlers, SettlersPosition, type Resource, type SettlersMove } from '@/games/settlers';
import * as TextScale from '@/platform/textScale';
import { Glyph } from '@/table/parts/Glyph';
import { Tag } from '@/ui/frame/Tag';
import { SeatFace } from '@/ui/portraits/SeatFace';

import { positionOf } from '../../support/positionOf';
import { findGame, movesUntil } from './findGame';
import { openTable, settle } from './openTable';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({ router: { replace: (url: string) => mockReplace(url), push: jest.fn() } }));
// Cards are printed by Skia, which has its own tests; here they show their marks.
jest.mock('@/board/lazySkia', () => ({ lazySkia: () => () => null, lazyPainter: () => () => null }));

const PEOPLE = [
  { name: 'Ana', colour: 0 },
  { name: 'Rui', colour: 1 },
];
const AI = { level: 'random', style: 'balanced' };
const ALONE = [
  { name: 'Ana', colour: 0 },
  { name: 'Rui', colour: 1, ai: AI },
  { name: 'Leonor', colour: 2, ai: AI },
];

const press = async (target: Parameters<typeof fireEvent.press>[0]) => {
  fireEvent.press(target);
  await settle();
};
const takePhone = async () => {
  await press(screen.getByTestId('take-phone'));
  const skip = screen.queryByTestId('skip-story');
  if (skip !== null) await press(skip);
};

describe('a turn at the card table', () => {
  beforeEach(() => mockReplace.mockClear());

  it('shows its steps, the others, the market, the stacks and the hand, all by name', async () => {
    await openTable({ seats: ALONE, seed: 7 });
    expect(screen.getByLabelText('Trade: now')).toBeOnTheScreen();
    expect(screen.getByLabelText('Draw: later')).toBeOnTheScreen();
    expect(
      screen.getByRole('button', { name: /^Rui: 1 point, 3 cards in hand\. 1 road and 1 settlement\.$/ }),
    ).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /^Road, .* left\. Price: 1 lumber and 1 brick\.$/ })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'City. Price: 2 grain and 3 ore.' })).toBeOnTheScreen();
    expect(screen.getAllByLabelText(/from the market$/)).toHaveLength(5);
    expect(screen.getByLabelText('1 trade left')).toBeOnTheScreen();
  });

  it('trades with the market by two taps, and takes both back', async () => {
    const match = await openTable({ seats: ALONE, seed: 7 });
    const position = () => SettlersPosition.of(positionOf(match));
    const before = position().viewFor(0);
    const give = Object.keys(before.hand)[0] as string;
    const want = Object.keys(before.market).find((card) => card !== give) as string;
    await press(screen.getByTestId(`hand-${give}`));
    expect(screen.getByTestId('trade-slot').props['aria-label']).toBe(
      `Gives 1 ${give}, gets something, not chosen yet`,
    );
    await press(screen.getByRole('button', { name: new RegExp(`^Give 1 ${give}, take 1 ${want} from`) }));
    const after = position().viewFor(0);
    expect(after.hand[want as 'ore']).toBe((before.hand[want as 'ore'] ?? 0) + 1);
    expect(after.allowance).toBe(0);
    expect(screen.getByText('No trades left')).toBeOnTheScreen();
    await press(screen.getByTestId('undo'));
    await press(screen.getByTestId('undo'));
    expect(position().viewFor(0)).toEqual(before);
    expect(screen.queryByTestId('trade-slot')).toBeNull();
  });

  it('lays a card before it draws, and what was drawn stays drawn', async () => {
    const match = await openTable({ seats: ALONE, seed: 9 });
    const hand = SettlersPosition.of(positionOf(match)).viewFor(0).hand;
    const card = Object.keys(hand)[0] as string;
    await press(screen.getByTestId(`hand-${card}`));
    await press(screen.getByTestId('pile'));
    expect(screen.getByText(`Laid: 1 ${card}`)).toBeOnTheScreen();
    await press(screen.getByRole('button', { name: 'Draw 1 card' }));
    expect(match.getState().record.moves).toHaveLength(2);
    expect(screen.queryByTestId('undo')).toBeNull();
  });

  it('draws blind from a player and asks for as many cards back', async () => {
    const match = await openTable({ seats: ALONE, seed: 7 });
    await press(screen.getByTestId('seat-1'));
    await press(screen.getByTestId('trade-with'));
    expect(screen.getByRole('button', { name: 'Pick a card' })).toBeDisabled();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await press(screen.getByLabelText('Card 2 of 3, face down'));
    await press(screen.getByRole('button', { name: 'Take 1 card blind' }));
    expect(screen.getByText('Give 1 card back to Rui')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Choose 1 card to give back' })).toBeDisabled();
    await press(screen.getAllByRole('button', { name: /in your hand\. Give one back$/ })[0]!);
    const view = SettlersPosition.of(positionOf(match)).viewFor(0);
    expect(view.trade).toBeNull();
    expect(view.players[1]?.cards).toBe(3);
  });

  it('shows each price against the hand, says what is missing, and builds with the hammer', async () => {
    const moves = movesUntil(3, 4, (position) => {
      const view = position.viewFor(0);
      return (
        position.turnOf === 0 &&
        position.stage === 'trade' &&
        position.legalMoves().some((move) => move.type === 'build' && move.what === 'road') &&
        view.stacks.road > 0 &&
        (view.hand.ore ?? 0) < 3
      );
    });
    const match = await openTable({ seats: ALONE, seed: 4, moves });
    const roads = () => SettlersPosition.of(positionOf(match)).viewFor(0).players[0]?.roads ?? 0;
    const before = roads();
    await press(screen.getByTestId('main'));
    expect(screen.getByLabelText('Build: now')).toBeOnTheScreen();
    expect(
      screen.getByTestId('row-city').props.accessibilityLabel ?? screen.getByTestId('row-city').props['aria-label'],
    ).toMatch(/short|needs|settlement|would do/);
    await press(screen.getByTestId('build-road'));
    if (screen.queryByTestId('build-sheet') !== null) await press(screen.getByTestId('build-sheet-close'));
    expect(roads()).toBe(before + 1);
    expect(screen.getByLabelText(/^Road, .*Built this turn/)).toBeOnTheScreen();
    expect(screen.getByLabelText('Trade: done')).toBeOnTheScreen();
    await press(screen.getByTestId('undo'));
    expect(roads()).toBe(before);
  });
});

const offersKind = (position: SettlersPosition, type: SettlersMove['type']) =>
  position.legalMoves().some((move) => move.type === type);

describe('the expansions', () => {
  it('let the Library open a hand, take one card of it and give one back', async () => {
    const game = findGame(3, (position) => position.stage === 'trade' && offersKind(position, 'openHand'));
    const match = await openTable({ seats: ALONE, ...game });
    const position = () => SettlersPosition.of(positionOf(match));
    const open = position()
      .legalMoves()
      .find((move) => move.type === 'openHand');
    const owner = open?.type === 'openHand' ? open.from : -1;
    const secret = position().viewFor(owner).hand;
    await press(screen.getByTestId(`seat-${owner}`));
    await press(screen.getByTestId('trade-with'));
    await press(screen.getByTestId('open-hand'));
    expect(position().stage).toBe('choosing');
    for (const card of Object.keys(secret)) expect(screen.getByTestId(`choose-${card}`)).toBeOnTheScreen();
    expect(screen.queryByTestId('undo')).toBeNull();
    const card = Object.keys(secret)[0] as string;
    await press(screen.getByLabelText(`Take 1 ${card}`));
    expect(position().stage).toBe('giving');
    await press(screen.getAllByRole('button', { name: /Give one back$/ })[0]!);
    expect(position().viewFor(0).trade).toBeNull();
  }, 30_000);

  it('let the Merchant Guild take a card from whoever has as many points', async () => {
    const game = findGame(3, (position) => position.stage === 'trade' && offersKind(position, 'guild'));
    const match = await openTable({ seats: ALONE, ...game });
    const position = () => SettlersPosition.of(positionOf(match));
    const before = position().viewFor(0);
    const guild = position()
      .legalMoves()
      .find((move) => move.type === 'guild');
    const from = guild?.type === 'guild' ? guild.from : -1;
    await press(screen.getByTestId('use-guild'));
    await press(screen.getByLabelText(/^Merchant Guild: take a card from .*/));
    const after = position().viewFor(0);
    expect(after.players[0]?.cards).toBe((before.players[0]?.cards ?? 0) + 1);
    expect(after.used.merchantGuild).toBe(true);
    expect(before.players[from]?.cards).toBeGreaterThan(0);
  }, 30_000);

  it('ask which one, and how to pay when there are several ways', async () => {
    const game = findGame(3, (position) => {
      const ways = position.legalMoves().filter((move) => move.type === 'build' && move.what === 'expansion');
      return position.stage === 'build' && ways.length > 1;
    });
    const match = await openTable({ seats: ALONE, ...game });
    const position = () => SettlersPosition.of(positionOf(match));
    const ways = position()
      .legalMoves()
      .filter((move) => move.type === 'build' && move.what === 'expansion');
    const last = ways[ways.length - 1];
    if (last?.type !== 'build' || last.what !== 'expansion') throw new Error('no expansion');
    await press(screen.getByTestId('build-expansion'));
    await press(screen.getByTestId(`expansion-${last.card}`));
    const options = screen.getAllByRole('radio');
    await press(options[options.length - 1]!);
    await press(screen.getByTestId('build-sheet-close'));
    expect(position().viewFor(0).players[0]?.expansions).toContain(last.card);
    expect(match.getState().record.moves.at(-1)).toBe(settlers.encode(last));
  }, 30_000);
});

describe('two people with one phone', () => {
  it('see nothing of each other: the table is gone while the phone is on its way', async () => {
    const match = await openTable({ seats: PEOPLE, seed: 5 });
    expect(screen.getByText('Ana')).toBeOnTheScreen();
    expect(screen.queryByTestId('hand')).toBeNull();
    await takePhone();
    expect(screen.getByTestId('hand')).toBeOnTheScreen();
    await press(screen.getByTestId('main'));
    await press(screen.getByTestId('main'));
    expect(match.getState().handOver).toEqual({ to: 1 });
    expect(screen.queryByTestId('hand')).toBeNull();
    expect(screen.queryByTestId('table')).toBeNull();
    expect(screen.queryByLabelText(/in your hand/)).toBeNull();
    expect(screen.getByText('Rui')).toBeOnTheScreen();
    await takePhone();
    expect(match.getState().viewer).toBe(1);
    expect(screen.getByTestId('hand')).toBeOnTheScreen();
  });

  it('discard one after the other in a robber attack, each from their own hand', async () => {
    let seed = 0;
    let moves: string[] | null = null;
    while (moves === null && seed < 60) {
      seed++;
      try {
        moves = movesUntil(2, seed, (position) => position.stage === 'attack' && position.viewFor(0).toDiscard > 0);
      } catch {
        moves = null;
      }
    }
    if (moves === null) throw new Error('no attack in sixty games');
    const match = await openTable({ seats: PEOPLE, seed, moves });
    const position = () => SettlersPosition.of(positionOf(match));
    await takePhone();
    const attacked = position().decider;
    const { toDiscard, hand } = position().viewFor(attacked);
    expect(screen.getByText('Robber attack')).toBeOnTheScreen();
    const missing = toDiscard === 1 ? 'Choose 1 more card' : `Choose ${toDiscard} more cards`;
    expect(screen.getByRole('button', { name: missing })).toBeDisabled();
    let left = toDiscard;
    for (const [card, count] of Object.entries(hand)) {
      for (let n = 0; n < count && left > 0; n++, left--) await press(screen.getByTestId(`more-${card}`));
    }
    await press(screen.getByTestId('discard'));
    expect(position().viewFor(attacked).players[attacked]?.cards).toBe(7);
  });
});

describe('a robber attack', () => {
  it('shows the faces of those the computer plays for beside the size of their hands', async () => {
    const game = findGame(3, (position) => position.stage === 'attack' && position.decider === 0);
    const letters = jest.spyOn(TextScale, 'useTextScale').mockReturnValue(1);
    await openTable({ seats: ALONE, ...game });
    expect(screen.getByTestId('attack')).toBeOnTheScreen();
    const faces = screen.UNSAFE_getAllByType(SeatFace).map(({ props }) => [props.name, props.isAi]);
    expect(Object.fromEntries(faces)).toEqual({ Ana: false, Rui: true, Leonor: true });
    letters.mockRestore();
  }, 30_000);
});

describe('the story of a hand-over', () => {
  it('marks who gained with what was built', async () => {
    const game = findGame(
      3,
      (position) => position.stage === 'build' && position.viewFor(0).built.includes('settlement'),
    );
    const seats = ALONE.map(({ name, colour }) => ({ name, colour }));
    await openTable({ seats, ...game, moves: [...game.moves, 'end'] });
    await press(screen.getByTestId('take-phone'));
    const tags = screen.UNSAFE_getAllByType(Tag);
    const marks = tags.map((tag) => within(tag).UNSAFE_getByType(Glyph).props.name as string);
    expect(marks).toContain('settlement');
  }, 30_000);

  it('marks a trade with two arrows', async () => {
    const start = settlers.start(defaultOptions(settlers.options), 7, 3);
    start.play({ type: 'takeBlind', from: 1, cards: 1 });
    const [given] = Object.keys(start.viewFor(0).hand) as Resource[];
    const played: SettlersMove[] = [
      { type: 'takeBlind', from: 1, cards: 1 },
      { type: 'giveBack', card: given as Resource },
      { type: 'endTurn' },
    ];
    const seats = ALONE.map(({ name, colour }) => ({ name, colour }));
    await openTable({ seats, seed: 7, moves: played.map((move) => settlers.encode(move)) });
    await press(screen.getByTestId('take-phone'));
    const story = within(screen.getByTestId('story'));
    expect(story.getByText('Ana trades 1 card with Rui.')).toBeOnTheScreen();
    expect(story.UNSAFE_getByType(Tag).props).toMatchObject({ icon: 'swap', label: '1 card' });
  });
});

describe('the menu', () => {
  it('calls a match off on a second tap, and goes to its result', async () => {
    const match = await openTable({ seats: ALONE, seed: 7 });
    await press(screen.getByTestId('menu'));
    await press(screen.getByTestId('call-off'));
    expect(match.getState().isCalledOff).toBe(false);
    await press(screen.getByTestId('call-off-sure'));
    expect(match.getState().isCalledOff).toBe(true);
    expect(mockReplace).toHaveBeenCalledWith('/result/test');
  });

  it('tells what happened in words', async () => {
    await openTable({ seats: ALONE, seed: 7, moves: ['end'] });
    await press(screen.getByTestId('menu'));
    await press(screen.getByTestId('open-history'));
    expect(
      within(screen.getByTestId('history-sheet')).getByText(/^Ana finishes and draws 2 cards?|Ana finishes and draws/),
    ).toBeOnTheScreen();
  });
});

/** Everything that plays, by its test id; looking closer and menus are left out. */
const PLAYABLE =
  /^(hand-|market-|pile$|main$|build-|seat-|partner-close|back-|way-|discard|more-|take-phone|skip-story|trade-with|choose-|expansion-|undo$)/;
/** What leads out of a question comes first, or a random finger would stay in it. */
const LEADS_ON = /^(build-|partner-close|back-0|pile$|more-|discard$|take-phone|skip-story|trade-with|choose-)/;

describe('whoever taps at random', () => {
  it('is never refused, and gets to every kind of move', async () => {
    const kinds = new Set<string>();
    const match = await openTable({ seats: PEOPLE, seed: 3, options: { target: 8 } });
    const refused: string[] = [];
    const { play } = match;
    (match as { play: typeof play }).play = async (move) => {
      kinds.add(move.type);
      const isPlayed = await play(move);
      if (!isPlayed) refused.push(JSON.stringify(move));
      return isPlayed;
    };
    const rng = Rng.fromSeed(11);
    for (let taps = 0; taps < 150 && match.getState().outcome === null; taps++) {
      const targets = screen
        .queryAllByTestId(PLAYABLE)
        .filter(({ props }) => (props.accessibilityState as { disabled?: boolean } | undefined)?.disabled !== true);
      const leading = targets.filter(({ props }) => LEADS_ON.test(String(props.testID)));
      const pool = leading.length > 0 && rng.below(3) > 0 ? leading : targets;
      // First the kind of thing, then which of them: five market cards are not five times as tempting as the pile.
      const sorts = [...new Set(pool.map(({ props }) => String(props.testID).split('-')[0]))];
      const sort = sorts[rng.below(Math.max(1, sorts.length))];
      const same = pool.filter(({ props }) => String(props.testID).split('-')[0] === sort);
      const target = same[rng.below(Math.max(1, same.length))];
      if (target === undefined) throw new Error('nothing can be tapped');
      await press(target);
      const close = screen.queryByTestId('seat-sheet-close');
      if (close !== null && screen.queryByTestId('trade-with') === null) await press(close);
    }
    expect(refused).toEqual([]);
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['build', 'draw', 'endTurn', 'giveBack', 'lay', 'takeBlind', 'takeOpen']),
    );
  }, 120_000);
});
