import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { think } from '@/ai';
import { chooseRandomMove } from '@/ai/random';
import { defaultOptions } from '@/core/options';
import { newRecord, type Seat } from '@/core/record';
import { Rng } from '@/core/rng';
import { PlayScreen } from '@/features/tiles/PlayScreen';
import { gameOf } from '@/games';
import { TilePosition } from '@/games/tiles/position';
import { OpenMatchProvider } from '@/match/react';
import { createMatch } from '@/match/store';
import { summaryOf } from '@/match/summary';
import type { Aids, Match } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';
import { MotionProvider } from '@/ui/look/motion';
import { ThemeProvider } from '@/ui/look/theme';
import type { Speed } from '@/ui/look/tokens';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

import { MemoryBackend, matchesOn } from '../../support/memoryBackend';
import { positionOf as truthOf } from '../../support/positionOf';
import type { TileGame } from './positions';

export const PEOPLE: readonly Seat[] = [
  { name: 'Ana', colour: 0 },
  { name: 'Rui', colour: 3 },
];
export const AGAINST_AI: readonly Seat[] = [
  { name: 'Ana' },
  { name: 'Bot', ai: { level: 'random', style: 'balanced' } },
];

/** Moves of chance from a seed until the position is as wished; null when the game ends before. */
export function movesUntil(
  game: TileGame,
  seats: number,
  seed: number,
  isWished: (position: TilePosition, plies: number) => boolean,
): string[] | null {
  const rules = gameOf(game);
  const position = rules.start(defaultOptions(rules.options), seed, seats) as TilePosition;
  const rng = Rng.fromSeed(seed);
  const moves: string[] = [];
  while (!isWished(position, moves.length)) {
    if (position.isOver) return null;
    const move = chooseRandomMove(position, rng);
    moves.push(rules.encode(move));
    position.play(move as never);
  }
  return moves;
}

/** A match on the screen, with everything instant unless said otherwise. */
export async function openTable(
  game: TileGame,
  {
    seats = PEOPLE,
    seed = 1,
    moves = [],
    aids = ALL_AIDS,
    speed = 'instant',
    hasHandOver = false,
    scheme = 'light',
    pending = null,
  }: {
    seats?: readonly Seat[];
    seed?: number;
    moves?: readonly string[];
    aids?: Aids;
    speed?: Speed;
    hasHandOver?: boolean;
    scheme?: 'light' | 'dark';
    /** What was in mind and not played when it was left. */
    pending?: unknown;
  } = {},
): Promise<Match> {
  const rules = gameOf(game);
  const options = defaultOptions(rules.options);
  const position = rules.start(options, seed, seats.length);
  for (const text of moves) position.play(rules.decode(text) as never);
  const made = createMatch(
    {
      id: 'test',
      record: { ...newRecord(game, options, seats, seed), moves },
      aids,
      origin: { kind: 'new' },
      hasHandOver,
      isPractice: false,
      isCalledOff: false,
      isHanded: false,
      startedAt: 1,
      changedAt: 1,
      summary: summaryOf(rules, position),
      outcome: position.outcome(),
    },
    pending,
    { matches: matchesOn(new MemoryBackend()), think },
  );
  if (!made.ok) throw new Error(made.error.detail);
  render(
    <ThemeProvider choice={scheme} isHighContrast={false}>
      <MotionProvider choice="full" speed={speed}>
        <OpenMatchProvider match={made.value}>
          <OverlayHost>
            <PlayScreen />
          </OverlayHost>
        </OpenMatchProvider>
      </MotionProvider>
    </ThemeProvider>,
  );
  await settle();
  return made.value;
}

/** Until what was begun is on the disk and on the screen. */
export async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
}

/** Does what a reader's user does: activates a place of the board. */
export async function activate(testID: string): Promise<void> {
  await act(async () => {
    fireEvent(screen.getByTestId(testID), 'accessibilityTap');
  });
  await settle();
}

export async function press(testID: string): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });
  await settle();
}

/** The position that the screen is about. */
export const positionOf = (match: Match): TilePosition => TilePosition.of(truthOf(match));
