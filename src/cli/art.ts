/** Writes the art as PNG sheets: `npm run -s art -- --out DIR [--only text]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readArguments, refuse } from './arguments';
import { CARD_SHEETS } from './art/cards';
import { CLASSIC_SHEETS } from './art/classicSheets';
import { HUNTERS_SHEETS } from './art/hunters';
import { PIECE_SHEETS } from './art/pieceSheets';
import type { Sheet } from './art/sheet';
import { Studio } from './art/studio';

/** Every game's art adds its sheets here. */
const SHEETS: readonly Sheet[] = [...CLASSIC_SHEETS, ...HUNTERS_SHEETS, ...PIECE_SHEETS, ...CARD_SHEETS];

async function art(): Promise<void> {
  const { values } = readArguments({ out: { type: 'string' }, only: { type: 'string' } });
  const { out, only } = values;
  if (out === undefined) return refuse('--out must name the folder for the sheets');
  const chosen = SHEETS.filter((sheet) => only === undefined || sheet.name.includes(only));
  if (chosen.length === 0) return refuse(`no sheet is named like '${only}': ${SHEETS.map((s) => s.name).join(', ')}`);
  mkdirSync(out, { recursive: true });
  const studio = await Studio.open();
  for (const sheet of chosen) {
    const started = Date.now();
    const image = sheet.paint(studio);
    writeFileSync(path.join(out, `${sheet.name}.png`), image.encodeToBytes());
    console.log(`${sheet.name}.png  ${image.width()} × ${image.height()}  ${Date.now() - started} ms`);
    image.dispose();
  }
}

art().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
