import { View } from 'react-native';

import { kindWords } from '@/features/contract/kindWords';
import { ruleOf } from '@/features/contract/topic';
import { openRules } from '@/features/shell/bookOpening';
import type { Played } from '@/features/shell/RuleLink';
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
  of,
  lines,
  rows,
  scores,
  icons,
  showLabel,
  canShow,
  onShow,
}: {
  of: Played;
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
        const spokenRow = t('match.result.rowPlain', { kind: name, scores: spoken(points) });
        const content = (
          <View
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.inside,
              minHeight: TARGET.least,
              paddingRight: 6,
            }}
          >
            <Text variant={isTight ? 'body' : 'row'} style={{ flex: 1 }}>
              {name}
            </Text>
            <View style={{ flexDirection: 'row' }}>{cells(points, false)}</View>
          </View>
        );
        return (
          <View key={kind}>
            <Divider />
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.half }}>
              <KindMark of={of} kind={kind} name={name} icon={icons[kind] ?? 'flag'} />
              {!canShow(kind) ? (
                <View accessible role="row" aria-label={spokenRow} style={{ flex: 1 }}>
                  {content}
                </View>
              ) : (
                <Tappable
                  role="button"
                  aria-label={spokenRow}
                  accessibilityHint={showLabel}
                  onPress={() => onShow(kind)}
                  testID={`row-${kind}`}
                  sinks={false}
                  style={({ isPressed }) => ({
                    flex: 1,
                    borderRadius: CORNER.control,
                    backgroundColor: isPressed ? colors.sunk : undefined,
                  })}
                >
                  {content}
                </Tappable>
              )}
            </View>
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

/** The small picture of a kind, and the way to its rule. */
function KindMark({ of, kind, name, icon }: { of: Played; kind: string; name: string; icon: IconName }) {
  const { t } = useWords();
  const { colors } = useTheme();
  const rule = ruleOf(of.game, { points: kind, isFinal: false });
  const frame = { width: TARGET.least, height: TARGET.least, alignItems: 'center', justifyContent: 'center' } as const;
  if (rule === null)
    return (
      <View style={frame}>
        <Icon name={icon} size={20} />
      </View>
    );
  return (
    <Tappable
      role="button"
      aria-label={t('book.ruleOf', { what: name })}
      onPress={() => openRules(of.game, rule, of.options)}
      testID={`rule-of-${rule}`}
      style={frame}
    >
      <View
        style={{
          width: 34,
          height: 34,
          borderRadius: CORNER.control,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: colors.actionSoft,
        }}
      >
        <Icon name={icon} size={20} />
      </View>
    </Tappable>
  );
}
