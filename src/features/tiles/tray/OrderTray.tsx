import { ScrollView, View } from 'react-native';

import type { Colour } from '@/core/seat';
import { type Judged, type SegmentRef, totalOf } from '@/games/tiles';
import { listOf, useWords } from '@/i18n';
import { nameOf } from '@/match/scoreLines';
import { Button } from '@/ui/controls/Button';
import { ReorderList } from '@/ui/controls/ReorderList';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { useIsInPanel } from '../dock';
import type { Play } from '../usePlay';
import { featureWords } from '../words/reasonWords';
import { movedTo } from './order';
import { UndoButton } from './UndoButton';

/** Solo: several features were closed at once, and the order in which they are judged decides who scores. */
export function OrderTray({ play, order }: { play: Play; order: readonly SegmentRef[] }) {
  const { t } = useWords();
  const { edge, kind } = useLayout();
  const isInPanel = useIsInPanel();
  const { words, table, lines, actions } = play;
  const judged = table.judgeInOrder(order);
  const total = totalOf(judged);
  const namesOf = (line: Judged) =>
    listOf(
      line.colours.map((colour) => nameOf(lines, colour)),
      words,
    );
  const featureOf = (line: Judged) => (line.reason === null ? '' : featureWords(words, line.reason));
  return (
    <View
      testID="order"
      style={{
        flexShrink: 1,
        gap: SPACE.between,
        paddingHorizontal: isInPanel ? 0 : edge,
        paddingTop: isInPanel ? 0 : SPACE.edge,
      }}
    >
      {/* Many features may close at once: they scroll, the button below them stays. */}
      <ScrollView style={{ flexGrow: 0, flexShrink: 1 }} contentContainerStyle={{ gap: SPACE.between }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
          <View style={{ flex: 1 }}>
            <Text variant={kind === 'phoneLandscape' ? 'card' : 'heading'} role="heading" aria-level={2}>
              {t('board.order.title')}
            </Text>
            <Text variant="caption" color="ink2">
              {t('board.order.text')}
            </Text>
          </View>
          <UndoButton play={play} />
        </View>
        <ReorderList
          items={judged}
          keyOf={({ ref }) => `${ref.x},${ref.y},${ref.segment}`}
          gripLabel={(line, index) =>
            t(line.isPaid ? 'board.order.line' : 'board.order.lineUnpaid', {
              place: index + 1,
              name: namesOf(line),
              feature: featureOf(line),
              points: t('board.points', { n: line.points }),
            })
          }
          upLabel={t('board.order.up')}
          downLabel={t('board.order.down')}
          onMove={(from, to) => actions.order(movedTo(order, from, to))}
          renderRow={(line, index, { grip }) => (
            <OrderRow
              line={line}
              place={index + 1}
              name={namesOf(line)}
              feature={featureOf(line)}
              colours={line.colours.map((colour) => lines[colour]?.number ?? 0)}
              grip={grip}
            />
          )}
        />
      </ScrollView>
      <Button
        label={total > 0 ? t('board.order.confirm', { n: total }) : t('board.order.confirmNothing')}
        isNarrow={kind === 'phoneLandscape'}
        onPress={() => void actions.confirm()}
        testID="confirm"
      />
    </View>
  );
}

function OrderRow({
  line,
  place,
  name,
  feature,
  colours,
  grip,
}: {
  line: Judged;
  place: number;
  name: string;
  feature: string;
  colours: readonly Colour[];
  grip: React.ReactNode;
}) {
  const { t } = useWords();
  const { colors, outline } = useTheme();
  return (
    <View
      testID={`order-${place}`}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.between,
        minHeight: 56,
        marginBottom: SPACE.inside,
        paddingVertical: SPACE.inside,
        paddingHorizontal: SPACE.between,
        borderRadius: CORNER.seat,
        backgroundColor: colors.sunk,
        ...outline,
      }}
    >
      <View
        style={{
          width: 28,
          height: 28,
          borderRadius: 14,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: colors.action,
        }}
      >
        <Text variant="row" face="bold" color="onAction" maxScale={1.2}>
          {place}
        </Text>
      </View>
      <View style={{ flex: 1 }}>
        {/* Several colours may share it: their marks stand above the words, which need the width. */}
        <View style={{ flexDirection: colours.length > 1 ? 'column' : 'row', gap: SPACE.half }}>
          <View style={{ flexDirection: 'row', gap: SPACE.half }}>
            {colours.map((number) => (
              <ShapeMark key={number} player={number} size={20} />
            ))}
          </View>
          <Text variant="row" style={{ flexShrink: 1 }}>
            {name}
          </Text>
        </View>
        <Text variant="caption" color="ink2">
          {feature}
        </Text>
        {!line.isPaid && (
          // A reason needs a line of its own: beside the name it would squeeze it.
          <Text variant="caption" face="bold" color="ink2">
            {t('board.order.unpaid')}
          </Text>
        )}
      </View>
      {line.isPaid && (
        <Text variant="row" face="bold" color="good" align="right">
          {t('board.order.gain', { n: line.points })}
        </Text>
      )}
      {grip}
    </View>
  );
}
