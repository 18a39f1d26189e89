import { useEffect, useRef } from 'react';
import { View, type ModalProps } from 'react-native';

/** A native layer as tests see it: a view while it is there, and word of its coming and going. */
export default function MockModal({ visible = true, children, onShow, onDismiss, onRequestClose }: ModalProps) {
  const wasVisible = useRef(false);
  useEffect(() => {
    if (visible === wasVisible.current) return;
    wasVisible.current = visible;
    if (visible) onShow?.({} as never);
    else onDismiss?.();
  }, [visible, onShow, onDismiss]);
  return visible ? (
    <View testID="native-layer" onAccessibilityEscape={() => onRequestClose?.({} as never)}>
      {children}
    </View>
  ) : null;
}
