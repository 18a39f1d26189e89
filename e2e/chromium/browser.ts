import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { type Browser, type BrowserContext, chromium } from 'playwright-core';

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

function found(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium was found: install one, or set CHROMIUM to its path.');
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS };
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch(found());
}

/** A browser as a person has it, whose profile outlives it. */
export interface MortalBrowser {
  readonly context: BrowserContext;
  /** Ends all of its processes in the same instant, as a power cut would; nothing that they were about to do is done. */
  kill(): Promise<void>;
}

/** Now and then a browser hangs while it starts: then it is started again, so often at most. */
const STARTS = 3;
const STARTED_WITHIN = 15_000;

/** Starts a browser on a profile folder. Nobody closes it in an orderly way: it can only be killed. */
export async function launchMortal(profile: string): Promise<MortalBrowser> {
  for (let start = 1; ; start++) {
    try {
      return await startMortal(profile);
    } catch (error) {
      if (start === STARTS) throw error;
    }
  }
}

async function startMortal(profile: string): Promise<MortalBrowser> {
  const { executablePath, args } = found();
  const own = ['--headless=new', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // A group of its own, which one signal reaches whole.
  const child = spawn(executablePath, [...args, ...own], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child), { timeout: STARTED_WITHIN });
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('Chromium started without a window.');
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Where a browser listens, which is among the first things it says. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stderr === null) return reject(new Error('Chromium cannot be heard.'));
    const lines = createInterface(stderr);
    lines.on('line', (line) => {
      const said = /DevTools listening on (ws:\S+)/.exec(line);
      if (said?.[1] !== undefined) resolve(said[1]);
    });
    lines.on('close', () => reject(new Error('Chromium ended before it said where it listens.')));
  });
}
