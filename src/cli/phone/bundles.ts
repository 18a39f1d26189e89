/** The app as phones get it: one release bundle for each, as plain JavaScript with its source map. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { exportApp } from '../exportApp';
import { inRoot } from '../root';
import { type Build, fingerprint } from '../web/fingerprint';

export type Phone = 'ios' | 'android';
export const PHONES: readonly Phone[] = ['ios', 'android'];

const FOLDER = inRoot('.cache', 'phone');
const STAMP = path.join(FOLDER, '.fingerprint');

/** The bundle of a phone; its map lies beside it, and the assets of both in one folder with them. */
export const bundleOf = (phone: Phone): string => path.join(FOLDER, `${phone}.js`);
export const mapOf = (phone: Phone): string => `${bundleOf(phone)}.map`;

function isCurrent(print: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print;
}

/** Expo names a bundle after its contents. */
function place(draft: string, phone: Phone): void {
  const folder = path.join(draft, '_expo', 'static', 'js', phone);
  const bundles = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const [bundle] = bundles;
  if (bundle === undefined || bundles.length > 1) {
    throw new Error(`Expo made ${bundles.length} bundles for ${phone}; the phone's tools know one.`);
  }
  renameSync(path.join(folder, bundle), path.join(draft, `${phone}.js`));
  renameSync(path.join(folder, `${bundle}.map`), path.join(draft, `${phone}.js.map`));
}

/**
 * Leaves `.cache/phone/{ios,android}.js`, unless what is there was made from the very same sources. Not minified, as
 * native builds do not minify what Hermes compiles, and without bytecode, so that Metro runs once for all who need it.
 */
export async function exportPhones(): Promise<Build> {
  const print = fingerprint('src/cli/phone/');
  if (isCurrent(print)) return { ok: true, isNew: false };
  const draft = inRoot('.cache', 'phone-draft');
  rmSync(draft, { recursive: true, force: true });
  const flags = ['--no-minify', '--no-bytecode', '--source-maps', 'external'];
  const exported = await exportApp(PHONES, draft, flags);
  if (exported.code !== 0) return { ok: false, output: exported.output };
  for (const phone of PHONES) place(draft, phone);
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(draft, FOLDER);
  // Taken before the export: a file saved meanwhile makes the next start build again.
  writeFileSync(STAMP, print);
  return { ok: true, isNew: true };
}
