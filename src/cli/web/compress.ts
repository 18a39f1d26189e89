import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { sitePaths } from './folder';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Pictures and sounds are compressed already. */
const COMPRESSIBLE = /\.(html|js|mjs|css|json|webmanifest|svg|wasm|ttf|otf|ico|txt|map)$/;

/** Compresses once, at build time, so that serving costs nothing and any static host can use the result. */
export async function compressSite(site: string): Promise<void> {
  for (const file of sitePaths(site).filter((name) => COMPRESSIBLE.test(name))) {
    const target = path.join(site, file);
    const content = await readFile(target);
    // The last two levels of Brotli take ten times as long for a few percent.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const [small, older] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
    if (small.length < content.length) await writeFile(`${target}.br`, small);
    if (older.length < content.length) await writeFile(`${target}.gz`, older);
  }
}
