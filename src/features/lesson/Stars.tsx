import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Icon } from '@/ui/drawing/Icon';

const ALL = [1, 2, 3] as const;

/** Stars of a chapter: full ones and outlines, so that no colour is needed. */
export function Stars({ count, size = 16 }: { count: number; size?: number }) {
  const { t } = useWords();
  return (
    <View role="img" aria-label={t('lessons.stars', { n: count })} style={{ flexDirection: 'row', gap: 1 }}>
      {ALL.map((star) => (
        <Icon
          key={star}
          name={star <= count ? 'starFull' : 'star'}
          color={star <= count ? 'brass' : 'ink3'}
          size={size}
        />
      ))}
    </View>
  );
}
