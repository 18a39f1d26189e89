import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SEAL = '.fingerprint';

/** What a built site was made from, and what every file in it must hash to. */
interface Seal {
  readonly print: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Everything in the folder but the seal itself, compressed copies included. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== SEAL)
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** The seal as it stands on the disk; null where there is none. */
export function sealOf(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, SEAL), 'utf8');
  } catch {
    return null;
  }
}

export function sealSite(folder: string, print: string): void {
  const seal: Seal = { print, files: hashesOf(folder) };
  writeFileSync(path.join(folder, SEAL), JSON.stringify(seal));
}

/** Whether a site is what it was when it was sealed, down to the last byte; with a print, whether it was made from that. */
export function isWhole(folder: string, print?: string): boolean {
  const text = sealOf(folder);
  if (text === null) return false;
  try {
    const seal = JSON.parse(text) as Partial<Seal>;
    if (print !== undefined && seal.print !== print) return false;
    return JSON.stringify(seal.files) === JSON.stringify(hashesOf(folder));
  } catch {
    return false;
  }
}
