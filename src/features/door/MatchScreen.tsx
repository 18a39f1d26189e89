import type { ReactNode } from 'react';

import { rowOf } from '@/features/rows';
import { useBackButton } from '@/features/shell/back';
import { goHome } from '@/features/shell/navigation';
import { MatchProvider, useMatch, useMatchLoad } from '@/match/react';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

import { FailedScreen, OpeningScreen } from './doors';
import { RecoveredSheet } from './RecoveredSheet';

/** A match by its number: opened, or said why it cannot be. */
export function MatchScreen({ id }: { id: string }) {
  // As the menu's way out does: the match is saved, and home leads back to it.
  useBackButton(goHome);
  return (
    <MatchProvider id={id}>
      {/* Inside the match, which the content of sheets reads. */}
      <OverlayHost>
        <MatchDoor>
          <MatchTable />
        </MatchDoor>
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

/** The table of the match that is open, and what must be said or asked there besides the game. */
export function MatchTable() {
  const { Table } = rowOf(useMatch((state) => state.record.game));
  return (
    <>
      <Table />
      <RecoveredSheet />
    </>
  );
}
