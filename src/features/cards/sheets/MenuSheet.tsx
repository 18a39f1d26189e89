import { router } from 'expo-router';
import { useState } from 'react';

import { useTakeBack } from '@/features/agreement/takeBack';
import { HandAwaySheet } from '@/features/sending/HandAwaySheet';
import { goHome } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { useMatch, useMatchActions } from '@/match/react';
import { Button } from '@/ui/controls/Button';
import { LinkRow } from '@/ui/controls/Row';
import { Divider, Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';

/** What one may want besides playing. A match that nobody wants to finish ends here, with a second tap. */
export function MenuSheet({ onHistory, onClose }: { onHistory: () => void; onClose: () => void }) {
  const { t } = useWords();
  const match = useMatchActions();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isUnderWay = useMatch((state) => state.outcome === null && !state.isCalledOff);
  // Steps that showed nothing are undone in the tray; what follows was seen by somebody.
  const canTakeBack = useMatch((state) => state.undo?.kind === 'takeBack');
  const isAskingAll = useMatch((state) => (state.undo?.ask.length ?? 0) > 0);
  const takeBack = useTakeBack(() => {
    onClose();
    void match.undo();
  });
  if (takeBack.sheet !== null) return takeBack.sheet;
  if (isLeaving) return <HandAwaySheet onClose={onClose} />;
  if (isAsking) {
    return (
      <Sheet
        title={t('table.menu.callOffAsk')}
        detail={t('table.menu.callOffText')}
        closeLabel={t('table.menu.back')}
        closeKind="secondary"
        onClose={() => setAsking(false)}
        testID="call-off-sheet"
      >
        <Button
          kind="destructive"
          label={t('table.menu.callOffSure')}
          onPress={() => {
            onClose();
            void match.callOff();
          }}
          testID="call-off-sure"
        />
      </Sheet>
    );
  }
  return (
    <Sheet
      title={t('table.menu.title')}
      closeLabel={t('table.menu.close')}
      closeKind="secondary"
      onClose={onClose}
      testID="menu-sheet"
    >
      <Panel depth="flat" tone="sunk">
        <LinkRow icon="replay" title={t('table.menu.history')} onPress={onHistory} testID="open-history" />
        <Divider />
        {canTakeBack && (
          <>
            <LinkRow
              icon="undo"
              title={t('match.takeBack.menu')}
              detail={isAskingAll ? t('match.takeBack.menuAsk') : t('match.takeBack.menuPractice')}
              onPress={takeBack.press}
              testID="take-back"
            />
            <Divider />
          </>
        )}
        <LinkRow
          icon="settings"
          title={t('table.menu.settings')}
          onPress={() => {
            onClose();
            router.push('/settings');
          }}
          testID="open-settings"
        />
        <Divider />
        <LinkRow
          icon="home"
          title={t('table.menu.leave')}
          detail={t('table.menu.leaveText')}
          onPress={() => {
            onClose();
            goHome();
          }}
          testID="leave"
        />
        <Divider />
        {isUnderWay && (
          <>
            <LinkRow
              icon="share"
              title={t('match.handAway.menu')}
              detail={t('match.handAway.menuDetail')}
              onPress={() => setLeaving(true)}
              testID="menu-hand-away"
            />
            <Divider />
          </>
        )}
        <LinkRow icon="flag" title={t('table.menu.callOff')} onPress={() => setAsking(true)} testID="call-off" />
      </Panel>
    </Sheet>
  );
}
