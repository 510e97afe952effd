/** A real nginx over a built site and a backend, as in DEPLOYING.md, on a separate port. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { BACKEND_UPSTREAM } from '../../src/build/nginx.ts';
import {
  AUTHORITIES,
  EVIDENCE_CACHE,
  RDAP_MAP,
  RESOLVER_UPSTREAM,
} from '../../src/build/nginx-evidence.ts';
import { build } from '../support/build.ts';

/** The nginx of this machine, or null. Debian keeps it where only root's PATH leads. */
export function findNginx(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}

export interface NginxOptions {
  /** `http://127.0.0.1:port` of the backend that is proxied at the build's path. */
  backend: string;
  /** The built folder, with its nginx.conf next to it. */
  dist: string;
  /** `http://127.0.0.1:port` of the resolver, and the registries by top-level domain, for such a build. */
  evidence?: { resolver: string; registries: Record<string, string> };
  /** Value of `<meta name="api-base">` on every page; the policy stays unchanged. */
  apiBase?: string;
}

export interface Nginx {
  /** `http://127.0.0.1:port` */
  url: string;
  /** The folder it serves: a copy of the build. */
  root: string;
  /** All that its log of errors holds. */
  errors(): Promise<string>;
  close(): Promise<void>;
}

/** Builds with its own settings, hands the folder over and deletes it again. */
export async function withBuild(
  settings: Record<string, string>,
  provide: (dist: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'naamraksha-build-'));
  try {
    const dist = join(folder, 'site');
    await build(dist, settings);
    await provide(dist);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts nginx in the foreground with everything it writes in a separate folder. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { backend, dist, apiBase, evidence } = options;
  const program = findNginx();
  if (program === null) throw new Error('nginx is not installed');
  const prefix = await mkdtemp(join(tmpdir(), 'naamraksha-nginx-'));
  const root = join(prefix, 'site');
  await cp(dist, root, { recursive: true });

  const port = await freePort();
  if (apiBase !== undefined) await tell(root, `<meta name="api-base" content="${apiBase}">`);
  const siteConf = await readFile(`${dist}.nginx.conf`, 'utf8');
  await writeFile(join(prefix, 'site.conf'), withoutAuthorities(siteConf));
  if (evidence) {
    const http = await readFile(`${dist}.nginx.http.conf`, 'utf8');
    await writeFile(join(prefix, 'http.conf'), http.replace(EVIDENCE_CACHE, `${prefix}/cache`));
    await mkdir(dirname(join(prefix, RDAP_MAP)));
    const lines = Object.entries(evidence.registries).map(
      ([ending, base]) => `${ending} ${base};\n`,
    );
    await writeFile(join(prefix, RDAP_MAP), lines.join(''));
  }
  await writeFile(join(prefix, 'nginx.conf'), mainConfig({ ...options, prefix, port, backend }));

  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', join(prefix, 'error.log')];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;

  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(prefix, { recursive: true, force: true });
  };
  const errors = () => readFile(join(prefix, 'error.log'), 'utf8');
  const serves = await Promise.race([ended.then(() => false), answers(url)]);
  if (serves) return { url, root, errors, close };
  await close();
  throw new Error(`nginx does not serve: ${said}`);
}

/** A backend that sends the recipe's headers too, and tries cookies. */
export async function startLoudBackend() {
  const cookies: (string | undefined)[] = [];
  const server = createServer((call, response) => {
    cookies.push(call.headers.cookie);
    response.writeHead(call.url === '/broken' ? 500 : 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=60',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'self'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Set-Cookie': 'session=1',
    });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { cookies, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Without the file that Debian keeps authorities in, where this machine has none: nginx would not start. */
function withoutAuthorities(config: string): string {
  return existsSync(AUTHORITIES)
    ? config
    : config.replace(/^.*proxy_ssl_(verify|trusted).*\n/gm, '');
}

/** The deployer's part of the configuration: ports, place and upstreams. */
function mainConfig(options: NginxOptions & { prefix: string; port: number }): string {
  const { prefix, port, backend, evidence } = options;
  const resolver = evidence
    ? `upstream ${RESOLVER_UPSTREAM} { server ${new URL(evidence.resolver).host}; }\n  include ${prefix}/http.conf;`
    : '';
  const { uid, username } = userInfo();
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${uid === 0 ? `user ${username};` : ''}
worker_processes 1;
pid ${prefix}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${prefix}/${name};`).join('\n  ')}
  upstream ${BACKEND_UPSTREAM} { server ${new URL(backend).host}; }
  ${resolver}
  server {
    listen 127.0.0.1:${port};
    root ${prefix}/site;
    include ${prefix}/site.conf;
  }
}
`;
}

/** Puts a tag at the end of the head of every page in a folder. */
async function tell(folder: string, tag: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    await writeFile(
      join(folder, file),
      html.replace('</head>', () => `${tag}</head>`),
    );
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** True if the address answers within ten seconds. */
async function answers(url: string): Promise<boolean> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    try {
      await fetch(url);
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}
