import { router, Stack, useIsFocused } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import type { ReactNode } from 'react';

import { useMotion } from '@/ui/look/motion';
import { useTheme } from '@/ui/look/theme';
import { OverlayHost } from '@/ui/overlay/OverlayHost';

import { backSwipeOf } from './back';
import { ErrorBoundary } from './ErrorBoundary';

/** All screens in one stack. Each has its own boundary, so that a fault leaves navigation alive, and its own overlays. */
export function Navigator({ over }: { over: ReactNode }) {
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
            <OverlayHost>
              {children}
              <InFront>{over}</InFront>
            </OverlayHost>
          </ErrorBoundary>
        )}
      />
    </>
  );
}

/** What lies over all screens belongs to the one in front: it uses that one's layer. */
function InFront({ children }: { children: ReactNode }) {
  return useIsFocused() ? children : null;
}
