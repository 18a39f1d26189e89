import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { readRange } from './range';
import { isHashed, Snapshot, type Kept } from './snapshot';

export interface Site {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const PAGE = '/index.html';
/** Beside the policy that stands in the page itself, where this one has no say. */
const GUARDS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

export function cacheControl(address: string): string {
  return isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A name with an ending is a file; every other address is a route of the app. */
const isFile = (address: string): boolean => /\.\w+$/.test(address);

/** The address without its query; null for one that cannot be read. */
function addressOf(url: string): string | null {
  try {
    const address = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return address === '/' ? PAGE : address;
  } catch {
    return null;
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...GUARDS });
  response.end(text);
}

/** The smallest copy that the browser takes. */
function choose({ plain, br, gzip }: Kept, accepted: string): { body: Buffer; encoding: 'br' | 'gzip' | null } {
  if (br !== null && /\bbr\b/.test(accepted)) return { body: br, encoding: 'br' };
  if (gzip !== null && /\bgzip\b/.test(accepted)) return { body: gzip, encoding: 'gzip' };
  return { body: plain, encoding: null };
}

function send(request: IncomingMessage, response: ServerResponse, address: string, kept: Kept): void {
  const { headers } = request;
  const range = readRange(headers.range, kept.plain.length);
  // A part is one of the file itself, not of a compressed copy.
  const { body, encoding } = choose(kept, range === null ? String(headers['accept-encoding'] ?? '') : '');
  const tag = `"${kept.tag}${encoding === null ? '' : `-${encoding}`}"`;
  const common = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl(address),
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...GUARDS,
  };
  if (headers['if-none-match']?.split(/,\s*/).includes(tag)) {
    response.writeHead(304, common);
    response.end();
    return;
  }
  if (range === 'none') {
    response.writeHead(416, { ...common, 'Content-Range': `bytes */${kept.plain.length}` });
    response.end();
    return;
  }
  const part = range === null ? body : body.subarray(range.start, range.end + 1);
  response.writeHead(range === null ? 200 : 206, {
    ...common,
    'Content-Type': kept.type,
    'Content-Length': part.length,
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    ...(range === null ? {} : { 'Content-Range': `bytes ${range.start}-${range.end}/${kept.plain.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function answer(snapshot: Snapshot, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only reading is possible');
  const wanted = addressOf(request.url ?? '/');
  if (wanted === null) return refuse(response, 400, 'Not an address');
  const address = isFile(wanted) ? wanted : PAGE;
  // A page begins here, or asks for a newer version of itself.
  if (address === PAGE || address === '/sw.js') snapshot.refresh();
  const kept = snapshot.find(address);
  return kept === null ? refuse(response, 404, 'Not found') : send(request, response, address, kept);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.removeListener('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Serves a built site to this machine only, from memory. Servers that read the folder as they go mix two builds when it is
 * replaced under them, or fall over it.
 */
export async function serveSite(folder: string, port = 0): Promise<Site> {
  return serve(new Snapshot(folder), port);
}

async function serve(snapshot: Snapshot, port: number): Promise<Site> {
  const server = createServer((request, response) => answer(snapshot, request, response));
  const actual = await listen(server, port);
  return {
    port: actual,
    url: `http://${HOST}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers keep connections open for minutes.
        server.closeAllConnections();
      }),
  };
}

/** As `serveSite`, moving on to the next port while the wanted one is taken. */
export async function serveFrom(folder: string, wanted: number): Promise<Site> {
  const snapshot = new Snapshot(folder);
  for (let port = wanted; port < Math.min(wanted + 100, 65536); port++) {
    try {
      return await serve(snapshot, port);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    }
  }
  throw new Error(`No free port from ${wanted} on.`);
}
