import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where a program lies on the path, or null. */
export function which(name: string): string | null {
  if (path.isAbsolute(name)) return isExecutable(name) ? name : null;
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const ending of endings) {
      const file = path.join(folder, name + ending);
      if (folder !== '' && isExecutable(file)) return file;
    }
  }
  return null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
