import { spawn } from 'node:child_process';

import { which } from './which';

/** The program that shows an address on this machine, or null where nobody would see it. */
function opener(): [string, string[]] | null {
  if (process.env.CI || process.env.BROWSER === 'none') return null;
  if (process.platform === 'darwin') return ['open', []];
  if (process.platform === 'win32') return ['cmd', ['/c', 'start', '""']];
  const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  return hasScreen && which('xdg-open') !== null ? ['xdg-open', []] : null;
}

export function openBrowser(url: string): void {
  const found = opener();
  if (found === null) return;
  const [command, args] = found;
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  // The address is printed anyway.
  child.on('error', () => undefined);
  child.unref();
}
