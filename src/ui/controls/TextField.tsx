import { useState } from 'react';
import { TextInput, View, type TextInputProps } from 'react-native';

import { TEXT_SCALES_ITSELF, useTextScale } from '@/platform/textScale';

import { useTheme } from '../look/theme';
import { BORDER, CORNER, SPACE, TARGET } from '../look/tokens';
import { LiveText } from '../text/LiveText';
import { Text } from '../text/Text';
import { FACES, LARGEST_TEXT, TYPE } from '../text/type';

/** A line (or some lines) to write in, with its name above and what is wrong with it below. */
export function TextField({
  label,
  fault,
  detail,
  isTall = false,
  testID,
  ...input
}: Omit<TextInputProps, 'style' | 'aria-label' | 'multiline'> & {
  label: string;
  /** What cannot stay as it is; spoken when it appears. */
  fault?: string;
  detail?: string;
  /** For long texts: several lines, scrolling inside. */
  isTall?: boolean;
}) {
  const { colors, isHighContrast } = useTheme();
  const [isFocused, setFocused] = useState(false);
  const systemScale = useTextScale();
  const scale = TEXT_SCALES_ITSELF ? 1 : Math.min(systemScale, LARGEST_TEXT);
  return (
    <View style={{ gap: SPACE.inside }}>
      <Text variant="row" aria-hidden importantForAccessibility="no">
        {label}
      </Text>
      <TextInput
        {...input}
        multiline={isTall}
        aria-label={label}
        testID={testID}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        maxFontSizeMultiplier={LARGEST_TEXT}
        placeholderTextColor={colors.ink2}
        selectionColor={colors.ring}
        style={{
          minHeight: isTall ? 112 : TARGET.control,
          borderRadius: CORNER.control,
          borderWidth: isHighContrast ? BORDER.contrast : 1.5,
          borderColor: fault === undefined ? (isHighContrast ? colors.line : colors.ink3) : colors.bad,
          backgroundColor: isHighContrast ? colors.panel : colors.bg,
          paddingHorizontal: SPACE.between,
          paddingVertical: SPACE.between,
          color: colors.ink,
          fontFamily: FACES.semibold,
          fontSize: TYPE.row.size * scale,
          textAlignVertical: isTall ? 'top' : 'center',
          outlineStyle: 'solid',
          outlineWidth: isFocused ? BORDER.focus : 0,
          outlineOffset: 1,
          outlineColor: colors.ring,
        }}
      />
      {fault !== undefined ? (
        <LiveText variant="caption" color="bad" role="alert">
          {fault}
        </LiveText>
      ) : (
        detail !== undefined && (
          <Text variant="caption" color="ink2">
            {detail}
          </Text>
        )
      )}
    </View>
  );
}
