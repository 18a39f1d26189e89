import type { ReactNode } from 'react';
import { View } from 'react-native';

import { PlayScreen } from '@/features/play/PlayScreen';
import { goHome } from '@/features/shell/navigation';
import { TablePlayScreen } from '@/features/tablePlay';
import { useWords } from '@/i18n';
import { openFaultPhrase } from '@/match/faultWords';
import type { OpenFault } from '@/match/open';
import { MatchProvider, useMatch, useMatchLoad } from '@/match/react';
import { Button } from '@/ui/Button';
import { MessageScreen } from '@/ui/MessageScreen';
import { useTheme } from '@/ui/theme';

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

/** Opening takes a moment that is too short for words. */
export function OpeningScreen() {
  const { colors } = useTheme();
  return <View testID="opening" style={{ flex: 1, backgroundColor: colors.bg }} />;
}

export function FailedScreen({ fault }: { fault: OpenFault }) {
  const { t, say } = useWords();
  return (
    <MessageScreen testID="match-failed" title={t('match.open.failed')} text={say(openFaultPhrase(fault))}>
      <Button label={t('match.open.home')} icon="home" onPress={goHome} testID="go-home" />
    </MessageScreen>
  );
}

function Table() {
  const game = useMatch((state) => state.record.game);
  return game === 'settlers' ? <TablePlayScreen /> : <PlayScreen />;
}
