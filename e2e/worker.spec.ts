/** Workers start under the site's strict policy, from the addresses that the build emits and no others. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { workerOptions } from '../src/build/worker-options.ts';
import { expect, test } from './fixtures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The page of e2e/support/worker-page as files: address → text. */
async function buildPage(): Promise<Map<string, string>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': `${root}src` } },
    worker: workerOptions,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}e2e/support/worker-page/main.ts`,
        output: { entryFileNames: 'worker-page.js' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Expected one build');
  return new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source.toString(),
    ]),
  );
}

test('a worker starts under the policy; other addresses are refused', async ({
  page,
  site,
  problems,
}) => {
  const files = await buildPage();
  const served = await page.request.get('/');
  const headers = { 'Content-Security-Policy': served.headers()['content-security-policy'] ?? '' };
  expect(headers['Content-Security-Policy']).toContain('require-trusted-types-for');
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = files.get(pathname);
    if (script !== undefined) {
      await route.fulfill({ body: script, headers, contentType: 'text/javascript' });
    } else if (pathname === '/worker-page') {
      const body =
        '<!doctype html><link rel="icon" href="/favicon.svg"><script type="module" src="/worker-page.js"></script>';
      await route.fulfill({ body, headers, contentType: 'text/html' });
    } else {
      await route.continue();
    }
  });
  await page.goto('/worker-page');

  expect(await page.evaluate(() => window.startWorker())).toBe('echo hello');

  const emitted = [...files.keys()].find((name) => name.startsWith('/workers/'));
  expect(emitted).toMatch(/^\/workers\/echo\.worker-[\w-]+\.js$/);
  const refused = [
    'https://evil.example/workers/x.js',
    '/assets/index.js',
    '/workers/../assets/index.js',
    `${emitted}?x=1`,
    'data:text/javascript,postMessage(1)',
    `blob:${site.url}/1`,
  ];
  for (const address of refused) {
    const started = page.evaluate((given) => window.startWorker(given), address);
    await expect(started, address).rejects.toThrow('Not a worker of this app');
  }

  problems.allow(/TrustedScriptURL|require-trusted-types-for/);
  expect(await page.evaluate((given) => window.startRaw(given), emitted ?? '')).toContain(
    'TrustedScriptURL',
  );
});
