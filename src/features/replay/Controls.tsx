import { useEffect, useState } from 'react';
import { View } from 'react-native';

import type { MoveWords } from '@/features/contract/GameRow';
import { rowOf } from '@/features/rows';
import { useWords } from '@/i18n';
import type { Review } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import { IconButton } from '@/ui/controls/IconButton';
import { Slider } from '@/ui/controls/Slider';
import { Tappable } from '@/ui/controls/Tappable';
import { Drawing } from '@/ui/drawing/Drawing';
import { Icon } from '@/ui/drawing/Icon';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { shapePath } from '@/ui/drawing/shapes';
import { useLayout } from '@/ui/frame/layout';
import { Sheet } from '@/ui/frame/Sheet';
import { playerColours, useTheme } from '@/ui/look/theme';
import type { Colour } from '@/core/seat';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { useSpoken } from '@/ui/text/spoken';
import { Text } from '@/ui/text/Text';

import { MoveRows } from './MoveRows';
import { scoringMoves } from './scoringMoves';

const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1500;

/** What happened at this move, the slider with the scorings above it, and the keys of a player. */
export function Controls({
  review,
  lines,
  at,
  onChange,
  hasList = false,
}: {
  review: Review;
  lines: readonly ScoreLine[];
  at: number;
  onChange: (at: number) => void;
  /** The moves in words stand above the controls already. */
  hasList?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const total = review.told.length;
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isListOpen, setListOpen] = useState(false);
  const pace = SPEEDS[speed] ?? 1;
  const scorings = scoringMoves(review);
  const next = scorings.find(({ moves }) => moves > at);
  const isRunning = isPlaying && at < total;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => onChange(at + 1), PACE / pace);
    return () => clearTimeout(timer);
  }, [isRunning, at, pace, onChange]);
  const go = (moves: number) => {
    setPlaying(false);
    onChange(Math.max(0, Math.min(total, moves)));
  };
  const told = review.told[at - 1];
  const said = told === undefined ? null : rowOf(review.record.game).words.moveWords(words, lines, told);
  const speedText = `${pace}×`;
  return (
    <View style={{ gap: SPACE.inside, flex: hasList ? 1 : undefined }}>
      {hasList && <MoveRows review={review} lines={lines} at={at} onPick={go} style={{ flexBasis: 0, flexGrow: 1 }} />}
      <Said said={said} lines={lines} at={at} total={total} onPress={hasList ? null : () => setListOpen(true)} />
      <Slider
        testID="replay-slider"
        label={t('match.replay.slider')}
        value={at}
        max={total}
        valueText={said === null ? t('match.replay.start') : t('match.replay.moveLine', { n: at, text: said.title })}
        onChange={go}
        above={(place) => <Marks scorings={scorings} lines={lines} at={at} place={place} total={total} />}
      />
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
        <Key
          label={t('match.replay.speed', { speed: speedText })}
          onPress={() => setSpeed((speed + 1) % SPEEDS.length)}
          testID="speed"
        >
          <Text variant="row" face="bold" maxScale={1.4}>
            {speedText}
          </Text>
        </Key>
        <IconButton icon="first" label={t('match.replay.back')} bare onPress={() => go(at - 1)} testID="step-back" />
        <PlayKey
          isPlaying={isRunning}
          label={isRunning ? t('match.replay.pause') : at === total ? t('match.replay.again') : t('match.replay.play')}
          onPress={() => {
            if (at === total) onChange(0);
            setPlaying(!isRunning);
          }}
        />
        <IconButton
          icon="last"
          label={t('match.replay.forward')}
          bare
          onPress={() => go(at + 1)}
          testID="step-forward"
        />
        <Key
          label={next === undefined ? t('match.replay.noScoring') : t('match.replay.nextScoring')}
          isDisabled={next === undefined}
          onPress={() => next !== undefined && go(next.moves)}
          testID="next-scoring"
        >
          <Icon name="flag" color={next === undefined ? 'ink3' : 'brass'} />
        </Key>
      </View>
      {isListOpen && (
        <MoveSheet
          review={review}
          lines={lines}
          at={at}
          onPick={(moves) => {
            setListOpen(false);
            go(moves);
          }}
          onClose={() => setListOpen(false)}
        />
      )}
    </View>
  );
}

function Said({
  said,
  lines,
  at,
  total,
  onPress,
}: {
  said: MoveWords | null;
  lines: readonly ScoreLine[];
  at: number;
  total: number;
  /** Opens the list of moves; null where it stands beside. */
  onPress: (() => void) | null;
}) {
  const { t } = useWords();
  const { colors } = useTheme();
  const line = said === null ? undefined : lines[said.player];
  const title = said === null ? t('match.replay.start') : said.title;
  const place = said === null ? t('match.replay.startDetail', { n: total }) : t('match.replay.move', { n: at, total });
  useSpoken(`${title} ${place}`, false);
  return (
    <Tappable
      role={onPress === null ? undefined : 'button'}
      aria-label={`${title} ${place}`}
      accessibilityHint={onPress === null ? undefined : t('match.replay.moves')}
      aria-live="polite"
      disabled={onPress === null}
      onPress={onPress}
      testID="said"
      sinks={false}
      style={({ isPressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.between,
        minHeight: TARGET.button,
        borderRadius: CORNER.control,
        backgroundColor: isPressed ? colors.sunk : undefined,
      })}
    >
      {line !== undefined && <PlayerBadge player={line.number} name={line.name} size={36} />}
      <View style={{ flex: 1 }}>
        <Text variant="row" face="bold" testID="said-title">
          {title}
        </Text>
        <Text variant="caption" color="ink2" numberOfLines={2}>
          {said === null || said.rest.length === 0 ? place : [place, ...said.rest].join(' · ')}
        </Text>
      </View>
      {onPress !== null && <Icon name="menu" color="ink3" size={20} />}
    </Tappable>
  );
}

/** The shapes of whoever scored, at their moves; what is still to come is pale. */
function Marks({
  scorings,
  lines,
  at,
  place,
  total,
}: {
  scorings: ReturnType<typeof scoringMoves>;
  lines: readonly ScoreLine[];
  at: number;
  place: (value: number) => number;
  total: number;
}) {
  const theme = useTheme();
  const width = place(total) + place(0);
  const shown = spacedOut(scorings, at, place);
  return (
    <View style={{ height: 16 }}>
      <Drawing
        viewBox={`0 0 ${width} 16`}
        width={width}
        height={16}
        marks={shown.map(({ moves, player }) => {
          const number: Colour = lines[player]?.number ?? 0;
          const { shape, fill } = playerColours(theme, number);
          return {
            d: shapePath(shape, place(moves), 8, moves === at ? 6.4 : 4.6),
            fill,
            stroke: theme.scheme === 'dark' ? theme.colors.rim : undefined,
            width: 0.8,
            opacity: moves <= at ? 1 : 0.45,
          };
        })}
      />
    </View>
  );
}

/** Points between two marks: closer together nobody could tell them apart. */
const APART = 9;

/** Of marks that would cover one another the one that brought most; the move that is shown always has its own. */
export function spacedOut<Scoring extends { readonly moves: number; readonly points: number }>(
  scorings: readonly Scoring[],
  at: number,
  place: (value: number) => number,
): Scoring[] {
  const worth = (scoring: Scoring) => (scoring.moves === at ? Infinity : scoring.points);
  const kept: Scoring[] = [];
  for (const scoring of [...scorings].sort((one, other) => worth(other) - worth(one))) {
    if (kept.every(({ moves }) => Math.abs(place(moves) - place(scoring.moves)) >= APART)) kept.push(scoring);
  }
  return kept.sort((one, other) => one.moves - other.moves);
}

function Key({
  label,
  isDisabled = false,
  onPress,
  testID,
  children,
}: {
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
  testID: string;
  children: React.ReactNode;
}) {
  const { colors, isHighContrast } = useTheme();
  return (
    <Tappable
      role="button"
      aria-label={label}
      aria-disabled={isDisabled}
      disabled={isDisabled}
      onPress={onPress}
      testID={testID}
      style={({ isPressed }) => ({
        minWidth: 64,
        minHeight: TARGET.control,
        paddingHorizontal: SPACE.inside,
        borderRadius: CORNER.seat,
        borderWidth: isHighContrast ? 2 : 1.5,
        borderColor: colors.line,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: isPressed ? colors.sunk : undefined,
      })}
    >
      {children}
    </Tappable>
  );
}

function PlayKey({ isPlaying, label, onPress }: { isPlaying: boolean; label: string; onPress: () => void }) {
  const { colors } = useTheme();
  const { kind } = useLayout();
  const size = kind === 'phoneLandscape' ? 56 : 66;
  return (
    <Tappable
      role="button"
      aria-label={label}
      onPress={onPress}
      testID="play-pause"
      style={({ isPressed }) => ({
        width: size,
        height: size,
        borderRadius: size / 2,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: isPressed ? colors.actionPressed : colors.action,
      })}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} color="onAction" size={28} />
    </Tappable>
  );
}

/** The whole match in words, over the controls. */
function MoveSheet({
  review,
  lines,
  at,
  onPick,
  onClose,
}: {
  review: Review;
  lines: readonly ScoreLine[];
  at: number;
  onPick: (moves: number) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const { height } = useLayout();
  return (
    <Sheet testID="move-list" isList title={t('match.replay.moves')} closeLabel={t('match.close')} onClose={onClose}>
      <MoveRows
        review={review}
        lines={lines}
        at={at}
        onPick={onPick}
        style={{ maxHeight: height * 0.6, flexShrink: 1 }}
      />
    </Sheet>
  );
}
