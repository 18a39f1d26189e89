import type { ViewStyle } from 'react-native';

import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';

import { PaperButton } from '../PaperButton';
import type { Play } from '../usePlay';

/** Takes back one step: of the intent, the last move, or (for practice) one's last turn. It says which. */
export function UndoButton({ play, hasWord = false, style }: { play: Play; hasWord?: boolean; style?: ViewStyle }) {
  const { t } = useWords();
  const kind = useMatch((state) => state.undo?.kind ?? null);
  // Between people it may be somebody else's decision that goes: whoever played last.
  const other = useMatch(({ undo, viewer, record }) =>
    undo === null || undo.by === viewer ? null : (record.seats[undo.by]?.name ?? null),
  );
  const label =
    kind === 'takeBack' && other !== null
      ? t('board.tray.takeBackOf', { name: other })
      : t(kind === 'takeBack' ? 'board.tray.takeBack' : kind === 'move' ? 'board.tray.undoMove' : 'board.tray.undo');
  return (
    <PaperButton
      icon="undo"
      label={label}
      hasWord={hasWord && kind !== 'takeBack' && kind !== 'move'}
      isDisabled={kind === null}
      onPress={play.takeBack.press}
      testID="undo"
      style={style}
    />
  );
}
