import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';

import { useArrowKeys } from '@/platform/arrowKeys';

import { Tappable } from './Tappable';
import { useTheme } from './theme';
import { CORNER, TARGET } from './tokens';

/** What a row is given to be moved with: the grip, to be put where the row wants it. */
export interface ReorderRow {
  readonly grip: ReactNode;
}

interface Drag {
  readonly key: string;
  readonly from: number;
  readonly by: number;
}

/**
 * Rows that change places: drag the grip, or use a reader's up and down actions or the arrow keys on it. Rows may have
 * different heights; the list is short, so every row is drawn.
 */
export function ReorderList<Item>({
  items,
  keyOf,
  gripLabel,
  upLabel,
  downLabel,
  onMove,
  renderRow,
  divider,
}: {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  gripLabel: (item: Item, index: number) => string;
  upLabel: string;
  downLabel: string;
  onMove: (from: number, to: number) => void;
  renderRow: (item: Item, index: number, row: ReorderRow) => ReactNode;
  divider?: ReactNode;
}) {
  const { colors, depth } = useTheme();
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const [drag, setDrag] = useState<Drag | null>(null);
  const heightAt = (index: number) => {
    const item = items[index];
    return item === undefined ? 0 : (heights[keyOf(item)] ?? 0);
  };
  const target = drag === null ? null : targetOf(drag, items.length, heightAt);
  const move = (from: number, to: number) => {
    if (to >= 0 && to < items.length && to !== from) onMove(from, to);
  };
  return (
    <View role="list">
      {items.map((item, index) => {
        const key = keyOf(item);
        const isHeld = drag?.key === key;
        return (
          <View
            key={key}
            role="listitem"
            onLayout={({ nativeEvent }) => {
              const { height } = nativeEvent.layout;
              setHeights((known) => (known[key] === height ? known : { ...known, [key]: height }));
            }}
            style={[
              { transform: [{ translateY: isHeld ? drag.by : shiftOf(index, drag, target, heightAt) }] },
              isHeld && {
                zIndex: 1,
                backgroundColor: colors.panel,
                borderRadius: CORNER.seat,
                boxShadow: depth.lifted,
              },
            ]}
          >
            {index > 0 && divider}
            {renderRow(item, index, {
              grip: (
                <Grip
                  label={gripLabel(item, index)}
                  upLabel={upLabel}
                  downLabel={downLabel}
                  testID={`grip-${index}`}
                  onStep={(step) => move(index, index + step)}
                  onDrag={(by) => setDrag({ key, from: index, by })}
                  onDrop={() => {
                    setDrag(null);
                    if (drag !== null && target !== null) move(drag.from, target);
                  }}
                />
              ),
            })}
          </View>
        );
      })}
    </View>
  );
}

/** The place that the held row would take: it passes a neighbour when it covers half of it. */
function targetOf(drag: Drag, count: number, heightAt: (index: number) => number): number {
  let target = drag.from;
  let rest = drag.by;
  while (rest > 0 && target < count - 1 && rest > heightAt(target + 1) / 2) {
    target += 1;
    rest -= heightAt(target);
  }
  while (rest < 0 && target > 0 && -rest > heightAt(target - 1) / 2) {
    target -= 1;
    rest += heightAt(target);
  }
  return target;
}

/** How far a row makes way for the held one. */
function shiftOf(index: number, drag: Drag | null, target: number | null, heightAt: (index: number) => number): number {
  if (drag === null || target === null) return 0;
  const held = heightAt(drag.from);
  if (index > drag.from && index <= target) return -held;
  if (index < drag.from && index >= target) return held;
  return 0;
}

function Grip({
  label,
  upLabel,
  downLabel,
  testID,
  onStep,
  onDrag,
  onDrop,
}: {
  label: string;
  upLabel: string;
  downLabel: string;
  testID: string;
  onStep: (step: 1 | -1) => void;
  onDrag: (by: number) => void;
  onDrop: () => void;
}) {
  const { colors } = useTheme();
  const arrows = useArrowKeys(onStep);
  const drag = Gesture.Pan()
    .runOnJS(true)
    .minDistance(3)
    .onUpdate(({ translationY }) => onDrag(translationY))
    .onFinalize(onDrop);
  return (
    <GestureDetector gesture={drag}>
      <View {...arrows} collapsable={false}>
        <Tappable
          role="button"
          aria-label={label}
          testID={testID}
          sinks={false}
          accessibilityActions={[
            { name: 'up', label: upLabel },
            { name: 'down', label: downLabel },
          ]}
          onAccessibilityAction={({ nativeEvent }) => onStep(nativeEvent.actionName === 'up' ? -1 : 1)}
          style={{
            width: TARGET.least,
            height: TARGET.least,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: CORNER.control,
          }}
        >
          <View style={{ width: 14, flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}>
            {[0, 1, 2, 3, 4, 5].map((dot) => (
              <View key={dot} style={{ width: 4, height: 4, borderRadius: 2, backgroundColor: colors.ink3 }} />
            ))}
          </View>
        </Tappable>
      </View>
    </GestureDetector>
  );
}
