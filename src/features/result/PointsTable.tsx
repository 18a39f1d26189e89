import { View } from 'react-native';

import { kindWords } from '@/features/contract/kindWords';
import { useWords } from '@/i18n';
import type { KindRow } from '@/match/review';
import type { ScoreLine } from '@/match/scoreLines';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon, type IconName } from '@/ui/drawing/Icon';
import { PlayerBadge } from '@/ui/drawing/PlayerBadge';
import { useLayout } from '@/ui/frame/layout';
import { Divider, Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE, TARGET } from '@/ui/look/tokens';
import { Text } from '@/ui/text/Text';

/** Points by kind, a column a player, the best of each row in bold. A row leads to what it was given for. */
export function PointsTable({
  lines,
  rows,
  scores,
  icons,
  showLabel,
  canShow,
  onShow,
}: {
  lines: readonly ScoreLine[];
  rows: readonly KindRow[];
  scores: readonly number[];
  /** The small picture beside each kind. */
  icons: Readonly<Record<string, IconName>>;
  /** What a tap on a row does, for readers. */
  showLabel: string;
  canShow: (kind: string) => boolean;
  onShow: (kind: string) => void;
}) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const { isLargeText, width } = useLayout();
  const isTight = isLargeText || lines.length > 4 || (lines.length > 3 && width < 400);
  const column = isTight ? 40 : 52;
  const spoken = (points: readonly number[]) =>
    lines
      .map(({ index, name }) => t('match.result.cell', { name, points: t('board.points', { n: points[index] ?? 0 }) }))
      .join(', ');
  const cells = (points: readonly number[], isTotal: boolean) => {
    const best = Math.max(...points);
    return lines.map(({ index }) => {
      const isBest = points[index] === best && best > 0;
      return (
        <View key={index} style={{ width: column, alignItems: 'center' }}>
          <Text
            variant={isTotal ? (isTight ? 'row' : 'scoreRow') : 'row'}
            face={isTotal || isBest ? 'extrabold' : 'medium'}
            maxScale={1.5}
          >
            {String(points[index] ?? 0)}
          </Text>
        </View>
      );
    });
  };
  return (
    <Panel
      role="table"
      aria-label={t('match.result.table')}
      style={{ paddingHorizontal: SPACE.inside, paddingVertical: 6 }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', minHeight: 46, paddingHorizontal: 6 }}>
        <View style={{ flex: 1 }} />
        {lines.map((line) => (
          <View key={line.index} style={{ width: column, alignItems: 'center' }}>
            <PlayerBadge player={line.number} name={line.name} size={28} label={line.name} />
          </View>
        ))}
      </View>
      {rows.map(({ kind, points }) => {
        const name = kindWords(words, kind);
        const content = (
          <View
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.between,
              minHeight: TARGET.least,
              paddingHorizontal: 6,
            }}
          >
            <View style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: 10 }}>
              {!isLargeText && <Icon name={icons[kind] ?? 'flag'} size={20} />}
              <Text variant={isTight ? 'body' : 'row'} style={{ flexShrink: 1 }}>
                {name}
              </Text>
            </View>
            <View style={{ flexDirection: 'row' }}>{cells(points, false)}</View>
          </View>
        );
        return (
          <View key={kind}>
            <Divider />
            {!canShow(kind) ? (
              <View
                accessible
                role="row"
                aria-label={t('match.result.rowPlain', { kind: name, scores: spoken(points) })}
              >
                {content}
              </View>
            ) : (
              <Tappable
                role="button"
                aria-label={t('match.result.rowPlain', { kind: name, scores: spoken(points) })}
                accessibilityHint={showLabel}
                onPress={() => onShow(kind)}
                testID={`row-${kind}`}
                sinks={false}
                style={({ isPressed }) => ({
                  borderRadius: CORNER.control,
                  backgroundColor: isPressed ? colors.sunk : undefined,
                })}
              >
                {content}
              </Tappable>
            )}
          </View>
        );
      })}
      <View style={{ height: 2, backgroundColor: colors.ink, borderRadius: 1 }} />
      <View
        accessible
        testID="total"
        aria-label={t('match.result.rowPlain', { kind: t('match.result.total'), scores: spoken(scores) })}
        style={{ flexDirection: 'row', alignItems: 'center', minHeight: 50, paddingHorizontal: 6 }}
      >
        <Text variant="row" face="bold" style={{ flex: 1 }}>
          {t('match.result.total')}
        </Text>
        {cells(scores, true)}
      </View>
    </Panel>
  );
}
