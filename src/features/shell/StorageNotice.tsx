import { View } from 'react-native';

import { useWords } from '@/i18n';
import { dismissTrouble, useSettings } from '@/storage/settingsStore';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { LiveText } from '@/ui/LiveText';
import { SPACE } from '@/ui/tokens';

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
