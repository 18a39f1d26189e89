import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';

/** Under the thumb, where the tray is at other times: the one thing to do after a line was read. */
export function LessonTray({ children }: { children: ReactNode }) {
  const { edge, isWide } = useLayout();
  return (
    <View
      testID="lesson-tray"
      style={{ gap: SPACE.inside, paddingHorizontal: isWide ? 0 : edge, paddingTop: isWide ? 0 : SPACE.edge }}
    >
      {children}
    </View>
  );
}
