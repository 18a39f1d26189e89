import { SplashScreen } from 'expo-router';

import { AppShell } from '@/features/shell/AppShell';

// The picture of the start stays until fonts and settings are there.
void SplashScreen.preventAutoHideAsync();

export default function Layout() {
  return <AppShell />;
}
