import { View } from 'react-native';

import { useTheme } from '@/ui/look/theme';
import { Text } from '@/ui/text/Text';

import type { GlyphName } from '../art/glyphs';
import { Glyph } from './Glyph';

/** More than this stands as a number: nobody counts seven dots. */
const MOST = 6;

/** Roads or knights from the bottom of their stack: an open ring works (side A), a full dot is a point (side B). */
export function Pips({ count, size = 9, most = MOST }: { count: number; size?: number; most?: number }) {
  const { colors } = useTheme();
  if (count === 0) {
    return (
      <Text variant="micro" color="ink2">
        –
      </Text>
    );
  }
  if (count > most) {
    return (
      <Text variant="micro" face="bold" color="ink">
        {String(count)}
      </Text>
    );
  }
  return (
    <View style={{ flexDirection: 'row', gap: 2 }}>
      {Array.from({ length: count }, (_, index) => (
        <View
          key={index}
          style={{
            width: size,
            height: size,
            borderRadius: size,
            borderWidth: 2,
            borderColor: index % 2 === 0 ? colors.ink2 : colors.ink,
            backgroundColor: index % 2 === 0 ? undefined : colors.ink,
          }}
        />
      ))}
    </View>
  );
}

/** A building glyph with how many there are. */
export function Count({ name, count, size = 13 }: { name: GlyphName; count: number; size?: number }) {
  const { colors } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: size < 12 ? 1 : 3 }}>
      <Glyph name={name} size={size} color={colors.ink} />
      <Text variant="micro" face="bold">
        {String(count)}
      </Text>
    </View>
  );
}
