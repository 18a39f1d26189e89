import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import { takeFocus } from '@/platform/layers';

import { useMotion } from '../look/motion';
import { MOTION } from '../look/tokens';
import { layerTurn } from './LayerTurn';
import { OverlayContext } from './Overlay';
import { OverlayStack, type OverlayEntry } from './OverlayStack';

/**
 * Owns the only native layer that lies over what is inside. Sheets and pages come and go as its content, so the layer
 * itself stays up from the first to the last of them; two hosts never show theirs at once.
 */
export function OverlayHost({ children }: { children: ReactNode }) {
  const [stack] = useState(() => new OverlayStack());
  return (
    <OverlayContext value={stack}>
      {children}
      <Layer stack={stack} />
    </OverlayContext>
  );
}

function Layer({ stack }: { stack: OverlayStack }) {
  const motion = useMotion();
  const entries = useSyncExternalStore(stack.subscribe, stack.entries, stack.entries);
  const [wisher] = useState(() => Symbol('layer'));
  const read = () => layerTurn.stateOf(wisher);
  const state = useSyncExternalStore(layerTurn.subscribe, read, read);
  const hasEntries = entries.length > 0;
  useLayoutEffect(() => {
    if (hasEntries) layerTurn.wish(wisher);
    else layerTurn.letGo(wisher);
  }, [hasEntries, wisher]);
  useLayoutEffect(() => () => layerTurn.letGo(wisher), [wisher]);

  // What is going stays to be seen until it is gone.
  const [last, setLast] = useState<readonly OverlayEntry[]>(entries);
  if (hasEntries && last !== entries) setLast(entries);
  if (!hasEntries && state === 'hidden' && last.length > 0) setLast(entries);

  const top = last.at(-1);
  const topId = top?.id;
  useEffect(() => {
    if (topId !== undefined) takeFocus();
  }, [topId]);
  if (state === 'hidden' || top === undefined) return null;
  return (
    <Modal
      visible={state === 'shown'}
      transparent
      statusBarTranslucent
      navigationBarTranslucent
      supportedOrientations={['portrait', 'landscape']}
      animationType={motion.fade(MOTION.fade) > 0 ? 'fade' : 'none'}
      onRequestClose={top.onRequestClose}
      onShow={layerTurn.hasCome}
      onDismiss={layerTurn.hasGone}
    >
      {/* A native layer is a window of its own, where gestures need a root of their own. */}
      <GestureHandlerRootView style={{ flex: 1 }}>
        {last.map(({ id, content }) => (
          <View key={id} style={[StyleSheet.absoluteFill, id !== topId && { display: 'none' }]}>
            {content}
          </View>
        ))}
      </GestureHandlerRootView>
    </Modal>
  );
}
