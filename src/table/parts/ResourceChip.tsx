import { View } from 'react-native';

import type { Resource } from '@/games/settlers';
import { useTheme } from '@/ui/look/theme';

import { STUDIOS, isContrast } from '../art/palette';
import { cardThemeOf } from '../art/pictures';
import { plateFor } from '../art/plates';
import { Glyph } from './Glyph';

/** One card of a price: solid when the hand has it, hollow when it is missing. */
export function ResourceChip({ card, isHeld = true, size = 24 }: { card: Resource; isHeld?: boolean; size?: number }) {
  const theme = useTheme();
  const cards = cardThemeOf(theme);
  const plate = plateFor(cards, card);
  const flat = isContrast(cards);
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: size * 0.3,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: isHeld ? plate.mid : 'transparent',
        borderWidth: isHeld ? (flat ? 1.5 : 0) : flat ? 2 : 1.5,
        borderStyle: isHeld || !flat ? 'solid' : 'dashed',
        borderColor: isHeld ? theme.colors.line : theme.colors.bad,
      }}
    >
      <Glyph
        name={card}
        size={size * 0.66}
        color={isHeld ? (flat ? plate.key : STUDIOS.day.paper) : theme.colors.bad}
      />
    </View>
  );
}
