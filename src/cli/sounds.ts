/** Makes the sound effects of the app and writes them as files: `npm run sounds`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from './root';
import { SOUNDS, synthesise, wavOf } from './sounds/synthesis';

async function main(): Promise<void> {
  const folder = path.join(ROOT, 'assets', 'sounds');
  await mkdir(folder, { recursive: true });
  for (const [name, voices] of Object.entries(SOUNDS)) {
    const file = wavOf(synthesise(voices));
    await writeFile(path.join(folder, `${name}.wav`), file);
    console.log(`${name}.wav ${file.length} bytes`);
  }
}

void main();
