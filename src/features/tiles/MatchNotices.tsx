import { View } from 'react-native';

import { useWords } from '@/i18n';
import { troublePhrase } from '@/match/faultWords';
import { useMatch, useMatchActions } from '@/match/react';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/drawing/Icon';
import { Panel } from '@/ui/frame/Panel';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';

/** What the table must know besides the game: a move that the device did not take. */
export function MatchNotices() {
  const match = useMatchActions();
  const { t, say } = useWords();
  const trouble = useMatch((state) => state.trouble);
  if (trouble === null) return null;
  return (
    <Panel testID="trouble" style={{ padding: SPACE.between, gap: SPACE.inside }}>
      <View style={{ flexDirection: 'row', gap: SPACE.inside, alignItems: 'center' }}>
        <Icon name="warning" color="bad" />
        <LiveText variant="caption" role="alert" style={{ flex: 1 }}>
          {say(troublePhrase(trouble))}
        </LiveText>
      </View>
      <Button
        kind="secondary"
        label={t('board.notice.retry')}
        onPress={() => void match.retry()}
        testID="trouble-retry"
      />
    </Panel>
  );
}
