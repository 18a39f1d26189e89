import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

export interface Site {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Metro puts a hash into the name of every script and asset: such a file never changes. */
export function cacheControl(pathname: string): string {
  const isHashed = /^\/(_expo\/static|assets)\/.*[.-][0-9a-f]{32}\./.test(pathname);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
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
 * Serves a built site to this machine only. sirv, a small and well-kept package, does the serving: it picks the
 * copies compressed at build time, answers with ETags, and gives the one page for every route.
 */
export async function serveSite(folder: string, port = 0): Promise<Site> {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    single: true,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', cacheControl(pathname));
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    }),
  );
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
  for (let port = wanted; port < Math.min(wanted + 100, 65536); port++) {
    try {
      return await serveSite(folder, port);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    }
  }
  throw new Error(`No free port from ${wanted} on.`);
}
