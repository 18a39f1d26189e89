import { SplashScreen } from 'expo-router';

import { BookHost } from '@/features/book/BookHost';
import { anchor } from '@/features/shell/anchor';
import { AppShell } from '@/features/shell/AppShell';

// The picture of the start stays until fonts and settings are there.
void SplashScreen.preventAutoHideAsync();

export const unstable_settings = anchor;

export default function Layout() {
  return <AppShell over={<BookHost />} />;
}
