import { useState } from 'react';

import { AidsSheet, aidsValue } from '@/features/newGame/AidsSheet';
import { goBack } from '@/features/shell/navigation';
import { StorageNotice } from '@/features/shell/StorageNotice';
import { LANGUAGES, useWords } from '@/i18n';
import { touch } from '@/platform/haptics';
import { playSound } from '@/platform/sound';
import type { Settings } from '@/storage/settings';
import { changeSettings, useSettings } from '@/storage/settingsStore';
import { LinkRow, SwitchRow } from '@/ui/controls/Row';
import { Header } from '@/ui/frame/Header';
import { Divider, Panel } from '@/ui/frame/Panel';
import { Screen } from '@/ui/frame/Screen';
import { Text } from '@/ui/text/Text';

import { AsidePanel } from './AsidePanel';
import { Choice } from './Choice';
import { EraseRow } from './EraseRow';

/** Every setting here does something now, at once, and is still there after a restart. */
export function SettingsScreen() {
  const { t } = useWords();
  const settings = useSettings((state) => state.settings);
  const [areAidsOpen, setAidsOpen] = useState(false);
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
        <Divider />
        <SwitchRow
          icon="sound"
          title={t('settings.sound')}
          detail={t('settings.soundDetail')}
          isOn={settings.sound}
          onChange={(sound) => {
            change({ sound });
            if (sound) playSound('tick');
          }}
          testID="sound"
        />
        <Divider />
        <Choice
          icon="vibrate"
          title={t('settings.haptics')}
          value={settings.haptics}
          onChange={(haptics) => {
            change({ haptics });
            touch('drop', haptics);
          }}
          options={[
            { value: 'off', label: t('settings.hapticsOff'), testID: 'haptics-off' },
            { value: 'light', label: t('settings.hapticsLight'), testID: 'haptics-light' },
            { value: 'strong', label: t('settings.hapticsStrong'), testID: 'haptics-strong' },
          ]}
        />
      </Panel>
      <Panel>
        <LinkRow
          icon="eye"
          title={t('settings.aids')}
          detail={t('newGame.aidsDetail')}
          value={aidsValue(t, settings.aids)}
          onPress={() => setAidsOpen(true)}
          testID="aids"
        />
        <Divider />
        <Choice
          icon="check"
          title={t('settings.confirm')}
          detail={t('settings.confirmDetail')}
          value={settings.confirm}
          onChange={(confirm) => change({ confirm })}
          options={[
            { value: 'button', label: t('settings.confirmButton'), testID: 'confirm-button' },
            { value: 'tap', label: t('settings.confirmTap'), testID: 'confirm-tap' },
          ]}
        />
        <Divider />
        <SwitchRow
          icon="info"
          title={t('settings.tips')}
          detail={t('settings.tipsDetail')}
          isOn={settings.tips}
          onChange={(tips) => change({ tips })}
          testID="tips"
        />
        <Divider />
        <Choice
          icon="robot"
          title={t('settings.thinking')}
          value={settings.thinking}
          onChange={(thinking) => change({ thinking })}
          options={[
            { value: 'short', label: t('settings.thinkingShort'), testID: 'thinking-short' },
            { value: 'normal', label: t('settings.thinkingNormal'), testID: 'thinking-normal' },
            { value: 'long', label: t('settings.thinkingLong'), testID: 'thinking-long' },
          ]}
        />
        <Divider />
        <SwitchRow
          icon="swap"
          title={t('settings.handOver')}
          detail={t('settings.handOverDetail')}
          isOn={settings.handOver}
          onChange={(handOver) => change({ handOver })}
          testID="hand-over-switch"
        />
        <Divider />
        <SwitchRow
          icon="hand"
          title={t('settings.leftHanded')}
          detail={t('settings.leftHandedDetail')}
          isOn={settings.isLeftHanded}
          onChange={(isLeftHanded) => change({ isLeftHanded })}
          testID="left-handed"
        />
        <Divider />
        <SwitchRow
          icon="phone"
          title={t('settings.keepAwake')}
          detail={t('settings.keepAwakeDetail')}
          isOn={settings.keepAwake}
          onChange={(keepAwake) => change({ keepAwake })}
          testID="keep-awake"
        />
      </Panel>
      <Text variant="caption" color="ink2" style={{ paddingHorizontal: 14 }}>
        {t('settings.textSize')}
      </Text>
      <AsidePanel />
      <EraseRow />
      {areAidsOpen && (
        <AidsSheet aids={settings.aids} onChange={(aids) => change({ aids })} onClose={() => setAidsOpen(false)} />
      )}
    </Screen>
  );
}
