import { View } from 'react-native';

import { useWords, type Words } from '@/i18n';
import { AIDS, type Aids } from '@/match/types';
import { SwitchRow } from '@/ui/controls/Row';
import { Divider, Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';

/** How many aids are on, in a word. */
export function aidsValue(t: Words['t'], aids: Aids): string {
  const n = AIDS.filter((aid) => aids[aid]).length;
  if (n === AIDS.length) return t('newGame.allAids');
  return n === 0 ? t('newGame.noAids') : t('newGame.someAids', { n, max: AIDS.length });
}

/** The help that the table allows, switch by switch. */
export function AidsSheet({
  aids,
  onChange,
  onClose,
}: {
  aids: Aids;
  onChange: (aids: Aids) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Sheet
      testID="aids-sheet"
      title={t('newGame.aidsTitle')}
      detail={t('newGame.aidsText')}
      closeLabel={t('match.done')}
      onClose={onClose}
    >
      <Panel depth="flat" tone="sunk">
        {AIDS.map((aid, index) => (
          <View key={aid}>
            {index > 0 && <Divider />}
            <SwitchRow
              title={t(`newGame.aid.${aid}.title`)}
              detail={t(`newGame.aid.${aid}.detail`)}
              isOn={aids[aid]}
              onChange={(isOn) => onChange({ ...aids, [aid]: isOn })}
              testID={`aid-${aid}`}
            />
          </View>
        ))}
      </Panel>
    </Sheet>
  );
}
