import { AppState } from 'react-native';

/** Calls whenever the page is hidden. A window that only loses the focus may still be looked at by the same person. */
export function onLeaving(listener: () => void, _isOurs: () => boolean): () => void {
  const change = AppState.addEventListener('change', (state) => {
    if (state !== 'active') listener();
  });
  return () => change.remove();
}
