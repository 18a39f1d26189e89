import { useState } from 'react';
import { View } from 'react-native';

import type { TilePainter } from '@/board/art/tilePainter';
import { tileWords } from '@/board/tileWords';
import { useWords } from '@/i18n';
import { Sheet } from '@/ui/frame/Sheet';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { TilePicture } from '../tray/TilePicture';

/** A design with how many of it are left. */
interface DesignCount {
  readonly tile: string;
  readonly count: number;
}

/** All tiles still to come, by design. */
export function TilesLeftSheet({
  landscape,
  designs,
  bonusLeft,
  onClose,
}: {
  landscape: TilePainter['landscape'];
  designs: readonly DesignCount[];
  bonusLeft: number;
  onClose: () => void;
}) {
  const { t } = useWords();
  const all = designs.reduce((sum, { count }) => sum + count, 0);
  const text = all === 0 ? t('board.left.none') : t('board.left.text', { n: all });
  return (
    <Sheet
      title={t('board.left.title')}
      detail={bonusLeft > 0 ? `${text} · ${t('board.left.bonus', { n: bonusLeft })}` : text}
      closeLabel={t('board.card.close')}
      onClose={onClose}
      testID="tiles-left-sheet"
    >
      <DesignGrid landscape={landscape} designs={designs} size={68} />
    </Sheet>
  );
}

/** Pictures of designs with how many there are of each. */
export function DesignGrid({
  landscape,
  designs,
  size,
}: {
  landscape: TilePainter['landscape'];
  designs: readonly DesignCount[];
  size: number;
}) {
  const words = useWords();
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  // As many as fit in a row, spread over all of it.
  const columns = Math.floor((width + SPACE.inside) / (size + SPACE.inside));
  const columnGap = columns > 1 ? Math.floor((width - columns * size) / (columns - 1)) : SPACE.inside;
  return (
    <View
      role="list"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.inside, columnGap }}
    >
      {designs.map(({ tile, count }) => (
        <View
          key={tile}
          role="listitem"
          accessible
          aria-label={words.t('board.fits.copies', { n: count, tile: tileWords(words, landscape, tile, 0) })}
          testID={`design-${tile}`}
          style={{ alignItems: 'center', gap: 2, backgroundColor: colors.panel }}
        >
          <TilePicture landscape={landscape} design={tile} size={size} />
          <Text variant="micro" color="ink2">
            {words.t('board.fits.times', { n: count })}
          </Text>
        </View>
      ))}
    </View>
  );
}
