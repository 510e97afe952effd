/**
 * The built site as hosts serve it whose header rules go by the path alone (Cloudflare Pages): a file that is
 * gone is answered with its 404 and with the year that hashed files are kept for.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  HASHED,
  HASHED_CACHE,
  PAGE_CACHE,
  readHeadersFile,
  SHELL_AREAS,
  TYPES,
} from '../../src/build/host-files.ts';
import { injectMeta, metaTags } from '../../src/mocks/meta-tags.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const API = '/api';

export interface CarelessHost {
  /** `http://127.0.0.1:port` */
  url: string;
  /** The paths that a deploy has removed. */
  gone: Set<string>;
  /** The paths that get no answer after their first one. */
  silent: Set<string>;
  /** The paths that were got, in order: nothing that the browser had in its cache. */
  asked: string[];
  close(): Promise<void>;
}

/** The path of the one built file with this name before its hash. */
export async function builtFile(folder: 'assets' | 'workers', name: string): Promise<string> {
  const files = await readdir(join(DIST, folder));
  const found = files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (found.length !== 1) throw new Error(`Expected one ${name}, found: ${found.join(', ')}`);
  return `/${folder}/${found[0]}`;
}

/** The file that answers a path: as it is, a page's, or the shell of the consoles. */
function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  if (extname(path) !== '') return path;
  return SHELL_AREAS.some((area) => `${path}/`.startsWith(`${area}/`))
    ? '/app.html'
    : `${path}.html`;
}

/** @param backend where the calls below /api go */
export async function startCarelessHost(backend: string): Promise<CarelessHost> {
  const headers = readHeadersFile(await readFile(join(DIST, '_headers'), 'utf8'));
  const gone = new Set<string>();
  const silent = new Set<string>();
  const asked: string[] = [];

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const there = gone.has(path)
      ? null
      : await readFile(join(DIST, fileOf(path))).catch(() => null);
    const type = there ? TYPES[extname(fileOf(path))] : TYPES['.html'];
    let body = there ?? (await readFile(join(DIST, '404.html')));
    if (type === TYPES['.html']) body = Buffer.from(injectMeta(body.toString(), metaTags(API)));
    response.writeHead(there ? 200 : 404, {
      ...headers,
      'Content-Type': type ?? 'application/octet-stream',
      'Cache-Control': HASHED.test(path) ? HASHED_CACHE : PAGE_CACHE,
    });
    response.end(body);
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization, 'content-type': type } = request.headers;
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array));
    const passed = await fetch(backend + (request.url ?? '').slice(API.length), {
      method: request.method ?? 'GET',
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
    });
    response.writeHead(passed.status, {
      'Content-Type': passed.headers.get('content-type') ?? 'text/plain',
    });
    response.end(Buffer.from(await passed.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    const isCall = pathname.startsWith(`${API}/`);
    if (silent.has(pathname) && asked.includes(pathname)) return;
    if (!isCall && request.method === 'GET') asked.push(pathname);
    (isCall ? pass(request, response) : answer(pathname, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    gone,
    silent,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
