import { useEffect, useSyncExternalStore } from 'react';
import { PixelRatio, View } from 'react-native';

import type { PictureMaker } from '@/board/PictureMaker';
import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Picture } from '@/ui/drawing/Picture';
import type { PictureQueue } from '@/ui/drawing/PictureQueue';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { GalleryItem } from './items';

export interface Studio {
  readonly maker: PictureMaker;
  readonly queue: PictureQueue;
}

/** Beyond this a picture costs seconds in a browser without a graphics processor. */
const MAX_PIXELS = 1800;

/** The address of a picture in this width, once it is painted; null until then. */
export function usePicture({ maker, queue }: Studio, item: GalleryItem, width: number): string | null {
  // Multiples of eight, so that a resized window finds most pictures again.
  const pixels = Math.min(MAX_PIXELS, Math.ceil((width * Math.min(2, PixelRatio.get())) / 8) * 8);
  const key = `gallery/${item.id}/${pixels}`;
  const address = useSyncExternalStore(
    queue.subscribe,
    () => queue.find(key),
    () => null,
  );
  useEffect(() => {
    queue.wish(key, () => item.paint(maker, pixels));
    return () => queue.forget(key);
  });
  return address;
}

/** One picture with its name below; a tap enlarges it. */
export function Exhibit({
  item,
  width,
  studio,
  onPress,
}: {
  item: GalleryItem;
  width: number;
  studio: Studio;
  onPress: () => void;
}) {
  const { t } = useWords();
  const { colors } = useTheme();
  const address = usePicture(studio, item, width);
  return (
    <Tappable
      role="button"
      aria-label={t('gallery.enlarge', { picture: item.label })}
      onPress={onPress}
      testID={`picture-${item.id}`}
      style={{ width, gap: 4 }}
    >
      <View
        style={{
          width,
          height: width * item.ratio,
          borderRadius: CORNER.tag,
          overflow: 'hidden',
          backgroundColor: colors.sunk,
        }}
      >
        {address !== null && (
          <Picture
            source={{ uri: address }}
            testID={`painted-${item.id}`}
            accessible={false}
            style={{ width: '100%', height: '100%' }}
            resizeMode="contain"
          />
        )}
      </View>
      <Text variant="micro" color="ink2" align="center" numberOfLines={2}>
        {item.caption}
      </Text>
    </Tappable>
  );
}
