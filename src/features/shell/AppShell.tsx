import { SplashScreen } from 'expo-router';
import { useEffect, type ReactNode } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { mendChunkLoading } from '@/platform/chunks';
import { reopenAtHome } from '@/platform/page';
import { registerServiceWorker } from '@/platform/serviceWorker';
import { hydrateSettings, useSettings } from '@/storage/settingsStore';

import { ErrorBoundary } from './ErrorBoundary';
import { useAppFonts } from './fonts';
import { Navigator } from './Navigator';
import { Providers } from './Providers';

// Before the first part is loaded late.
mendChunkLoading();

/**
 * The root of the app. No screen shows before the fonts are there (or have failed) and the device's store has answered
 * (or has refused), so nothing flashes and nothing is written over what has not been read. `over` lies above every screen.
 */
export function AppShell({ over }: { over: ReactNode }) {
  const areFontsReady = useAppFonts();
  const isStorageReady = useSettings((state) => state.isReady);
  const isReady = areFontsReady && isStorageReady;

  useEffect(() => {
    // It answers with defaults when the store fails, so there is nothing left to catch.
    void hydrateSettings();
    registerServiceWorker();
  }, []);
  useEffect(() => {
    if (isReady) SplashScreen.hide();
  }, [isReady]);

  if (!isReady) return null;
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <SafeAreaProvider>
        <ErrorBoundary onGoHome={reopenAtHome}>
          <Providers>
            <Navigator over={over} />
          </Providers>
        </ErrorBoundary>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}
