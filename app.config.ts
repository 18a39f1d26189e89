/** What `app.json` cannot say: settings that depend on where a build is made, and colours by night. */
import type { ConfigContext, ExpoConfig } from 'expo/config';
import { AndroidConfig, withAndroidColorsNight, type ConfigPlugin } from 'expo/config-plugins';

const NIGHT = '#171614';

/** Behind every view on Android. iOS knows one colour only, and `platform/page` sets the scheme's when the app starts. */
const withNightBackground: ConfigPlugin = (config) =>
  withAndroidColorsNight(config, (mod) => {
    mod.modResults = AndroidConfig.Colors.assignColorValue(mod.modResults, {
      name: 'activityBackground',
      value: NIGHT,
    });
    return mod;
  });

/** Builds for people. What is developed or tested on talks to Metro or Detox over the network, and may. */
const FOR_PEOPLE = ['preview', 'production'];
const OF_NETWORK = ['android.permission.INTERNET', 'android.permission.SYSTEM_ALERT_WINDOW'];

/** The host whose https addresses open the app and are shared, as `play.example.org`; without one only `terreno://` is. */
function linksTo(host: string | undefined): Pick<ExpoConfig, 'ios' | 'android' | 'extra'> {
  if (host === undefined || host === '') return {};
  return {
    extra: { webOrigin: `https://${host}` },
    ios: { associatedDomains: [`applinks:${host}`] },
    android: {
      intentFilters: [
        {
          action: 'VIEW',
          autoVerify: true,
          data: [{ scheme: 'https', host }],
          category: ['BROWSABLE', 'DEFAULT'],
        },
      ],
    },
  };
}

export default function appConfig({ config }: ConfigContext): ExpoConfig {
  const { name = 'Terreno', slug = 'terreno', ios, android, plugins = [] } = config;
  const links = linksTo(process.env.TERRENO_WEB_HOST);
  const isForPeople = FOR_PEOPLE.includes(process.env.EAS_BUILD_PROFILE ?? '');
  const blockedPermissions = [...(android?.blockedPermissions ?? []), ...(isForPeople ? OF_NETWORK : [])];
  return withNightBackground({
    ...config,
    name,
    slug,
    ios: { ...ios, ...links.ios },
    android: { ...android, ...links.android, blockedPermissions },
    plugins,
    extra: { ...config.extra, ...links.extra },
  });
}
