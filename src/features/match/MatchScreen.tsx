import type { ReactNode } from 'react';
import { View } from 'react-native';

import { goHome } from '@/features/shell/navigation';
import { useWords, type Words } from '@/i18n';
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
  const { t } = useWords();
  const { colors } = useTheme();
  const load = useMatchLoad();
  // Opening takes a moment that is too short for words.
  if (load.status === 'loading') return <View testID="opening" style={{ flex: 1, backgroundColor: colors.table }} />;
  if (load.status === 'ready') return children;
  return (
    <MessageScreen testID="match-failed" title={t('match.open.failed')} text={faultWords(t, load.fault)}>
      <Button label={t('match.open.home')} icon="home" onPress={goHome} testID="go-home" />
    </MessageScreen>
  );
}

/** Why a match does not open, in words for whoever wanted to play it. */
export function faultWords(t: Words['t'], fault: OpenFault): string {
  switch (fault.fault) {
    case 'missing':
      return t('match.open.missing');
    case 'damaged':
      return t('match.open.damaged');
    case 'newer':
      return t('match.open.newer');
    case 'unplayable':
      return t('match.open.unplayable');
    default:
      return t('match.open.refused');
  }
}

function Table() {
  const game = useMatch((state) => state.record.game);
  return <View testID={`table-${game}`} />;
}
