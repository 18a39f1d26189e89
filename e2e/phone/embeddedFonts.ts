import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Platform } from './device';

export interface EmbeddedFont {
  readonly family: string;
  readonly bytes: Uint8Array;
}

type Plugin = string | readonly [string, { readonly fonts?: readonly string[] }?];

/** The fonts that a build embeds, by the names under which its platform finds them. */
export function embeddedFonts(manifestFile: string, platform: Platform): EmbeddedFont[] {
  const { expo } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { expo: { plugins: readonly Plugin[] } };
  const plugin = expo.plugins.find((one) => Array.isArray(one) && one[0] === 'expo-font');
  const files = typeof plugin === 'object' ? (plugin[1]?.fonts ?? []) : [];
  return files.map((file) => {
    const bytes = new Uint8Array(readFileSync(path.resolve(path.dirname(manifestFile), file)));
    // iOS asks the font what it is called, Android takes the name of its file.
    return { family: platform === 'ios' ? postScriptName(bytes) : path.basename(file, path.extname(file)), bytes };
  });
}

const POST_SCRIPT = 6;
const WINDOWS = 3;

/** Reads the `name` table of an OpenType font. */
function postScriptName(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = view.getUint16(4);
  for (let table = 0; table < tables; table++) {
    const at = 12 + 16 * table;
    if (String.fromCharCode(...bytes.slice(at, at + 4)) === 'name') return readName(view, view.getUint32(at + 8));
  }
  throw new Error('The font has no names.');
}

function readName(view: DataView, table: number): string {
  const texts = table + view.getUint16(table + 4);
  for (let record = 0; record < view.getUint16(table + 2); record++) {
    const at = table + 6 + 12 * record;
    if (view.getUint16(at) !== WINDOWS || view.getUint16(at + 6) !== POST_SCRIPT) continue;
    const [length, offset] = [view.getUint16(at + 8), texts + view.getUint16(at + 10)];
    let name = '';
    for (let letter = 0; letter < length; letter += 2) name += String.fromCharCode(view.getUint16(offset + letter));
    return name;
  }
  throw new Error('The font has no PostScript name.');
}
