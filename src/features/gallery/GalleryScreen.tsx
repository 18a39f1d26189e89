import { Suspense, useState } from 'react';
import { View } from 'react-native';

import type { ArtTheme } from '@/board/art/palette';
import { lazySkia } from '@/board/lazySkia';
import { goBack } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { Chips } from '@/ui/controls/Chips';
import { Segmented } from '@/ui/controls/Segmented';
import { Header } from '@/ui/frame/Header';
import { useLayout } from '@/ui/frame/layout';
import { useTheme, type Theme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { SECTIONS, SIZES, THEMES, type Section, type Size } from './choices';

const Sheets = lazySkia(() => import('./Sheets'));

/** Everything that the app paints, to be looked at: every tile in four turns, every card, every piece, whole boards. */
export function GalleryScreen() {
  const words = useWords();
  const { t } = words;
  const theme = useTheme();
  const { edge, insets } = useLayout();
  const [section, setSection] = useState<Section>('classic');
  const [art, setArt] = useState<ArtTheme>(() => artThemeOf(theme));
  const [size, setSize] = useState<Size>('small');
  const controls = (
    <View style={{ gap: SPACE.inside, paddingBottom: SPACE.edge }}>
      <Header title={t('gallery.title')} backLabel={t('common.back')} onBack={goBack} />
      <Text variant="body" color="ink2">
        {t('gallery.about')}
      </Text>
      <Chips
        label={t('gallery.sectionLabel')}
        value={section}
        onChange={setSection}
        options={SECTIONS.map((value) => ({
          value,
          label: t(`gallery.sections.${value}`),
          testID: `section-${value}`,
        }))}
      />
      <Segmented
        label={t('gallery.theme')}
        value={art}
        onChange={setArt}
        options={THEMES.map((value) => ({ value, label: t(`gallery.themes.${value}`), testID: `art-${value}` }))}
      />
      <Segmented
        label={t('gallery.size')}
        value={size}
        onChange={setSize}
        options={SIZES.map((value) => ({ value, label: t(`gallery.sizes.${value}`), testID: `size-${value}` }))}
      />
    </View>
  );
  const sides = { paddingLeft: Math.max(edge, insets.left), paddingRight: Math.max(edge, insets.right) };
  return (
    <View
      testID="gallery"
      role="main"
      style={[sides, { flex: 1, backgroundColor: theme.colors.bg, paddingTop: insets.top }]}
    >
      <Suspense
        fallback={
          <View>
            {controls}
            <Text variant="body" color="ink2" align="center">
              {t('gallery.painting')}
            </Text>
          </View>
        }
      >
        <Sheets section={section} theme={art} size={size} controls={controls} />
      </Suspense>
    </View>
  );
}

/** The art that belongs to the theme of the app. */
function artThemeOf({ scheme, isHighContrast }: Theme): ArtTheme {
  if (isHighContrast) return scheme === 'dark' ? 'contrastDark' : 'contrastLight';
  return scheme === 'dark' ? 'dusk' : 'day';
}
