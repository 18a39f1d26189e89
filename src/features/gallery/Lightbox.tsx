import { useState } from 'react';
import { ScrollView, View } from 'react-native';

import type { Turns } from '@/board/art/geometry/point';
import { useWords } from '@/i18n';
import { IconButton } from '@/ui/controls/IconButton';
import { Picture } from '@/ui/drawing/Picture';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Overlay } from '@/ui/overlay/Overlay';
import { Text } from '@/ui/text/Text';

import { spoken, type GalleryItem } from './exhibits';
import { usePicture, type Studio } from './usePicture';

const STEPS = [1, 1.5, 2, 3, 4] as const;
const BAR = 72;
/** The share that the words may count on: below the picture, or beside it on a screen that lies. */
const WORDS = { below: 0.24, beside: 0.34 } as const;

/** One picture as large as the screen, painted anew at every step closer, so that it stays sharp; and what it is. */
export function Lightbox({ item: hung, studio, onClose }: { item: GalleryItem; studio: Studio; onClose: () => void }) {
  const { t } = useWords();
  const { colors } = useTheme();
  const { width, height, insets, edge, isWide } = useLayout();
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState<Turns>(0);
  const item = hung.turned?.(turns) ?? hung;
  const across = width - insets.left - insets.right;
  const down = height - insets.top - insets.bottom - BAR;
  const room = isWide
    ? { width: across * (1 - WORDS.beside) - 2 * edge, height: down - 2 * edge }
    : { width: across - 2 * edge, height: down * (1 - WORDS.below) - 2 * edge };
  const fitted = Math.min(room.width, room.height / item.ratio);
  const side = fitted * (STEPS[step] ?? 1);
  // The words may have what the picture leaves.
  const left = Math.max(down * WORDS.below, down - fitted * item.ratio - 2 * edge);
  const address = usePicture(studio, item, side, 'first');
  const coarse = usePicture(studio, item, fitted, 'first');
  return (
    <Overlay onRequestClose={onClose}>
      <View
        testID="lightbox"
        style={{
          flex: 1,
          backgroundColor: colors.bg,
          paddingTop: insets.top,
          paddingBottom: insets.bottom,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        }}
      >
        <View
          style={{
            height: BAR,
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: SPACE.inside,
            paddingHorizontal: edge,
          }}
        >
          {item.turned !== undefined && (
            <IconButton
              icon="turn"
              label={t('gallery.turn')}
              onPress={() => setTurns(((turns + 1) % 4) as Turns)}
              testID="turn"
            />
          )}
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
        <View style={{ flex: 1, flexDirection: isWide ? 'row' : 'column' }}>
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
                  aria-label={spoken(item)}
                  style={{ width: side, height: side * item.ratio }}
                  resizeMode="contain"
                />
              )}
            </ScrollView>
          </ScrollView>
          <ScrollView
            style={isWide ? { maxWidth: across * WORDS.beside, flexGrow: 1 } : { maxHeight: left, flexGrow: 0 }}
            contentContainerStyle={{ padding: edge, gap: SPACE.half }}
          >
            <Text variant="heading" role="heading" aria-level={1}>
              {item.title}
            </Text>
            {item.note !== null && (
              <Text variant="caption" color="ink2">
                {item.note}
              </Text>
            )}
            {item.story !== '' && (
              <Text variant="body" color="ink2" testID="story">
                {item.story}
              </Text>
            )}
          </ScrollView>
        </View>
      </View>
    </Overlay>
  );
}
