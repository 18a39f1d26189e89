import { router, Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';

import { useMotion } from '@/ui/look/motion';
import { useTheme } from '@/ui/look/theme';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

import { backSwipeOf } from './back';
import { ErrorBoundary } from './ErrorBoundary';

/** All screens in one stack. Each has its own boundary, so that a fault leaves navigation alive, and its own overlays. */
export function Navigator() {
  const { scheme, colors } = useTheme();
  const { isReduced } = useMotion();
  return (
    <>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <Stack
        screenOptions={({ route }) => ({
          headerShown: false,
          title: 'Terreno',
          animation: isReduced ? 'fade' : 'default',
          animationDuration: isReduced ? 120 : undefined,
          contentStyle: { backgroundColor: colors.bg },
          ...backSwipeOf(route.name),
        })}
        screenLayout={({ children }) => (
          <ErrorBoundary onGoHome={() => router.replace('/')}>
            <OverlayHost>{children}</OverlayHost>
          </ErrorBoundary>
        )}
      />
    </>
  );
}
