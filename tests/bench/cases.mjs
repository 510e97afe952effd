/**
 * `npm run bench:cases`: an analyst's marks in a list of 100,000 alerts of which 5,000 have cases, in the
 * production build against the embedded backend, in a real browser.
 *
 * A mark, an undo: from the key's own timestamp to the first frame painted with the row's new status, once it
 * is kept. Among the open alerts: to the first frame painted without the marked row. Longest task: on the
 * page's main thread, while 5,000 alerts are marked at once, and taken back.
 * Ends with an error when a bar is missed, or the page reports an error.
 */
import { randomUUID } from 'node:crypto';
import { hand, print } from './results.mjs';
import { buildFor, launch, machine, median, serve } from './site.mjs';

const ALERTS = 100_000;
const CASES = 5_000;
const MARKS = 40;
/** Leaving the open ones waits for the search of all alerts; the mark itself is painted before. */
const BARS = { paint: 50, leave: 100, longest: 50 };
const LONG_TASK = 50;
const ACCOUNT = { email: 'admin@sahyadri.bank.in', password: 'demo-admin' };
const STATUSES = ['investigating', 'reported', 'down', 'not-harmful', 'ours'];

const { origin, close } = await serve(await buildFor('bench-dist'));
const html = await (await fetch(`${origin}/login`)).text();
const api = /name="api-base" content="([^"]+)"/.exec(html)?.[1];
if (!api) throw new Error('The preview does not name its embedded backend.');

async function ask(path, options) {
  const response = await fetch(api + path, options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
const post = (path, body) =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** As "Export cases" would have written it: each twentieth alert was marked. */
function caseFile(alerts) {
  const at = (entry) => new Date(Date.UTC(2026, 10, 2) + entry * 1_000).toISOString();
  const entry = (change, number) => ({
    id: randomUUID(),
    at: at(number),
    by: ACCOUNT.email,
    change,
  });
  const cases = alerts
    .filter((_, place) => place % (ALERTS / CASES) === 0)
    .map(({ id, asset_name: asset, impersonating_domain: domain }, number) => ({
      alert: String(id),
      asset,
      domain,
      history: [
        entry({ what: 'status', status: STATUSES[number % STATUSES.length] }, number),
        entry({ what: 'note', note: 'Reported by a customer in Pune.' }, number + 1),
      ],
    }));
  const head = { format: 'naamraksha-cases', version: 1, made_at: at(0), by: ACCOUNT.email };
  return JSON.stringify({ ...head, backend: api, cases, views: [] });
}

/** Runs in the page: remembers long tasks, and when a key's change was painted. */
function instrument() {
  const textOf = (position, column) => {
    const heads = [...document.querySelectorAll('thead th')];
    const row = document.querySelector(`tr[data-position="${position}"]`);
    const at = heads.findIndex(({ textContent }) => textContent === column);
    return row?.cells[at]?.textContent ?? '';
  };
  window.bench = { tasks: [], until: null, painted: null, textOf };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.bench.tasks.push({ startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  document.addEventListener(
    'keydown',
    (event) => {
      const pressed = event.timeStamp;
      const { until } = window.bench;
      if (until === null) return;
      window.bench.until = null;
      window.bench.painted = new Promise((resolve) => {
        const look = () => {
          const shown = textOf(until.position, until.column);
          if ((shown === until.text) === until.leaves) {
            requestAnimationFrame(look);
            return;
          }
          // A task posted in a frame runs once the frame is painted.
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(performance.now() - pressed));
          channel.port1.start();
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
    },
    { capture: true },
  );
}

const quantile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1];

const browser = await launch();
try {
  await post('/__dev/reset', { alerts: ALERTS });
  const session = await post('/auth/login', ACCOUNT);
  const { impersonations } = await ask('/impersonation/list', {
    headers: { Authorization: `Bearer ${session.Access_token}` },
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('access_token', access);
      localStorage.setItem('refresh_token', refresh);
    },
    [session.Access_token, session.Refresh_token],
  );
  await context.addInitScript(instrument);
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  await page.goto(`${origin}/admin/settings`);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import cases' }).click();
  await (
    await chosen
  ).setFiles({
    name: 'cases.json',
    mimeType: 'application/json',
    buffer: Buffer.from(caseFile(impersonations)),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.getByText('5,000 cases kept.').waitFor({ timeout: 60_000 });

  /** Opens the list, and waits until nothing is being compared any more. */
  const openList = async (search) => {
    await page.goto(`${origin}/admin/alerts${search}`);
    await page.getByRole('table', { name: 'Alerts' }).waitFor({ timeout: 60_000 });
    const closed = page.getByRole('button', { name: /^Filters/, expanded: false });
    if ((await closed.count()) > 0) await closed.click();
    await page
      .locator('select[aria-label="Technique"] option', { hasText: /\(\d/ })
      .first()
      .waitFor({ state: 'attached', timeout: 300_000 });
    await page.locator('table:not([aria-busy])').waitFor();
  };
  const focused = () =>
    page.evaluate(() => Number(document.activeElement?.closest('tr')?.dataset.position ?? -1));
  const shown = (position, column) =>
    page.evaluate((at) => window.bench.textOf(...at), [position, column]);
  /** @returns milliseconds from the key until the cell reads `text`, or no longer does */
  const press = async (key, until) => {
    await page.evaluate((given) => {
      window.bench.until = given;
    }, until);
    await page.keyboard.press(key);
    const painted = await page.evaluate(() => window.bench.painted);
    // A person looks at the next alert meanwhile.
    await page.waitForTimeout(300);
    return painted;
  };
  const longestSince = (from) =>
    page.evaluate(
      (since) =>
        Math.max(
          0,
          ...window.bench.tasks
            .filter(({ startTime }) => startTime >= since)
            .map(({ duration }) => duration),
        ),
      from,
    );
  const clock = () => page.evaluate(() => performance.now());

  await openList('');
  await page.keyboard.press('j');
  const times = { mark: [], undo: [], leave: [] };
  for (let mark = 0; mark < MARKS; mark += 1) {
    const position = await focused();
    const before = await shown(position, 'Status');
    const is = { position, column: 'Status', leaves: false };
    const key = before === 'Down' ? '3' : '4';
    times.mark.push(await press(key, { ...is, text: key === '4' ? 'Down' : 'Reported' }));
    if (mark % 2 === 0) times.undo.push(await press('u', { ...is, text: before }));
  }

  await openList('?status=open');
  await page.keyboard.press('j');
  for (let mark = 0; mark < MARKS; mark += 1) {
    const position = await focused();
    const text = await shown(position, 'Alert ID');
    times.leave.push(await press('4', { position, column: 'Alert ID', leaves: true, text }));
  }

  await openList('?status=new');
  const since = await clock();
  await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space');
  await page.getByRole('group', { name: 'The selected alerts' }).waitFor();
  await page.keyboard.press('2');
  const started = performance.now();
  await page.getByRole('button', { name: 'Mark 5,000 alerts Investigating' }).press('Enter');
  await page.getByText('5,000 alerts marked Investigating').first().waitFor({ timeout: 60_000 });
  const bulk = performance.now() - started;
  await page.keyboard.press('u');
  await page
    .getByText('5,000 alerts: “Investigating” taken back')
    .first()
    .waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);
  const longest = await longestSince(since);

  for (const problem of problems) console.error(problem);
  const of = '1,00,000 alerts, 5,000 cases';
  const paint = (what, numbers, atMost = BARS.paint) => [
    {
      what: `${of}: ${what}, 95th percentile`,
      value: quantile(numbers, 0.95),
      unit: 'ms',
      atMost,
    },
    { what: `${of}: ${what}, median`, value: median(numbers), unit: 'ms' },
  ];
  const results = [
    ...paint('mark to paint', times.mark),
    ...paint('undo to paint', times.undo),
    ...paint('mark until it left the open ones', times.leave, BARS.leave),
    { what: `${of}: marking 5,000 at once`, value: bulk, unit: 'ms' },
    {
      what: `${of}: longest task over ${LONG_TASK} ms, 5,000 marked and taken back`,
      value: longest,
      unit: 'ms',
      atMost: BARS.longest,
    },
    { what: `${of}: errors that the page reported`, value: problems.length, atMost: 0 },
  ];
  console.log(`\n${machine()}\n`);
  print(results);
  process.exitCode = hand('cases', results);
} finally {
  await browser.close();
  await close();
}
