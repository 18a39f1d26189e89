import { View } from 'react-native';

import { useWords } from '@/i18n';
import { dismissTrouble, useSettings } from '@/storage/settingsStore';
import { IconButton } from '@/ui/controls/IconButton';
import { Icon } from '@/ui/drawing/Icon';
import { Panel } from '@/ui/frame/Panel';
import { SPACE } from '@/ui/look/tokens';
import { LiveText } from '@/ui/text/LiveText';

/** Says what happened when the device's store failed us; gone once it has been read. */
export function StorageNotice() {
  const { t } = useWords();
  const trouble = useSettings((state) => state.trouble);
  if (trouble === null) return null;
  return (
    <Panel
      testID="storage-notice"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.inside,
        paddingLeft: 14,
        paddingVertical: SPACE.half,
        paddingRight: SPACE.half,
      }}
    >
      <Icon name="warning" color="bad" />
      <View style={{ flex: 1 }}>
        <LiveText variant="caption" role="alert">
          {t(`storage.${trouble}`)}
        </LiveText>
      </View>
      <IconButton icon="close" label={t('storage.dismiss')} bare onPress={dismissTrouble} testID="dismiss-notice" />
    </Panel>
  );
}
