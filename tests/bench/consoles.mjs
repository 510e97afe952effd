/**
 * `npm run bench:consoles`: the JavaScript of every console page, in kB gzip, of the production build in
 * a real browser against the embedded backend.
 *
 * First: what the browser has fetched when the page is at rest, before anyone touched it. All: with the chunks
 * that its menus, dialogs and panels may still ask for, by the manifest of the build. Workers: their scripts, of
 * one session that opens the alert list, one alert and the conflicts of the approvals. CLS: the layout shift of
 * the load.
 * Ends with an error when a bar is missed, or a page reports an error.
 */
import { join } from 'node:path';
import { BUDGETS } from './budgets.mjs';
import { consolePages, gzipBytes, workerScripts } from './built-files.mjs';
import { hand, print } from './results.mjs';
import { buildFor, launch, serve } from './site.mjs';

const BARS = {
  first: BUDGETS.consolesFirst,
  all: BUDGETS.consolesAll,
  workers: BUDGETS.workers,
  shift: 0.01,
};
const PEOPLE = {
  admin: { email: 'admin@sahyadri.bank.in', password: 'demo-admin' },
  superadmin: { email: 'superadmin@naamraksha.example', password: 'demo-superadmin' },
};
const PAGES = {
  admin: ['', '/assets', '/alerts', '/alerts/:first', '/settings', '/help', '/help/:first'],
  superadmin: [
    '',
    '/organizations',
    '/asset-approvals',
    '/alerts',
    '/approval-settings',
    '/settings',
    '/help',
    '/help/:first',
  ],
};

const outDir = await buildFor('bench-consoles');
const { origin, close } = await serve(outDir);
const html = await (await fetch(`${origin}/login`)).text();
const api = /name="api-base" content="([^"]+)"/.exec(html)?.[1];
if (!api) throw new Error('The preview does not name its embedded backend.');

/** In kB, of paths as the browser asks for them. */
const sizeOf = (paths) => gzipBytes(paths.map((path) => join(outDir, path))) / 1000;

async function signedIn(browser, person) {
  const response = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!response.ok) throw new Error(`Login answered ${response.status}`);
  const { Access_token, Refresh_token } = await response.json();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('access_token', access);
      localStorage.setItem('refresh_token', refresh);
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [Access_token, Refresh_token],
  );
  return context;
}

/** A list's first entry, as a path below the console. */
async function firstOf(context, area, path) {
  const page = await context.newPage();
  await page.goto(`${origin}/${area}${path}`);
  const link = page.locator(`main a[href^="/${area}${path}/"]`).first();
  const href = await link.getAttribute('href');
  await page.close();
  return href;
}

const problems = [];
/** The scripts of all workers that the pages below have started. */
const workers = new Set();

async function measure(context, area, path) {
  const address = path.endsWith('/:first')
    ? await firstOf(context, area, path.replace('/:first', ''))
    : `/${area}${path}`;
  const page = await context.newPage();
  const scripts = new Set();
  page.on('pageerror', (error) => problems.push(`${address}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${address}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    (pathname.startsWith('/workers/') ? workers : scripts).add(pathname);
  });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  const shift = await page.evaluate(() => window.shift);
  await page.close();
  return { page: `/${area}${path}`, first: sizeOf([...scripts]), files: scripts.size, shift };
}

const browser = await launch();
try {
  const rows = [];
  for (const [area, paths] of Object.entries(PAGES)) {
    const context = await signedIn(browser, PEOPLE[area]);
    for (const path of paths) rows.push(await measure(context, area, path));
    await context.close();
  }
  console.log('| page | first | files at first | CLS |');
  console.log('|---|---:|---:|---:|');
  for (const { page, first, files, shift } of rows) {
    console.log(`| ${page} | ${first.toFixed(1)} | ${files} | ${shift.toFixed(4)} |`);
  }
  const fetched = [...workers];
  console.log(`\nWorkers: ${fetched.join(', ')}`);
  const emitted = workerScripts(outDir).map((path) => path.replace(outDir, ''));
  // The budget of .size-limit.mjs counts what the build emits: it must be what a session fetches.
  if (emitted.length !== workers.size || emitted.some((path) => !workers.has(path))) {
    problems.push(`The build emits other workers: ${emitted.join(', ')}`);
  }
  const most = (key) => Math.max(...rows.map((row) => row[key]));
  const all = Math.max(...consolePages(outDir).map((page) => gzipBytes(page.all))) / 1000;
  const kilobytes = (what, value, atMost) => ({ what, value, unit: 'kB', atMost });
  const judged = [
    kilobytes('console JavaScript before any interaction, most', most('first'), BARS.first),
    kilobytes('console JavaScript with all chunks, most', all, BARS.all),
    kilobytes('workers of a session', sizeOf(fetched), BARS.workers),
    { what: 'console layout shift, worst', value: most('shift'), atMost: BARS.shift },
    { what: 'consoles: errors that the pages reported', value: problems.length, atMost: 0 },
  ];
  console.log();
  print(judged);
  process.exitCode = hand('consoles', judged);
  if (problems.length > 0) console.error(problems.join('\n'));
} finally {
  await browser.close();
  await close();
}
process.exit();
