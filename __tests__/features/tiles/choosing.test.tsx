import { act, screen } from '@testing-library/react-native';

import type { BoardScene, LitFeature } from '@/board/types';
import { choicesAt } from '@/features/tiles/scene/choices';
import { useOpenedBook } from '@/features/shell/bookOpening';
import { sameRef, type PieceChoice, type PieceOption, type Placed } from '@/games/tiles';
import type { TilePosition } from '@/games/tiles/position';
import type { Match } from '@/match/types';

import { tileTable } from '../../support/positionOf';
import { activate, movesUntil, openTable, positionOf, press } from './openTable';
import type { TileGame } from './positions';

jest.setTimeout(30_000);
jest.mock('expo-router', () => ({ router: { replace: jest.fn(), push: jest.fn() } }));
jest.mock('@/features/tiles/tray/TilePicture', () => ({ TilePicture: () => null, TilesAhead: () => null }));
const mockSeen: { scene: BoardScene | null } = { scene: null };
// The board without its canvas: what it is told, what is pinned on it, and what readers use of it.
jest.mock('@/board/BoardLoader', () => {
  const { BoardA11y } = jest.requireActual<typeof import('@/board/BoardA11y')>('@/board/BoardA11y');
  const { Pins } = jest.requireActual<typeof import('@/board/pins/Pins')>('@/board/pins/Pins');
  return {
    BoardLoader: ({ scene, link, insets, islands, ref, ...events }: import('@/board/Board').BoardProps) => {
      mockSeen.scene = scene;
      return (
        <>
          <Pins scene={scene} live={link!.live} />
          <BoardA11y scene={scene} events={events} live={link!.live} land={{ x: 0, y: 0, width: 1, height: 1 }} />
        </>
      );
    },
  };
});

/** A tile that lies where all that can happen to a choice happens at once. */
interface Spot {
  readonly placed: Placed;
  readonly kinds: readonly string[];
  readonly free: readonly PieceOption[];
  readonly refused: readonly PieceOption[];
}

/** A place where the tile closes something that brings points, and somebody is in the way already. */
function spotIn(game: TileGame, position: TilePosition): Spot | null {
  const table = tileTable(game, position);
  for (const move of position.legalMoves()) {
    if (move.type !== 'place' || move.piece !== null) continue;
    const placed: Placed = { stage: 'placed', x: move.x, y: move.y, rotation: move.rotation, piece: null };
    if (table.closedBy(placed).length === 0) continue;
    const { kinds, options } = choicesAt(table, placed, 'member');
    if (game === 'hunters' && kinds.length < 2) continue;
    const free = options.filter(({ objection }) => objection === null);
    const refused = options.filter(({ objection }) => objection !== null);
    if (refused.length === 0 || free.length < 2) continue;
    const gains = free.map(({ piece }) => table.gainWith(placed, piece));
    if (Math.max(...gains) > Math.min(...gains)) return { placed, kinds, free, refused };
  }
  return null;
}

/** Such a table, with the tile on its place. */
async function openSpot(game: TileGame): Promise<{ match: Match; spot: Spot }> {
  for (let seed = 1; seed < 4; seed++) {
    const moves = movesUntil(game, 2, seed, (position) => spotIn(game, position) !== null);
    if (moves === null) continue;
    const match = await openTable(game, { seed, moves });
    const spot = spotIn(game, positionOf(match))!;
    await activate(`cell-${spot.placed.x}-${spot.placed.y}`);
    for (let turns = 0; turns < 4 && placedIn(match).rotation !== spot.placed.rotation; turns++) await press('turn');
    return { match, spot };
  }
  throw new Error('no such place');
}

const placedIn = (match: Match) => match.getState().pending as Placed;
const idOf = ({ kind, segment }: PieceChoice) => `${kind}-${segment}`;
const markOf = (piece: PieceChoice) => mockSeen.scene!.choices.find(({ choice }) => idOf(choice) === idOf(piece))!;
/** What glows: what is asked about or claimed, and what is closed. */
const glowing = () =>
  [mockSeen.scene!.lit, ...mockSeen.scene!.closing].filter((lit): lit is LitFeature => lit !== null);
const glows = (feature: LitFeature) =>
  feature.members.every((one) => glowing().some(({ members }) => members.some((other) => sameRef(one, other))));
/** What the mover has more when the move is really played. */
function gainOf(position: TilePosition, placed: Placed, piece: PieceChoice): number {
  const { player } = position;
  const before = position.score(player);
  position.play({ type: 'place', x: placed.x, y: placed.y, rotation: placed.rotation, piece });
  const gain = position.score(player) - before;
  position.undo();
  return gain;
}

describe.each(['classic', 'hunters'] as const)('choosing a piece in %s', (game) => {
  it('shows before anything is touched what each brings, what closes and what is blocked, and blocked ones say why', async () => {
    const { match, spot } = await openSpot(game);
    const { placed, free, refused } = spot;
    const position = positionOf(match);

    // What each brings stands at its anchor and is read with it.
    const gains = free.map(({ piece }) => gainOf(position, placed, piece));
    expect(Math.max(...gains)).toBeGreaterThan(0);
    free.forEach(({ piece }, index) => {
      const gain = gains[index]!;
      expect(markOf(piece)).toMatchObject({ state: 'possible', gain: gain > 0 ? `+${gain}` : null });
      const choice = screen.getByTestId(`choice-${idOf(piece)}`);
      if (gain > 0) expect(choice).toHaveAccessibleName(new RegExp(`, \\+${gain}$`));
      else expect(choice.props['aria-label']).not.toMatch(/\+/);
    });
    const written = screen.getAllByText(/^\+\d+$/, { includeHiddenElements: true }).map(({ props }) => props.children);
    expect(written.sort()).toEqual(gains.flatMap((gain) => (gain > 0 ? [`+${gain}`] : [])).sort());

    // What is closed glows, with nobody chosen, and with everyone who may be.
    const closed = tileTable(game, position)
      .closedBy(placed)
      .map(({ info, visible }): LitFeature => ({ kind: info.kind, members: visible }));
    expect(closed.every(glows)).toBe(true);
    for (const { piece } of free) {
      await activate(`choice-${idOf(piece)}`);
      expect(markOf(piece).state).toBe('chosen');
      expect(closed.every(glows)).toBe(true);
      await activate(`choice-${idOf(piece)}`);
      expect(placedIn(match).piece).toBeNull();
    }

    // Where somebody is already is marked, for eyes and ears; whoever touches it is told why, and led to the rule.
    const [{ piece: blocked }] = refused as [PieceOption];
    expect(markOf(blocked)).toMatchObject({ state: 'refused', gain: null });
    const why = /^(This|These|Someone) .* (already|this road)/;
    const choice = screen.getByTestId(`choice-${idOf(blocked)}`);
    expect(choice).toHaveAccessibleName(/, not here: (This|These|Someone) .*already .*\.$/);
    expect(choice).toBeEnabled();
    expect(screen.getByTestId(`chip-${idOf(blocked)}`)).toHaveAccessibleName(/, not here: .*already .*\.$/);
    expect(screen.queryByTestId('refused-text')).toBeNull();
    await activate(`choice-${idOf(blocked)}`);
    expect(placedIn(match).piece).toBeNull();
    expect(screen.getByTestId('refused-text')).toHaveTextContent(why);
    expect(screen.getByTestId('refused-text').props['aria-live']).toBe('polite');
    await press('refused-rule');
    expect(useOpenedBook.getState().opened).toMatchObject({ game, rule: 'occupied' });
    act(() => useOpenedBook.setState({ opened: null }));
    await press('asked-close');
    expect(screen.queryByTestId('refused-text')).toBeNull();
  });
});

describe('the chips in the tray', () => {
  const chips = () => screen.getAllByTestId(/^chip-/).map(({ props }) => String(props.testID).replace('chip-', ''));
  const spots = () => screen.getAllByTestId(/^choice-/).map(({ props }) => String(props.testID).replace('choice-', ''));

  it('are the choices of the tile in words, of one kind at a time, and do the same', async () => {
    const { match, spot } = await openSpot('hunters');
    const { placed, free, refused } = spot;
    const [{ piece }] = free as [PieceOption];
    await press('kind-member');
    expect(chips()).toEqual(spots());
    expect(chips().sort()).toEqual([...free, ...refused].map((option) => idOf(option.piece)).sort());

    // Chosen by its chip, and left again by it; a blocked one says why here too.
    await press(`chip-${idOf(piece)}`);
    expect(placedIn(match).piece).toEqual(piece);
    expect(screen.getByTestId(`chip-${idOf(piece)}`).props['aria-pressed']).toBe(true);
    expect(markOf(piece).state).toBe('chosen');
    await press(`chip-${idOf(piece)}`);
    expect(placedIn(match).piece).toBeNull();
    await press(`chip-${idOf(refused[0]!.piece)}`);
    expect(placedIn(match).piece).toBeNull();
    expect(screen.getByTestId('refused-text')).toBeOnTheScreen();

    // The other kind takes the place of this one, with no piece and no answer left over.
    await press(`chip-${idOf(piece)}`);
    await press('kind-hut');
    expect(placedIn(match).piece).toBeNull();
    expect(screen.queryByTestId('refused-text')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Hut' })).toBeChecked();
    expect(chips()).toEqual(spots());
    const huts = choicesAt(tileTable('hunters', positionOf(match)), placed, 'hut').options;
    expect(chips().sort()).toEqual(huts.map((option) => idOf(option.piece)).sort());
    expect(chips().every((id) => id.startsWith('hut-'))).toBe(true);
    const hut = huts.find(({ objection }) => objection === null)!;
    await press(`chip-${idOf(hut.piece)}`);
    expect(placedIn(match).piece).toEqual(hut.piece);
  });
});
