import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Picture } from '@/ui/drawing/Picture';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { spoken, type GalleryItem } from './exhibits';
import { usePicture, type Studio } from './usePicture';

const MOUNT = 6;

/** One picture on its paper mount, with what it is and how many there are below; a tap brings it closer. */
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
  const { colors, depth, outline } = useTheme();
  const mount = item.isLoose ? 0 : MOUNT;
  const border = item.isLoose ? 0 : outline.borderWidth;
  const inner = width - 2 * (mount + border);
  const address = usePicture(studio, item, inner, 'amongOthers');
  const paper = {
    padding: mount,
    borderRadius: CORNER.tile + mount,
    backgroundColor: colors.mount,
    boxShadow: depth.resting,
    ...outline,
  };
  const gap = { borderRadius: CORNER.tile, backgroundColor: colors.sunk };
  return (
    <Tappable
      role="button"
      aria-label={t(item.land === undefined ? 'gallery.look' : 'gallery.wander', { picture: spoken(item) })}
      onPress={onPress}
      testID={`picture-${item.id}`}
      style={{ width, gap: SPACE.inside, borderRadius: CORNER.tile + mount }}
    >
      <View style={item.isLoose ? undefined : paper}>
        <View
          style={[
            { height: inner * item.ratio, overflow: 'hidden' },
            // Where a card is to lie there is a place for it until it is painted.
            (!item.isLoose || address === null) && gap,
          ]}
        >
          {address !== null && (
            <Picture
              source={{ uri: address }}
              testID={`painted-${item.id}`}
              accessible={false}
              style={{ width: '100%', height: '100%' }}
              resizeMode="cover"
            />
          )}
        </View>
      </View>
      <View style={{ gap: 2, paddingHorizontal: SPACE.half }}>
        <Text variant="body" face="semibold">
          {item.title}
        </Text>
        {item.note !== null && (
          <Text variant="caption" color="ink2">
            {item.note}
          </Text>
        )}
      </View>
    </Tappable>
  );
}
