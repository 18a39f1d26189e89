import { RuleLink, type Played } from '@/features/shell/RuleLink';
import { useWords } from '@/i18n';
import { tipKey, type Tip } from '@/lessons/tips';
import { changeSettings, useSettings } from '@/storage/settingsStore';
import { SwitchRow } from '@/ui/controls/Row';
import { Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';

/** What a tip is, and where tips end for whoever wants none. */
export function TipSheet({ tip, of, onClose }: { tip: Tip; of: Played; onClose: () => void }) {
  const { t, say } = useWords();
  const isOn = useSettings((state) => state.settings.tips);
  const line = say({ key: tipKey(of.game, tip), values: {} });
  return (
    <Sheet
      title={t('tips.title')}
      detail={line}
      rule={<RuleLink of={of} rule={tip.rule} about={line} />}
      closeLabel={t('match.done')}
      onClose={onClose}
      testID="tip-sheet"
    >
      <Panel>
        <SwitchRow
          title={t('settings.tips')}
          detail={t('settings.tipsDetail')}
          isOn={isOn}
          onChange={(tips) => void changeSettings({ tips })}
          testID="tip-switch"
        />
      </Panel>
    </Sheet>
  );
}
