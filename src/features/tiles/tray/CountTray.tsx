import { ScrollView, View } from 'react-native';

import { bookOf } from '@/book';
import { ruleOf } from '@/features/contract/topic';
import { RuleLink } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import { nameOf } from '@/match/scoreLines';
import { Button } from '@/ui/controls/Button';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useLayout } from '@/ui/frame/layout';
import type { Colour } from '@/core/seat';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

import { useIsInPanel } from '../dock';
import type { Play } from '../usePlay';
import { earlyWords } from '../words/finalWords';
import { UndoButton } from './UndoButton';

/** Solo, at the end: the followers on the land are counted one by one, in the order of the player's choice. */
export function CountTray({ play }: { play: Play }) {
  const { t } = useWords();
  const { edge, kind } = useLayout();
  const isInPanel = useIsInPanel();
  const isFlat = kind === 'phoneLandscape';
  const { table, lines, actions } = play;
  const colours = table.legalMoves().flatMap((move) => (move.type === 'count' ? [move.colour] : []));
  const left = table.laidPieces().length;
  // Who expected another tile is told why there is none.
  const early = earlyWords(play.words, lines, table);
  return (
    // Four colours and a reason are more than a small phone has room for: then they scroll.
    <ScrollView
      testID="counting"
      style={{ flexGrow: 0, flexShrink: 1 }}
      contentContainerStyle={{
        gap: SPACE.between,
        paddingHorizontal: isInPanel ? 0 : edge,
        paddingTop: isInPanel ? 0 : SPACE.edge,
      }}
    >
      <View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
          <Text variant={isFlat ? 'card' : 'heading'} role="heading" aria-level={2} style={{ flex: 1 }}>
            {t('board.counting.title')}
          </Text>
          <RuleLink
            of={play.record}
            rule={
              early === null
                ? ruleOf(play.record.game, { phrase: 'board.told.counted' })
                : bookOf(play.record.game).earlyEnd
            }
            about={early ?? t('board.counting.title')}
          />
          <UndoButton play={play} />
        </View>
        {early !== null && (
          <LiveText isNews variant="caption" testID="over-early">
            {early}
          </LiveText>
        )}
        <Text variant="caption" color="ink2">
          {t('board.counting.text')}
        </Text>
        <Text variant="caption" color="ink2">
          {t('board.counting.left', { n: left })}
        </Text>
      </View>
      <View style={{ flexDirection: isFlat ? 'row' : 'column', gap: isFlat ? SPACE.inside : SPACE.between }}>
        {colours.map((colour) => {
          const name = nameOf(lines, colour);
          const gain = gainOf(table.preview({ type: 'count', colour }));
          const choice = {
            player: lines[colour]?.number ?? 0,
            gain,
            label: gain > 0 ? t('board.counting.count', { name, n: gain }) : t('board.counting.countUnpaid', { name }),
            onPress: () => actions.count(colour),
            testID: `count-${colour}`,
          };
          return isFlat ? <CountStamp key={colour} {...choice} /> : <CountRow key={colour} {...choice} />;
        })}
      </View>
    </ScrollView>
  );
}

interface CountChoice {
  readonly player: Colour;
  readonly gain: number;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

function CountRow({ player, label, onPress, testID }: CountChoice) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
      <ShapeMark player={player} size={28} />
      <Button kind="secondary" label={label} onPress={onPress} testID={testID} style={{ flex: 1 }} />
    </View>
  );
}

/** On a phone on its side, where the colours stand side by side so that their points stay in sight. */
function CountStamp({ player, gain, label, onPress, testID }: CountChoice) {
  const { t } = useWords();
  return (
    <Button
      kind="secondary"
      mark={<ShapeMark player={player} size={26} />}
      label={t('board.history.gain', { n: gain })}
      spoken={label}
      onPress={onPress}
      testID={testID}
      style={{ flex: 1, paddingHorizontal: SPACE.inside }}
    />
  );
}

/** What the first follower counted brings; the rules may count on by themselves after it. */
function gainOf(events: ReturnType<Play['table']['preview']>): number {
  const scored = events.find((event) => event.type === 'scored');
  return scored?.type === 'scored' && scored.isPaid ? scored.points : 0;
}
