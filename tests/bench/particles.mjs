/**
 * `npm run bench:particles`: the total blocking time (tasks over 50 ms, what is over) of the first ten
 * seconds of /, with the particle field and without: the same build and page in turns, once with a
 * browser that cannot draw off screen, which the field does without. On a phone's screen with a 4 × slower
 * processor, and on a desktop's. Also: that it is drawn, and not downloaded under reduced motion.
 * The field comes when the page is idle after the load, and is drawn on the page's thread.
 * Ends with an error when the bars are missed, and when the phone's
 * processor is not slower in truth.
 */
import { hand, print } from './results.mjs';
import {
  buildFor,
  launch,
  machine,
  median,
  serve,
  slowdown,
  SLOWER_PROCESSOR,
  watchLoad,
} from './site.mjs';

const RUNS = Number(process.env.RUNS ?? 7);
const WINDOW = 10_000;
const BAR = 50;
const FIELD = /\/assets\/ParticleField-[\w-]+\.js$/;
const VIEWS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, rate: SLOWER_PROCESSOR },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, rate: 1 },
];

process.env.VITE_API_HOST = '/api';
const site = await serve(await buildFor('bench-load'));
const browser = await launch();

/** One load: whether the field was fetched and drawn, and how long the page was blocked. */
async function load({ viewport, rate }, { field, reducedMotion = 'no-preference' }) {
  const context = await browser.newContext({ viewport, reducedMotion });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  let fetched = false;
  page.on('request', (request) => {
    fetched ||= FIELD.test(request.url());
  });
  await page.addInitScript(watchLoad);
  if (!field) {
    await page.addInitScript(() => {
      delete window.OffscreenCanvas;
    });
  }
  await page.goto(`${site.origin}/`);
  await page.waitForFunction((end) => performance.now() > end, WINDOW + 200, { polling: 200 });
  const { tasks } = await page.evaluate(() => window.seen);
  const drawn = (await page.locator('canvas').count()) > 0;
  await context.close();
  const blocked = tasks
    .filter(({ startTime }) => startTime < WINDOW)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { blocked, fetched, drawn };
}

const throttled = await slowdown(browser);
const results = [];
for (const view of VIEWS) {
  const runs = { with: [], without: [] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.with.push(await load(view, { field: true }));
    runs.without.push(await load(view, { field: false }));
  }
  if (!runs.with.every(({ drawn }) => drawn)) throw new Error('The field was not drawn in time.');
  if (runs.without.some(({ fetched }) => fetched)) throw new Error('The field came all the same.');
  const blocked = (kind) => Math.round(median(runs[kind].map((one) => one.blocked)));
  console.log(
    `${view.name}: with ${blocked('with')} ms (${runs.with.map((one) => Math.round(one.blocked)).join(', ')}), ` +
      `without ${blocked('without')} ms (${runs.without.map((one) => Math.round(one.blocked)).join(', ')})`,
  );
  results.push({
    what: `particles, ${view.name}: blocking time that they add in 10 s`,
    value: blocked('with') - blocked('without'),
    unit: 'ms',
    atMost: BAR,
  });
}
const still = await load(VIEWS[0], { field: true, reducedMotion: 'reduce' });
results.push({
  what: 'particles under reduced motion: files downloaded',
  value: Number(still.fetched),
  atMost: 0,
});
await browser.close();
await site.close();
console.log(
  `Medians of ${RUNS} loads in turns; the phone's processor ${SLOWER_PROCESSOR} × slower ` +
    `(measured: ${throttled.toFixed(1)} ×). ${machine()}\n`,
);
print(results);
process.exit(hand('particles', results));
