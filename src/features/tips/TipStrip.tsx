import { View } from 'react-native';

import { RuleLink, type Played } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import { tipKey, type Tip } from '@/lessons/tips';
import { IconButton } from '@/ui/controls/IconButton';
import { useLayout } from '@/ui/frame/layout';
import { Panel } from '@/ui/frame/Panel';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';

const WIDEST = 560;

/** A tip on the table: one quiet line, the way to its rule, and out. Readers hear it when it comes. */
export function TipStrip({
  tip,
  of,
  isNarrow,
  onAsk,
  onClose,
}: {
  tip: Tip;
  of: Played;
  /** Its place is no wider than its buttons and a word. */
  isNarrow: boolean;
  /** Somebody wants to know what this is. */
  onAsk: () => void;
  onClose: () => void;
}) {
  const { t, say } = useWords();
  const { kind, isLargeText } = useLayout();
  const text = say({ key: tipKey(of.game, tip), values: {} });
  const isStacked = isNarrow || isLargeText;
  const line = (
    <LiveText
      isNews
      variant={kind === 'tablet' ? 'body' : 'caption'}
      style={isStacked ? { paddingTop: SPACE.inside, paddingHorizontal: SPACE.between } : { flex: 1 }}
      testID="tip-line"
    >
      {text}
    </LiveText>
  );
  return (
    <Panel
      tone="actionSoft"
      corner={CORNER.control}
      testID="tip"
      style={{ width: '100%', maxWidth: WIDEST, alignSelf: 'center' }}
    >
      {isStacked && line}
      <View style={{ flexDirection: 'row', alignItems: 'center', paddingVertical: isStacked ? 0 : SPACE.half }}>
        <IconButton icon="info" bare label={t('tips.about')} onPress={onAsk} testID="tip-about" />
        {isStacked ? <View style={{ flex: 1 }} /> : line}
        <RuleLink of={of} rule={tip.rule} about={text} />
        <IconButton icon="close" bare label={t('tips.close')} onPress={onClose} testID="tip-close" />
      </View>
    </Panel>
  );
}
