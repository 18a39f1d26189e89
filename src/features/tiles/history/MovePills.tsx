import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { Area, BoardView, Insets } from '@/board/types';
import { useWords } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';
import { Tappable } from '@/ui/controls/Tappable';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { through } from '@/ui/frame/through';
import { useTheme } from '@/ui/look/theme';
import { TARGET } from '@/ui/look/tokens';

import type { Laid } from './recent';

/** A move that lies off the screen, and where its pill stands. */
interface Pill extends Laid {
  readonly left: number;
  readonly top: number;
  /** Towards the move, in degrees clockwise from the right. */
  readonly angle: number;
}

/** Where pills may stand: between the panels, and not on what floats there. */
export interface PillRoom {
  readonly size: { readonly width: number; readonly height: number };
  readonly insets: Insets;
  readonly islands: readonly Area[];
}

/** Pure, so that it can be tested: which moves cannot be seen, and where the edge of the free rectangle points at them. */
export function pillsFor(recent: readonly Laid[], view: BoardView, { size, insets, islands }: PillRoom): Pill[] {
  const { free } = view;
  const room: Area = {
    x: insets.left,
    y: insets.top,
    width: size.width - insets.left - insets.right - TARGET.least,
    height: size.height - insets.top - insets.bottom - TARGET.least,
  };
  const pills: Pill[] = [];
  for (const laid of recent) {
    const x = laid.x + 0.5 - free.x;
    const y = laid.y + 0.5 - free.y;
    const at = { x: insets.left + x * view.scale, y: insets.top + y * view.scale };
    const isInside = x >= 0 && x <= free.width && y >= 0 && y <= free.height;
    if (isInside && !islands.some((island) => isWithin(island, at))) continue;
    const dx = x - free.width / 2;
    const dy = y - free.height / 2;
    // How far one may go from the middle towards the move before the edge of the free rectangle stops it.
    const reach = Math.min(
      dx === 0 ? Infinity : room.width / 2 / Math.abs(dx),
      dy === 0 ? Infinity : room.height / 2 / Math.abs(dy),
    );
    const place = {
      left: room.x + room.width / 2 + dx * reach,
      top: room.y + room.height / 2 + dy * reach,
    };
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    pills.push({ ...laid, ...freePlace(place, room, [...islands, ...pills.map(areaOf)]), angle });
  }
  return pills;
}

const isWithin = ({ x, y, width, height }: Area, at: { readonly x: number; readonly y: number }): boolean =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

/** A pill and the air around it. */
const areaOf = ({ left, top }: Place): Area => ({
  x: left - GAP,
  y: top - GAP,
  width: TARGET.least + 2 * GAP,
  height: TARGET.least + 2 * GAP,
});

interface Place {
  readonly left: number;
  readonly top: number;
}

const GAP = 4;

/** The nearest place in the room where a pill lies on nothing else. */
function freePlace(wished: Place, room: Area, taken: readonly Area[]): Place {
  const side = TARGET.least;
  const isFree = ({ left, top }: Place) =>
    taken.every(
      ({ x, y, width, height }) => left >= x + width || left + side <= x || top >= y + height || top + side <= y,
    );
  const inRoom = (value: number, from: number, length: number) => Math.min(Math.max(value, from), from + length);
  const lefts = [wished.left, ...taken.flatMap(({ x, width }) => [x - side, x + width])];
  const tops = [wished.top, ...taken.flatMap(({ y, height }) => [y - side, y + height])];
  const away = ({ left, top }: Place) => Math.hypot(left - wished.left, top - wished.top);
  const places = lefts
    .flatMap((left) =>
      tops.map((top) => ({ left: inRoom(left, room.x, room.width), top: inRoom(top, room.y, room.height) })),
    )
    .filter(isFree);
  return places.reduce((one, other) => (away(other) < away(one) ? other : one), places[0] ?? wished);
}

/** Arrows at the edge for the moves that the view does not show. */
export function MovePills({
  recent,
  lines,
  view,
  onShow,
  ...room
}: PillRoom & {
  recent: readonly Laid[];
  lines: readonly ScoreLine[];
  view: BoardView;
  onShow: (laid: Laid) => void;
}) {
  const { t } = useWords();
  const { colors, depth, outline } = useTheme();
  return pillsFor(recent, view, room).map((pill) => {
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
