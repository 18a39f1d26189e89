import { useState } from 'react';

import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { Icon } from '@/ui/drawing/Icon';
import { Sheet } from '@/ui/frame/Sheet';

/** The newest text of the match was damaged: said once, before anybody wonders where the last move went. */
export function RecoveredSheet() {
  const { t } = useWords();
  const isRecovered = useMatch((state) => state.isRecovered);
  const [isRead, setRead] = useState(false);
  if (!isRecovered || isRead) return null;
  return (
    <Sheet
      title={t('match.storage.recoveredTitle')}
      detail={t('match.storage.recovered')}
      badge={<Icon name="warning" color="bad" size={32} />}
      closeLabel={t('match.storage.recoveredGoOn')}
      onClose={() => setRead(true)}
      testID="recovered"
    >
      {null}
    </Sheet>
  );
}
