import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { nameOf } from '@/match/scoreLines';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/drawing/Icon';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { useIsInPanel } from '../dock';
import { PaperButton } from '../PaperButton';
import type { Play } from '../usePlay';
import { LeafRow } from './Leaf';
import { TurnButton } from './TurnButton';
import { UndoButton } from './UndoButton';

/** The tile in the tray stands out above its edge by so much: it wants to be picked up. */
export const TILE_RISE = 34;
export const TILE_SIZE = 122;
/** For so many moves of theirs people are told how a tile is laid. */
const MOVES_WITH_TIPS = 3;
/** A button takes the room of its line, or a line of its own: phones would rather squeeze its word than wrap. */
const GROWING = { flexGrow: 1, flexShrink: 0, maxWidth: '100%' } as const;

/** The tile in hand, whose turn it is, and what to do with it. */
export function HoldingTray({ play, held }: { play: Play; held: ReactNode }) {
  const isInPanel = useIsInPanel();
  const { table } = play;
  if (isInPanel) return <BesideTray play={play} held={held} />;
  return table.hand?.isBonus === true ? <BonusTray play={play} held={held} /> : <PlainTray play={play} held={held} />;
}

function PlainTray({ play, held }: { play: Play; held: ReactNode }) {
  const { edge } = useLayout();
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.edge, paddingHorizontal: edge, paddingTop: SPACE.edge }}>
      <View style={{ marginTop: -TILE_RISE - SPACE.edge }}>{held}</View>
      <View style={{ flex: 1, gap: SPACE.between }}>
        <Heading play={play} />
        <View style={{ flexDirection: 'row', gap: SPACE.inside, flexWrap: 'wrap' }}>
          <TurnButton play={play} hasWord={play.aids.legalCells} style={GROWING} />
          {!play.aids.legalCells && <WhereButton play={play} hasWord={false} />}
          <UndoButton play={play} />
        </View>
        <LeafRow play={play} />
      </View>
    </View>
  );
}

/** A bonus tile has a gold header that says why. */
function BonusTray({ play, held }: { play: Play; held: ReactNode }) {
  const { t } = useWords();
  const { colors, isHighContrast } = useTheme();
  const { edge } = useLayout();
  const indent = edge + TILE_SIZE + SPACE.edge;
  return (
    <View style={{ gap: SPACE.between }}>
      <View
        style={{
          backgroundColor: isHighContrast ? colors.brassFill : `${colors.brassFill}38`,
          borderTopLeftRadius: CORNER.sheet,
          borderTopRightRadius: CORNER.sheet,
          paddingLeft: indent,
          paddingVertical: 10,
        }}
      >
        <BonusTitle isOnGold />
      </View>
      <View style={{ flexDirection: 'row', gap: SPACE.edge, paddingHorizontal: edge }}>
        <View style={{ marginTop: -TILE_RISE - 64, width: TILE_SIZE }}>{held}</View>
        <Text variant="body" color="ink2" style={{ flex: 1 }}>
          {t('board.tray.bonusWhy', { name: nameOf(play.lines, play.table.player) })}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', gap: SPACE.inside, paddingHorizontal: edge, flexWrap: 'wrap' }}>
        <UndoButton play={play} />
        <TurnButton play={play} hasWord style={GROWING} />
        <WhereButton play={play} hasWord />
      </View>
      <View style={{ paddingHorizontal: edge }}>
        <LeafRow play={play} />
      </View>
    </View>
  );
}

function BonusTitle({ isOnGold = false }: { isOnGold?: boolean }) {
  const { t } = useWords();
  const { isHighContrast, scheme } = useTheme();
  // Gold is light by night too.
  const color = !isHighContrast ? 'brass' : isOnGold && scheme === 'dark' ? 'panel' : 'ink';
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
      <Icon name="crown" color={color} size={20} />
      <Text variant="row" face="bold" color={color} role="heading" aria-level={2}>
        {t('board.tray.bonus')}
      </Text>
    </View>
  );
}

/** In a panel with others; where it is low the buttons stand beside the tile. */
function BesideTray({ play, held }: { play: Play; held: ReactNode }) {
  const { t } = useWords();
  const { kind, isWide } = useLayout();
  // A tablet held upright has the tray in a low dock.
  const isFlat = kind === 'phoneLandscape' || !isWide;
  const hasWhere = play.table.hand?.isBonus === true || !play.aids.legalCells;
  const buttons = (
    <View style={{ flexDirection: 'row', gap: SPACE.inside, flexWrap: 'wrap' }}>
      <UndoButton play={play} />
      <TurnButton play={play} hasWord={!isFlat || !hasWhere} style={GROWING} />
      {hasWhere && <WhereButton play={play} hasWord={false} />}
    </View>
  );
  return (
    <View style={{ gap: SPACE.between }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.edge }}>
        {held}
        <View style={{ flex: 1, gap: SPACE.inside }}>
          <Said play={play} />
          {isFlat && buttons}
        </View>
      </View>
      <LeafRow play={play} />
      {!isFlat && (
        <>
          {buttons}
          <Button
            label={t('board.button.missing.cell')}
            whyDisabled={t('board.button.missing.cell')}
            isNarrow
            onPress={() => undefined}
            testID="confirm"
          />
        </>
      )}
    </View>
  );
}

/** Whose tile it is, and why. */
function Said({ play }: { play: Play }) {
  const { t } = useWords();
  const { table, lines } = play;
  if (table.hand?.isBonus !== true) return <Heading play={play} />;
  return (
    <View style={{ gap: 2 }}>
      <BonusTitle />
      <Text variant="caption" color="ink2">
        {t('board.tray.bonusWhy', { name: nameOf(lines, table.player) })}
      </Text>
    </View>
  );
}

function Heading({ play }: { play: Play }) {
  const { t } = useWords();
  const { kind } = useLayout();
  const hasTips = useMatch((state) => state.told.filter(({ seat }) => seat === state.viewer).length < MOVES_WITH_TIPS);
  const { table, lines, record, aids } = play;
  const name = nameOf(lines, table.player);
  const person = record.seats[table.decider]?.name ?? '';
  const title = !play.isTeamwork
    ? t('board.tray.turnOf', { name })
    : record.seats.length > 1
      ? t('board.tray.colourTurnOf', { name, person })
      : t('board.tray.colourTurn', { name });
  return (
    <View style={{ gap: 2 }}>
      <Text variant={kind === 'tablet' ? 'cardLarge' : 'card'} role="heading" aria-level={2} testID="turn-title">
        {title}
      </Text>
      {/* Whoever is taught hears it from the teacher. */}
      {hasTips && play.guide === null && (
        <Text variant="caption" color="ink2">
          {t(aids.legalCells ? 'board.tray.hold' : 'board.tray.holdQuietly')}
        </Text>
      )}
    </View>
  );
}

function WhereButton({ play, hasWord }: { play: Play; hasWord: boolean }) {
  const { t } = useWords();
  return (
    <PaperButton
      icon="eye"
      label={t('board.tray.whereFits')}
      hasWord={hasWord}
      onPress={play.actions.askWhere}
      testID="where-fits"
      style={hasWord ? GROWING : undefined}
    />
  );
}
