import type { ReactNode } from 'react';
import { View } from 'react-native';

import { coveredProps } from '@/platform/cover';

/**
 * What stays mounted while something opaque lies over it: it keeps what it has painted, and can be neither touched, read
 * nor focused. What nobody may know does not belong here: it must not be mounted.
 */
export function Covered({ isCovered, children }: { isCovered: boolean; children: ReactNode }) {
  const { style, ...covered } = isCovered ? coveredProps() : {};
  return (
    <View {...covered} style={[{ flex: 1 }, style]}>
      {children}
    </View>
  );
}
