import { View } from 'react-native';

import { Drawing } from '@/ui/drawing/Drawing';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { shapePath } from '@/ui/drawing/shapes';
import { playerColours, useTheme } from '@/ui/look/theme';
import type { Colour } from '@/core/seat';
import { light } from '@/ui/look/tokens';

/** How far the picture reaches from its middle: the rim of a pointed shape stands out farther than that of a round one. */
const REACH = 18;

/** A player's badge as large as a hand, with the cream rim that lifts every colour off the pine. */
export function BigBadge({ player, name, size }: { player: Colour; name: string; size: number }) {
  const theme = useTheme();
  const outline = shapePath(playerColours(theme, player).shape, 16, 16, 12);
  return (
    <View aria-hidden style={{ width: size, height: size }}>
      <View style={{ position: 'absolute', inset: 0 }}>
        <Drawing
          viewBox={`${16 - REACH} ${16 - REACH} ${2 * REACH} ${2 * REACH}`}
          marks={[
            { d: outline, stroke: 'rgba(0, 0, 0, 0.18)', width: 8 },
            { d: outline, stroke: light.rim, width: 5, fill: light.rim },
          ]}
        />
      </View>
      <View style={{ position: 'absolute', inset: 0, transform: [{ scale: 16 / REACH }] }}>
        <PlayerBadge player={player} name={name} size={size} />
      </View>
    </View>
  );
}
