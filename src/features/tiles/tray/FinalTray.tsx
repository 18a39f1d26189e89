import { View } from 'react-native';

import { ruleOf } from '@/features/contract/topic';
import { RuleLink } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { ShapeMark } from '@/ui/drawing/ShapeMark';
import { useLayout } from '@/ui/frame/layout';
import { SPACE } from '@/ui/look/tokens';
import { TYPE } from '@/ui/text/type';
import { Text } from '@/ui/text/Text';

import type { CountStep } from '../scene/showCount';
import { useIsInPanel } from '../dock';
import type { Play } from '../usePlay';
import { countedWords } from '../words/finalWords';
import { tell } from '../words/tell';

/** Two lines for what is counted, so that the tray does not jump from one item to the next. */
const ITEM_LINES = 2;

/** The end is counted: what the kind brings so far, and what is looked at now: one thing, or how many of them. */
export function FinalTray({
  play,
  count: { kind, counted, together },
  skipsAll,
  onSkip,
}: {
  play: Play;
  count: CountStep;
  skipsAll: boolean;
  onSkip: () => void;
}) {
  const { t } = useWords();
  const { edge, kind: layout, textScale } = useLayout();
  const isInPanel = useIsInPanel();
  const { words, lines } = play;
  const items = kind.items.slice(0, counted);
  const heading = countedWords(words, lines, kind, items);
  const looked = items.slice(items.length - together).map(({ scored }) => scored);
  const owners = [...new Set(looked.flatMap(({ players }) => players))];
  const said =
    looked.length > 1 ? t('board.final.together', { n: looked.length }) : tell(words, lines, looked)[0]?.text;
  return (
    <View
      testID="final-count"
      style={{ gap: SPACE.between, paddingHorizontal: isInPanel ? 0 : edge, paddingTop: isInPanel ? 0 : SPACE.edge }}
    >
      <View style={{ gap: SPACE.half }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
          <Text
            variant={layout === 'tablet' ? 'cardLarge' : 'card'}
            role="heading"
            aria-level={2}
            testID="final-kind"
            style={{ flex: 1 }}
          >
            {heading}
          </Text>
          <RuleLink
            of={play.record}
            rule={ruleOf(play.record.game, { points: kind.kind, isFinal: true })}
            about={heading}
          />
        </View>
        <View
          style={{
            flexDirection: 'row',
            gap: SPACE.inside,
            minHeight: ITEM_LINES * TYPE.caption.line * textScale,
          }}
        >
          {owners.map((player) => (
            <ShapeMark key={player} player={lines[player]?.number ?? 0} size={18} />
          ))}
          <Text variant="caption" color="ink2" style={{ flex: 1 }} testID="final-item">
            {said ?? ''}
          </Text>
        </View>
      </View>
      <Button
        kind="secondary"
        label={t(skipsAll ? 'board.final.skipAll' : 'board.final.skipKind')}
        onPress={onSkip}
        testID="skip"
      />
    </View>
  );
}
