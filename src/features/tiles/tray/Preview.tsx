import { View } from 'react-native';

import { ruleOf } from '@/features/contract/topic';
import { openRules } from '@/features/shell/bookOpening';
import type { Played } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import type { ScoreLine } from '@/match/scoreLines';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';
import { useSpoken } from '@/ui/text/spoken';
import { Text } from '@/ui/text/Text';

import type { PreviewRow } from '../words/intentWords';

/** Who gets what and why, before it happens. A long reason wraps: what is cut might be what decides. */
export function Preview({
  preview,
  lines,
  of,
}: {
  preview: readonly PreviewRow[];
  lines: readonly ScoreLine[];
  of: Played;
}) {
  const isSingle = preview.length === 1;
  useSpoken(preview.map(spoken).join(' '), true);
  return (
    <View testID="preview" aria-live="polite" style={{ flex: 1, gap: isSingle ? 2 : 4, justifyContent: 'center' }}>
      {preview.map((row, index) => (
        <Line key={index} row={row} lines={lines} of={of} isSingle={isSingle} />
      ))}
    </View>
  );
}

const spoken = ({ title, why }: PreviewRow): string => (why === '' ? title : `${title}. ${why}`);

/** One line; where a rule stands behind it, the line itself leads there, as there is no room for a button beside it. */
function Line({
  row,
  lines,
  of,
  isSingle,
}: {
  row: PreviewRow;
  lines: readonly ScoreLine[];
  of: Played;
  isSingle: boolean;
}) {
  const { t } = useWords();
  const { colors } = useTheme();
  const rule = ruleOf(of.game, row.topic);
  const content = (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7 }}>
        {row.player !== null && <ShapeMark player={lines[row.player]?.number ?? 0} size={isSingle ? 18 : 15} />}
        <Text variant={isSingle ? 'row' : 'body'} face="bold" style={{ flexShrink: 1 }}>
          {row.title}
        </Text>
        {rule !== null && <Icon name="book" color="ink3" size={14} />}
      </View>
      {row.why !== '' && (
        <Text variant="caption" color="ink2">
          {row.why}
        </Text>
      )}
    </>
  );
  if (rule === null) return <View>{content}</View>;
  return (
    <Tappable
      role="link"
      aria-label={t('book.ruleOf', { what: spoken(row) })}
      onPress={() => openRules(of.game, rule, of.options)}
      testID={`rule-of-${rule}`}
      sinks={false}
      style={({ isPressed }) => ({
        borderRadius: CORNER.tag,
        paddingVertical: 2,
        backgroundColor: isPressed ? colors.sunk : undefined,
      })}
    >
      {content}
    </Tappable>
  );
}
