import { useEffect, type ReactNode } from 'react';

import { useWords, WordsProvider } from '@/i18n';
import { dressPage } from '@/platform/page';
import { useSettings } from '@/storage/settingsStore';
import { MotionProvider } from '@/ui/look/motion';
import { ThemeProvider, useTheme } from '@/ui/look/theme';

/** Gives everything inside the words, colours and motion that the person chose. */
export function Providers({ children }: { children: ReactNode }) {
  const settings = useSettings((state) => state.settings);
  return (
    <WordsProvider choice={settings.language}>
      <ThemeProvider choice={settings.theme} isHighContrast={settings.isHighContrast}>
        <MotionProvider choice={settings.motion} speed={settings.speed}>
          <PageDress />
          {children}
        </MotionProvider>
      </ThemeProvider>
    </WordsProvider>
  );
}

/** Keeps what lies around the app in step: its language for readers, its colour behind the screens. */
function PageDress() {
  const { language } = useWords();
  const { colors } = useTheme();
  useEffect(() => dressPage({ background: colors.bg, language }), [colors.bg, language]);
  return null;
}
