import { Figtree_800ExtraBold } from '@expo-google-fonts/figtree/800ExtraBold';
import { YoungSerif_400Regular } from '@expo-google-fonts/young-serif/400Regular';
import { loadData, Skia, type SkTypeface } from '@shopify/react-native-skia';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { PictureMaker } from '@/board/PictureMaker';
import { cardThemeOf } from '@/table/art/pictures';
import { pictureQueue as queue } from '@/ui/drawing/PictureQueue';
import { useTheme } from '@/ui/look/theme';

import type { PaintedEstates } from './estates';
import { paintEstates } from './paintEstates';

const maker = new PictureMaker(Skia);

type Faces = { readonly title: SkTypeface; readonly text: SkTypeface };

/** Paints a card table in slices and hands the address of the picture over, or null when it cannot. It draws nothing itself. */
export default function EstatesPainter({
  table,
  onPainted,
}: {
  table: PaintedEstates;
  onPainted: (address: string | null) => void;
}) {
  const theme = useTheme();
  const cards = cardThemeOf(theme);
  const [faces, setFaces] = useState<Faces | null>(null);
  // All that is seen: pictures outlive the app, and the name of a table does not say what was built.
  const key = `estates/${JSON.stringify(table)}/${cards}`;
  const address = useSyncExternalStore(
    queue.subscribe,
    () => queue.find(key),
    () => null,
  );
  useEffect(() => {
    let isWanted = true;
    void loadFaces().then((loaded) => {
      if (!isWanted) return;
      if (loaded === null) onPainted(null);
      else setFaces(loaded);
    });
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- letters are fetched once, whoever listens
  }, []);
  useEffect(() => {
    if (address !== null) {
      onPainted(address);
      return undefined;
    }
    if (faces === null) return undefined;
    queue.wish(key, () => paintEstates(maker, table, { theme, cards, faces }));
    return () => queue.forget(key);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says what is to be painted
  }, [key, address, faces]);
  return null;
}

/** The letters of the app, as Skia wants them. */
async function loadFaces(): Promise<Faces | null> {
  const make = Skia.Typeface.MakeFreeTypeFaceFromData.bind(Skia.Typeface);
  try {
    const title = await loadData(YoungSerif_400Regular, make);
    const text = await loadData(Figtree_800ExtraBold, make);
    return title === null || text === null ? null : { title, text };
  } catch {
    return null;
  }
}
