/** Opens the page of tests/bench/engine-page, beside the site under test, for benchmarks of the engine. */
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../setup/run.mjs';

/** As src/build/worker-options.ts, which plain Node 20 cannot read. */
const WORKERS = {
  format: 'es',
  rolldownOptions: { output: { entryFileNames: 'workers/[name]-[hash].js' } },
};

/** The page and its workers: address → script. */
async function buildPage() {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': join(root, 'src') } },
    worker: WORKERS,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'tests/bench/engine-page/main.ts'),
        output: { entryFileNames: 'engine-page.js' },
      },
    },
  });
  return new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source.toString()]));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the site under test: only its own workers may start there
 * @returns {Promise<import('playwright').Page>} a page with `window.engineBench`
 */
export async function openEnginePage(browser, origin) {
  const scripts = await buildPage();
  // Scripts of an intercepted page need leave to fetch from this machine.
  const page = await browser.newPage({ permissions: ['local-network-access'] });
  const isOurs = ({ pathname }) => pathname === '/engine-page' || scripts.has(pathname);
  await page.route(isOurs, (route) => {
    const script = scripts.get(new URL(route.request().url()).pathname);
    if (script !== undefined) {
      return route.fulfill({ body: script, contentType: 'text/javascript' });
    }
    const body = '<!doctype html><script type="module" src="/engine-page.js"></script>';
    return route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(`${origin}/engine-page`);
  await page.waitForFunction(() => window.engineBench !== undefined);
  return page;
}
