import { useState } from 'react';
import { View } from 'react-native';

import { forgetShelf } from '@/features/home/useShelf';
import { useWords } from '@/i18n';
import { erasings } from '@/storage/erasings';
import { eraseEverything, restoreEverything, type Everything } from '@/storage/everything';
import { hydrateSettings } from '@/storage/settingsStore';
import { Button } from '@/ui/controls/Button';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon } from '@/ui/drawing/Icon';
import { Panel } from '@/ui/frame/Panel';
import { Sheet } from '@/ui/frame/Sheet';
import { useTheme } from '@/ui/look/theme';
import { CORNER, SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';
import { Text } from '@/ui/text/Text';

type Note = 'erased' | 'eraseFailed' | 'restored' | 'restoreFailed';

/** Erases all there is, after asking once, and can undo it as long as the screen is open. */
export function EraseRow() {
  const { t } = useWords();
  const { colors } = useTheme();
  const [isAsking, setAsking] = useState(false);
  const [kept, setKept] = useState<Everything | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const erase = async () => {
    setAsking(false);
    // Matches that are open, here or in another window, must not write themselves anew.
    erasings.note(null);
    const erased = await eraseEverything();
    if (erased.ok) setKept(erased.value);
    else erasings.takeBack(null);
    setNote(erased.ok ? 'erased' : 'eraseFailed');
    forgetShelf();
    await hydrateSettings();
  };
  const restore = async () => {
    if (kept === null) return;
    const restored = await restoreEverything(kept);
    if (restored.ok) {
      erasings.takeBack(null);
      setKept(null);
    }
    setNote(restored.ok ? 'restored' : 'restoreFailed');
    forgetShelf();
    await hydrateSettings();
  };
  return (
    <>
      {note !== null && (
        <Panel
          testID="erase-note"
          tone="actionSoft"
          style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.between, padding: 14 }}
        >
          <LiveText variant="row" role="alert" style={{ flexGrow: 1, flexShrink: 1 }}>
            {t(`settings.${note}`)}
          </LiveText>
          {kept !== null && (
            <Button
              kind="secondary"
              icon="undo"
              label={t('settings.eraseUndo')}
              onPress={() => void restore()}
              testID="erase-undo"
            />
          )}
        </Panel>
      )}
      <Panel>
        <Tappable
          role="button"
          aria-label={t('settings.erase')}
          accessibilityHint={t('settings.eraseDetail')}
          onPress={() => setAsking(true)}
          testID="erase"
          sinks={false}
          style={({ isPressed }) => ({
            flexDirection: 'row',
            alignItems: 'center',
            gap: 14,
            minHeight: 56,
            paddingHorizontal: 14,
            paddingVertical: 10,
            borderRadius: CORNER.panel,
            backgroundColor: isPressed ? colors.sunk : undefined,
          })}
        >
          <Icon name="trash" size={22} />
          <View style={{ flex: 1 }}>
            <Text variant="row" color="bad">
              {t('settings.erase')}
            </Text>
            <Text variant="caption" color="ink2">
              {t('settings.eraseDetail')}
            </Text>
          </View>
        </Tappable>
      </Panel>
      {isAsking && (
        <Sheet
          testID="erase-sheet"
          title={t('settings.eraseTitle')}
          detail={t('settings.eraseText')}
          closeLabel={t('settings.eraseDo')}
          closeKind="destructive"
          onDone={() => void erase()}
          onClose={() => setAsking(false)}
        >
          <Button kind="secondary" label={t('match.cancel')} onPress={() => setAsking(false)} testID="erase-cancel" />
        </Sheet>
      )}
    </>
  );
}
