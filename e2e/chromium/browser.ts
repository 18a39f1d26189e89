import { type Browser, chromium } from 'playwright-core';

import { findChromium } from '../../src/cli/check/chromium';

/** Without a GPU, as root, on a closed network: Chromium must draw WebGL by itself and stay quiet. */
const FLAGS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only WebGL goes through the emulated GPU: painting our pictures on it took seconds instead of a tenth of one.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Scrollbars of a phone float over the content.
  '--hide-scrollbars',
];

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium was found: install one, or set CHROMIUM to its path.');
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS });
}
