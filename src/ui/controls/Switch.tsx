import { View } from 'react-native';

import { Icon } from '../drawing/Icon';
import { useTheme } from '../look/theme';

/** How a yes or no looks. The row that carries it is the target and does the speaking. */
export function SwitchMark({ isOn }: { isOn: boolean }) {
  const { colors, isHighContrast } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        width: 52,
        height: 32,
        borderRadius: 16,
        justifyContent: 'center',
        backgroundColor: isOn ? colors.action : isHighContrast ? colors.panel : colors.line,
        borderWidth: isOn ? 0 : 1.5,
        // The track alone is too pale to be the only sign of a control that is off.
        borderColor: colors.ink3,
      }}
    >
      <View
        style={{
          width: 26,
          height: 26,
          borderRadius: 13,
          alignItems: 'center',
          justifyContent: 'center',
          transform: [{ translateX: isOn ? 23 : 1.5 }],
          backgroundColor: isOn ? colors.onAction : isHighContrast ? colors.ink3 : '#FFFFFF',
          boxShadow: isHighContrast ? undefined : '0 1px 3px rgba(70, 45, 15, 0.35)',
        }}
      >
        {isOn && <Icon name="check" color="action" size={16} />}
      </View>
    </View>
  );
}
