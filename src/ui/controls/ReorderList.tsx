import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { useArrowKeys } from '@/platform/arrowKeys';

import { useMotion } from '../look/motion';
import { useTheme } from '../look/theme';
import { timing } from '../look/timing';
import { CORNER, MOTION, TARGET } from '../look/tokens';
import { shiftOf, targetOf } from './reorder';
import { Tappable } from './Tappable';

/** What a row is given to be moved with: the grip, to be put where the row wants it. */
interface ReorderRow {
  readonly grip: ReactNode;
}

/** The row under the finger; one that was dropped elsewhere waits there for the list to have it so. */
interface Held {
  readonly key: string;
  readonly isDropped: boolean;
}

interface ReorderProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  gripLabel: (item: Item, index: number) => string;
  upLabel: string;
  downLabel: string;
  onMove: (from: number, to: number) => void;
  renderRow: (item: Item, index: number, row: ReorderRow) => ReactNode;
  divider?: ReactNode;
}

/**
 * Rows that change places: drag the grip, or use a reader's up and down actions or the arrow keys on it. Rows may have
 * different heights; the list is short, so every row is drawn.
 */
export function ReorderList<Item>(props: ReorderProps<Item>) {
  const { items, keyOf } = props;
  const [held, setHeld] = useState<Held | null>(null);
  const order = items.map(keyOf).join('\n');
  const [landed, setLanded] = useState({ order, round: 0 });
  if (landed.order !== order) {
    // Dropped rows are laid out anew where they already are, so that nobody sees them both moved and shifted.
    setLanded({ order, round: landed.round + (held === null ? 0 : 1) });
    setHeld(null);
  }
  return <Rows key={landed.round} {...props} held={held} onHold={setHeld} />;
}

function Rows<Item>({
  items,
  keyOf,
  gripLabel,
  upLabel,
  downLabel,
  onMove,
  renderRow,
  divider,
  held,
  onHold,
}: ReorderProps<Item> & { held: Held | null; onHold: (held: Held | null) => void }) {
  const [known] = useState(() => new Map<string, number>());
  const heights = useSharedValue<readonly number[]>([]);
  /** The place of the row under the finger, or none, and how far it was pulled. */
  const from = useSharedValue(NOWHERE);
  const by = useSharedValue(0);
  const measure = () => heights.set(items.map((item) => known.get(keyOf(item)) ?? 0));
  useEffect(measure);
  const move = (start: number, to: number) => {
    if (to >= 0 && to < items.length && to !== start) onMove(start, to);
  };
  useEffect(() => {
    if (held?.isDropped !== true) return;
    // Still the same list: whoever owns it did not want the move.
    from.set(NOWHERE);
    onHold(null);
  }, [held, from, onHold]);
  return (
    <View role="list">
      {items.map((item, index) => {
        const key = keyOf(item);
        return (
          <Place
            key={key}
            index={index}
            isHeld={held?.key === key}
            heights={heights}
            from={from}
            by={by}
            onHeight={(height) => {
              known.set(key, height);
              measure();
            }}
          >
            {index > 0 && divider}
            {renderRow(item, index, {
              grip: (
                <Grip
                  index={index}
                  label={gripLabel(item, index)}
                  upLabel={upLabel}
                  downLabel={downLabel}
                  testID={`grip-${index}`}
                  heights={heights}
                  from={from}
                  by={by}
                  onStep={(step) => move(index, index + step)}
                  onHold={() => onHold({ key, isDropped: false })}
                  onDrop={(to) => {
                    onHold(to === index ? null : { key, isDropped: true });
                    move(index, to);
                  }}
                />
              ),
            })}
          </Place>
        );
      })}
    </View>
  );
}

const NOWHERE = -1;

/** What the rows know of the drag, on the UI thread. */
interface Pull {
  readonly heights: SharedValue<readonly number[]>;
  readonly from: SharedValue<number>;
  readonly by: SharedValue<number>;
}

/** A row follows the finger, or makes way for the one that does. */
function Place({
  index,
  isHeld,
  heights,
  from,
  by,
  onHeight,
  children,
}: Pull & { index: number; isHeld: boolean; onHeight: (height: number) => void; children: ReactNode }) {
  const { colors, depth } = useTheme();
  const style = useAnimatedStyle(() => {
    const start = from.get();
    if (start === NOWHERE) return { transform: [{ translateY: 0 }] };
    if (start === index) return { transform: [{ translateY: by.get() }] };
    const target = targetOf(start, by.get(), heights.get());
    return { transform: [{ translateY: shiftOf(index, start, target, heights.get()) }] };
  });
  return (
    <Animated.View
      role="listitem"
      onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
      style={[
        isHeld && { zIndex: 1, backgroundColor: colors.panel, borderRadius: CORNER.seat, boxShadow: depth.lifted },
        style,
      ]}
    >
      {children}
    </Animated.View>
  );
}

function Grip({
  index,
  label,
  upLabel,
  downLabel,
  testID,
  heights,
  from,
  by,
  onStep,
  onHold,
  onDrop,
}: Pull & {
  index: number;
  label: string;
  upLabel: string;
  downLabel: string;
  testID: string;
  onStep: (step: 1 | -1) => void;
  onHold: () => void;
  onDrop: (to: number) => void;
}) {
  const { colors } = useTheme();
  const arrows = useArrowKeys(onStep);
  const back = timing(useMotion().move(MOTION.fade));
  const drag = Gesture.Pan()
    .minDistance(3)
    .withTestId(testID)
    .onStart(() => {
      'worklet';
      from.set(index);
      by.set(0);
      scheduleOnRN(onHold);
    })
    .onUpdate(({ translationY }) => {
      'worklet';
      by.set(translationY);
    })
    .onEnd((_event, isDone) => {
      'worklet';
      const target = isDone ? targetOf(index, by.get(), heights.get()) : index;
      // A row that goes to another place stays where it is until the list has it there.
      if (target === index) by.set(withTiming(0, back));
      scheduleOnRN(onDrop, target);
    });
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
