/** Shared parts of the browser benchmarks: a separate build, its server, the browser, medians. */
import { loadavg, availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findBrowser } from '../setup/browser.mjs';
import { bin, root, run, stop } from '../setup/run.mjs';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms; as the browser's own network panel throttles. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const SLOWER_PROCESSOR = 4;

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/**
 * Builds as for a deployment, into a separate folder, so that `dist` stays what it is.
 *
 * @param {string} name of the folder
 * @param {NodeJS.ProcessEnv} env settings of the build
 * @returns {Promise<string>} the folder, below the root
 */
export async function buildFor(name, env = {}) {
  const outDir = join('node_modules', '.cache', 'naamraksha', name);
  const command = bin('vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir');
  const { code, output } = await run(command, { env });
  if (code !== 0) stop(output);
  return outDir;
}

/**
 * Serves a build with the headers and the compression of production.
 *
 * @param {import('vite').Plugin[]} plugins what is served besides
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(outDir, plugins = []) {
  const server = await preview({
    root,
    logLevel: 'error',
    plugins,
    build: { outDir },
    preview: { port: 4410, strictPort: false },
  });
  const { port } = server.httpServer.address();
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export async function launch() {
  const { path: executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
}

/** Below this the throttle has no effect; a machine that does other things as well blurs the rest. */
const LEAST_SLOWER = 2.5;

/**
 * How much slower the processor really is made: a loop with and without the throttle, the fastest of five
 * each, since what else the machine does can only make one slower.
 *
 * @returns {Promise<number>} throws when the throttle does nothing: every bar would hold without it
 */
export async function slowdown(browser) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const loop = () =>
    page.evaluate(() => {
      const started = performance.now();
      let sum = 0;
      for (let at = 0; at < 3e7; at += 1) sum += Math.sqrt(at);
      return sum > 0 ? performance.now() - started : 0;
    });
  const fastest = async () => {
    let least = Infinity;
    for (let turn = 0; turn < 5; turn += 1) least = Math.min(least, await loop());
    return least;
  };
  await loop();
  const before = await fastest();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const times = (await fastest()) / before;
  await page.close();
  if (times >= LEAST_SLOWER) return times;
  throw new Error(
    `The processor is ${times.toFixed(1)} × slower, not ${SLOWER_PROCESSOR} ×: it is not throttled.`,
  );
}

/** Runs in the page, before its own scripts: notes what the browser reports of the load. */
export function watchLoad() {
  window.seen = { lcp: 0, what: '', cls: 0, shifted: [], tasks: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  const name = (node) => {
    const element = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
    return element ? `${element.localName} "${element.textContent.trim().slice(0, 30)}"` : 'gone';
  };
  watch('largest-contentful-paint', (entry) => {
    window.seen.lcp = entry.startTime;
    window.seen.what = name(entry.element);
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    window.seen.cls += entry.value;
    window.seen.shifted.push(...entry.sources.map(({ node }) => name(node)));
  });
  watch('longtask', ({ startTime, duration }) => window.seen.tasks.push({ startTime, duration }));
}

/** How busy the machine is besides; times taken on a busy one say more about it than about the page. */
export function machine() {
  const [busy = 0] = loadavg();
  const processors = availableParallelism();
  const warning = busy > processors ? ' IT IS BUSY: take these times again when it is not.' : '';
  return `Load of the machine: ${busy.toFixed(1)} on ${processors} processors.${warning}`;
}
