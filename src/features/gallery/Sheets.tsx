import { Skia } from '@shopify/react-native-skia';
import { useState, type ReactElement } from 'react';
import { FlatList, View } from 'react-native';

import type { ArtTheme } from '@/board/art/palette';
import { PictureMaker } from '@/board/PictureMaker';
import { openLand } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { pictureQueue } from '@/ui/drawing/PictureQueue';
import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';

import { columnsFor, type Section, type Size } from './choices';
import { Exhibit } from './Exhibit';
import { itemsOf, type GalleryItem } from './items';
import { Lightbox } from './Lightbox';

/** The pictures of one section. The list is windowed: only what is near the screen is painted. */
export default function Sheets({
  section,
  theme,
  size,
  controls,
}: {
  section: Section;
  theme: ArtTheme;
  size: Size;
  controls: ReactElement;
}) {
  const words = useWords();
  const { kind, width, edge, insets } = useLayout();
  const [studio] = useState(() => ({ maker: new PictureMaker(Skia), queue: pictureQueue }));
  const [enlarged, setEnlarged] = useState<GalleryItem | null>(null);
  const columns = columnsFor(section, size, kind !== 'phonePortrait');
  const free = width - Math.max(edge, insets.left) - Math.max(edge, insets.right);
  const side = Math.floor((free - (columns - 1) * SPACE.inside) / columns);
  const items = itemsOf(section, theme, words);
  return (
    <View style={{ flex: 1 }}>
      <FlatList
        key={columns}
        data={items}
        numColumns={columns}
        keyExtractor={(item) => item.id}
        ListHeaderComponent={controls}
        columnWrapperStyle={columns > 1 ? { gap: SPACE.inside } : undefined}
        contentContainerStyle={{ gap: SPACE.between, paddingBottom: insets.bottom + SPACE.edgeTablet }}
        initialNumToRender={6}
        windowSize={5}
        renderItem={({ item }) => (
          <Exhibit
            item={item}
            width={side}
            studio={studio}
            onPress={() => (item.land === undefined ? setEnlarged(item) : openLand(item.land))}
          />
        )}
      />
      {enlarged !== null && <Lightbox item={enlarged} studio={studio} onClose={() => setEnlarged(null)} />}
    </View>
  );
}
