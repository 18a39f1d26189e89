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
import { Text } from '@/ui/text/Text';

import { Entrance } from './Entrance';
import { Exhibit } from './Exhibit';
import { exhibitionOf } from './exhibitions';
import type { GalleryItem, Wall } from './exhibits';
import { Lightbox } from './Lightbox';
import { hangingFor, type Room } from './rooms';

/** A heading, or pictures side by side. */
type Row = { readonly id: string } & ({ readonly heading: string } | { readonly items: readonly GalleryItem[] });

export function rowsOf(walls: readonly Wall[], columns: number): Row[] {
  return walls.flatMap(({ title, items }, wall) => {
    const rows: Row[] = title === null ? [] : [{ id: `wall-${wall}`, heading: title }];
    for (let from = 0; from < items.length; from += columns) {
      const row = items.slice(from, from + columns);
      rows.push({ id: row.map(({ id }) => id).join(), items: row });
    }
    return rows;
  });
}

/** One room of the gallery. The list is windowed: only what is near the screen is painted. */
export default function Hall({ room, theme, doors }: { room: Room; theme: ArtTheme; doors: ReactElement }) {
  const words = useWords();
  const layout = useLayout();
  const [studio] = useState(() => ({ maker: new PictureMaker(Skia), queue: pictureQueue }));
  const [enlarged, setEnlarged] = useState<GalleryItem | null>(null);
  const { width, columns, picture, heroRatio } = hangingFor(layout);
  const exhibition = exhibitionOf(room, theme, words, heroRatio);
  const look = (item: GalleryItem) => (item.land === undefined ? setEnlarged(item) : openLand(item.land));
  return (
    <View style={{ flex: 1 }}>
      <FlatList
        // Another room, or other columns, is another list: it begins at its entrance.
        key={`${room}/${columns}`}
        data={rowsOf(exhibition.walls, columns)}
        keyExtractor={({ id }) => id}
        ListHeaderComponent={
          <View style={{ width }}>
            {doors}
            <Entrance exhibition={exhibition} width={width} studio={studio} onPress={look} />
          </View>
        }
        contentContainerStyle={{
          width,
          alignSelf: 'center',
          gap: SPACE.edge,
          paddingBottom: layout.insets.bottom + SPACE.wide,
        }}
        initialNumToRender={4}
        windowSize={5}
        renderItem={({ item: row }) =>
          'heading' in row ? (
            <Text variant="heading" role="heading" aria-level={3} style={{ paddingTop: SPACE.edge }}>
              {row.heading}
            </Text>
          ) : (
            <View style={{ flexDirection: 'row', gap: SPACE.edge }}>
              {row.items.map((item) => (
                <Exhibit key={item.id} item={item} width={picture} studio={studio} onPress={() => look(item)} />
              ))}
            </View>
          )
        }
      />
      {enlarged !== null && <Lightbox item={enlarged} studio={studio} onClose={() => setEnlarged(null)} />}
    </View>
  );
}
