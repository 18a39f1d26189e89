import { View } from 'react-native';

import { useWords } from '@/i18n';
import { nameOf } from '@/match/scoreLines';
import { Button } from '@/ui/controls/Button';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useLayout } from '@/ui/frame/layout';
import { SPACE, type PlayerNumber } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Play } from '../usePlay';
import { UndoButton } from './UndoButton';

/** Solo, at the end: the followers on the land are counted one by one, in the order of the player's choice. */
export function CountTray({ play }: { play: Play }) {
  const { t } = useWords();
  const { edge, isWide, kind } = useLayout();
  const isFlat = kind === 'phoneLandscape';
  const { table, lines, actions } = play;
  const colours = table.legalMoves().flatMap((move) => (move.type === 'count' ? [move.colour] : []));
  const left = table.laidPieces().length;
  return (
    <View
      testID="counting"
      style={{ gap: SPACE.between, paddingHorizontal: isWide ? 0 : edge, paddingTop: isWide ? 0 : SPACE.edge }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
        <View style={{ flex: 1 }}>
          <Text variant={isFlat ? 'card' : 'heading'} role="heading" aria-level={2}>
            {t('board.counting.title')}
          </Text>
          <Text variant="caption" color="ink2">
            {t('board.counting.text')}
          </Text>
          <Text variant="caption" color="ink2">
            {t('board.counting.left', { n: left })}
          </Text>
        </View>
        <UndoButton play={play} />
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
    </View>
  );
}

interface CountChoice {
  readonly player: PlayerNumber;
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
