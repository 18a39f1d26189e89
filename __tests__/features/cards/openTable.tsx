import { act, render } from '@testing-library/react-native';

import { defaultOptions } from '@/core/options';
import { newRecord, type Seat } from '@/core/record';
import { TablePlayScreen } from '@/features/cards';
import { settlers, type SettlersOptions } from '@/games/settlers';
import { OpenMatchProvider } from '@/match/react';
import { createMatch } from '@/match/store';
import { summaryOf } from '@/match/summary';
import type { Match } from '@/match/types';
import { ALL_AIDS } from '@/storage/aids';
import { MotionProvider } from '@/ui/look/motion';
import type { Speed } from '@/ui/look/tokens';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

import { MemoryBackend, matchesOn } from '../../support/memoryBackend';

export interface TableSetup {
  readonly seats: readonly Seat[];
  readonly seed: number;
  readonly moves?: readonly string[];
  readonly options?: Partial<SettlersOptions>;
  readonly pending?: unknown;
  /** How fast cards fly; nobody waits for them unless they are what is looked at. */
  readonly speed?: Speed;
  /** What is done with the match before anything of it is on the screen. */
  readonly prepare?: (match: Match) => void;
}

/** A match of the card game on the screen, with everything instant unless a speed is given. */
export async function openTable({
  seats,
  seed,
  moves = [],
  options,
  pending = null,
  speed = 'instant',
  prepare,
}: TableSetup): Promise<Match> {
  const chosen = { ...defaultOptions(settlers.options), ...options };
  const record = { ...newRecord('settlers', chosen, seats, seed), moves };
  const position = settlers.start(chosen, seed, seats.length);
  for (const text of moves) {
    const move = settlers.decode(text);
    if (move === null) throw new Error(`no move: ${text}`);
    position.play(move);
  }
  const made = createMatch(
    {
      id: 'test',
      record,
      aids: ALL_AIDS,
      origin: { kind: 'new' },
      hasHandOver: true,
      isPractice: false,
      isCalledOff: false,
      isHanded: false,
      startedAt: 1,
      changedAt: 1,
      summary: summaryOf(settlers, position),
      outcome: position.outcome(),
    },
    pending,
    { matches: matchesOn(new MemoryBackend()) },
  );
  if (!made.ok) throw new Error(made.error.detail);
  prepare?.(made.value);
  render(
    <MotionProvider choice="full" speed={speed}>
      <OpenMatchProvider match={made.value}>
        <OverlayHost>
          <TablePlayScreen />
        </OverlayHost>
      </OpenMatchProvider>
    </MotionProvider>,
  );
  await settle();
  return made.value;
}

/** Lets writes and renders come to rest. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
  });
}
