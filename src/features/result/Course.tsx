import { rowOf } from '@/features/rows';
import { openReplay } from '@/features/shell/navigation';
import { useWords, type Words } from '@/i18n';
import type { Biggest, Review } from '@/match/review';
import { StepChart } from '@/ui/charts/StepChart';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { Divider, Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

import type { Reviewed } from './useReview';
import type { Verdict } from './verdict';

/** Who led when, and the move that brought most. */
export function Course({ reviewed: { match, review }, verdict: { lines } }: { reviewed: Reviewed; verdict: Verdict }) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const { biggest } = review;
  const scores = review.table.scores();
  const spoken = lines
    .map(({ index, name }) => t('match.result.cell', { name, points: t('board.points', { n: scores[index] ?? 0 }) }))
    .join(', ');
  if (review.told.length < 2) return null;
  const mark = biggest === null ? null : review.steps.findIndex((moves) => moves > biggest.from);
  const said = biggest === null ? '' : biggestWords(words, review, biggest, lines[biggest.player]?.name ?? '');
  return (
    <Panel style={{ paddingVertical: SPACE.inside, paddingHorizontal: SPACE.inside }}>
      <StepChart
        series={lines.map(({ index, number }) => ({
          player: number,
          // One step more, so that the final count is seen as a step and not as the edge.
          values: [...review.steps.map((moves) => review.scores[moves]?.[index] ?? 0), scores[index] ?? 0],
        }))}
        mark={mark === null ? undefined : { at: mark, label: String(mark) }}
        startLabel={t('match.result.chartStart')}
        endLabel={t('match.result.chartEnd')}
        summary={t('match.result.chartSummary', { n: review.leads.length, scores: spoken })}
      />
      {biggest !== null && (
        <>
          <Divider />
          <Tappable
            role="button"
            aria-label={said}
            onPress={() => openReplay(match.id, biggest.index + 1)}
            testID="biggest"
            sinks={false}
            style={({ isPressed }) => ({
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.between,
              minHeight: TARGET.button,
              paddingHorizontal: SPACE.inside,
              borderRadius: CORNER.control,
              backgroundColor: isPressed ? colors.sunk : undefined,
            })}
          >
            <Icon name="flag" color="brass" size={22} />
            <Text variant="body" face="semibold" style={{ flex: 1 }}>
              {said}
            </Text>
            <Text variant="row" face="extrabold">
              {`+${biggest.points}`}
            </Text>
            <Icon name="forward" color="ink3" size={18} />
          </Tappable>
        </>
      )}
    </Panel>
  );
}

function biggestWords(words: Words, { record, lines }: Review, biggest: Biggest, name: string): string {
  const own = lines.filter(
    ({ index, players, points }) =>
      index >= biggest.from && index <= biggest.index && points > 0 && players.includes(biggest.player),
  );
  return rowOf(record.game).words.biggest(words, name, own);
}
