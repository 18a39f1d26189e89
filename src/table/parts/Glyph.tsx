import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { GLYPH_GRID, GLYPHS, type GlyphName } from '../art/glyphs';

/** A solid mark of the card game. It never speaks: the control that carries it does. */
export function Glyph({ name, size, color }: { name: GlyphName; size: number; color: string }) {
  return (
    <View style={{ width: size, height: size, pointerEvents: 'none' }} aria-hidden>
      <Svg width={size} height={size} viewBox={`0 0 ${GLYPH_GRID} ${GLYPH_GRID}`}>
        <Path d={GLYPHS[name]} fill={color} fillRule="evenodd" />
      </Svg>
    </View>
  );
}
