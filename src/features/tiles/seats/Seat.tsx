import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { useWords, type Words } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';
import { Tappable } from '@/ui/controls/Tappable';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { ThinkingDots } from '@/ui/drawing/ThinkingDots';
import { useTheme, type Theme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { SeatFace } from '@/ui/portraits/SeatFace';
import { Text } from '@/ui/text/Text';

import { Pips, type PipCount } from './Pips';
import { useCountUp } from './useCountUp';

/** A line of the score as the screen shows it. */
export interface SeatState extends ScoreLine {
  readonly points: number;
  readonly pieces: readonly PipCount[];
  readonly isOnTurn: boolean;
  readonly isThinking: boolean;
  /** Solo: in last place now, so that it may score; null in the other games. */
  readonly isLast: boolean | null;
  /** Whether what it holds is lit on the land. */
  readonly isLit: boolean;
}

/** What a reader says of a seat. */
function seatWords({ t }: Words, seat: SeatState): string {
  const pieces = seat.pieces
    .map(({ kind, left }) => t(kind === 'hut' ? 'board.count.huts' : 'board.count.followers', { n: left }))
    .join(', ');
  const values = { name: seat.name, points: t('board.points', { n: seat.points }), pieces };
  const label = seat.isThinking
    ? t('board.seat.labelThinking', values)
    : seat.isOnTurn
      ? t('board.seat.labelOnTurn', values)
      : t('board.seat.label', values);
  return seat.isLast === true ? t('board.seat.labelLast', { seat: label }) : label;
}

interface SeatProps {
  readonly seat: SeatState;
  readonly onPress: () => void;
}

/** What all seats have in common: a tap lights what the player holds. */
function SeatTap({ seat, onPress, style, children }: SeatProps & { style: StyleProp<ViewStyle>; children: ReactNode }) {
  const words = useWords();
  return (
    <Tappable
      role="button"
      aria-label={seatWords(words, seat)}
      aria-pressed={seat.isLit}
      accessibilityHint={words.t('board.seat.ownsHint')}
      testID={`seat-${seat.index}`}
      onPress={onPress}
      style={style}
    >
      {children}
    </Tappable>
  );
}

/** A card narrower than this has its badge and points close together. */
const NARROW = 80;

/** A seat as a card, in the strip above the board. */
export function SeatCard({ seat, width, hasName, onPress }: SeatProps & { width: number; hasName: boolean }) {
  const theme = useTheme();
  const points = useCountUp(seat.points);
  const isNarrow = width < NARROW;
  return (
    <SeatTap
      seat={seat}
      onPress={onPress}
      style={[
        {
          width,
          borderRadius: CORNER.seat,
          paddingHorizontal: isNarrow ? 3 : 8,
          paddingTop: 6,
          paddingBottom: 8,
          gap: 3,
          boxShadow: theme.depth.resting,
        },
        cardLook(theme, seat),
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
        <PlayerBadge player={seat.number} name={seat.name} size={isNarrow ? 20 : 26} />
        <Text
          variant={!isNarrow ? 'score' : seat.points > 99 ? 'row' : 'scoreRow'}
          face="extrabold"
          testID={`points-${seat.index}`}
        >
          {points}
        </Text>
      </View>
      {hasName && <NameRow seat={seat} />}
      {!hasName && seat.isThinking && <ThinkingDots />}
      <Pips counts={seat.pieces} room={width - (isNarrow ? 12 : 22)} />
    </SeatTap>
  );
}

function NameRow({ seat }: { seat: SeatState }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
      <Text variant="caption" numberOfLines={1} style={{ flexShrink: 1 }}>
        {seat.name}
      </Text>
      {seat.isThinking && <ThinkingDots />}
    </View>
  );
}

function cardLook({ colors, isHighContrast }: Theme, { isOnTurn, isLit }: SeatState) {
  const border = isHighContrast ? (isOnTurn ? 4 : 2) : 2.5;
  const edge = isOnTurn ? colors.action : isHighContrast ? colors.line : isLit ? colors.ring : colors.panel;
  return {
    borderWidth: border,
    borderColor: edge,
    backgroundColor: isHighContrast && isOnTurn ? colors.actionSoft : colors.panel,
  };
}

/** From this height on a row has room for a face beside the badge. */
const FACE_ROW = 60;

function SeatMark({ seat, hasFace }: { seat: SeatState; hasFace: boolean }) {
  if (seat.isLast !== null) return <ShapeMark player={seat.number} size={26} />;
  if (!hasFace) return <PlayerBadge player={seat.number} name={seat.name} size={26} />;
  return (
    <View style={{ width: 54, alignItems: 'center' }}>
      <SeatFace player={seat.number} name={seat.name} isAi={seat.isAi} size={46} />
    </View>
  );
}

/** A seat as a row of the panel beside the board. */
export function SeatRow({ seat, height, onPress }: SeatProps & { height: number }) {
  const theme = useTheme();
  const { colors, isHighContrast } = theme;
  const points = useCountUp(seat.points);
  return (
    <SeatTap
      seat={seat}
      onPress={onPress}
      style={{
        minHeight: height,
        borderRadius: CORNER.seat,
        paddingHorizontal: 14,
        paddingVertical: 4,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        backgroundColor: seat.isOnTurn ? colors.actionSoft : undefined,
        borderWidth: isHighContrast ? (seat.isOnTurn ? 4 : 2) : seat.isLit ? 2 : 0,
        borderColor: isHighContrast ? colors.line : colors.ring,
      }}
    >
      <SeatMark seat={seat} hasFace={height >= FACE_ROW} />
      <View style={{ flex: 1, gap: 3 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
          <Text variant="body" numberOfLines={1} style={{ flexShrink: 1 }}>
            {seat.name}
          </Text>
          {seat.isThinking && <ThinkingDots />}
          {seat.isLast === true && <LastTag isOnTurn={seat.isOnTurn} />}
        </View>
        <Pips counts={seat.pieces} room={110} />
      </View>
      <Text variant="score" testID={`points-${seat.index}`}>
        {points}
      </Text>
    </SeatTap>
  );
}

/** A colour of the solo game, in the one strip that holds all of them. */
export function SoloSeat({ seat, isWide, hasPips, onPress }: SeatProps & { isWide: boolean; hasPips: boolean }) {
  const { colors, isHighContrast } = useTheme();
  const points = useCountUp(seat.points);
  return (
    <SeatTap
      seat={seat}
      onPress={onPress}
      style={{
        flex: 1,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
        minHeight: 48,
        paddingHorizontal: 4,
        paddingVertical: 4,
        borderRadius: CORNER.seat - 4,
        backgroundColor: seat.isOnTurn ? colors.actionSoft : undefined,
        borderWidth: isHighContrast && seat.isOnTurn ? 4 : seat.isLit ? 2 : 0,
        borderColor: isHighContrast ? colors.line : colors.ring,
      }}
    >
      <ShapeMark player={seat.number} size={26} />
      <View style={{ gap: 3, flexShrink: 1 }}>
        <View
          style={{ flexDirection: isWide ? 'row' : 'column', alignItems: isWide ? 'center' : 'flex-start', gap: 4 }}
        >
          <Text variant="score" testID={`points-${seat.index}`}>
            {points}
          </Text>
          {seat.isLast === true && <LastTag isOnTurn={seat.isOnTurn} />}
        </View>
        {hasPips && <Pips counts={seat.pieces} room={64} />}
      </View>
    </SeatTap>
  );
}

function LastTag({ isOnTurn }: { isOnTurn: boolean }) {
  const { t } = useWords();
  const { colors, outline } = useTheme();
  return (
    <View
      style={{
        paddingHorizontal: 6,
        paddingVertical: 2,
        borderRadius: 8,
        backgroundColor: isOnTurn ? colors.panel : colors.sunk,
        ...outline,
      }}
    >
      <Text variant="micro" numberOfLines={1}>
        {t('board.seat.last')}
      </Text>
    </View>
  );
}
