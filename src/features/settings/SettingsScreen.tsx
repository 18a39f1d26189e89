import { View } from 'react-native';

import { goBack } from '@/features/shell/navigation';
import { StorageNotice } from '@/features/shell/StorageNotice';
import { LANGUAGES, useWords } from '@/i18n';
import type { Settings } from '@/storage/settings';
import { changeSettings, useSettings } from '@/storage/settingsStore';
import { Header } from '@/ui/Header';
import type { IconName } from '@/ui/Icon';
import { Divider, Panel } from '@/ui/Panel';
import { RowContent, SwitchRow } from '@/ui/Row';
import { Screen } from '@/ui/Screen';
import { Segmented, type SegmentedOption } from '@/ui/Segmented';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/tokens';

/** Every setting here does something now, at once, and is still there after a restart. */
export function SettingsScreen() {
  const { t } = useWords();
  const settings = useSettings((state) => state.settings);
  const change = (values: Partial<Settings>) => void changeSettings(values);
  return (
    <Screen
      testID="settings"
      header={<Header title={t('settings.title')} backLabel={t('common.back')} onBack={goBack} />}
    >
      <StorageNotice />
      <Panel>
        <Choice
          icon="globe"
          title={t('settings.language')}
          value={settings.language}
          onChange={(language) => change({ language })}
          options={(['system', ...LANGUAGES] as const).map((value) => ({
            value,
            label: t(`languages.${value}`),
            testID: `language-${value}`,
          }))}
        />
        <Divider />
        <Choice
          icon="sun"
          title={t('settings.theme')}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
          options={[
            { value: 'system', label: t('settings.themeSystem'), icon: 'phone', testID: 'theme-system' },
            { value: 'light', label: t('settings.themeLight'), icon: 'sun', testID: 'theme-light' },
            { value: 'dark', label: t('settings.themeDark'), icon: 'moon', testID: 'theme-dark' },
          ]}
        />
        <Divider />
        <SwitchRow
          icon="contrast"
          title={t('settings.contrast')}
          detail={t('settings.contrastDetail')}
          isOn={settings.isHighContrast}
          onChange={(isHighContrast) => change({ isHighContrast })}
          testID="contrast"
        />
      </Panel>
      <Panel>
        <Choice
          icon="speed"
          title={t('settings.speed')}
          value={settings.speed}
          onChange={(speed) => change({ speed })}
          options={[
            { value: 'slow', label: t('settings.speedSlow'), testID: 'speed-slow' },
            { value: 'normal', label: t('settings.speedNormal'), testID: 'speed-normal' },
            { value: 'fast', label: t('settings.speedFast'), testID: 'speed-fast' },
            { value: 'instant', label: t('settings.speedInstant'), testID: 'speed-instant' },
          ]}
        />
        <Divider />
        <Choice
          icon="motion"
          title={t('settings.motion')}
          value={settings.motion}
          onChange={(motion) => change({ motion })}
          options={[
            { value: 'system', label: t('settings.motionSystem'), testID: 'motion-system' },
            { value: 'reduced', label: t('settings.motionReduced'), testID: 'motion-reduced' },
            { value: 'full', label: t('settings.motionFull'), testID: 'motion-full' },
          ]}
        />
      </Panel>
      <Text variant="caption" color="ink2" style={{ paddingHorizontal: 14 }}>
        {t('settings.textSize')}
      </Text>
    </Screen>
  );
}

/** A named choice among few values: its name above, the values in a row. */
function Choice<Value extends string>({
  icon,
  title,
  value,
  options,
  onChange,
}: {
  icon: IconName;
  title: string;
  value: Value;
  options: readonly SegmentedOption<Value>[];
  onChange: (value: Value) => void;
}) {
  return (
    <View>
      <RowContent icon={icon} title={title} />
      <View style={{ paddingHorizontal: 14, paddingBottom: 14, marginTop: -SPACE.half }}>
        <Segmented label={title} options={options} value={value} onChange={onChange} />
      </View>
    </View>
  );
}
