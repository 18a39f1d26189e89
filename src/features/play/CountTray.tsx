import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Button } from '@/ui/Button';
import { useLayout } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/tokens';

import { nameOf } from './lines';
import { ShapeMark } from '@/ui/ShapeMark';
import { UndoButton } from './UndoButton';
import type { Play } from './usePlay';

/** Solo, at the end: the followers on the land are counted one by one, in the order of the player's choice. */
export function CountTray({ play }: { play: Play }) {
  const { t } = useWords();
  const { edge, isWide } = useLayout();
  const { position, lines, actions } = play;
  const colours = position.legalMoves().flatMap((move) => (move.type === 'count' ? [move.colour] : []));
  const left = position.laidPieces().length;
  return (
    <View
      testID="counting"
      style={{ gap: SPACE.between, paddingHorizontal: isWide ? 0 : edge, paddingTop: isWide ? 0 : SPACE.edge }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
        <View style={{ flex: 1 }}>
          <Text variant="heading" role="heading" aria-level={2}>
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
      {colours.map((colour) => {
        const name = nameOf(lines, colour);
        const gain = gainOf(position.preview({ type: 'count', colour }));
        return (
          <View key={colour} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.between }}>
            <ShapeMark player={lines[colour]?.number ?? 0} size={28} />
            <Button
              kind="secondary"
              label={
                gain > 0 ? t('board.counting.count', { name, n: gain }) : t('board.counting.countUnpaid', { name })
              }
              onPress={() => actions.count(colour)}
              testID={`count-${colour}`}
              style={{ flex: 1 }}
            />
          </View>
        );
      })}
    </View>
  );
}

/** What the first follower counted brings; the rules may count on by themselves after it. */
function gainOf(events: ReturnType<Play['position']['preview']>): number {
  const scored = events.find((event) => event.type === 'scored');
  return scored?.type === 'scored' && scored.isPaid ? scored.points : 0;
}
