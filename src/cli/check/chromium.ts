import { run } from '../process';
import { which } from '../which';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ADVICE = [
  'No Chromium was found. Install one of these, or set CHROMIUM to the path of yours:',
  '  Debian, Ubuntu:  sudo apt-get install chromium   (or chromium-browser)',
  '  Fedora:          sudo dnf install chromium',
  '  macOS:           brew install --cask chromium',
].join('\n');

export function findChromium(): string | null {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return which(named);
  for (const name of [...NAMES, ...(process.platform === 'darwin' ? MAC_APPS : [])]) {
    const found = which(name);
    if (found !== null) return found;
  }
  return null;
}

/** Debian's own package, where we are allowed to install it and nobody pointed to another browser. */
async function installChromium(): Promise<string | null> {
  const isRoot = process.getuid?.() === 0;
  const apt = which('apt-get');
  if (!isRoot || apt === null || process.env.CHROMIUM) return null;
  process.stderr.write('  installing Chromium with apt-get …\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const first = await run(apt, ['install', '-y', '-q', 'chromium'], { env });
  if (first.code !== 0) {
    await run(apt, ['update', '-q'], { env });
    await run(apt, ['install', '-y', '-q', 'chromium'], { env });
  }
  return findChromium();
}

export type Browser = { ok: true; path: string } | { ok: false; advice: string };

export async function ensureChromium(): Promise<Browser> {
  const path = findChromium() ?? (await installChromium());
  return path === null ? { ok: false, advice: ADVICE } : { ok: true, path };
}
