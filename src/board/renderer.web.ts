import CanvasKitInit from 'canvaskit-wasm/bin/full/canvaskit';
import type { CanvasKit as Renderer } from 'canvaskit-wasm';

declare global {
  // Skia looks for it here.
  var CanvasKit: Renderer;
}

let loading: Promise<void> | null = null;
let failures = 0;

/**
 * Brings Skia (8 MB) from our own server. Skia's own loader keeps a failure for as long as the page is open; here whoever
 * asks again is answered anew, and under another name, in case that somebody on the way kept the wrong answer.
 */
export function loadRenderer(): Promise<void> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    failures++;
    throw error;
  });
  return loading;
}

async function start(): Promise<void> {
  const again = failures === 0 ? '' : `?again=${failures}`;
  globalThis.CanvasKit = await CanvasKitInit({ locateFile: (file) => `/${file}${again}` });
}
