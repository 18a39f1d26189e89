import { act, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { useOpenedBook } from '@/features/shell/bookOpening';
import { roundTheLand } from '@/features/tiles/scene/walk';
import { gainWith } from '@/games/tiles/foresight';
import { legalCells } from '@/games/tiles/insight';
import { PHASE_COUNT, PHASE_SCORE, type TilePosition } from '@/games/tiles/position';
import type { TileMove } from '@/games/tiles/types';
import { ALL_AIDS } from '@/storage/aids';
import { dark, light } from '@/ui/look/tokens';

import { activate, AGAINST_AI, movesUntil, openTable, positionOf, press, settle } from './openTable';

const mockReplace = jest.fn();
const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  router: { replace: (to: unknown) => mockReplace(to), push: (to: unknown) => mockPush(to) },
}));
// The canvas is the board's own matter; what readers and keyboards use of it is here.
jest.mock('@/board/BoardLoader', () => {
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  return {
    BoardLoader: ({ scene, link, insets, ref, ...events }: import('@/board/Board').BoardProps) => (
      <BoardA11y scene={scene} events={events} live={link!.live} land={{ x: 0, y: 0, width: 1, height: 1 }} />
    ),
  };
});
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));

type Place = Extract<TileMove, { type: 'place' }>;
const button = () => screen.getByTestId('confirm');
const cellId = ({ x, y }: { x: number; y: number }) => `cell-${x}-${y}`;

/** A legal move that brings its mover points at once. */
function scoringMove(position: TilePosition): Place | null {
  const moves = position.legalMoves().filter((move): move is Place => move.type === 'place');
  return moves.find(({ piece, ...at }) => gainWith(position, { ...at, stage: 'placed', piece }, piece) > 0) ?? null;
}

/** A placement that offers two places for the follower who must go on it. */
function openChoice(position: TilePosition): Place | undefined {
  const moves = position.legalMoves().filter((move): move is Place => move.type === 'place');
  return moves.find((move) =>
    moves.some(
      (other) => other !== move && other.x === move.x && other.y === move.y && other.rotation === move.rotation,
    ),
  );
}

/** Puts a tile there and turns it until it lies as wished. */
async function put({ x, y, rotation }: Place, pendingOf: () => { rotation?: number }) {
  await activate(cellId({ x, y }));
  for (let turns = 0; turns < 4 && pendingOf().rotation !== rotation; turns++) await press('turn');
}

describe('a turn', () => {
  it('goes from the tile in hand over the ghost and the follower to the button, and back by undo', async () => {
    const match = await openTable('classic');
    expect(screen.getByRole('heading', { name: 'Ana’s turn' })).toBeOnTheScreen();
    const [cell] = positionOf(match).legalMoves() as Place[];
    await activate(cellId(cell!));
    expect(button()).toHaveAccessibleName('Place without a follower');
    const choice = screen.getAllByTestId(/^choice-/)[0]!;
    await activate(choice.props.testID as string);
    expect(button()).toHaveAccessibleName(/^Place and claim the (road|city|field|monastery)/);
    await press('undo');
    expect(button()).toHaveAccessibleName('Place without a follower');
    await press('undo');
    expect(screen.getByTestId('held-tile')).toBeOnTheScreen();
    expect(match.getState().record.moves).toHaveLength(0);
    await activate(cellId(cell!));
    await press('confirm');
    expect(match.getState().record.moves).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Rui’s turn' })).toBeOnTheScreen();
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('mounts the tile in hand on paper of the %s theme', async (scheme, palette) => {
    await openTable('classic', { scheme });
    const mount = within(screen.getByTestId('held-tile')).getByRole('img');
    expect(mount).toHaveStyle({ backgroundColor: palette.mount });
  });

  it('a tapped follower is taken back by a second tap', async () => {
    const match = await openTable('classic');
    const [cell] = positionOf(match).legalMoves() as Place[];
    await activate(cellId(cell!));
    const id = screen.getAllByTestId(/^choice-/)[0]!.props.testID as string;
    await activate(id);
    await activate(id);
    expect(button()).toHaveAccessibleName('Place without a follower');
  });

  it('names the points, who gets them and why, and then gives them', async () => {
    const seed = 21;
    const moves = movesUntil('classic', 2, seed, (position) => scoringMove(position) !== null)!;
    const match = await openTable('classic', { seed, moves });
    const position = positionOf(match);
    const move = scoringMove(position)!;
    const before = position.score(position.player);
    const points = gainWith(position, { ...move, stage: 'placed' }, move.piece);
    await put(move, () => match.getState().pending as { rotation?: number });
    if (move.piece !== null) await activate(`choice-${move.piece.kind}-${move.piece.segment}`);
    expect(button()).toHaveAccessibleName(new RegExp(`\\(\\+${points}\\)$`));
    const name = position.player === 0 ? 'Ana' : 'Rui';
    expect(within(screen.getByTestId('preview')).getByText(`${name} +${points}`)).toBeOnTheScreen();
    expect(within(screen.getByTestId('preview')).getByText(/finished|surrounded/)).toBeOnTheScreen();
    await press('confirm');
    expect(positionOf(match).score(position.player)).toBe(before + points);
    expect(screen.getByTestId('news')).toHaveTextContent(new RegExp(`${name} finished .*${points} points`));
  });

  it('is played by an AI in between, and told', async () => {
    const match = await openTable('classic', { seats: AGAINST_AI });
    const [cell] = positionOf(match).legalMoves() as Place[];
    await activate(cellId(cell!));
    await press('confirm');
    for (let wait = 0; wait < 50 && match.getState().record.moves.length < 2; wait++) await settle();
    await settle();
    expect(match.getState().record.moves.length).toBeGreaterThanOrEqual(2);
    expect(screen.getByTestId('news')).toHaveTextContent(/Bot (laid|put|finished)/);
    expect(screen.getByRole('heading', { name: 'Ana’s turn' })).toBeOnTheScreen();
    expect(screen.getByTestId('undo')).toHaveAccessibleName('Take back your last turn');
  });
});

describe('the score board', () => {
  it('says points, followers left and whose turn it is, and lights what somebody holds', async () => {
    const match = await openTable('classic');
    expect(screen.getByRole('button', { name: 'Ana, on turn: 0 points, 7 followers' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Rui: 0 points, 7 followers' })).toBeOnTheScreen();
    await press('seat-1');
    expect(screen.getByRole('heading', { name: 'What Rui holds' })).toBeOnTheScreen();
    expect(screen.getByText('Rui holds nothing on the land.')).toBeOnTheScreen();
    expect(match.getState().record.moves).toHaveLength(0);
  });

  it('begins with the one on turn where a phone on its side cannot show all', async () => {
    const upright = Dimensions.get('window');
    Dimensions.set({ window: { ...upright, width: 915, height: 412 } });
    const seats = ['Ana', 'Rui', 'Leonor', 'Tomás'].map((name, colour) => ({ name, colour }));
    await openTable('classic', { seats, moves: movesUntil('classic', 4, 1, (_, plies) => plies === 3) ?? [] });
    expect(screen.getAllByTestId(/^seat-\d$/).map(({ props }) => props.testID)).toEqual([
      'seat-3',
      'seat-0',
      'seat-1',
      'seat-2',
    ]);
    act(() => Dimensions.set({ window: upright }));
  });

  it('counts huts apart among the hunters', async () => {
    await openTable('hunters');
    expect(screen.getByRole('button', { name: 'Rui: 0 points, 5 followers, 2 huts' })).toBeOnTheScreen();
  });
});

describe('the history', () => {
  it('tells every move in words', async () => {
    const moves = movesUntil('classic', 2, 3, (_, plies) => plies === 6)!;
    await openTable('classic', { seed: 3, moves });
    await press('menu');
    await press('menu-history');
    const rows = within(screen.getByTestId('history')).getAllByText(/^(Ana|Rui) (laid|put|finished)/);
    expect(rows.length).toBeGreaterThanOrEqual(6);
  });
});

describe('the aids of a match', () => {
  it('are absent when the table did without them', async () => {
    const none = { ...ALL_AIDS, preview: false, fields: false, features: false, fits: false, legalCells: false };
    const match = await openTable('classic', { aids: none });
    expect(screen.queryByTestId('overlay')).toBeNull();
    expect(screen.queryByTestId('hint')).toBeNull();
    expect(screen.getByTestId('where-fits')).toBeOnTheScreen();
    const [cell] = positionOf(match).legalMoves() as Place[];
    await activate(cellId(cell!));
    expect(screen.queryByText('No points for now')).toBeNull();
    expect(button()).toHaveAccessibleName('Place without a follower');
  });

  it.each([
    ['a phone', { width: 412, height: 915 }],
    ['a tablet', { width: 1280, height: 800 }],
  ])('leave nothing to leaf through, nor the number of places, until somebody asks: on %s', async (_, size) => {
    const upright = Dimensions.get('window');
    Dimensions.set({ window: { ...upright, ...size } });
    const match = await openTable('classic', { aids: { ...ALL_AIDS, legalCells: false } });
    const all = legalCells(positionOf(match)).length;
    const isLeafed = () => screen.queryByTestId('leaf') !== null;
    const count = () => screen.queryByTestId('leaf-count');
    expect([isLeafed(), count()]).toEqual([false, null]);
    const [cell] = legalCells(positionOf(match));
    await activate(cellId(cell!));
    expect(button()).toHaveAccessibleName('Place without a follower');
    expect([isLeafed(), count()]).toEqual([false, null]);
    await press('undo');
    await press('where-fits');
    expect(count()).toHaveTextContent(`${all} places`);
    // Who has seen them all may go from one to the next.
    await press('leaf-next');
    expect(count()).toHaveTextContent(`1 of ${all}`);
    await press('leaf-next');
    expect(count()).toHaveTextContent(`2 of ${all}`);
    await press('confirm');
    expect([isLeafed(), count()]).toEqual([false, null]);
    expect(screen.getByTestId('where-fits')).toBeOnTheScreen();
    act(() => Dimensions.set({ window: upright }));
  });

  it('are leafed through by a swipe across the tray as by its buttons, forth and back and round', async () => {
    const match = await openTable('classic');
    const places = roundTheLand(legalCells(positionOf(match)), positionOf(match).laidTiles());
    const swipe = async (translationX: number, state: State = State.END) => {
      await act(async () =>
        fireGestureHandler(getByGestureTestId('leaf'), [
          { state: State.BEGAN },
          { state: State.ACTIVE, translationX },
          { state, translationX },
        ]),
      );
      await settle();
    };
    const isOn = (index: number) => {
      expect(match.getState().pending).toMatchObject({ stage: 'placed', x: places[index]?.x, y: places[index]?.y });
      expect(screen.getByTestId('leaf-count')).toHaveTextContent(`${index + 1} of ${places.length}`);
    };
    await swipe(-80);
    isOn(0);
    await swipe(-80);
    isOn(1);
    await swipe(80);
    isOn(0);
    await swipe(80);
    isOn(places.length - 1);
    await press('leaf-next');
    isOn(0);
    // What the system takes away was none, nor is a finger that comes back to where it began.
    await swipe(-80, State.CANCELLED);
    isOn(0);
    await swipe(-20);
    isOn(0);
  });

  it('show a hint as a move on the board, with its reason', async () => {
    const match = await openTable('classic', { seats: AGAINST_AI });
    await press('hint');
    for (let wait = 0; wait < 200 && match.getState().pending.stage !== 'placed'; wait++) await settle();
    expect(match.getState().pending.stage).toBe('placed');
    expect(screen.getByTestId('hint-text')).toHaveTextContent(/^A good move: ./);
    expect(match.getState().record.moves).toHaveLength(0);
    // It belongs to that move: with anything else in mind the preview is back, also when that is much the same.
    await press('turn');
    expect(screen.queryByTestId('hint-text')).toBeNull();
    expect(match.getState().pending.stage).toBe('placed');
  }, 30_000);

  it('let go of a hint that is looked for when somebody puts the tile down meanwhile', async () => {
    const match = await openTable('classic', { seats: AGAINST_AI });
    await press('hint');
    const { x, y } = (positionOf(match).legalMoves() as Place[])[0]!;
    await activate(cellId({ x, y }));
    for (let wait = 0; wait < 40; wait++) await settle();
    expect(match.getState().pending).toMatchObject({ stage: 'placed', x, y });
    expect(screen.queryByTestId('hint-text')).toBeNull();
  }, 30_000);

  it('list the tiles left by design', async () => {
    await openTable('classic');
    await press('tiles-left');
    const designs = within(screen.getByTestId('tiles-left-sheet')).getAllByTestId(/^design-/);
    expect(designs.length).toBeGreaterThan(20);
    expect(designs[0]).toHaveAccessibleName(/^\d cop(y|ies): ./);
  });
});

describe('solo', () => {
  const score = { seed: 0, moves: null as string[] | null };
  for (let seed = 1; seed < 2000 && score.moves === null; seed++) {
    Object.assign(score, { seed, moves: movesUntil('solo', 1, seed, ({ phase }) => phase === PHASE_SCORE) });
  }

  it('asks for the order of scoring, with what each line brings', async () => {
    const match = await openTable('solo', { seats: [{ name: 'Ana' }], seed: score.seed, moves: score.moves! });
    expect(screen.getByRole('heading', { name: 'In which order?' })).toBeOnTheScreen();
    const position = positionOf(match);
    const before = position.scores().reduce((sum, points) => sum + points, 0);
    const label = button().props.accessibilityLabel ?? button().props['aria-label'];
    const named = Number(/\(\+(\d+)\)$/.exec(String(label))?.[1] ?? 0);
    await press('confirm');
    await settle();
    const after = positionOf(match);
    expect(after.phase).not.toBe(PHASE_SCORE);
    if (!after.isOver && after.phase !== PHASE_COUNT)
      expect(after.scores().reduce((sum, points) => sum + points, 0) - before).toBe(named);
  });

  it('counts the followers at the end and leads to the result', async () => {
    const seed = 5;
    const moves = movesUntil('solo', 1, seed, ({ phase }) => phase === PHASE_COUNT)!;
    const match = await openTable('solo', { seats: [{ name: 'Ana' }], seed, moves });
    expect(screen.getByRole('heading', { name: 'Count the followers' })).toBeOnTheScreen();
    for (let guard = 0; guard < 20 && !positionOf(match).isOver; guard++) {
      await press(screen.getAllByTestId(/^count-/)[0]!.props.testID as string);
    }
    await press('see-result');
    expect(mockReplace).toHaveBeenCalledWith({ pathname: '/result/[id]', params: { id: 'test' } });
  });

  it('says why it ends early, while the followers are counted and when it is over', async () => {
    const seed = 5;
    const moves = movesUntil('solo', 1, seed, ({ phase }) => phase === PHASE_COUNT)!;
    const match = await openTable('solo', { seats: [{ name: 'Ana' }], seed, moves });
    const position = positionOf(match);
    const colour = ['Red', 'Yellow', 'Green'][position.player];
    const why = `The game ends with ${position.tilesLeft} tiles to go: ${colour} had to place a follower and had none left.`;
    expect(screen.getByText(why)).toBeOnTheScreen();
    for (let guard = 0; guard < 20 && !positionOf(match).isOver; guard++) {
      await press(screen.getAllByTestId(/^count-/)[0]!.props.testID as string);
    }
    expect(screen.getByTestId('see-result')).toBeOnTheScreen();
    expect(screen.getByText(why)).toBeOnTheScreen();
    const points = Math.min(...positionOf(match).scores());
    expect(screen.getByRole('heading', { name: `Result: ${points} points` })).toBeOnTheScreen();
    await press('over-rule');
    expect(useOpenedBook.getState().opened).toMatchObject({ game: 'solo', rule: 'no-follower-left' });
  });

  it('says what is missing when a follower must go somewhere', async () => {
    const seed = 3;
    const moves = movesUntil('solo', 1, seed, (position) => openChoice(position) !== undefined)!;
    const match = await openTable('solo', { seats: [{ name: 'Ana' }], seed, moves });
    const bare = openChoice(positionOf(match));
    await put(bare!, () => match.getState().pending as { rotation?: number });
    expect(button()).toHaveAccessibleName('Choose where the follower goes');
    expect(button()).toBeDisabled();
  });
});

describe('hunters', () => {
  it('hold a bonus tile with the reason, and frame where it fits', async () => {
    let found: { seed: number; moves: string[] } | null = null;
    for (let seed = 1; seed < 400 && found === null; seed++) {
      const moves = movesUntil('hunters', 2, seed, ({ isBonus }) => isBonus);
      if (moves !== null) found = { seed, moves };
    }
    await openTable('hunters', found!);
    expect(screen.getByRole('heading', { name: 'Bonus tile' })).toBeOnTheScreen();
    expect(screen.getByText(/The gold of the finished forest gives (Ana|Rui) one more tile\./)).toBeOnTheScreen();
    await press('where-fits');
    expect(screen.getAllByTestId(/^cell-/).length).toBeGreaterThan(0);
  });
});
