import { Text as NativeText, type TextProps as NativeTextProps, type TextStyle } from 'react-native';

import { TEXT_SCALES_ITSELF, useTextScale } from '@/platform/textScale';

import { useTheme } from '../look/theme';
import type { Palette } from '../look/tokens';
import { FACES, LARGEST_TEXT, TYPE, type Face, type TypeName, type TypeToken } from './type';

export interface TextProps extends Omit<NativeTextProps, 'style' | 'maxFontSizeMultiplier'> {
  variant?: TypeName;
  color?: Exclude<keyof Palette, 'scrim'>;
  face?: Face;
  align?: TextStyle['textAlign'];
  /** How far this text grows with the system's setting; lower only for what is a picture, like the wordmark. */
  maxScale?: number;
  style?: TextStyle;
}

/** All text of the app: the type table, the system's text size, and figures that stand in columns. */
export function Text({ variant = 'body', color = 'ink', face, align, maxScale, style, children, ...rest }: TextProps) {
  const { colors } = useTheme();
  const systemScale = useTextScale();
  const token: TypeToken = TYPE[variant];
  const most = maxScale ?? token.most ?? LARGEST_TEXT;
  const scale = TEXT_SCALES_ITSELF ? 1 : Math.min(systemScale, most);
  const chosen = face ?? token.face;
  return (
    <NativeText
      maxFontSizeMultiplier={most}
      style={[
        {
          fontFamily: FACES[chosen],
          fontSize: token.size * scale,
          lineHeight: token.line * scale,
          color: colors[color],
          textAlign: align,
          fontVariant: ['tabular-nums'],
          includeFontPadding: false,
        },
        style,
      ]}
      {...rest}
    >
      {chosen === 'display' && typeof children === 'string' ? withFigures(children) : children}
    </NativeText>
  );
}

/** The display face has old-style figures that dance on the line, so numbers inside it change face. */
function withFigures(text: string) {
  const pieces = text.split(/(\d+)/);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <NativeText key={index} style={{ fontFamily: FACES.bold }}>
        {piece}
      </NativeText>
    ) : (
      piece
    ),
  );
}
