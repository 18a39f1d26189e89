import { useState, type ReactNode } from 'react';

import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { Button } from '@/ui/controls/Button';
import { Sheet } from '@/ui/frame/Sheet';

/**
 * What a press on undo does. Taking one's last decision back makes the match practice for good, so the first time one
 * is asked; where other people have a say, the match asks them instead.
 */
export function useTakeBack(undo: () => void): { readonly press: () => void; readonly sheet: ReactNode } {
  const { t } = useWords();
  const makesPractice = useMatch(
    (state) => state.undo?.kind === 'takeBack' && !state.isPractice && state.undo.ask.length === 0,
  );
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const takeBack = () => {
    close();
    undo();
  };
  return {
    press: makesPractice ? () => setOpen(true) : undo,
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
