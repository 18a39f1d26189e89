import { router } from 'expo-router';
import { View } from 'react-native';

import type { GameRow } from '@/features/contract/GameRow';
import { gameOf } from '@/games';
import { useWords } from '@/i18n';
import { usePresenter } from '@/match/presenting';
import { useMatch, useMatchActions } from '@/match/react';
import { Button } from '@/ui/controls/Button';
import { Text } from '@/ui/text/Text';

import { pebbles, PebblesTable, type Aim } from './game';
import type { Take } from './position';

/**
 * A table that any open game could be played at: what may be done, as the game describes it. A first tap aims, as the
 * intent of the match; the second one plays.
 */
function PlainTable() {
  const match = useMatchActions();
  const { say } = useWords();
  const id = useMatch((state) => state.id);
  const game = gameOf(useMatch((state) => state.record.game));
  const table = useMatch((state) => state.table);
  const aim = useMatch((state) => state.pending) as Aim;
  const outcome = useMatch((state) => state.outcome);
  usePresenter((_, { advance }) => {
    advance();
    return Promise.resolve();
  });
  const press = (move: Take) =>
    aim.side === move.side ? void match.play(move) : match.intend({ stage: 'aiming', side: move.side } as Aim);
  return (
    <View testID="plain-table">
      <Pebbles table={PebblesTable.of(table)} />
      <Text testID="aim">{aim.side ?? aim.stage}</Text>
      {(table.legalMoves() as Take[]).map((move) => (
        <Button key={move.side} label={say(game.describe(move))} onPress={() => press(move)} testID={move.side} />
      ))}
      {outcome !== null && (
        <Button
          label="result"
          onPress={() => router.replace({ pathname: '/result/[id]', params: { id } })}
          testID="see-result"
        />
      )}
    </View>
  );
}

function Pebbles({ table }: { table: PebblesTable }) {
  return (
    <View>
      <Text testID="row">{table.left().join(' ')}</Text>
      <Text testID="scores">{table.scores().join(' : ')}</Text>
    </View>
  );
}

/** The one row that the screens around a game need. */
export const pebblesRow: GameRow = {
  Preparation: null,
  Table: PlainTable,
  Replay: ({ review, at }) => <Pebbles table={PebblesTable.of(review.tableAt(at))} />,
  Final: null,
  Kind: () => null,
  Picture: () => null,
  Figure: ({ figure }) => <Pebbles table={PebblesTable.of(figure.before)} />,
  BookTable: () => null,
  hasAids: false,
  kindIcons: { pebble: 'flag' },
  minutes: () => 2,
  gaze: 0,
  words: {
    showKind: 'match.result.showCards',
    sameAgain: 'match.result.sameCards',
    sameSetup: 'newGame.sameCards',
    picture: 'match.share.table',
    fixedOption: null,
    styleOf: (style) => style,
    moveWords: (words, lines, told) => {
      const title = told.move === null ? '' : words.say(pebbles.describe(told.move as Take));
      const said = `${lines[told.seat]?.name ?? ''}: ${title}`;
      return { player: told.seat, title: said, rest: [], inOrder: [said] };
    },
    tableWords: () => [],
    figureWords: (_, __, { before }) => PebblesTable.of(before).left().join(' '),
    biggest: (words, name) => words.t('match.result.biggestPlain', { name }),
  },
};
