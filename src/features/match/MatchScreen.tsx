import type { ReactNode } from 'react';

import { PlayScreen } from '@/features/play/PlayScreen';
import { TablePlayScreen } from '@/features/tablePlay';
import { MatchProvider, useMatch, useMatchLoad } from '@/match/react';

import { FailedScreen, OpeningScreen } from './doors';

/** A match by its number: opened, or said why it cannot be. */
export function MatchScreen({ id }: { id: string }) {
  return (
    <MatchProvider id={id}>
      <MatchDoor>
        <Table />
      </MatchDoor>
    </MatchProvider>
  );
}

/** Shows what is inside once the match is open. */
function MatchDoor({ children }: { children: ReactNode }) {
  const load = useMatchLoad();
  if (load.status === 'loading') return <OpeningScreen />;
  return load.status === 'ready' ? children : <FailedScreen fault={load.fault} />;
}

function Table() {
  const game = useMatch((state) => state.record.game);
  return game === 'settlers' ? <TablePlayScreen /> : <PlayScreen />;
}
