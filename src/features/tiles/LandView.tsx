import { useEffect, useRef, useState } from 'react';
import { ScrollView, View } from 'react-native';

import { BoardLoader } from '@/board/BoardLoader';
import { landScene, litFeature } from '@/board/scene';
import type { BoardHandle, Cell } from '@/board/types';
import { kindWords } from '@/features/contract/kindWords';
import { reasonOf, TileTable } from '@/games/tiles';
import { listOf, useWords, type Words } from '@/i18n';
import type { GivenPoints, Review } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import { IconButton } from '@/ui/controls/IconButton';
import { Tappable } from '@/ui/controls/Tappable';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Overlay } from '@/ui/overlay/Overlay';
import { Text } from '@/ui/text/Text';

import { featureWords } from './words/reasonWords';

/** The final land, and every line that gave points of one kind: a tap on a line lights what it was given for. */
export function LandView({
  review,
  lines,
  kind,
  onClose,
}: {
  review: Review;
  lines: readonly ScoreLine[];
  kind: string;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const { colors, depth, outline } = useTheme();
  const { isWide, insets, edge, height, kind: layout } = useLayout();
  const board = useRef<BoardHandle>(null);
  const shown = review.lines
    .filter((line) => line.kind === kind && reasonOf(line) !== null)
    .sort((one, other) => other.points - one.points);
  const [chosen, setChosen] = useState(0);
  const line = shown[chosen];
  const table = TileTable.of(review.table);
  const at = line === undefined ? null : reasonOf(line);
  const [land] = useState(() =>
    landScene(
      table,
      lines.map(({ number }) => number),
    ),
  );
  const lit = at === null ? null : litFeature(table, at);
  const cells: readonly Cell[] = lit?.members ?? (at === null ? [] : [at]);
  const key = cells.map(({ x, y }) => `${x},${y}`).join(' ');
  useEffect(() => {
    if (cells.length > 0) void board.current?.show(cells, { largest: 96 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says which cells these are
  }, [key]);
  const listSize = isWide ? 340 : Math.min(height * 0.4, 320);
  return (
    <Overlay onRequestClose={onClose}>
      <View
        testID="land-view"
        role="main"
        style={{ flex: 1, flexDirection: isWide ? 'row' : 'column', backgroundColor: colors.table }}
      >
        <View style={{ flex: 1 }}>
          <BoardLoader
            ref={board}
            scene={{ ...land, lit }}
            insets={{ top: insets.top + TARGET.button, right: 12, bottom: 12, left: 12 }}
          />
          <View style={{ position: 'absolute', top: insets.top + SPACE.between, left: Math.max(edge, insets.left) }}>
            <IconButton icon="close" label={t('match.close')} onPress={onClose} testID="close-land" />
          </View>
        </View>
        <View
          style={{
            width: isWide ? listSize + insets.right : undefined,
            height: isWide ? undefined : listSize + insets.bottom,
            backgroundColor: colors.panel,
            borderTopLeftRadius: CORNER.sheet,
            borderTopRightRadius: isWide ? 0 : CORNER.sheet,
            boxShadow: depth.tray,
            ...outline,
            paddingTop: isWide ? insets.top + SPACE.between : SPACE.between,
            paddingRight: insets.right,
          }}
        >
          <View style={{ paddingHorizontal: edge, paddingBottom: SPACE.inside }}>
            <Text variant="heading" role="heading" aria-level={1}>
              {kindWords(words, kind)}
            </Text>
            {layout !== 'phoneLandscape' && (
              <Text variant="caption" color="ink2">
                {t('match.result.landHint')}
              </Text>
            )}
          </View>
          <ScrollView
            contentContainerStyle={{ paddingHorizontal: SPACE.inside, paddingBottom: insets.bottom + SPACE.edge }}
          >
            {shown.map((item, index) => (
              <LineRow
                key={index}
                line={item}
                lines={lines}
                words={words}
                isChosen={index === chosen}
                onPress={() => setChosen(index)}
                testID={`line-${index}`}
              />
            ))}
          </ScrollView>
        </View>
      </View>
    </Overlay>
  );
}

function LineRow({
  line,
  lines,
  words,
  isChosen,
  onPress,
  testID,
}: {
  line: GivenPoints;
  lines: readonly ScoreLine[];
  words: Words;
  isChosen: boolean;
  onPress: () => void;
  testID: string;
}) {
  const { t } = words;
  const { colors } = useTheme();
  const owners = lines.filter(({ index }) => line.players.includes(index));
  const names = listOf(
    owners.map(({ name }) => name),
    words,
  );
  const reason = reasonOf(line);
  const feature = reason === null ? kindWords(words, line.kind) : featureWords(words, reason);
  const text = line.isFinal ? t('match.result.lineAtEnd', { feature }) : feature;
  const points = t('board.points', { n: line.points });
  return (
    <Tappable
      role="radio"
      aria-checked={isChosen}
      aria-label={t('match.result.line', { name: names, feature: `${text}, ${points}` })}
      onPress={onPress}
      testID={testID}
      sinks={false}
      style={({ isPressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: 10,
        minHeight: TARGET.control,
        paddingHorizontal: 10,
        paddingVertical: 6,
        borderRadius: CORNER.control,
        backgroundColor: isChosen ? colors.actionSoft : isPressed ? colors.sunk : undefined,
      })}
    >
      <View style={{ flexDirection: 'row', gap: 2 }}>
        {owners.map(({ index, number, name }) => (
          <PlayerBadge key={index} player={number} name={name} size={26} />
        ))}
      </View>
      <Text variant="body" style={{ flex: 1 }}>
        {text}
      </Text>
      <Text variant="row" face="extrabold">
        {`+${line.points}`}
      </Text>
    </Tappable>
  );
}
