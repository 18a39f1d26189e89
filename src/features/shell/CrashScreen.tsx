import { useState } from 'react';
import { View } from 'react-native';

import { LoadFailure } from '@/board/lazySkia';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { MessageScreen } from '@/ui/frame/MessageScreen';
import { Panel } from '@/ui/frame/Panel';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** What a crash looks like: calm, with a way on, and the details for whoever wants to report them. */
export function CrashScreen({ error, onRetry, onGoHome }: { error: Error; onRetry: () => void; onGoHome: () => void }) {
  const { t } = useWords();
  const [areDetailsShown, setDetailsShown] = useState(false);
  const isMissing = error instanceof LoadFailure;
  return (
    <MessageScreen
      testID="crash"
      title={t(isMissing ? 'crash.missingTitle' : 'crash.title')}
      text={t(isMissing ? 'crash.missingText' : 'crash.text')}
    >
      <Button label={t('crash.goHome')} icon="home" onPress={onGoHome} testID="go-home" />
      <Button label={t('crash.retry')} icon="turn" kind="secondary" onPress={onRetry} testID="retry" />
      <Button
        label={areDetailsShown ? t('crash.hideDetails') : t('crash.showDetails')}
        kind="secondary"
        onPress={() => setDetailsShown(!areDetailsShown)}
        testID="crash-details"
      />
      {areDetailsShown && (
        <Panel tone="sunk" depth="flat" style={{ padding: SPACE.between }}>
          <View style={{ gap: SPACE.inside }}>
            <Text variant="body" selectable>
              {`${error.name}: ${error.message}`}
            </Text>
            <Text variant="caption" color="ink2" selectable>
              {error.stack ?? ''}
            </Text>
          </View>
        </Panel>
      )}
    </MessageScreen>
  );
}
