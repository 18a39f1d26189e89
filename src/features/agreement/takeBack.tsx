import { useState, type ReactNode } from 'react';

import { useWords } from '@/i18n';
import { useMatchActions } from '@/match/react';
import type { MatchState } from '@/match/types';
import { Button } from '@/ui/controls/Button';
import { Sheet } from '@/ui/frame/Sheet';

const makesPractice = ({ undo, isPractice }: MatchState): boolean =>
  undo?.kind === 'takeBack' && !isPractice && undo.ask.length === 0;

/**
 * What a press on undo does. Taking one's last decision back makes the match practice for good, so the first time one
 * is asked; where other people have a say, the match asks them instead.
 */
export function useTakeBack(undo: () => void): { readonly press: () => void; readonly sheet: ReactNode } {
  const { t } = useWords();
  const match = useMatchActions();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const takeBack = () => {
    close();
    undo();
  };
  return {
    // Asked when it is pressed: what the screen showed last may be a step behind a quick finger.
    press: () => (makesPractice(match.getState()) ? setOpen(true) : undo()),
    sheet: !isOpen ? null : (
      <Sheet
        title={t('match.takeBack.practiceTitle')}
        detail={t('match.takeBack.practiceText')}
        closeLabel={t('match.takeBack.practiceDo')}
        onDone={takeBack}
        onClose={close}
        testID="practice"
      >
        <Button kind="secondary" label={t('match.takeBack.leave')} onPress={close} testID="practice-leave" />
      </Sheet>
    ),
  };
}
