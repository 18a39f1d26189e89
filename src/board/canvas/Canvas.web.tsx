import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { Drawing } from './Drawing';

/**
 * The canvas of a browser. The one that comes with Skia makes a new WebGL context whenever it is laid out, gives back none
 * of them, and every frame leaves the paints behind that it was drawn with; this one borrows a stage for as long as it is
 * shown, and frees what it draws with.
 */
export function Canvas({ style, children }: { style?: StyleProp<ViewStyle>; children: ReactNode }) {
  const host = useRef<View>(null);
  const [drawing] = useState(() => new Drawing());
  useLayoutEffect(() => {
    drawing.enter(elementOf(host.current));
    return () => drawing.leave();
  }, [drawing]);
  useLayoutEffect(() => drawing.show(children), [drawing, children]);
  useEffect(() => () => drawing.clear(), [drawing]);
  return (
    <View
      ref={host}
      style={style}
      onLayout={({ nativeEvent: { layout } }) => drawing.resize(layout.width, layout.height)}
    />
  );
}

/** In a browser a view is its element. */
function elementOf(view: View | null): HTMLElement {
  if (view instanceof HTMLElement) return view;
  throw new Error('The canvas has no element.');
}
