/** What the stores and the players' phones will find in the native projects. */

/** Reads a file of the generated projects; null where there is none. */
export type Read = (file: string) => string | null;

/** The haptics, and sound that gives way to other apps: neither is ever asked for. */
const ALLOWED = ['android.permission.VIBRATE', 'android.permission.MODIFY_AUDIO_SETTINGS'];

export const FONTS = [
  'YoungSerif_400Regular',
  'Figtree_400Regular',
  'Figtree_500Medium',
  'Figtree_600SemiBold',
  'Figtree_700Bold',
  'Figtree_800ExtraBold',
] as const;

const ORIENTATIONS = ['Portrait', 'LandscapeLeft', 'LandscapeRight'];
const REASONS = ['CA92.1', 'C617.1', '0A2A.1', '3B52.1', 'E174.1', '85F4.1', '35F9.1'];
const NIGHT = '<color name="activityBackground">#171614</color>';

function* permissions(manifest: string): Generator<string> {
  for (const [tag] of manifest.matchAll(/<uses-permission\b[^>]*>/g)) {
    const name = /android:name="([^"]+)"/.exec(tag)?.[1] ?? tag;
    if (!tag.includes('tools:node="remove"') && !ALLOWED.includes(name)) yield name;
  }
}

function* androidObjections(read: Read): Generator<string> {
  const main = 'android/app/src/main';
  const manifest = read(`${main}/AndroidManifest.xml`) ?? '';
  if (manifest === '') yield 'Android has no manifest';
  for (const name of permissions(manifest)) yield `Android asks for ${name}`;
  for (const name of ['INTERNET', 'RECORD_AUDIO']) {
    const isBlocked = new RegExp(`android\\.permission\\.${name}" tools:node="remove"`).test(manifest);
    if (!isBlocked) yield `a library of Android may bring in ${name}`;
  }
  for (const font of FONTS)
    if (read(`${main}/assets/fonts/${font}.ttf`) === null) yield `Android lacks the font ${font}`;
  if (!manifest.includes('android:screenOrientation="unspecified"')) yield 'Android does not turn with the phone';
  if (!read(`${main}/res/values-night/colors.xml`)?.includes(NIGHT)) yield 'Android is bright by night behind the app';
  if (!/versionCode \d+/.test(read('android/app/build.gradle') ?? '')) yield 'Android has no build number';
}

function* iosObjections(read: Read): Generator<string> {
  const plist = read('ios/Terreno/Info.plist') ?? '';
  const project = read('ios/Terreno.xcodeproj/project.pbxproj') ?? '';
  for (const [, name] of plist.matchAll(/<key>(NS\w+UsageDescription)<\/key>/g)) yield `iOS would ask for ${name}`;
  for (const font of FONTS) {
    if (!plist.includes(`<string>${font}.ttf</string>`)) yield `iOS does not name the font ${font}`;
    if (!project.includes(`${font}.ttf in Resources`)) yield `iOS does not copy the font ${font}`;
  }
  for (const way of ORIENTATIONS) {
    if (!plist.includes(`<string>UIInterfaceOrientation${way}</string>`)) yield `iOS does not turn to ${way}`;
  }
  if (plist.includes('UIBackgroundModes')) yield 'iOS would let it run in the background';
  if (!/<key>CFBundleVersion<\/key>\s*<string>\d+<\/string>/.test(plist)) yield 'iOS has no build number';
  const privacy = read('ios/Terreno/PrivacyInfo.xcprivacy') ?? '';
  for (const reason of REASONS)
    if (!privacy.includes(`<string>${reason}</string>`)) yield `no privacy reason ${reason}`;
  if (/<key>NSPrivacyTracking<\/key>\s*<true\/>/.test(privacy)) yield 'the privacy manifest says that we track';
  const icons = read('ios/Terreno/Images.xcassets/AppIcon.appiconset/Contents.json') ?? '';
  for (const look of ['dark', 'tinted']) if (!icons.includes(`"value": "${look}"`)) yield `iOS has no ${look} icon`;
}

export const objectionsToProjects = (read: Read): string[] => [...androidObjections(read), ...iosObjections(read)];
