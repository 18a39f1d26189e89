import { useState } from 'react';

import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { Icon } from '@/ui/drawing/Icon';
import { Sheet } from '@/ui/frame/Sheet';

/** The store was emptied under the match: said once, because the match is back and other things may not be. */
export function AnewSheet() {
  const { t } = useWords();
  const isAnew = useMatch((state) => state.isAnew);
  const [isRead, setRead] = useState(false);
  if (!isAnew || isRead) return null;
  return (
    <Sheet
      title={t('match.storage.anewTitle')}
      detail={t('match.storage.anew')}
      badge={<Icon name="warning" color="bad" size={32} />}
      closeLabel={t('match.storage.recoveredGoOn')}
      onClose={() => setRead(true)}
      testID="anew"
    >
      {null}
    </Sheet>
  );
}
