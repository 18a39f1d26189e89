import { View } from 'react-native';

import { useTheme } from '../look/theme';
import { appMark, MARK_SIZE } from './appMark';
import { Drawing } from './Drawing';

const MARKS = appMark();

/** The app's mark in its green frame, as on the icon. */
export function Logo({ size }: { size: number }) {
  const { isHighContrast, colors } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: size * 0.3,
        borderWidth: size * 0.055,
        borderColor: isHighContrast ? colors.line : '#1E4A40',
        overflow: 'hidden',
      }}
    >
      <Drawing marks={MARKS} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} />
    </View>
  );
}
