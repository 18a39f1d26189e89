import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { BoardView, Insets } from '@/board/types';
import { useWords } from '@/i18n';
import { PlayerBadge } from '@/ui/PlayerBadge';
import { Tappable } from '@/ui/Tappable';
import { useTheme } from '@/ui/theme';
import { TARGET } from '@/ui/tokens';
import { through } from '@/ui/through';

import type { ScoreLine } from './lines';
import type { Laid } from './recent';

/** A move that lies off the screen, and where its pill stands. */
interface Pill extends Laid {
  readonly left: number;
  readonly top: number;
  /** Towards the move, in degrees clockwise from the right. */
  readonly angle: number;
}

/** Pure, so that it can be tested: which moves are off the free rectangle, and where its edge points at them. */
export function pillsFor(
  recent: readonly Laid[],
  view: BoardView,
  size: { width: number; height: number },
  insets: Insets,
): Pill[] {
  const { free } = view;
  const room = {
    width: size.width - insets.left - insets.right - TARGET.least,
    height: size.height - insets.top - insets.bottom - TARGET.least,
  };
  const pills = recent.flatMap((laid) => {
    const x = laid.x + 0.5 - free.x;
    const y = laid.y + 0.5 - free.y;
    if (x >= 0 && x <= free.width && y >= 0 && y <= free.height) return [];
    const dx = x - free.width / 2;
    const dy = y - free.height / 2;
    // How far one may go from the middle towards the move before the edge of the free rectangle stops it.
    const reach = Math.min(
      dx === 0 ? Infinity : room.width / 2 / Math.abs(dx),
      dy === 0 ? Infinity : room.height / 2 / Math.abs(dy),
    );
    return [
      {
        ...laid,
        left: insets.left + room.width / 2 + dx * reach,
        top: insets.top + room.height / 2 + dy * reach,
        angle: (Math.atan2(dy, dx) * 180) / Math.PI,
      },
    ];
  });
  return apart(pills, insets.left + room.width);
}

/** Pills that would cover each other stand side by side. */
function apart(pills: readonly Pill[], rightmost: number): Pill[] {
  const placed: Pill[] = [];
  for (const pill of pills) {
    let left = Math.min(pill.left, rightmost);
    while (placed.some((other) => Math.abs(other.left - left) < STEP && Math.abs(other.top - pill.top) < STEP))
      left -= STEP;
    placed.push({ ...pill, left });
  }
  return placed;
}

const STEP = TARGET.least + 4;

/** Arrows at the edge for the moves that the view does not show. */
export function MovePills({
  recent,
  lines,
  view,
  size,
  insets,
  onShow,
}: {
  recent: readonly Laid[];
  lines: readonly ScoreLine[];
  view: BoardView;
  size: { width: number; height: number };
  insets: Insets;
  onShow: (laid: Laid) => void;
}) {
  const { t } = useWords();
  const { colors, depth, outline } = useTheme();
  return pillsFor(recent, view, size, insets).map((pill) => {
    const line = lines[pill.player];
    if (line === undefined) return null;
    return (
      <View key={`${pill.x},${pill.y}`} style={[through, { position: 'absolute', left: pill.left, top: pill.top }]}>
        <Tappable
          role="button"
          aria-label={t('board.map.lastMove', { name: line.name })}
          testID={`pill-${pill.player}`}
          onPress={() => onShow(pill)}
          style={{
            width: TARGET.least,
            height: TARGET.least,
            borderRadius: TARGET.least / 2,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: colors.panel,
            boxShadow: depth.resting,
            ...outline,
          }}
        >
          <PlayerBadge player={line.number} name={line.name} size={22} />
          <View
            aria-hidden
            style={{
              position: 'absolute',
              inset: 0,
              transform: [{ rotate: `${pill.angle}deg` }],
              pointerEvents: 'none',
            }}
          >
            <Svg width={TARGET.least} height={TARGET.least} viewBox="0 0 44 44">
              <Path d="M36 15.5L43.5 22L36 28.5Z" fill={colors.ink} />
            </Svg>
          </View>
        </Tappable>
      </View>
    );
  });
}
