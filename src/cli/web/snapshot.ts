import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { sitePaths } from './folder';
import { mimeOf } from './mime';
import { isWhole, sealOf } from './seal';

/** A file of the site, with the copies that the build has compressed. */
export interface Kept {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

type Files = ReadonlyMap<string, Kept>;

function readFiles(folder: string): Files {
  const optional = (file: string) => (existsSync(file) ? readFileSync(file) : null);
  return new Map(
    sitePaths(folder).map((address) => {
      const file = path.join(folder, address);
      const plain = readFileSync(file);
      const tag = createHash('sha256').update(plain).digest('hex').slice(0, 16);
      return [
        address,
        { type: mimeOf(address), tag, plain, br: optional(`${file}.br`), gzip: optional(`${file}.gz`) },
      ] as const;
    }),
  );
}

/** Metro puts a hash into the name of every script and asset: such a file never changes. */
export const isHashed = (address: string): boolean => /^\/(_expo\/static|assets)\/.*[.-][0-9a-f]{32}\./.test(address);

/**
 * A site as it was when it was read, in memory: whatever becomes of the folder, every file that is served belongs to one
 * build. A new build is taken when it lies there whole; the hashed files of the one before stay for the pages that it made.
 */
export class Snapshot {
  private files: Files;
  private before: Files = new Map();
  private seal: string | null;

  constructor(private readonly folder: string) {
    this.seal = sealOf(folder);
    this.files = readFiles(folder);
  }

  find(address: string): Kept | null {
    return this.files.get(address) ?? (isHashed(address) ? this.before.get(address) : undefined) ?? null;
  }

  refresh(): void {
    const seal = sealOf(this.folder);
    if (seal === null || seal === this.seal || !isWhole(this.folder)) return;
    const files = readFiles(this.folder);
    this.before = this.files;
    this.files = files;
    this.seal = seal;
  }
}
