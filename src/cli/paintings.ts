/** Draws the landscapes that phones show as pictures (`ui/paintings`): `npx tsx src/cli/paintings.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium } from 'playwright-core';

import { GAME_IDS } from '@/core/game';

import { findChromium } from './check/chromium';
import { PAINTED, paintedSvg, paintingsPrint } from './paintedSvg';
import { inRoot } from './root';

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('Chromium is needed to draw the landscapes; `npm test` says how to install it.');
  const folder = inRoot('assets', 'paintings');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  for (const game of GAME_IDS) {
    for (const light of ['day', 'night'] as const) {
      const page = await browser.newPage({ viewport: PAINTED });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${paintedSvg(game, light)}`);
      const image = await page.screenshot({ type: 'jpeg', quality: 90 });
      await page.close();
      await writeFile(path.join(folder, `${game}-${light}.jpg`), image);
      console.log(`${game}-${light}.jpg: ${Math.round(image.length / 1024)} kB`);
    }
  }
  await writeFile(path.join(folder, 'fingerprint.txt'), `${paintingsPrint()}\n`);
  await browser.close();
}

void main();
