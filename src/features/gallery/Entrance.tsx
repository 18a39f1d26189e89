import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Tappable } from '@/ui/controls/Tappable';
import { Picture } from '@/ui/drawing/Picture';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { spoken, type Exhibition, type GalleryItem } from './exhibits';
import { usePicture, type Studio } from './usePicture';

/** What one sees on entering a room: one large picture, its name, and a sentence to go on with. */
export function Entrance({
  exhibition,
  width,
  studio,
  onPress,
}: {
  exhibition: Exhibition;
  width: number;
  studio: Studio;
  onPress: (item: GalleryItem) => void;
}) {
  const { title, about, count, hero } = exhibition;
  return (
    <View style={{ gap: SPACE.edge, paddingBottom: SPACE.inside }}>
      {hero !== null && <Hero key={hero.id} item={hero} width={width} studio={studio} onPress={() => onPress(hero)} />}
      <View style={{ gap: SPACE.half, maxWidth: 640 }}>
        <Text variant="title" role="heading" aria-level={2}>
          {title}
        </Text>
        <Text variant="body" color="ink2">
          {about}
        </Text>
        {count !== null && (
          <Text variant="caption" color="ink2" testID="gallery-count">
            {count}
          </Text>
        )}
      </View>
    </View>
  );
}

function Hero({
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
  const address = usePicture(studio, item, width, 'first');
  return (
    <Tappable
      role="button"
      aria-label={t(item.land === undefined ? 'gallery.look' : 'gallery.wander', { picture: spoken(item) })}
      onPress={onPress}
      testID={`picture-${item.id}`}
      style={{
        width,
        height: width * item.ratio,
        borderRadius: CORNER.card,
        overflow: 'hidden',
        backgroundColor: colors.sunk,
        boxShadow: depth.resting,
        ...outline,
      }}
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
    </Tappable>
  );
}
