/**
 * `npm run bench:load`: how the public pages load on a phone: 4 × slower processor, 1.6 Mbit/s and 150 ms
 * of latency, all applied by the browser (not simulated), empty cache; median of five (RUNS=n for other
 * numbers), taken in turns. Beside them, from the same server with the same headers and compression:
 *
 * - a plain page with the words of / (see plain-page.mjs for what that is, and why);
 * - / not prerendered: the same HTML with nothing in its root element.
 *
 * `npm run bench:load -- /faq` measures / and that page.
 *
 * Layout shifts are counted through the load and then while the page is scrolled to its end.
 * Ends with an error when a bar is missed, and when the network or the processor is
 * not slower in truth: everything would hold then.
 */
import { BUDGETS } from './budgets.mjs';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run.mjs';
import { firstLoad, gzipBytes } from './built-files.mjs';
import { floorBytes } from './floor.mjs';
import { writePlainPage } from './plain-page.mjs';
import { hand, print } from './results.mjs';
import {
  buildFor,
  launch,
  machine,
  median,
  serve,
  slowdown,
  SLOW_NETWORK,
  SLOWER_PROCESSOR,
  watchLoad,
} from './site.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const chosen = process.argv.slice(2);
const PAGES = ['/', ...(chosen.length > 0 ? chosen : ['/features', '/blog', '/contact', '/login'])];

/**
 * Copies a build without the markup in the root element of /; the second copy has its scripts in the head, where Vite
 * puts them.
 */
function withoutMarkup(outDir) {
  const shellDir = `${outDir}-shell`;
  cpSync(join(root, outDir), join(root, shellDir), { recursive: true });
  const file = join(root, shellDir, 'index.html');
  const html = readFileSync(file, 'utf8');
  const start = html.indexOf('<div id="root" data-page="/">');
  const end = html.indexOf('</body>');
  if (start < 0 || end < start) throw new Error('index.html has no root element');
  const after = html.slice(html.lastIndexOf('</div>', end), end);
  const late = after.match(/<link [^>]*>|<script type="module"[^>]*><\/script>/g) ?? [];
  if (!late.some((tag) => tag.startsWith('<script'))) throw new Error('index.html has no script');
  const shell = `${html.slice(0, start)}<div id="root"></div>${html.slice(end)}`
    .replace('</head>', () => `${late.join('\n')}\n</head>`)
    .replaceAll(' fetchpriority="low"', '');
  writeFileSync(file, shell);
  return shellDir;
}

/** Scrolls to the end, a screen at a time, so that everything that waits for being near has come. */
async function scrollThrough(page) {
  for (;;) {
    const atEnd = await page.evaluate(() => {
      window.scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForLoadState('networkidle');
    if (atEnd) return;
  }
}

/** That the line was as slow as asked for: so many bytes take so long. */
async function checkThrottled(page, sizes) {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const last = await page.evaluate(() =>
    Math.max(...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)),
  );
  const least = (bytes / SLOW_NETWORK.downloadThroughput) * 1000 * 0.9;
  if (last < least) throw new Error(`${bytes} bytes in ${last} ms: the network is not throttled.`);
}

/** One cold load. Times in milliseconds, sizes in bytes as sent. */
async function load(browser, { origin, path, plain }, scrolled) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const kinds = new Map();
  const sizes = { Script: 0, Stylesheet: 0, Font: 0, Document: 0 };
  let counting = true;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (counting && kind in sizes) sizes[kind] += encodedDataLength;
  });
  await page.addInitScript(watchLoad);
  await page.goto(origin + path, { waitUntil: 'load' });
  if (!plain) await page.locator('#root:not([data-page])').waitFor({ state: 'attached' });
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const { lcp, what, tasks } = await page.evaluate(() => window.seen);
  await checkThrottled(page, Object.values(sizes));
  if (lcp === 0) throw new Error(`${path} reported no largest paint`);
  counting = false;
  if (scrolled) {
    await session.send('Network.emulateNetworkConditions', {
      ...SLOW_NETWORK,
      latency: 0,
      downloadThroughput: -1,
    });
    await scrollThrough(page);
  }
  const { cls, shifted } = await page.evaluate(() => window.seen);
  await context.close();
  const blocked = tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { lcp, what, cls, shifted, blocked, ...sizes };
}

// As deployed: no embedded backend, no offer of demo accounts.
process.env.VITE_API_HOST = '/api';
const outDir = await buildFor('bench-load');
const floor = await floorBytes();
const plainPath = writePlainPage(outDir);
const site = await serve(outDir);
const shell = await serve(withoutMarkup(outDir));
const browser = await launch();

const targets = [
  ...PAGES.map((path) => ({ name: path, origin: site.origin, path })),
  { name: 'plain page', origin: site.origin, path: plainPath, plain: true },
  { name: '/ not prerendered', origin: shell.origin, path: '/' },
];
const runs = new Map(targets.map(({ name }) => [name, []]));
const throttled = await slowdown(browser);
// The first load of each finds a server that has compressed nothing yet: only its shifts count.
const warm = new Map();
for (const target of targets) warm.set(target.name, await load(browser, target, true));
for (let round = 0; round < RUNS; round += 1) {
  for (const target of targets) runs.get(target.name).push(await load(browser, target, false));
}
await browser.close();
await site.close();
await shell.close();

const of = (name, key) => median(runs.get(name).map((one) => one[key]));
const kilobytes = (bytes) => Math.round(bytes / 100) / 10;
const loads = (name) => [warm.get(name), ...runs.get(name)];
/** The worst: a shift in one run is a shift. */
const shift = (name) => Math.max(...loads(name).map(({ cls }) => cls));
console.table(
  Object.fromEntries(
    targets.map(({ name }) => [
      name,
      {
        'LCP ms': Math.round(of(name, 'lcp')),
        'from ms': Math.round(Math.min(...runs.get(name).map(({ lcp }) => lcp))),
        'to ms': Math.round(Math.max(...runs.get(name).map(({ lcp }) => lcp))),
        'largest paint': runs.get(name)[0].what,
        CLS: Number(shift(name).toFixed(4)),
        'blocked ms': Math.round(of(name, 'blocked')),
        'JS kB': kilobytes(of(name, 'Script')),
        'CSS kB': kilobytes(of(name, 'Stylesheet')),
        'fonts kB': kilobytes(of(name, 'Font')),
        'HTML kB': kilobytes(of(name, 'Document')),
      },
    ]),
  ),
);
for (const { name } of targets) {
  const shifted = new Set(loads(name).flatMap((one) => one.shifted));
  if (shifted.size > 0) console.log(`${name} moved: ${[...shifted].join('; ')}`);
}
console.log(
  `Cold loads in turns, ${RUNS} of each, medians (CLS: the worst). Network 1.6 Mbit/s and 150 ms; ` +
    `processor ${SLOWER_PROCESSOR} × slower (measured: ${throttled.toFixed(1)} ×); sizes as sent, Brotli. ` +
    'The style sheet is part of the HTML. The plain page has the words, links and fields of / and its ' +
    'three fonts, and nothing else.',
);
console.log(machine());

const lcp = (name) => Math.round(of(name, 'lcp'));
const results = [
  {
    what: '/ largest paint (LCP)',
    value: lcp('/'),
    unit: 'ms',
    floor: { name: 'plain page', value: lcp('plain page') },
    atMost: 1.15,
  },
  {
    what: '/ largest paint (LCP)',
    value: lcp('/'),
    unit: 'ms',
    floor: { name: 'not prerendered', value: lcp('/ not prerendered') },
    atMost: 0.5,
  },
  {
    what: '/ JavaScript of the first load, gzip',
    value: kilobytes(gzipBytes(firstLoad(outDir, 'index').scripts)),
    unit: 'kB',
    floor: { name: 'bare React and router', value: kilobytes(floor) },
    atMost: BUDGETS.homeRatio,
  },
  {
    what: '/ CSS, gzip',
    value: kilobytes(gzipBytes(firstLoad(outDir, 'index').styles)),
    unit: 'kB',
    atMost: BUDGETS.homeStyles,
  },
  ...PAGES.map((path) => ({
    what: `${path} layout shift (CLS)`,
    // To three decimals, as it is reported: a fallback font's width is not ours to the last pixel.
    value: Number(shift(path).toFixed(3)),
    atMost: 0,
  })),
];
console.log();
print(results);
process.exit(hand('load', results));
