/**
 * `npm run bench:consoles`: the JavaScript of every console page, in kB gzip, of the production build in
 * a real browser against the embedded backend.
 *
 * First: what the browser has fetched when the page is at rest, before anybody touched it. All: with the
 * chunks that the page's menus, dialogs and panels may still ask for. Workers: their scripts, which run
 * beside the page. Without workers: what takes their place in a browser that refuses them; nobody else
 * fetches it. CLS: the layout shift of that load.
 * Ends with an error when a bar of design section 10 is missed (150 kB first, 230 kB all, CLS 0.01), or a
 * page reports an error.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findBrowser } from '../setup/browser.mjs';
import { bin, root, run, stop } from '../setup/run.mjs';
import { hand } from './results.mjs';

const BARS = { first: 150, all: 230, shift: 0.01 };
const PEOPLE = {
  admin: { email: 'admin@sahyadrilokbank.co.in', password: 'demo-admin' },
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
/** The engine on the page's own thread. */
const STAND_IN = /\/(?:alert-service|conflict-service|service)-/;

/** Its own folder: a build that somebody else makes meanwhile is left alone. */
const outDir = 'node_modules/.cache/naamraksha/bench-consoles';
if (!process.env.BUILT) {
  const built = await run(bin('vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir'));
  if (built.code !== 0) stop(built.output);
}
const server = await preview({
  root,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 4310, strictPort: false },
});
const origin = server.resolvedUrls.local[0].replace(/\/$/, '');
const html = await (await fetch(`${origin}/login`)).text();
const api = /name="api-base" content="([^"]+)"/.exec(html)?.[1];
if (!api) throw new Error('The preview does not name its embedded backend.');

const sizes = new Map();
const codeOf = (file) => readFileSync(join(root, outDir, file), 'utf8');
function sizeOf(file) {
  const known = sizes.get(file) ?? gzipSync(codeOf(file), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}
const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0) / 1000;

const NAMED = /["'`](?:\.\/|\.\.\/assets\/)([\w.-]+\.js)["'`]/g;

/** The files that `file` names: what it imports, at once or later. */
function importsOf(file) {
  return [...codeOf(file).matchAll(NAMED)].map(([, name]) => `/assets/${name}`);
}

/** The files that list the pages: a page does not load the others. */
const LISTS = /\/(?:index|start|public-routes|console-routes)-/;

/** What may still be asked for by what is there. */
function later(first) {
  const found = new Set(first);
  const standIn = new Set();
  const visit = (file, into) => {
    for (const name of LISTS.test(file) ? [] : importsOf(file)) {
      const target = STAND_IN.test(name) ? standIn : into;
      if (found.has(name) || target.has(name)) continue;
      target.add(name);
      visit(name, target);
    }
  };
  for (const file of first) visit(file, found);
  for (const file of found) standIn.delete(file);
  return { all: found, standIn };
}

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
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  const shift = await page.evaluate(() => window.shift);
  await page.close();
  const first = [...scripts].filter((file) => file.startsWith('/assets/'));
  const workers = [...scripts].filter((file) => file.startsWith('/workers/'));
  const { all, standIn } = later(first);
  if (process.env.FILES) {
    console.log(`\n${address}`);
    for (const file of [...all].toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
      console.log(
        `  ${first.includes(file) ? ' ' : '+'} ${(sizeOf(file) / 1000).toFixed(1)} ${file}`,
      );
    }
  }
  return {
    page: `/${area}${path}`,
    first: sum(first),
    all: sum(all),
    files: first.length,
    workers: sum(workers),
    standIn: sum(standIn),
    shift,
  };
}

const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const rows = [];
  for (const [area, paths] of Object.entries(PAGES)) {
    const context = await signedIn(browser, PEOPLE[area]);
    for (const path of paths) rows.push(await measure(context, area, path));
    await context.close();
  }
  console.log('| page | first | all | files at first | workers | without workers | CLS |');
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const row of rows) {
    const kilobytes = [row.first, row.all].map((value) => value.toFixed(1));
    const apart = [row.workers, row.standIn].map((value) => value.toFixed(1));
    const cells = [row.page, ...kilobytes, row.files, ...apart, row.shift.toFixed(4)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const most = (key) => Math.max(...rows.map((row) => row[key]));
  const code = hand('consoles', [
    {
      what: 'console JavaScript before any interaction, most',
      value: most('first'),
      unit: 'kB',
      atMost: BARS.first,
    },
    {
      what: 'console JavaScript with all chunks, most',
      value: most('all'),
      unit: 'kB',
      atMost: BARS.all,
    },
    { what: 'console layout shift, worst', value: most('shift'), atMost: BARS.shift },
    { what: 'consoles: errors that the pages reported', value: problems.length, atMost: 0 },
  ]);
  const missed = rows.flatMap((row) =>
    Object.entries(BARS)
      .filter(([name, bar]) => row[name] > bar)
      .map(([name, bar]) => `${row.page}: ${name} ${Number(row[name].toFixed(4))} is over ${bar}`),
  );
  if (code !== 0) console.error([...missed, ...problems].join('\n'));
  process.exitCode = code;
} finally {
  await browser.close();
  await server.close();
}
process.exit();
