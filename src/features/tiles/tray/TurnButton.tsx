import type { ViewStyle } from 'react-native';

import { useWords } from '@/i18n';

import { PaperButton } from '../PaperButton';
import type { Play } from '../usePlay';

/** Turns the tile, in hand or on the land, to the next rotation that fits. */
export function TurnButton({ play, hasWord, style }: { play: Play; hasWord: boolean; style?: ViewStyle }) {
  const { t } = useWords();
  return (
    <PaperButton
      icon="turn"
      label={t('board.tray.turn')}
      hasWord={hasWord}
      onPress={play.actions.turn}
      testID="turn"
      style={style}
    />
  );
}
