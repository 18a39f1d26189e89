import { View } from 'react-native';

import { Drawing } from '../drawing/Drawing';
import { PlayerBadge } from '../drawing/PlayerBadge';
import { shapePath } from '../drawing/shapes';
import { useTheme } from '../look/theme';
import type { Colour } from '@/core/seat';
import { PLAYERS } from '../look/tokens';
import { somebodyNamed } from './characters';
import { Portrait } from './Portrait';

/** How much of the badge hangs over the corner of the face. */
const OVERHANG = 0.3;

/**
 * Whoever sits at a seat, where there is room: a character's face with the badge of its colour and shape in the corner,
 * or a person's badge alone. The name beside it does the speaking.
 */
export function SeatFace({
  player,
  name,
  isAi,
  size,
}: {
  player: Colour;
  name: string;
  isAi: boolean;
  /** Of the face; people have a badge a little smaller. */
  size: number;
}) {
  const { colors } = useTheme();
  if (!isAi) return <PlayerBadge player={player} name={name} size={Math.round(size * 0.78)} />;
  const badge = Math.max(24, Math.round(size * 0.48));
  const over = Math.round(badge * OVERHANG);
  const outline = shapePath(PLAYERS[player].shape, 16, 16, 12);
  return (
    <View aria-hidden style={{ width: size + over, height: size + over * 0.5 }}>
      <Portrait somebody={somebodyNamed(name)} size={size} />
      <View style={{ position: 'absolute', right: 0, bottom: 0, width: badge, height: badge }}>
        {/* A rim of the ground behind keeps the shape apart from the face. */}
        <View style={{ position: 'absolute', inset: 0 }}>
          <Drawing viewBox="0 0 32 32" marks={[{ d: outline, fill: colors.panel, stroke: colors.panel, width: 7 }]} />
        </View>
        <PlayerBadge player={player} name={name} size={badge} />
      </View>
    </View>
  );
}
