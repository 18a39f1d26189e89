import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';

import { useWords } from '@/i18n';
import { SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { PaperButton } from '../PaperButton';
import type { Play } from '../usePlay';

/** So many points to the side are meant as a swipe; so many up or down are something else. */
const SWIPE = 36;
const STRAY = 24;

/** Leafs through the places for the tile, by the arrows at either side or by a swipe across what stands between them. */
export function Leaf({ play, style, children }: { play: Play; style?: ViewStyle; children: ReactNode }) {
  const { t } = useWords();
  const { actions, places } = play;
  const { leaf } = actions;
  const swipe = Gesture.Pan()
    .activeOffsetX([-SWIPE, SWIPE])
    .failOffsetY([-STRAY, STRAY])
    .withTestId('leaf')
    .onEnd(({ translationX }, isWhole) => {
      'worklet';
      // A finger that came back, or was taken away, has thought better of it.
      if (!isWhole || Math.abs(translationX) < SWIPE) return;
      scheduleOnRN(leaf, translationX < 0 ? 1 : -1);
    });
  if (places.all === 0) return <View style={style}>{children}</View>;
  return (
    <GestureDetector gesture={swipe}>
      <View
        testID="leaf"
        collapsable={false}
        style={[{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }, style]}
      >
        <PaperButton icon="back" label={t('board.leaf.previous')} onPress={() => leaf(-1)} testID="leaf-previous" />
        <View style={{ flex: 1, gap: 2 }}>{children}</View>
        <PaperButton icon="forward" label={t('board.leaf.next')} onPress={() => leaf(1)} testID="leaf-next" />
      </View>
    </GestureDetector>
  );
}

/** A row of its own for the way to all places without looking for them; no row where none is shown. */
export function LeafRow({ play }: { play: Play }) {
  if (play.places.all === 0) return null;
  return (
    <Leaf play={play}>
      <View style={{ alignItems: 'center' }}>
        <LeafCount play={play} />
      </View>
    </Leaf>
  );
}

/** Which of the places the tile lies on, or how many there are; nothing at a table that does not show them. */
export function LeafCount({ play: { places } }: { play: Play }) {
  const { t } = useWords();
  if (places.all === 0) return null;
  const text =
    places.now === 0
      ? t('board.leaf.places', { n: places.all })
      : t('board.leaf.place', { n: places.now, all: places.all });
  return (
    <Text variant="micro" color="ink2" testID="leaf-count">
      {text}
    </Text>
  );
}
