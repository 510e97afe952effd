/**
 * The longest task on the main thread of /lookalikes, in the production build, while the names of a
 * 24-character label are made, sorted, searched and scrolled: the longest of each round, and of the
 * rounds the median, since the best of them would forgive a page that is slow in most. Then how long the engine
 * takes to explain one pair while it does each of its long jobs. Part of `npm run bench:lookalike`; ends with an
 * error when a task is longer than 50 ms, or one of twenty explanations comes after 100 ms.
 */
import { openEnginePage } from './engine-page.mjs';
import { hand } from './results.mjs';
import { buildFor, launch, machine, median, serve } from './site.mjs';

const DOMAIN = 'sahyadrilokcooperativebk.in';
const BAR = 50;
const ANSWER_BAR = 100;
const ROUNDS = 3;

const { origin, close } = await serve(await buildFor('bench-dist'));
const browser = await launch();

/** Runs in the page, before it: remembers every long task, and what the page was doing. */
function instrument() {
  window.bench = [];
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      window.bench.push({ duration, startTime });
    }
  }).observe({ type: 'longtask', buffered: true });
}

async function round() {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(instrument);
  await page.goto(`${origin}/lookalikes`);
  await page.locator('#root:not([data-page])').waitFor({ state: 'attached' });
  await page.getByLabel('Your domain').fill(DOMAIN);
  await page.evaluate(() => {
    window.bench.length = 0;
  });
  const started = Date.now();
  await page.getByRole('button', { name: 'Show lookalikes' }).click();
  await page.getByRole('heading', { name: 'By technique' }).waitFor({ timeout: 60_000 });
  const made = Date.now() - started;
  const longest = async () =>
    page.evaluate(() => Math.max(0, ...window.bench.splice(0).map(({ duration }) => duration)));
  const making = await longest();
  const told = await page.getByText(/names in plain letters could imitate/).textContent();
  const count = /[\d,]+(?= names)/.exec(told)?.[0];
  await page.getByLabel('Search names').pressSequentially('bk.in', { delay: 60 });
  await page.getByRole('button', { name: /^Combosquatting/ }).click();
  await page.getByRole('columnheader', { name: 'Likeness' }).getByRole('button').click();
  await page.getByLabel('Search names').fill('');
  await page.mouse.wheel(0, 3_000);
  await page.waitForFunction(() => window.scrollY > 300);
  const using = await longest();
  await context.close();
  return { count, made, making, using };
}

const rounds = [];
for (let at = 0; at < ROUNDS; at += 1) rounds.push(await round());
const enginePage = await openEnginePage(browser, origin);
const latencies = await enginePage.evaluate(
  (domain) => window.engineBench.latencies(domain),
  DOMAIN,
);
await browser.close();
await close();

const middle = (key) => median(rounds.map((one) => one[key]));
const answers = Object.entries(latencies).map(([job, times]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return { job, count: times.length, p95: sorted[Math.ceil(times.length * 0.95) - 1] };
});
console.log(`\n/lookalikes with ${rounds[0].count} names of ${DOMAIN}. ${machine()}`);
console.table({
  'longest task while made and sorted, ms': { median: middle('making'), bar: BAR },
  'longest task while searched and scrolled, ms': { median: middle('using'), bar: BAR },
  'until shown, ms': { median: middle('made'), bar: '' },
  ...Object.fromEntries(
    answers.map(({ job, count, p95 }) => [
      `p95 of ${count} answers while ${job}, ms`,
      { median: p95, bar: ANSWER_BAR },
    ]),
  ),
});
process.exit(
  hand('lookalike-page', [
    {
      what: '/lookalikes, longest task while made and sorted',
      value: middle('making'),
      unit: 'ms',
      atMost: BAR,
    },
    {
      what: '/lookalikes, longest task while searched',
      value: middle('using'),
      unit: 'ms',
      atMost: BAR,
    },
    ...answers.map(({ job, p95 }) => ({
      what: `explain, 95th percentile, while ${job}`,
      value: p95,
      unit: 'ms',
      atMost: ANSWER_BAR,
    })),
  ]),
);
