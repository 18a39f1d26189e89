import { useState } from 'react';

import { useWords } from '@/i18n';
import { useMatch, useMatchActions } from '@/match/react';
import { Button } from '@/ui/controls/Button';
import { Sheet } from '@/ui/frame/Sheet';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { CodePanel } from './CodePanel';

/** A match under way leaves the device only whole and under seal, and only when somebody asks for it. */
export function HandAwaySheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const match = useMatchActions();
  const game = useMatch((state) => state.record.game);
  const [code, setCode] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const make = async () => {
    const made = await match.handAway();
    setCode(made);
    setRefused(made === null);
  };
  return (
    <Sheet
      title={t('match.handAway.menu')}
      detail={t('match.handAway.text')}
      closeLabel={t('match.done')}
      closeKind="secondary"
      onClose={onClose}
      testID="hand-away"
    >
      <Text variant="body">{t('match.handAway.once')}</Text>
      {isRefused && (
        <LiveText variant="caption" color="bad" role="alert">
          {t('match.handAway.failed')}
        </LiveText>
      )}
      {code === null ? (
        <Button label={t('match.handAway.make')} onPress={() => void make()} testID="make-code" />
      ) : (
        <CodePanel code={code} game={game} kind="handAway" />
      )}
    </Sheet>
  );
}
