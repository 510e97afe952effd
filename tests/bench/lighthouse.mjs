/**
 * `npm run bench:lighthouse`: Lighthouse (mobile) over every public page of the production build, made
 * with a public address: accessibility, best practices and SEO must be 100, layout shift 0.
 * `npm run bench:lighthouse -- /faq /blog` looks only at those.
 *
 * /unauthorized and the page of a missing address are kept out of search results by design, so the rule of
 * SEO that wants a page indexed is left out of their score; and where the address is missing, so are the
 * rules that want another status than 404.
 *
 * Lighthouse is fetched on first use and kept with the browser (node_modules/.cache), not a dependency:
 * its hundred packages would be a third of an install, for something that no test runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from '../setup/browser.mjs';
import { cacheDir, npm, root, run, stop } from '../setup/run.mjs';
import { hand, print } from './results.mjs';
import { buildFor, serve } from './site.mjs';

/** The last one that supports Node 20. */
const PACKAGE = 'lighthouse@12.8.2';
const SITE = 'https://naam.example.in';
/** The rules that a page breaks by being what it is. */
const BY_DESIGN = {
  '/unauthorized': ['is-crawlable'],
  '/no/such/page': ['is-crawlable', 'http-status-code', 'errors-in-console'],
};
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

async function fetched() {
  const prefix = join(cacheDir, 'lighthouse');
  const entry = join(prefix, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.log(`Fetching ${PACKAGE} ...`);
    await mkdir(prefix, { recursive: true });
    const { code, output } = await run(
      npm('install', '--no-save', '--no-package-lock', '--prefix', prefix, PACKAGE),
    );
    if (code !== 0) stop(output);
  }
  return (await import(pathToFileURL(entry).href)).default;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The score without the rules that are waived, 0 to 100. */
function score({ audits, categories }, name, waived) {
  const refs = categories[name].auditRefs.filter(
    ({ id, weight }) => weight > 0 && audits[id].score !== null && !waived.includes(id),
  );
  const weights = refs.reduce((sum, { weight }) => sum + weight, 0);
  const reached = refs.reduce((sum, { id, weight }) => sum + weight * audits[id].score, 0);
  return Math.floor((reached / weights) * 100);
}

/** The audits that are not full, with what they say. */
function findings({ audits, categories }, waived) {
  const ids = CATEGORIES.flatMap((name) => categories[name].auditRefs).filter(
    ({ id, weight }) => weight > 0 && !waived.includes(id),
  );
  return ids
    .map(({ id }) => audits[id])
    .filter(({ score: reached }) => reached !== null && reached < 1)
    .map(({ id, title, details }) => {
      const items = (details?.items ?? []).slice(0, 3).map((item) => JSON.stringify(item));
      return `  ${id}: ${title}\n    ${items.join('\n    ').slice(0, 900)}`;
    });
}

const lighthouse = await fetched();
const outDir = await buildFor('bench-lighthouse', {
  VITE_API_HOST: '/api',
  VITE_SITE_URL: SITE,
  VITE_SALES_EMAIL: 'sales@naam.example.in',
});
const map = readFileSync(join(root, outDir, 'sitemap.xml'), 'utf8');
const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
const chosen = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : [...listed, ...Object.keys(BY_DESIGN)];

const site = await serve(outDir);
const port = await freePort();
const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    `--remote-debugging-port=${port}`,
  ],
});

async function look(path) {
  const { lhr } = await lighthouse(
    site.origin + path,
    {
      port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES, 'performance'],
      // Speed is measured elsewhere (bench:load), really throttled.
      throttlingMethod: 'provided',
      // The page of a missing address comes with its status.
      ignoreStatusCode: true,
    },
    undefined,
  );
  return lhr;
}

const lowest = { accessibility: 100, 'best-practices': 100, seo: 100 };
let shift = 0;
const table = {};
for (const path of paths) {
  const waived = BY_DESIGN[path] ?? [];
  let lhr = await look(path);
  // The trace of a page load sometimes lacks its beginning (NO_NAVSTART): no result, so asked for again.
  for (let more = 2; lhr.runtimeError && more > 0; more -= 1) lhr = await look(path);
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const cls = lhr.audits['cumulative-layout-shift'].numericValue ?? 0;
  shift = Math.max(shift, cls);
  const row = {};
  for (const name of CATEGORIES) {
    row[name] = score(lhr, name, waived);
    lowest[name] = Math.min(lowest[name], row[name]);
  }
  table[path] = { ...row, CLS: Number(cls.toFixed(4)) };
  console.log([path, ...findings(lhr, waived)].join('\n'));
}
await browser.close();
await site.close();

console.table(table);
console.log(
  `${PACKAGE}, mobile. Without the rules broken by design: ${Object.entries(BY_DESIGN)
    .map(([path, rules]) => `${rules.join(', ')} on ${path}`)
    .join('; ')}.\n`,
);
const results = [
  ...CATEGORIES.map((name) => ({
    what: `Lighthouse ${name}, lowest of ${paths.length} pages`,
    value: lowest[name],
    atLeast: 100,
  })),
  { what: 'Lighthouse layout shift, worst', value: Number(shift.toFixed(3)), atMost: 0 },
];
print(results);
process.exit(hand('lighthouse', results));
