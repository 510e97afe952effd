import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';
import { injectMeta, metaTags } from '@/mocks/meta-tags.ts';
import { startBackend } from '@/mocks/server.ts';
import { devMetaTags, embeddedBackend } from '@/mocks/vite-plugin.ts';

const PAGE = '<!doctype html><html><head><title>t</title></head><body></body></html>';
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'naamraksha-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'dist/index.html'), PAGE);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(root, { recursive: true }));

function config(options: Parameters<typeof embeddedBackend>[0]) {
  const customLogger = createLogger('silent');
  const printed: string[] = [];
  customLogger.info = (message) => printed.push(message);
  return {
    printed,
    inline: {
      root,
      configFile: false as const,
      customLogger,
      server: { port: 0, host: '127.0.0.1', ws: false as const },
      preview: { port: 0, host: '127.0.0.1' },
      plugins: [embeddedBackend({ enabled: true, ...options })],
    },
  };
}

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1]?.replaceAll('&quot;', '"');

test('vite serves pages that know a running backend, and takes it down with itself', async () => {
  const taken = await startBackend({ port: 0 });
  const { inline, printed } = config({ port: taken.port });
  const server = await createServer(inline);
  await server.listen();
  const html = await server.transformIndexHtml('/', PAGE);
  const apiBase = metaOf(html, 'api-base') ?? '';
  expect(apiBase).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(apiBase).not.toBe(taken.origin);
  expect(JSON.parse(metaOf(html, 'demo-accounts') ?? '')).toEqual(DEMO_ACCOUNTS);
  expect((await fetch(`${apiBase}/auth/self`)).status).toBe(401);
  server.printUrls();
  const text = printed.join('\n');
  expect(text).toContain(`${apiBase} (port ${taken.port} is taken)`);
  for (const { email, password } of DEMO_ACCOUNTS) {
    expect(text).toContain(email);
    expect(text).toContain(password);
  }
  await server.close();
  await expect.poll(() => fetch(`${apiBase}/auth/self`).catch(() => 'gone')).toBe('gone');
  expect(devMetaTags()).toEqual([]);
  await taken.close();
});

test('a restart for a changed configuration keeps the backend where it was', async () => {
  const probe = await startBackend({ port: 0 });
  await probe.close();
  const { inline } = config({ port: probe.port });
  const server = await createServer(inline);
  await server.listen();
  expect(metaOf(devMetaTags().join(''), 'api-base')).toBe(probe.origin);
  await server.restart();
  expect(metaOf(devMetaTags().join(''), 'api-base')).toBe(probe.origin);
  expect((await fetch(`${probe.origin}/auth/self`)).status).toBe(401);
  await server.close();
});

test('vite preview starts one too and offers its tags to whoever writes the HTML', async () => {
  const { inline } = config({ port: 0 });
  const server = await preview(inline);
  const html = injectMeta(PAGE, devMetaTags());
  expect(metaOf(html, 'api-base')).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(html).toMatch(/demo-accounts.*<\/head><body>/);
  await server.close();
  expect(devMetaTags()).toEqual([]);
});

test.each([{ apiHost: '10.0.0.5' }, { enabled: false }])(
  'with %j nothing is started',
  async (options) => {
    const { inline, printed } = config({ port: 0, ...options });
    const server = await createServer(inline);
    await server.listen();
    expect(await server.transformIndexHtml('/', PAGE)).not.toContain('api-base');
    server.printUrls();
    expect(printed.join('\n')).not.toContain('Demo accounts');
    await server.close();
  },
);

test('the site serves the demonstration resolver and registry, unless others are set', async () => {
  const { inline, printed } = config({ port: 0 });
  const server = await preview(inline);
  expect(metaOf(devMetaTags().join(''), 'evidence')).toBe('/evidence');
  const [url] = server.resolvedUrls?.local ?? [];
  const registration = await fetch(`${url}evidence/rdap/domain/sahyadrilokbank.in`);
  expect(registration.headers.get('content-type')).toBe('application/rdap+json');
  server.printUrls();
  expect(printed.join('\n')).toContain('demonstration resolver and registry at /evidence/');
  await server.close();

  const env = { VITE_DOH_URL: 'https://doh.example.net/dns-query' };
  const other = config({ port: 0, env });
  const elsewhere = await preview(other.inline);
  expect(devMetaTags().join('')).not.toContain('evidence');
  const [there] = elsewhere.resolvedUrls?.local ?? [];
  const page = await fetch(`${there}evidence/rdap/domain/sahyadrilokbank.in`);
  expect(page.headers.get('content-type')).not.toContain('json');
  elsewhere.printUrls();
  expect(other.printed.join('\n')).not.toContain('demonstration resolver');
  await elsewhere.close();
});

test('the content of a tag stays in it', () => {
  const tags = metaTags('http://x/"><script>alert(1)</script>');
  expect(tags).toEqual([
    '<meta name="api-base" content="http://x/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  ]);
  expect(injectMeta('<head></head>', ['$&', '$1'])).toBe('<head>$&$1</head>');
});
