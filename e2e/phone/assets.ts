import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');
/** Where files that are shipped with the app come from. */
const FOLDERS = ['assets', 'node_modules/@expo-google-fonts', 'node_modules/expo-router/assets'];

let byHash: Map<string, string> | null = null;

/** Files of the app by their MD5, as Metro names what it ships. */
function hashes(): Map<string, string> {
  if (byHash !== null) return byHash;
  byHash = new Map();
  for (const folder of FOLDERS) {
    const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => /\.(ttf|png|wav|jpg)$/.test(one))) {
      const file = path.join(ROOT, folder, name);
      byHash.set(createHash('md5').update(readFileSync(file)).digest('hex'), file);
    }
  }
  return byHash;
}

/** As Gradle names the pictures that an Android app is shipped with: folders and all, in small letters. */
function drawable(name: string): string | undefined {
  return [...hashes().values()].find((file) => {
    const inside = path.relative(ROOT, file).replace(/\.[a-z]+$/, '');
    return (
      inside
        .toLowerCase()
        .replace(/\//g, '_')
        .replace(/[^a-z0-9_]/g, '') === name
    );
  });
}

/** The bytes behind an address that the app has for something it was shipped with. */
export function assetAt(uri: string): Uint8Array {
  const hash = /ExponentAsset-([0-9a-f]{32})/.exec(uri)?.[1];
  const inBundle = () => path.join(ROOT, uri.replace(/^file:\/\/\/app\/assets\//, ''));
  const file = hash !== undefined ? hashes().get(hash) : /^[a-z0-9_]+$/.test(uri) ? drawable(uri) : inBundle();
  if (file === undefined || !existsSync(file)) throw new Error(`This phone has no file at ${uri}.`);
  return new Uint8Array(readFileSync(file));
}

export const MANIFEST = path.join(ROOT, 'app.json');
