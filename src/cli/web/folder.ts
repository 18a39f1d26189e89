import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files of a built site as paths from its root (`/index.html`), without compressed copies and dotfiles. */
export function sitePaths(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .sort();
}
