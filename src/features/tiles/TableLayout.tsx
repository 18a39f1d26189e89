import type { ReactNode } from 'react';
import { ScrollView, View, type LayoutChangeEvent } from 'react-native';

import type { Size } from '@/board/geometry';
import type { Area, Insets } from '@/board/types';
import { useGuide } from '@/features/contract/guide';
import { useSettings } from '@/storage/settingsStore';
import { useLayout, type Layout } from '@/ui/frame/layout';
import { through } from '@/ui/frame/through';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';

import { dockOf, type Dock } from './dock';
import { TILE_RISE, TILE_SIZE } from './tray/HoldingTray';

/** The parts of the table, wherever the screen puts them. */
export interface TableSlots {
  readonly bar: ReactNode;
  readonly seats: ReactNode;
  readonly notices: ReactNode;
  readonly controls: ReactNode;
  /** The answer to what was tapped, or nothing; on the far side when it would hide what it is about. */
  readonly card: ReactNode;
  readonly isCardFar: boolean;
  readonly tray: ReactNode;
  /** Only in the panel beside the board: its title, and below the seats what happened last. */
  readonly head: ReactNode;
  readonly story: ReactNode;
}

/** Heights of the panels above and below the board, and sizes of what floats on it, as they turned out. */
export interface Measured {
  readonly top: number;
  readonly bottom: number;
  readonly bar: Size;
  readonly controls: Size;
}

export const UNMEASURED: Measured = {
  top: 0,
  bottom: 0,
  bar: { width: 0, height: 0 },
  controls: { width: 0, height: 0 },
};

const PANEL = { phoneLandscape: 324, tablet: 400, phonePortrait: 0 } as const;
const TRAY_WIDEST = 640;
const CARD_WIDEST = 360;
/** Points between what panels cover and what the camera shows. */
const CLEAR = 12;
/** A tall tray leaves at least this much of the seats in sight, except in large letters. */
const SEEN_LEAST = 72;
/** The screen's edge for what floats on the board: its shadow takes the rest. */
const FLOAT = 12;

function panelWidth({ isWide, kind, insets }: Layout, isLeftHanded: boolean): number {
  return isWide ? PANEL[kind] + insets[isLeftHanded ? 'left' : 'right'] : 0;
}

/** What panels cover: the camera keeps to the rest, so that nothing hides the last tile. */
export function insetsOf(layout: Layout, isLeftHanded: boolean, { top, bottom }: Measured): Insets {
  const { isWide, insets: safe } = layout;
  const side = { left: safe.left + CLEAR, right: safe.right + CLEAR };
  if (!isWide) return { top: top + CLEAR, bottom: bottom + CLEAR, ...side };
  const panel = panelWidth(layout, isLeftHanded) + CLEAR;
  return {
    top: safe.top + CLEAR,
    bottom: safe.bottom + CLEAR,
    left: isLeftHanded ? panel : side.left,
    right: isLeftHanded ? side.right : panel,
  };
}

/** What floats on the board, with the air that the camera keeps around it. */
export function islandsOf(layout: Layout, isLeftHanded: boolean, { bottom, bar, controls }: Measured): Area[] {
  const { isWide, width, height, insets: safe, edge, kind } = layout;
  if (isWide) {
    const x = (size: Size) => (isLeftHanded ? width - safe.right - FLOAT - size.width : safe.left + FLOAT);
    return [
      { x: x(bar), y: safe.top + FLOAT, ...bar },
      { x: x(controls), y: height - safe.bottom - FLOAT - controls.height, ...controls },
    ].map(withAir);
  }
  const tray = kind === 'tablet' ? Math.max(0, (width - TRAY_WIDEST) / 2) : 0;
  const buttons = {
    x: isLeftHanded ? FLOAT : width - FLOAT - controls.width,
    y: height - bottom - FLOAT - controls.height,
    ...controls,
  };
  // In a dock the tile does not stand out.
  if (dockOf(layout) !== null) return [withAir(buttons)];
  return [buttons, { x: tray + edge, y: height - bottom - TILE_RISE, width: TILE_SIZE, height: TILE_RISE }].map(
    withAir,
  );
}

/** Whether the card about a feature, where it usually stands, would hide this point of the screen. */
export function isUnderCard(
  layout: Layout,
  isLeftHanded: boolean,
  { top, bottom }: Measured,
  at: { readonly x: number; readonly y: number },
): boolean {
  const { isWide, width, height } = layout;
  if (!isWide) return at.y > (top + height - bottom) / 2;
  const panel = panelWidth(layout, isLeftHanded);
  return isLeftHanded ? at.x > panel + (width - panel) / 2 : at.x < (width - panel) / 2;
}

const withAir = ({ x, y, width, height }: Area): Area => ({
  x: x - CLEAR,
  y: y - CLEAR,
  width: width + 2 * CLEAR,
  height: height + 2 * CLEAR,
});

export function TableLayout({ parts, onMeasure }: { parts: TableSlots; onMeasure: (part: Partial<Measured>) => void }) {
  const layout = useLayout();
  if (layout.isWide) return <WideTable {...parts} onMeasure={onMeasure} />;
  const dock = dockOf(layout);
  return <TallTable {...parts} dock={dock} onMeasure={onMeasure} />;
}

/** Bar, seats, board, tray, from top to bottom; the map controls at the thumb's side. */
function TallTable({
  bar,
  seats,
  notices,
  controls,
  card,
  isCardFar,
  tray,
  story,
  dock,
  onMeasure,
}: TableSlots & {
  /** Where seats, last moves and tray stand side by side; null where the tray has the edge for itself. */
  dock: Dock | null;
  onMeasure: (part: Partial<Measured>) => void;
}) {
  const { colors, depth, isHighContrast } = useTheme();
  const { insets, kind, height } = useLayout();
  const isLeftHanded = useSettings((state) => state.settings.isLeftHanded);
  return (
    <>
      <View
        testID="top"
        onLayout={({ nativeEvent }) => onMeasure({ top: nativeEvent.layout.height })}
        style={[
          through,
          {
            paddingTop: insets.top + SPACE.inside,
            paddingHorizontal: FLOAT,
            gap: SPACE.inside,
          },
        ]}
      >
        {bar}
        {dock === null && seats}
        {notices}
      </View>
      <View style={[through, { flex: 1, padding: FLOAT }]}>
        <View style={[through, { width: '100%', maxWidth: CARD_WIDEST }]}>{isCardFar && card}</View>
      </View>
      <View
        style={[
          through,
          {
            flexDirection: isLeftHanded ? 'row' : 'row-reverse',
            alignItems: 'flex-end',
            gap: SPACE.between,
            paddingHorizontal: FLOAT,
            paddingBottom: FLOAT,
          },
        ]}
      >
        <View testID="controls" onLayout={measure('controls', onMeasure)} style={through}>
          {controls}
        </View>
        <View style={[through, { flex: 1, maxWidth: CARD_WIDEST, marginBottom: dock === null ? TILE_RISE : 0 }]}>
          {!isCardFar && card}
        </View>
      </View>
      <View
        testID="panel"
        onLayout={({ nativeEvent }) => onMeasure({ bottom: nativeEvent.layout.height })}
        style={{
          width: '100%',
          maxWidth: kind === 'tablet' && dock === null ? TRAY_WIDEST : undefined,
          maxHeight: dock === null ? height * 0.66 : undefined,
          height: dock === null ? undefined : dock.height + insets.bottom,
          // On a small phone the buttons of the map need their room: what is long in the tray scrolls sooner.
          flexShrink: 1,
          alignSelf: 'center',
          paddingBottom: insets.bottom + SPACE.edge,
          backgroundColor: colors.panel,
          borderTopLeftRadius: CORNER.sheet,
          borderTopRightRadius: CORNER.sheet,
          borderWidth: isHighContrast ? 2 : 0,
          borderBottomWidth: 0,
          borderColor: colors.line,
          boxShadow: depth.tray,
        }}
      >
        {dock === null ? tray : <DockRow dock={dock} seats={seats} story={story} tray={tray} />}
      </View>
    </>
  );
}

/** On a tablet held upright: who plays, what happened last, and what is asked, side by side; mirrored for the left hand. */
function DockRow({ dock, seats, story, tray }: { dock: Dock } & Pick<TableSlots, 'seats' | 'story' | 'tray'>) {
  const { edge } = useLayout();
  const isLeftHanded = useSettings((state) => state.settings.isLeftHanded);
  return (
    <View
      style={{
        flex: 1,
        flexDirection: isLeftHanded ? 'row-reverse' : 'row',
        gap: edge,
        paddingHorizontal: edge,
        paddingTop: SPACE.edge,
      }}
    >
      <ScrollView style={{ flex: 1 }} contentContainerStyle={{ gap: SPACE.between }}>
        {seats}
        {!dock.hasStory && story}
      </ScrollView>
      {dock.hasStory && <View style={{ flex: 1, overflow: 'hidden' }}>{story}</View>}
      <View style={{ width: dock.tray, justifyContent: 'center' }}>{tray}</View>
    </View>
  );
}

/** The board beside a panel with seats, story and tray; mirrored for the left hand. */
function WideTable({
  bar,
  seats,
  notices,
  controls,
  card,
  isCardFar,
  tray,
  head,
  story,
  onMeasure,
}: TableSlots & { onMeasure: (part: Partial<Measured>) => void }) {
  const { colors, depth, isHighContrast } = useTheme();
  const layout = useLayout();
  const { insets, width, edge, isLargeText } = layout;
  const guide = useGuide();
  const isLeftHanded = useSettings((state) => state.settings.isLeftHanded);
  const panel = panelWidth(layout, isLeftHanded);
  // Two of them stand side by side: what is asked about on one side is answered on the other.
  const cardWidth = Math.min(CARD_WIDEST, (width - panel) / 2 - FLOAT);
  const side = isLeftHanded ? 'left' : 'right';
  const free = isLeftHanded ? 'right' : 'left';
  const corners = isLeftHanded
    ? { borderTopRightRadius: CORNER.sheet, borderBottomRightRadius: CORNER.sheet }
    : { borderTopLeftRadius: CORNER.sheet, borderBottomLeftRadius: CORNER.sheet };
  return (
    <>
      <View
        onLayout={measure('bar', onMeasure)}
        style={[
          through,
          {
            position: 'absolute',
            top: insets.top + FLOAT,
            [free]: insets[free] + FLOAT,
          },
        ]}
      >
        {bar}
      </View>
      <View
        style={[
          through,
          {
            position: 'absolute',
            bottom: insets.bottom + FLOAT,
            [free]: insets[free] + FLOAT,
            alignItems: isLeftHanded ? 'flex-end' : 'flex-start',
            gap: SPACE.between,
          },
        ]}
      >
        <View style={[through, { width: cardWidth }]}>{!isCardFar && card}</View>
        <View testID="controls" onLayout={measure('controls', onMeasure)} style={through}>
          {controls}
        </View>
      </View>
      <View
        style={[
          through,
          { position: 'absolute', bottom: insets.bottom + FLOAT, [side]: panel + FLOAT, width: cardWidth },
        ]}
      >
        {isCardFar && card}
      </View>
      <View
        testID="panel"
        style={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          [side]: 0,
          width: panel,
          paddingTop: insets.top + SPACE.between,
          paddingBottom: insets.bottom + edge,
          paddingLeft: edge + (isLeftHanded ? insets.left : 0),
          paddingRight: edge + (isLeftHanded ? 0 : insets.right),
          gap: SPACE.between,
          backgroundColor: colors.panel,
          borderWidth: isHighContrast ? 2 : 0,
          borderColor: colors.line,
          boxShadow: depth.lifted,
          ...corners,
        }}
      >
        <ScrollView
          style={{ flex: 1, minHeight: isLargeText && guide === null ? 0 : SEEN_LEAST }}
          contentContainerStyle={{ gap: SPACE.between }}
        >
          {head}
          {/* Where the panel is low, what is wrong and its way out must not lie below its edge. */}
          {notices}
          {seats}
          {story}
        </ScrollView>
        {tray}
      </View>
    </>
  );
}

/** Tells the size of what floats. */
const measure =
  (part: 'bar' | 'controls', onMeasure: (part: Partial<Measured>) => void) =>
  ({ nativeEvent: { layout } }: LayoutChangeEvent): void =>
    onMeasure({ [part]: { width: layout.width, height: layout.height } });
