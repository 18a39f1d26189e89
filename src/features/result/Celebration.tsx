import { View } from 'react-native';

import type { ScoreLine } from '@/match/scoreLines';
import { Drawing } from '@/ui/drawing/Drawing';
import { Follower } from '@/ui/drawing/Follower';
import { ellipse, polygon, type Mark } from '@/ui/drawing/marks';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { SPACE } from '@/ui/look/tokens';
import { somebodyNamed } from '@/ui/portraits';
import { Portrait } from '@/ui/portraits/Portrait';

const RAYS = 22;
const SOURCE = { x: 50, y: 78 };

/** Broad rays from behind the winner, a little light on linen. */
function rays(color: string): Mark[] {
  const reach = 160;
  const d = Array.from({ length: RAYS }, (_, index) => {
    const angle = ((index * 2) / (RAYS * 2)) * Math.PI * 2;
    const half = Math.PI / RAYS / 2;
    const at = (turn: number) => [SOURCE.x + Math.cos(turn) * reach, SOURCE.y + Math.sin(turn) * reach] as const;
    return polygon([SOURCE.x, SOURCE.y], at(angle - half), at(angle + half));
  }).join('');
  return [{ d, fill: color }];
}

/** A branch of laurel: leaves along a bow, open to the traveller. */
function laurel(side: 1 | -1): string {
  return Array.from({ length: 8 }, (_, index) => {
    const turn = (0.12 + index * 0.115) * Math.PI;
    const x = 50 + side * (30 + 9 * Math.sin(turn));
    const y = 92 - index * 10.4;
    const lean = side * (0.55 - index * 0.14);
    return leaf(x, y, lean);
  }).join('');
}

function leaf(x: number, y: number, lean: number): string {
  const length = 9.6;
  const dx = Math.sin(lean) * length;
  const dy = -Math.cos(lean) * length;
  const nx = Math.cos(lean) * 7.4;
  const ny = Math.sin(lean) * 7.4;
  const r = (value: number) => Math.round(value * 100) / 100;
  return `M${r(x - dx)} ${r(y - dy)}Q${r(x + nx)} ${r(y + ny)} ${r(x + dx)} ${r(y + dy)}Q${r(x - nx)} ${r(y - ny)} ${r(x - dx)} ${r(y - dy)}Z`;
}

const LEFT = laurel(-1);
const RIGHT = laurel(1);

/** How much of its own height a winner stands before the next. */
const OVERLAP = 0.2;

/** The winners at once: travellers side by side, with laurel, before rays. No motion: it is readable before one looks. */
export function Celebration({ winners, isSolo }: { winners: readonly ScoreLine[]; isSolo: boolean }) {
  const { colors, isHighContrast, scheme } = useTheme();
  const { kind, width: screen, edge, control } = useLayout();
  const height = kind === 'phoneLandscape' ? 96 : kind === 'tablet' ? 168 : 132;
  // Several winners overlap a little rather than shrink to nothing, and none stands behind the buttons beside them.
  const across = winners.reduce((sum, { isAi }) => sum + (isAi ? 1.02 : 0.72) - OVERLAP, OVERLAP);
  const room = kind === 'phonePortrait' ? screen - 2 * (edge + control + SPACE.half) : Infinity;
  const size = Math.min(winners.length > 3 ? height * 0.7 : height, room / across);
  const width = across * size + height * 0.98;
  const ink = isHighContrast ? colors.ink : scheme === 'dark' ? '#A9BA74' : '#7F9150';
  return (
    <View aria-hidden style={{ height: height + 8, alignItems: 'center', justifyContent: 'flex-end' }}>
      {!isSolo && winners.length > 0 && (
        <>
          <Branch d={LEFT} ink={ink} height={height} offset={-width / 2} />
          <Branch d={RIGHT} ink={ink} height={height} offset={width / 2 - height * 0.36} isRight />
        </>
      )}
      <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
        {winners.map((line, index) => (
          <View key={line.index} style={{ marginLeft: index === 0 ? 0 : -size * OVERLAP }}>
            <Winner line={line} size={size} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** The traveller of whoever won; a character of the computer shows its face behind it. */
function Winner({ line, size }: { line: ScoreLine; size: number }) {
  if (!line.isAi) return <Follower player={line.number} height={size} />;
  const face = size * 0.86;
  return (
    <View style={{ width: face + size * 0.16, height: size, justifyContent: 'flex-end' }}>
      <Portrait somebody={somebodyNamed(line.name)} size={face} />
      <View style={{ position: 'absolute', right: -size * 0.04, bottom: -size * 0.03 }}>
        <Follower player={line.number} height={size * 0.5} />
      </View>
    </View>
  );
}

function Branch({
  d,
  ink,
  height,
  offset,
  isRight = false,
}: {
  d: string;
  ink: string;
  height: number;
  offset: number;
  isRight?: boolean;
}) {
  return (
    <View style={{ position: 'absolute', bottom: 4, left: '50%', marginLeft: offset }}>
      <Drawing
        viewBox={isRight ? '70 8 36 92' : '-6 8 36 92'}
        width={height * 0.36}
        height={height * 0.92}
        marks={[{ d, fill: ink }]}
      />
    </View>
  );
}

/** The light behind the head of the screen. */
export function Rays() {
  const { colors, isHighContrast, scheme } = useTheme();
  if (isHighContrast) return null;
  const color = scheme === 'dark' ? 'rgba(235, 211, 160, 0.07)' : 'rgba(217, 164, 65, 0.16)';
  return (
    <View aria-hidden style={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
      <Drawing
        viewBox="0 0 100 100"
        fit="slice"
        marks={[
          ...rays(color),
          {
            d: ellipse(SOURCE.x, SOURCE.y, 90, 60),
            fill: {
              from: [0, 40],
              to: [0, 100],
              stops: [
                [0, colors.bg, 0],
                [1, colors.bg, 1],
              ],
            },
          },
        ]}
      />
    </View>
  );
}
