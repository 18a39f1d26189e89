import { useState } from 'react';

import { HandAwaySheet } from '@/features/sending/HandAwaySheet';
import { useWords } from '@/i18n';
import { hasKeyboard } from '@/platform/hasKeyboard';
import { Button } from '@/ui/controls/Button';
import { LinkRow } from '@/ui/controls/Row';
import { Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';
import { Text } from '@/ui/text/Text';

/** What concerns the match as a whole. */
export function PlayMenu({
  title,
  isUnderWay,
  onHistory,
  onTilesLeft,
  onHint,
  onRules,
  onSettings,
  onHome,
  onCallOff,
  onClose,
}: {
  title: string;
  isUnderWay: boolean;
  onHistory: () => void;
  onTilesLeft: () => void;
  /** Null in matches without that aid. */
  onHint: (() => void) | null;
  onRules: () => void;
  onSettings: () => void;
  onHome: () => void;
  onCallOff: () => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <HandAwaySheet onClose={onClose} />;
  if (isAsking) {
    return (
      <Sheet
        title={t('board.menu.callOff')}
        detail={t('board.menu.callOffAsk')}
        closeLabel={t('board.menu.callOffNo')}
        onClose={onClose}
        testID="call-off"
      >
        <Button kind="destructive" label={t('board.menu.callOffYes')} onPress={onCallOff} testID="call-off-yes" />
      </Sheet>
    );
  }
  return (
    <Sheet title={title} closeLabel={t('board.menu.callOffNo')} onClose={onClose} testID="play-menu">
      <Panel tone="sunk" depth="flat">
        <LinkRow icon="replay" title={t('board.menu.history')} onPress={onHistory} testID="menu-history" />
        <LinkRow icon="layers" title={t('board.menu.left')} onPress={onTilesLeft} testID="menu-left" />
        {onHint !== null && <LinkRow icon="hint" title={t('board.bar.hint')} onPress={onHint} testID="menu-hint" />}
        <LinkRow icon="book" title={t('board.menu.rules')} onPress={onRules} testID="menu-rules" />
        <LinkRow icon="settings" title={t('board.menu.settings')} onPress={onSettings} testID="menu-settings" />
        <LinkRow icon="home" title={t('board.menu.home')} onPress={onHome} testID="menu-home" />
        {isUnderWay && (
          <LinkRow
            icon="share"
            title={t('match.handAway.menu')}
            detail={t('match.handAway.menuDetail')}
            onPress={() => setLeaving(true)}
            testID="menu-hand-away"
          />
        )}
        {isUnderWay && (
          <LinkRow icon="flag" title={t('board.menu.callOff')} onPress={() => setAsking(true)} testID="menu-call-off" />
        )}
      </Panel>
      {hasKeyboard() && (
        <Text variant="caption" color="ink2">
          {t('board.menu.keys')}
        </Text>
      )}
    </Sheet>
  );
}
