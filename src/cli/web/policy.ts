import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the page may do. Whatever is not named here it may not. */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  // Skia is compiled from WebAssembly, which counts as code made on the way.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // React Native for the web, Reanimated and the fonts write their styles into the page.
  'style-src': ["'self'", "'unsafe-inline'"],
  // What was painted here is shown as a blob, icons of the browser's own controls come as data.
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  // A blob is read back when it is handed out as a file.
  'connect-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The policy for a page; scripts that stand in it are allowed by their hash. */
export function policyFor(page: string): string {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return Object.entries(POLICY)
    .map(([name, sources]) => [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '))
    .join('; ');
}

/** Writes the policy into the page, so that it holds on any host. While developing there is none: Metro's own scripts would break it. */
export function addPolicy(site: string): void {
  const file = path.join(site, 'index.html');
  const page = readFileSync(file, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page)}" />`;
  // The first thing in the page: it holds only for what comes after it.
  const guarded = page.replace(/<head>/, `<head>\n    ${meta}`);
  if (guarded === page) throw new Error('The page has no head to write its policy into.');
  writeFileSync(file, guarded);
}
