import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { BackHandler } from 'react-native';

/** Screens with something to be dragged from edge to edge: a swipe there moves it and never leaves. */
const DRAGGED_SCREENS = [
  'match/[id]',
  'explore/[game]',
  'replay/[id]',
  'lesson/[game]/index',
  'lesson/[game]/[chapter]',
];

/** Whether a swipe may lead back from a screen; from iOS 26 on the whole width of the screen listens to it. */
export function backSwipeOf(route: string): { gestureEnabled: boolean; fullScreenGestureEnabled?: boolean } {
  return DRAGGED_SCREENS.includes(route)
    ? { gestureEnabled: false, fullScreenGestureEnabled: false }
    : { gestureEnabled: true };
}

/** What Android's back button does while the screen is in front; a sheet above it has the button to itself. */
export function useBackButton(goBack: () => void): void {
  useFocusEffect(
    useCallback(() => {
      const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
        goBack();
        return true;
      });
      return () => subscription.remove();
    }, [goBack]),
  );
}
