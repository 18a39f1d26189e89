import { AppState } from 'react-native';

/**
 * Calls whenever the person may be leaving the app, before the system takes its picture for the app switcher. iOS says
 * so in time; Android takes the picture before it says "background", but first takes the focus from the window. It also
 * does that when a layer of our own comes up, which `isOurs` tells.
 */
export function onLeaving(listener: () => void, isOurs: () => boolean): () => void {
  const change = AppState.addEventListener('change', (state) => {
    if (state !== 'active') listener();
  });
  const blur = AppState.addEventListener('blur', () => {
    if (!isOurs()) listener();
  });
  return () => {
    change.remove();
    blur.remove();
  };
}
