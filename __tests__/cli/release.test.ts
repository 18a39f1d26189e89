import { readFileSync } from 'node:fs';
import path from 'node:path';

import { FONTS, objectionsToProjects } from '@/cli/check/nativeProjects';
import { inRoot } from '@/cli/root';
import { LANGUAGES } from '@/core/languages';
import { FACES } from '@/ui/text/faces';
import { FACES as IOS_FACES } from '@/ui/text/faces.ios';

import appConfig from '../../app.config';

interface AppJson {
  expo: { plugins: (string | [string, { fonts?: string[] }])[]; android: { blockedPermissions: string[] } };
}
const { expo } = JSON.parse(readFileSync(inRoot('app.json'), 'utf8')) as AppJson;
const options = expo.plugins.find((plugin) => plugin[0] === 'expo-font')?.[1];
const files = typeof options === 'object' ? (options.fonts ?? []) : [];

/** The name that a font gives itself, which is the one that iOS knows it by: number 6 in its table of names. */
function postScriptName(file: string): string {
  const font = readFileSync(inRoot(file));
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) !== 'name') continue;
    const table = font.readUInt32BE(at + 8);
    const texts = table + font.readUInt16BE(table + 4);
    for (let entry = table + 6; entry < table + 6 + 12 * font.readUInt16BE(table + 2); entry += 12) {
      if (font.readUInt16BE(entry) !== 3 || font.readUInt16BE(entry + 6) !== 6) continue;
      const start = texts + font.readUInt16BE(entry + 10);
      return Buffer.from(font.subarray(start, start + font.readUInt16BE(entry + 8)))
        .swap16()
        .toString('utf16le');
    }
  }
  throw new Error(`${file} does not say its name.`);
}

test('the faces of the app are embedded under the names that each phone gives them', () => {
  const names = files.map((file) => path.basename(file, '.ttf'));
  expect(names).toEqual([...FONTS]);
  expect(Object.values(FACES)).toEqual(names);
  expect(Object.values(IOS_FACES)).toEqual(files.map(postScriptName));
});

describe('the settings of a build', () => {
  const env = { ...process.env };
  afterEach(() => void (process.env = { ...env }));

  function configFor(settings: Record<string, string>) {
    Object.assign(process.env, settings);
    const root = inRoot();
    const config = { ...expo, name: 'Terreno', slug: 'terreno', plugins: [] };
    return appConfig({ projectRoot: root, staticConfigPath: null, packageJsonPath: null, config });
  }

  test('only a build for people does without the network', () => {
    const blocked = (profile: string) => configFor({ EAS_BUILD_PROFILE: profile }).android?.blockedPermissions;
    expect(blocked('production')).toContain('android.permission.INTERNET');
    expect(blocked('preview')).toContain('android.permission.INTERNET');
    expect(blocked('development')).toEqual(expo.android.blockedPermissions);
  });

  test('addresses of the web open the app only where a host is set', () => {
    expect(configFor({}).ios?.associatedDomains).toBeUndefined();
    const config = configFor({ TERRENO_WEB_HOST: 'play.example.org' });
    expect(config.ios?.associatedDomains).toEqual(['applinks:play.example.org']);
    expect(config.android?.intentFilters?.[0]).toMatchObject({
      data: [{ host: 'play.example.org' }],
      autoVerify: true,
    });
  });
});

test('a native project that asks for more, or lacks something, is refused', () => {
  const manifest = '<uses-permission android:name="android.permission.CAMERA"/>';
  const plist = '<key>NSMicrophoneUsageDescription</key><string>x</string>';
  const read = (file: string) =>
    file.endsWith('AndroidManifest.xml') ? manifest : file.endsWith('Info.plist') ? plist : null;
  const objections = objectionsToProjects(read);
  expect(objections).toContain('Android asks for android.permission.CAMERA');
  expect(objections).toContain('a library of Android may bring in INTERNET');
  expect(objections).toContain('Android lacks the font Figtree_700Bold');
  expect(objections).toContain('iOS would ask for NSMicrophoneUsageDescription');
  expect(objections).toContain('iOS has no tinted icon');
  expect(objections).toContain('no privacy reason CA92.1');
});

test('the phones are told of every language that the app speaks, and of no other', () => {
  const localization = expo.plugins.find((plugin) => plugin[0] === 'expo-localization');
  expect((localization?.[1] as { supportedLocales?: string[] }).supportedLocales).toEqual([...LANGUAGES]);
});
