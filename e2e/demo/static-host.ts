/**
 * The plainest of static hosts, with a folder below a path: a file, a folder's index.html, else 404.html. No
 * header of ours, nothing that a cache could keep.
 */
import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { TYPES } from '../../src/build/host-files.ts';

export interface StaticHost {
  /** `http://127.0.0.1:port/path/` */
  url: string;
  /** Ends the server and its open connections; later requests get no answer. */
  close(): Promise<void>;
}

/**
 * @param folder what is published
 * @param base its path on the host, with a slash at both ends
 */
export async function startStaticHost(folder: string, base: string): Promise<StaticHost> {
  const send = async (file: string, status: number, response: ServerResponse): Promise<void> => {
    const body = await readFile(file);
    response.writeHead(status, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    });
    response.end(body);
  };
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const file = join(folder, normalize(path.slice(base.length - 1)));
    const found = path.startsWith(base) ? await stat(file).catch(() => null) : null;
    if (found?.isDirectory() && !path.endsWith('/')) {
      response.writeHead(301, { Location: `${path}/` }).end();
    } else if (found) await send(found.isFile() ? file : join(file, 'index.html'), 200, response);
    else await send(join(folder, '404.html'), 404, response);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    answer(decodeURIComponent(pathname), response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
