import { View } from 'react-native';

import type { GameId } from '@/core/game';
import { OFFERED_LEVELS } from '@/features/newGame/draft';
import { gameOf } from '@/games';
import { useWords } from '@/i18n';
import type { GameStatistics } from '@/match/statistics';
import { BarChart } from '@/ui/charts/BarChart';
import { Painting } from '@/ui/drawing/Painting';
import { useLayout } from '@/ui/frame/layout';
import { Divider, Panel } from '@/ui/frame/Panel';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import { decimalOf, meanAndBest, percentOf } from './figures';
import { ShareBar } from './ShareBar';

/** Bars that still can be told apart on a phone. */
const SHOWN = 24;

/** The smallest phones have no room for four figures in a row. */
const NARROW = 400;

/** One game: how often, how well, and against whom. */
export function GamePanel({ game, statistics }: { game: GameId; statistics: GameStatistics }) {
  const words = useWords();
  const { t } = words;
  const { isLargeText, isWide, kind, width } = useLayout();
  const isNarrow = width < NARROW;
  // Two and two rather than three and one.
  const least = isNarrow && !isLargeText ? 84 : 44;
  const isSolo = gameOf(game).isTeamwork;
  const { games, wins, average, best, course, byLevel } = statistics;
  const latest = course.slice(-SHOWN);
  const said = { n: latest.length, points: latest.map(({ points }) => points).join(', ') };
  const levels = OFFERED_LEVELS.filter((level) => byLevel[level] !== undefined);
  return (
    <Panel testID={`stats-${game}`} style={{ flexGrow: 1, flexBasis: isWide && kind === 'tablet' ? '48%' : undefined }}>
      <View style={{ flexDirection: isLargeText ? 'column' : 'row' }}>
        <Painting
          game={game}
          isCropped={!isLargeText}
          style={{
            width: isLargeText ? '100%' : 96,
            height: isLargeText ? 120 : undefined,
            minHeight: 92,
            borderTopLeftRadius: CORNER.panel,
            borderTopRightRadius: isLargeText ? CORNER.panel : 0,
          }}
        />
        <View style={{ flex: 1, padding: 14, gap: SPACE.inside }}>
          <Text variant="card" role="heading" aria-level={2}>
            {t(`games.${game}.name`)}
          </Text>
          <View
            style={{
              flexDirection: 'row',
              flexWrap: isLargeText || isNarrow ? 'wrap' : 'nowrap',
              columnGap: isWide || isLargeText || kind === 'tablet' ? SPACE.edgeTablet : SPACE.between,
              rowGap: SPACE.half,
            }}
          >
            <Figure least={least} label={t('stats.games')} value={String(games)} />
            {!isSolo && (
              <Figure
                least={least}
                label={t('stats.wins')}
                value={t('stats.share', { percent: percentOf({ games, wins }) })}
              />
            )}
            <Figure least={least} label={t('stats.average')} value={decimalOf(words, average)} />
            {best !== null && <Figure least={least} label={t('stats.best')} value={String(best.points)} />}
          </View>
        </View>
      </View>
      <Divider />
      <View style={{ padding: 14, gap: SPACE.half }}>
        <BarChart
          bars={latest.map(({ points, isWin }) => ({ value: points, isFull: isSolo || isWin }))}
          summary={isSolo ? t('stats.courseSolo', said) : t('stats.course', said)}
        />
        <Text variant="caption" color="ink2">
          {isSolo ? t('stats.legendSolo') : t('stats.legend')}
        </Text>
      </View>
      {levels.length > 0 && (
        <>
          <Divider />
          <View style={{ padding: 14 }}>
            <Text variant="caption" color="ink2">
              {t('stats.against')}
            </Text>
            {levels.map((level) => {
              const tally = byLevel[level];
              if (tally === undefined) return null;
              const name = t(`ai.level.${level}`);
              const label = t('stats.againstLine', {
                level: name,
                games: t('stats.gamesOf', { n: tally.games }),
                wins: t('stats.winsOf', { n: tally.wins }),
              });
              return (
                <ShareBar key={level} name={name} label={label} tally={tally} details={[meanAndBest(words, tally)]} />
              );
            })}
          </View>
        </>
      )}
    </Panel>
  );
}

/** A number with what it counts. */
export function Figure({ label, value, least = 44 }: { label: string; value: string; least?: number }) {
  return (
    <View accessible aria-label={`${label}: ${value}`} style={{ minWidth: least }}>
      <Text variant="scoreRow">{value}</Text>
      <Text variant="caption" color="ink2">
        {label}
      </Text>
    </View>
  );
}
