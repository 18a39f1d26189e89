import { useState } from 'react';
import { ScrollView, View } from 'react-native';

import { useWords } from '@/i18n';
import { IconButton } from '@/ui/controls/IconButton';
import { Picture } from '@/ui/drawing/Picture';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Overlay } from '@/ui/overlay/Overlay';
import { Text } from '@/ui/text/Text';

import { usePicture, type Studio } from './Exhibit';
import type { GalleryItem } from './items';

const STEPS = [1, 1.5, 2, 3, 4] as const;
const BAR = 72;

/** One picture as large as the screen, painted anew at every step closer, so that it stays sharp. */
export function Lightbox({ item, studio, onClose }: { item: GalleryItem; studio: Studio; onClose: () => void }) {
  const { t } = useWords();
  const { colors } = useTheme();
  const { width, height, insets, edge } = useLayout();
  const [step, setStep] = useState(0);
  const room = { width: width - 2 * edge, height: height - insets.top - insets.bottom - BAR - 2 * edge };
  const fitted = Math.min(room.width, room.height / item.ratio);
  const side = fitted * (STEPS[step] ?? 1);
  const address = usePicture(studio, item, side);
  const coarse = usePicture(studio, item, fitted);
  return (
    <Overlay onRequestClose={onClose}>
      <View
        testID="lightbox"
        style={{ flex: 1, backgroundColor: colors.bg, paddingTop: insets.top, paddingBottom: insets.bottom }}
      >
        <View
          style={{
            height: BAR,
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.inside,
            paddingHorizontal: edge,
          }}
        >
          <Text variant="card" numberOfLines={1} style={{ flex: 1 }}>
            {item.caption}
          </Text>
          <IconButton
            icon="minus"
            label={t('gallery.farther')}
            onPress={() => setStep(Math.max(0, step - 1))}
            testID="farther"
          />
          <IconButton
            icon="plus"
            label={t('gallery.closer')}
            onPress={() => setStep(Math.min(STEPS.length - 1, step + 1))}
            testID="closer"
          />
          <IconButton icon="close" label={t('gallery.close')} onPress={onClose} testID="close" />
        </View>
        <ScrollView style={{ flex: 1 }} contentContainerStyle={{ flexGrow: 1, justifyContent: 'center' }}>
          <ScrollView
            horizontal
            style={{ flexGrow: 0 }}
            contentContainerStyle={{ flexGrow: 1, justifyContent: 'center', padding: edge }}
          >
            {(address ?? coarse) !== null && (
              <Picture
                source={{ uri: address ?? coarse ?? '' }}
                testID="enlarged"
                aria-label={item.label}
                style={{ width: side, height: side * item.ratio }}
                resizeMode="contain"
              />
            )}
          </ScrollView>
        </ScrollView>
      </View>
    </Overlay>
  );
}
