import { View } from 'react-native';

import { useWords } from '@/i18n';
import { Ribbon } from '@/table/parts/Ribbon';
import { IconButton } from '@/ui/controls/IconButton';
import { SPACE } from '@/ui/look/tokens';

import { stepOf } from '../tray';
import type { TableParts } from './parts';

/** Menu, the steps of the turn, the rules. */
export function TopBar({ parts, width }: { parts: TableParts; width: number }) {
  const { t } = useWords();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.inside }}>
      <IconButton icon="menu" label={t('table.menu.open')} onPress={parts.onMenu} testID="menu" />
      <TurnRibbon parts={parts} width={width - 112} />
      <IconButton icon="book" label={t('table.rules.open')} onPress={() => parts.onRules()} testID="rules" />
    </View>
  );
}

export function TurnRibbon({ parts, width }: { parts: TableParts; width: number }) {
  const { scene, actions } = parts;
  const { step, done } = stepOf(scene);
  const mayTurn = scene.isMine && (scene.view.stage === 'trade' || scene.view.stage === 'build');
  return (
    <Ribbon
      step={step}
      done={done}
      width={width}
      canGo={mayTurn}
      onGo={(to) => actions.intend(to === 'trade' ? { stage: 'idle' } : { stage: 'browsing' })}
    />
  );
}
