import { playerColours, useTheme } from '../look/theme';
import type { Colour } from '@/core/seat';
import { Drawing } from './Drawing';
import { FOLLOWER, follower } from './traveller';

/** The hooded traveller of a player, standing. */
export function Follower({ player, height, shadow = true }: { player: Colour; height: number; shadow?: boolean }) {
  const theme = useTheme();
  const width = (height * (FOLLOWER.width + 24)) / (FOLLOWER.height + 10);
  return (
    <Drawing
      marks={follower(playerColours(theme, player), { shadow })}
      viewBox={`-12 -6 ${FOLLOWER.width + 24} ${FOLLOWER.height + 10}`}
      width={width}
      height={height}
    />
  );
}
