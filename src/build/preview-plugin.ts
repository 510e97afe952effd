/**
 * `vite preview` like a production host: the headers of dist/_headers on everything, 404.html with its status for
 * unknown paths, the app's shell for the consoles, and compressed text.
 */
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix, resolve as fromRoot } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import {
  COMPRESSED,
  HASHED,
  HASHED_CACHE,
  PAGE_CACHE,
  readHeadersFile,
  SHELL_AREAS,
  TYPES,
} from './host-files.ts';
import { paths } from '../paths.ts';

export interface PreviewOptions {
  /** Changes a page's HTML before it is served, to name the embedded backend's address. */
  transformHtml?: (html: string) => string;
}

interface Answer {
  status: number;
  file: string;
}

const SHELL = '/app.html';

const toGzip = promisify(gzip);

export function previewSite({ transformHtml = (html) => html }: PreviewOptions = {}): Plugin {
  return {
    name: 'naamraksha:preview',
    apply: (_config, { isPreview }) => isPreview === true,
    async configurePreviewServer(server) {
      const { root, build } = server.config;
      const dir = fromRoot(root, build.outDir);
      // At once, so that a missing build is reported at the start.
      await headersText(dir);
      /** Read again each time: a build that replaces this one has its own policy. */
      const readHeaders = async () => readHeadersFile(await headersText(dir));

      /** True if the served pages have a resolver or registry, whatever the build has. */
      const hasEvidence = () => transformHtml('<head></head>').includes('<meta name="evidence"');

      const answer = async (request: IncomingMessage, response: ServerResponse) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview.invalid');
        const built = await readHeaders();
        const found = await resolve(dir, pathname, hasEvidence());
        const type = TYPES[extname(found.file)] ?? 'application/octet-stream';
        const hashed = HASHED.test(pathname) && found.status === 200;
        let body = await readFile(join(dir, found.file));
        const headers = { ...built };
        if (found.file.endsWith('.html')) {
          const html = transformHtml(body.toString());
          headers['Content-Security-Policy'] = narrowPolicy(built, html);
          body = Buffer.from(html);
        }
        const accepted = request.headers['accept-encoding']?.toString() ?? '';
        if (COMPRESSED.test(type) && /\bgzip\b/.test(accepted)) {
          body = await toGzip(body);
          response.setHeader('Content-Encoding', 'gzip');
        }
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('Cache-Control', hashed ? HASHED_CACHE : PAGE_CACHE);
        response.setHeader('Content-Type', type);
        response.setHeader('Content-Length', body.length);
        response.setHeader('Vary', 'Accept-Encoding');
        response.statusCode = found.status;
        response.end(body);
      };

      const refuse = async (response: ServerResponse) => {
        response.writeHead(405, { ...(await readHeaders()), Allow: 'GET, HEAD' }).end();
      };

      server.middlewares.use((request, response, next) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        (isRead ? answer(request, response) : refuse(response)).catch(next);
      });
    },
  };
}

async function headersText(dir: string): Promise<string> {
  try {
    return await readFile(join(dir, '_headers'), 'utf8');
  } catch (cause) {
    throw new Error('There is no build to preview: run `npm run build` first.', { cause });
  }
}

/**
 * The file for a path, and its status.
 *
 * @param hasEvidence true if the page that explains evidence exists although the build has no file for it: the browser
 *   renders it
 */
async function resolve(dir: string, pathname: string, hasEvidence: boolean): Promise<Answer> {
  const path = decode(pathname);
  if (path !== null) {
    const bare = path === '/' ? '/index' : path.replace(/\/$/, '');
    // A page has one address only, without an extension.
    const page = /^\/(?:index|404|app)$/.test(bare) && path !== '/' ? null : `${bare}.html`;
    const candidates = [extname(path) && !path.endsWith('.html') ? path : null, page];
    for (const file of candidates) {
      if (file !== null && !/\/[._]/.test(file) && (await isFile(join(dir, file)))) {
        return { status: 200, file };
      }
    }
    if (
      path.startsWith('/.well-known/') &&
      !path.includes('/.', 1) &&
      (await isFile(join(dir, path)))
    ) {
      return { status: 200, file: path };
    }
    const inShell = SHELL_AREAS.some((area) => bare === area || path.startsWith(`${area}/`));
    if (inShell || (hasEvidence && bare === paths.evidence())) return { status: 200, file: SHELL };
  }
  return { status: 404, file: '/404.html' };
}

/** The path as a file name below the root; null for one that is malformed or leads out of it. */
function decode(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') || path.includes('\\') || posix.normalize(path) !== path
      ? null
      : path;
  } catch {
    return null;
  }
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/**
 * The built policy, with this page's address instead of its wildcard for the backend: the embedded backend's port is
 * not known when the site is built. No other host does this; see API_ORIGINS.
 */
function narrowPolicy(headers: Readonly<Record<string, string>>, html: string): string {
  const policy = headers['Content-Security-Policy'] ?? '';
  const [, base] = /<meta name="api-base" content="([^"]*)"/.exec(html) ?? [];
  if (!base || !URL.canParse(base)) return policy;
  const { origin } = new URL(base);
  return policy.replace(
    /(connect-src [^;]*?) \*:5000(?=[ ;])/,
    (_all, start: string) => `${start} ${origin}`,
  );
}
