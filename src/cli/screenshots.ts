import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { App } from '../../e2e/chromium/app';
import { readLaunch } from '../../e2e/chromium/launch';
import { startProgress } from './progress';
import { onInterrupt } from './process';
import { inRoot } from './root';
import { buildWeb, SITE } from './web/build';

/** The pictures of the README, each a screen of the real app. */
const SHOTS = [
  { name: 'home-phone-light', path: '/', viewport: '390x844', colorScheme: 'light' },
  { name: 'home-phone-dark', path: '/', viewport: '390x844', colorScheme: 'dark', locale: 'pt-BR' },
  { name: 'home-landscape-light', path: '/', viewport: '844x390', colorScheme: 'light' },
  { name: 'home-landscape-dark', path: '/', viewport: '844x390', colorScheme: 'dark' },
  { name: 'home-tablet-light', path: '/', viewport: '1024x768', colorScheme: 'light', locale: 'es-ES' },
  { name: 'home-tablet-dark', path: '/', viewport: '1024x768', colorScheme: 'dark' },
  { name: 'settings-phone-light', path: '/settings', viewport: '390x844', colorScheme: 'light' },
] as const;

async function takeAll(): Promise<void> {
  const app = new App(SITE);
  onInterrupt(130, () => app.dispose());
  const build = await buildWeb(() => startProgress('Building the web app'));
  if (!build.ok) throw new Error(build.output);
  const folder = inRoot('assets', 'screenshots');
  mkdirSync(folder, { recursive: true });
  for (const { name, path: route, viewport, colorScheme, ...shot } of SHOTS) {
    await app.erase();
    const args = { detoxURLOverride: route, viewport, colorScheme, reducedMotion: true };
    await app.launch(readLaunch(args, { locale: 'locale' in shot ? shot.locale : 'en-GB' }));
    await app.settle();
    app.failOnProblems();
    await app.page.screenshot({ path: path.join(folder, `${name}.png`) });
    console.log(`assets/screenshots/${name}.png`);
  }
  await app.dispose();
}

takeAll().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
