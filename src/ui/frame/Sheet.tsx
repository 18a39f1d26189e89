import { useEffect, type ReactNode } from 'react';
import { KeyboardAvoidingView, Pressable, ScrollView, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { useSettings } from '@/storage/settingsStore';

import { Button, type ButtonKind } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { useMotion } from '../look/motion';
import { useTheme } from '../look/theme';
import { timing } from '../look/timing';
import { CORNER, MOTION, SPACE } from '../look/tokens';
import { Overlay } from '../overlay/Overlay';
import { Text } from '../text/Text';
import { useLayout } from './layout';

/** How far the grip must be pulled before letting go closes the sheet. */
const PULL = 72;
const SIDE_WIDTH = 400;
/** A sheet that has two columns. */
/** Less than this has no room for a picture, words and two buttons side by side. */
const NARROW = 400;
const BROAD_WIDTH = 860;
const WIDEST = 640;

interface SheetProps {
  title: string;
  detail?: string;
  /** Whose or what sheet it is: a player's badge, an icon. */
  badge?: ReactNode;
  /** Beside the title: the way to the rule that the sheet is about. */
  rule?: ReactNode;
  /** What the closing button says: what will happen. */
  closeLabel: string;
  closeKind?: ButtonKind;
  /** Why the closing button cannot be pressed yet; the other ways out stay open. */
  closeMissing?: string;
  /** Where the closing button does more than close: a way out that everybody sees and readers can reach. */
  leaveLabel?: string;
  /** Leaves without doing anything. */
  onClose: () => void;
  /** What the closing button does, when it does more than close. */
  onDone?: () => void;
  /** The content is a list that scrolls by itself. */
  isList?: boolean;
  /** Beside the table it has room for two columns. */
  isBroad?: boolean;
  /** Its closing button is a cross beside the title: a row of its own would take too much of a low screen. */
  closesAbove?: boolean;
  testID: string;
  children: ReactNode;
}

/**
 * One subject over what lies below: from below, or from the panel's side on wide screens. It is a dialog for readers,
 * and Escape, the back button, the scrim, a pull at the grip and its one closing button all close it. Mount it to open it.
 */
export function Sheet(props: SheetProps) {
  return (
    <Overlay onRequestClose={props.onClose}>
      <SheetFrame {...props} />
    </Overlay>
  );
}

function SheetFrame({
  title,
  detail,
  badge,
  rule,
  closeLabel,
  closeKind = 'main',
  closeMissing,
  leaveLabel,
  onClose,
  onDone = onClose,
  isList = false,
  isBroad = false,
  closesAbove = false,
  testID,
  children,
}: SheetProps) {
  const theme = useTheme();
  const { colors, isHighContrast } = theme;
  const { kind, isWide, insets, height, width, edge, isLargeText } = useLayout();
  const isLeftHanded = useSettings((state) => state.settings.isLeftHanded);
  const corner = kind === 'tablet' ? CORNER.sheetTablet : CORNER.sheet;
  const isBeside = isWide;
  const side = isLeftHanded ? 'left' : 'right';
  const across = isBroad ? BROAD_WIDTH : SIDE_WIDTH;
  const from = isBeside ? (isLeftHanded ? -across : across) : height * 0.4;
  const { style, grip } = useSlide(from, isBeside, onClose);
  const border = isHighContrast ? 2 : 0;
  const inside = {
    paddingHorizontal: edge + SPACE.half,
    paddingTop: closesAbove ? SPACE.inside : isBeside ? SPACE.edge : SPACE.half,
    paddingBottom: closesAbove ? SPACE.inside + insets.bottom : SPACE.edge,
    gap: closesAbove ? SPACE.inside : SPACE.edge,
  };
  const hasLeave = leaveLabel !== undefined;
  // Between a picture and buttons a narrow sheet leaves the words a column of single words: they go below.
  const isBelow = badge !== undefined && hasLeave && (isLargeText || width < NARROW);
  const heading = (
    <View style={{ flex: isBelow ? undefined : 1, gap: 2 }}>
      <Text variant="heading" role="heading" aria-level={2}>
        {title}
      </Text>
      {detail !== undefined && (
        <Text variant="body" color="ink2">
          {detail}
        </Text>
      )}
    </View>
  );
  const content = (
    <>
      <View style={{ gap: SPACE.inside }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.edge }}>
          {badge}
          {isBelow ? <View style={{ flex: 1 }} /> : heading}
          {rule}
          {hasLeave && <IconButton icon="close" label={leaveLabel} bare onPress={onClose} testID={`${testID}-leave`} />}
          {closesAbove && (
            <IconButton icon="close" label={closeLabel} bare onPress={onDone} testID={`${testID}-close`} />
          )}
        </View>
        {isBelow && heading}
      </View>
      {children}
    </>
  );
  return (
    <KeyboardAvoidingView
      behavior="padding"
      style={{
        flex: 1,
        flexDirection: isBeside ? 'row' : 'column',
        justifyContent: 'flex-end',
        alignItems: isBeside ? 'stretch' : 'center',
      }}
    >
      <Pressable
        // The closing button says the same to readers and keyboards; a second target would only repeat it.
        accessible={false}
        focusable={false}
        tabIndex={-1}
        aria-hidden
        importantForAccessibility="no"
        onPress={onClose}
        testID={`${testID}-scrim`}
        style={{ position: 'absolute', inset: 0, backgroundColor: colors.scrim }}
      />
      <Animated.View
        testID={testID}
        role="dialog"
        aria-modal
        aria-label={title}
        accessibilityViewIsModal
        style={[
          {
            backgroundColor: colors.panel,
            borderColor: colors.line,
          },
          isBeside
            ? {
                width:
                  (isBroad ? Math.min(BROAD_WIDTH, width * 0.85) : Math.min(SIDE_WIDTH, width * 0.6)) + insets[side],
                paddingLeft: isLeftHanded ? insets.left : 0,
                paddingRight: isLeftHanded ? 0 : insets.right,
                paddingTop: insets.top,
                marginRight: isLeftHanded ? 'auto' : 0,
                borderTopLeftRadius: isLeftHanded ? 0 : corner,
                borderBottomLeftRadius: isLeftHanded ? 0 : corner,
                borderTopRightRadius: isLeftHanded ? corner : 0,
                borderBottomRightRadius: isLeftHanded ? corner : 0,
                borderLeftWidth: isLeftHanded ? 0 : border,
                borderRightWidth: isLeftHanded ? border : 0,
              }
            : {
                width: '100%',
                maxWidth: WIDEST,
                maxHeight: height - insets.top - SPACE.wide,
                flexShrink: 1,
                borderTopLeftRadius: corner,
                borderTopRightRadius: corner,
                borderTopWidth: border,
                borderLeftWidth: border,
                borderRightWidth: border,
              },
          style,
        ]}
      >
        {!isBeside && (
          <GestureDetector gesture={grip}>
            <View
              collapsable={false}
              testID={`${testID}-grip`}
              style={{ alignItems: 'center', paddingTop: SPACE.between, paddingBottom: SPACE.inside }}
            >
              <View style={{ width: 40, height: 5, borderRadius: 3, backgroundColor: colors.line }} />
            </View>
          </GestureDetector>
        )}
        {isList ? (
          <View style={[inside, { flexShrink: 1, flexGrow: isBeside ? 1 : 0 }]}>{content}</View>
        ) : (
          <ScrollView
            keyboardShouldPersistTaps="handled"
            style={{ flexGrow: isBeside ? 1 : 0, flexShrink: 1 }}
            contentContainerStyle={inside}
          >
            {content}
          </ScrollView>
        )}
        {!closesAbove && (
          <View
            style={{
              paddingHorizontal: edge + SPACE.half,
              paddingTop: SPACE.inside,
              paddingBottom: insets.bottom + SPACE.edge,
            }}
          >
            <Button
              label={closeLabel}
              whyDisabled={closeMissing}
              kind={closeKind}
              onPress={onDone}
              testID={`${testID}-close`}
            />
          </View>
        )}
      </Animated.View>
    </KeyboardAvoidingView>
  );
}

/** The way in, and the pull at the grip that is one of the ways out: both on the UI thread. */
function useSlide(from: number, isBeside: boolean, onClose: () => void) {
  const motion = useMotion();
  const time = motion.move(MOTION.panel);
  const back = timing(motion.move(MOTION.fade));
  const slide = useSharedValue(time > 0 ? from : 0);
  useEffect(() => slide.set(withTiming(0, timing(time))), [slide, time]);
  const grip = Gesture.Pan()
    .withTestId('grip')
    .onUpdate(({ translationY }) => {
      'worklet';
      slide.set(Math.max(0, translationY));
    })
    .onEnd(({ translationY }, isDone) => {
      'worklet';
      if (isDone && translationY > PULL) scheduleOnRN(onClose);
      else slide.set(withTiming(0, back));
    });
  const style = useAnimatedStyle(() => {
    const by = slide.get();
    return { transform: isBeside ? [{ translateX: by }] : [{ translateY: by }] };
  });
  return { style, grip };
}
