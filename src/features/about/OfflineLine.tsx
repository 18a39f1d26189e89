import { useEffect, useState } from 'react';

import { useWords } from '@/i18n';
import { isStoredWhole } from '@/platform/serviceWorker';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** While it is stored, it is looked at again after so many milliseconds. */
const AGAIN = 1000;

/** In a browser: whether every part of the app is on this device. Nothing where that goes without saying. */
export function OfflineLine() {
  const { t } = useWords();
  const [isWhole, setWhole] = useState<boolean | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const look = async () => {
      // A browser that may keep nothing refuses to answer.
      const found = await isStoredWhole().catch(() => false);
      if (!isWanted) return;
      setWhole(found);
      if (found === false) timer = setTimeout(() => void look(), AGAIN);
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  if (isWhole === null) return null;
  return (
    <Text variant="caption" color="ink2" testID="offline" style={{ paddingHorizontal: SPACE.half }}>
      {t(isWhole ? 'about.offlineReady' : 'about.offlineNotYet')}
    </Text>
  );
}
