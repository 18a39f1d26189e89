import { Suspense, useState } from 'react';
import { View } from 'react-native';

import type { ArtTheme, PaintedTheme } from '@/board/art/palette';
import { lazySkia } from '@/board/lazySkia';
import { goBack } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { Chips } from '@/ui/controls/Chips';
import { IconButton } from '@/ui/controls/IconButton';
import { Header } from '@/ui/frame/Header';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { ROOMS, type Room } from './rooms';

const Hall = lazySkia(() => import('./Hall'));

const ICONS = { day: 'sun', dusk: 'moon' } as const;

/** Everything that the app paints, to be looked at: a room for every landscape, for the cards, pieces and faces. */
export function GalleryScreen() {
  const { t } = useWords();
  const { colors, scheme, isHighContrast } = useTheme();
  const { edge, insets } = useLayout();
  const [room, setRoom] = useState<Room>('classic');
  const [light, setLight] = useState<PaintedTheme>(scheme === 'dark' ? 'dusk' : 'day');
  // Whoever asked for high contrast is shown the flat pictures that he plays with.
  const theme: ArtTheme = isHighContrast ? (scheme === 'dark' ? 'contrastDark' : 'contrastLight') : light;
  const other = light === 'day' ? 'dusk' : 'day';
  const doors = (
    <View style={{ gap: SPACE.inside, paddingBottom: SPACE.edge }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
        <View style={{ flex: 1 }}>
          <Header title={t('gallery.title')} backLabel={t('common.back')} onBack={goBack} />
        </View>
        {!isHighContrast && (
          <IconButton
            icon={ICONS[other]}
            label={t(`gallery.lights.${other}`)}
            onPress={() => setLight(other)}
            testID={`light-${other}`}
          />
        )}
      </View>
      <Chips
        label={t('gallery.roomLabel')}
        value={room}
        onChange={setRoom}
        options={ROOMS.map((value) => ({ value, label: t(`gallery.rooms.${value}`), testID: `room-${value}` }))}
      />
    </View>
  );
  const sides = { paddingLeft: Math.max(edge, insets.left), paddingRight: Math.max(edge, insets.right) };
  return (
    <View testID="gallery" role="main" style={[sides, { flex: 1, backgroundColor: colors.bg, paddingTop: insets.top }]}>
      <Suspense
        fallback={
          <View>
            {doors}
            <Text variant="body" color="ink2" align="center">
              {t('gallery.painting')}
            </Text>
          </View>
        }
      >
        <Hall room={room} theme={theme} doors={doors} />
      </Suspense>
    </View>
  );
}
