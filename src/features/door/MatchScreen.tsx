import { useFocusEffect } from 'expo-router';
import { useCallback, type ReactNode } from 'react';
import { AppState } from 'react-native';

import { BookHostOfScreen } from '@/features/book/BookHost';
import { rowOf } from '@/features/rows';
import { useBackButton } from '@/features/shell/back';
import { goHome } from '@/features/shell/navigation';
import { MatchProvider, useMatch, useMatchActions, useMatchLoad } from '@/match/react';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

import { AnewSheet } from './AnewSheet';
import { ErasedScreen, FailedScreen, OpeningScreen } from './doors';
import { RecoveredSheet } from './RecoveredSheet';
import { useIsInFront } from './useIsInFront';

/** A match by its number: opened, or said why it cannot be. */
export function MatchScreen({ id }: { id: string }) {
  // As the menu's way out does: the match is saved, and home leads back to it.
  useBackButton(goHome);
  const isInFront = useIsInFront(id);
  if (!isInFront) return <OpeningScreen />;
  return (
    <MatchProvider id={id}>
      {/* Inside the match, which the content of sheets reads. */}
      <OverlayHost>
        <MatchDoor>
          <KeptTable />
        </MatchDoor>
        <BookHostOfScreen />
      </OverlayHost>
    </MatchProvider>
  );
}

/** Shows what is inside once the match is open. */
function MatchDoor({ children }: { children: ReactNode }) {
  const load = useMatchLoad();
  if (load.status === 'loading') return <OpeningScreen />;
  return load.status === 'ready' ? children : <FailedScreen fault={load.fault} />;
}

/**
 * The table, as long as the match is on the device: whoever comes back to it, from the settings or from another window,
 * may have erased everything there.
 */
function KeptTable() {
  const match = useMatchActions();
  const isErased = useMatch((state) => state.isErased);
  useFocusEffect(
    useCallback(() => {
      const check = () => void match.checkKept();
      check();
      const change = AppState.addEventListener('change', (state) => {
        if (state === 'active') check();
      });
      return () => change.remove();
    }, [match]),
  );
  return isErased ? <ErasedScreen /> : <MatchTable />;
}

/** The table of the match that is open, and what must be said or asked there besides the game. */
export function MatchTable() {
  const { Table } = rowOf(useMatch((state) => state.record.game));
  return (
    <>
      <Table />
      <RecoveredSheet />
      <AnewSheet />
    </>
  );
}
