/**
 * `npm run bench:load`: how the public pages load on a phone: 4 × slower processor, 1.6 Mbit/s and 150 ms
 * of latency, both really applied by the browser (not simulated), empty cache. Prints the median of runs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findBrowser } from '../setup/browser.mjs';
import { root, stop } from '../setup/run.mjs';
import { floorBytes } from './floor.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/login', '/signup'];
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;

if (!existsSync(join(root, 'dist', 'index.html'))) stop('Run `npm run build` first.');

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** One cold load. Times in milliseconds, sizes in bytes as sent. */
async function load(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const kinds = new Map();
  const sizes = { Script: 0, Stylesheet: 0, Font: 0, Document: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind in sizes) sizes[kind] += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.seen = { lcp: 0, cls: 0, long: 0 };
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
    watch('layout-shift', (entry) => (window.seen.cls += entry.hadRecentInput ? 0 : entry.value));
    watch('longtask', (entry) => (window.seen.long += Math.max(0, entry.duration - 50)));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('#root:not([data-page])').waitFor({ state: 'attached' });
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...seen, ready, ...sizes };
}

// As deployed: no embedded backend, no offer of demo accounts.
process.env.VITE_API_HOST = '/api';
const found = await findBrowser();
const server = await preview({ root, logLevel: 'error', preview: { port: 4400 } });
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const { port } = server.httpServer.address();
const rows = {};
for (const path of PAGES) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await load(browser, `http://127.0.0.1:${port}${path}`));
  }
  const of = (name) => median(runs.map((run) => run[name]));
  rows[path] = {
    'LCP ms': Math.round(of('lcp')),
    CLS: Number(of('cls').toFixed(4)),
    'blocked ms': Math.round(of('long')),
    'interactive ms': Math.round(of('ready')),
    'JS kB': Math.round(of('Script') / 100) / 10,
    'CSS kB': Math.round(of('Stylesheet') / 100) / 10,
    'fonts kB': Math.round(of('Font') / 100) / 10,
    'HTML kB': Math.round(of('Document') / 100) / 10,
  };
}
console.table(rows);
console.log(
  `Median of ${RUNS} cold loads, ${SLOWER} × slower processor, 1.6 Mbit/s, 150 ms, Brotli as sent.`,
);
console.log(`Floor, bare React and router: ${((await floorBytes()) / 1000).toFixed(1)} kB gzip.`);
await browser.close();
await server.close();
process.exit(0);
