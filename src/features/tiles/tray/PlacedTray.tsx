import { ScrollView, View } from 'react-native';

import type { Placed } from '@/games/tiles';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { useIsInPanel } from '../dock';
import type { Play } from '../usePlay';
import { buttonWords, previewLines } from '../words/intentWords';
import { Leaf, LeafCount, LeafRow } from './Leaf';
import { PieceChips } from './PieceChips';
import { Preview } from './Preview';
import { TilePicture } from './TilePicture';
import { TurnButton } from './TurnButton';
import { UndoButton } from './UndoButton';

/** The tile lies, the button says what will happen, and nothing is final before it. */
export function PlacedTray({ play, placed, hint }: { play: Play; placed: Placed; hint: string | null }) {
  const { t } = useWords();
  const { isWide, kind, edge } = useLayout();
  const isInPanel = useIsInPanel();
  const { colors } = useTheme();
  const { words, table, lines, aids, actions, guide } = play;
  const isPointed = guide?.shows?.buttons?.includes('confirm') === true;
  const foresight = table.foresee(placed);
  const { missing } = foresight;
  const label =
    missing === null
      ? buttonWords(words, table, placed, foresight, aids.preview)
      : t(`board.button.missing.${missing}`);
  const preview = missing === null && aids.preview ? previewLines(words, lines, foresight) : [];
  const button = (
    <Button
      label={label}
      whyDisabled={missing === null ? undefined : label}
      isNarrow={kind === 'phoneLandscape'}
      onPress={() => void actions.confirm()}
      testID="confirm"
      style={isPointed ? { borderWidth: 3, borderColor: colors.brassFill } : undefined}
    />
  );
  const said =
    hint !== null ? (
      <Text variant="caption" color="brass" style={{ flex: 1 }} testID="hint-text">
        {hint}
      </Text>
    ) : (
      <Preview preview={preview} lines={lines} of={play.record} />
    );
  const leafed = (
    <Leaf play={play} style={{ flexShrink: 1 }}>
      <LeafCount play={play} />
      {said}
    </Leaf>
  );
  if (isWide && kind === 'tablet') {
    return (
      <View style={{ gap: SPACE.between }}>
        <Panel tone="sunk" depth="flat" corner={CORNER.seat} style={{ flexDirection: 'row', gap: 14, padding: 14 }}>
          {table.hand !== null && (
            <TilePicture
              landscape={play.landscape}
              design={table.hand.tile}
              turns={play.seenAs(placed.rotation)}
              size={64}
            />
          )}
          {said}
        </Panel>
        <LeafRow play={play} />
        <PieceChips play={play} placed={placed} />
        <View style={{ flexDirection: 'row', gap: SPACE.inside }}>
          <UndoButton play={play} hasWord style={{ flex: 1 }} />
          <TurnButton play={play} hasWord style={{ flex: 1 }} />
        </View>
        {button}
      </View>
    );
  }
  return (
    <View
      style={{
        flexShrink: 1,
        gap: SPACE.between,
        paddingHorizontal: isInPanel ? 0 : edge,
        paddingTop: isInPanel ? 0 : SPACE.edge,
      }}
    >
      {/* Large letters on a low screen: the words scroll, the button stays. */}
      <ScrollView style={{ flexGrow: 0, flexShrink: 1 }}>{leafed}</ScrollView>
      <View style={{ flexDirection: 'row', gap: SPACE.inside }}>
        <UndoButton play={play} />
        <TurnButton play={play} hasWord={false} />
        <PieceChips play={play} placed={placed} />
      </View>
      {button}
    </View>
  );
}
