import { View } from 'react-native';

import { goHome } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { openFaultPhrase } from '@/match/faultWords';
import type { OpenFault } from '@/match/open';
import { Button } from '@/ui/controls/Button';
import { MessageScreen } from '@/ui/frame/MessageScreen';
import { useTheme } from '@/ui/look/theme';

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

/** The match was erased while it was open, here or in another window. */
export function ErasedScreen() {
  const { t } = useWords();
  return (
    <MessageScreen testID="match-erased" title={t('match.storage.erasedTitle')} text={t('match.storage.erased')}>
      <Button label={t('match.open.home')} icon="home" onPress={goHome} testID="go-home" />
    </MessageScreen>
  );
}
