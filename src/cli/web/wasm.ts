import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';

import { inRoot, ROOT } from '../root';

/** Skia's renderer for the web is not bundled by Metro: the page fetches it from its own server. */
export function copyCanvasKit(): void {
  const source = require.resolve('canvaskit-wasm/bin/full/canvaskit.wasm', { paths: [ROOT] });
  const target = inRoot('public', 'canvaskit.wasm');
  const isCurrent = existsSync(target) && statSync(target).size === statSync(source).size;
  if (isCurrent && statSync(target).mtimeMs >= statSync(source).mtimeMs) return;
  mkdirSync(inRoot('public'), { recursive: true });
  copyFileSync(source, target);
}
