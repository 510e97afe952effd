/**
 * `npm run bench:evidence`: 2,000 names of the finder checked in DNS, in the production build and a real
 * browser, against a resolver on this machine that answers at once. The list is filtered by the answers while
 * they come, so that it is sorted out anew again and again.
 *
 * Rate: from the first query to the last, as the resolver sees them. Longest task: on the page's main thread,
 * from the press on. Memory: what the page's heap holds more afterwards, each time with all garbage collected.
 * Ends with an error when a bar is missed, a name gets no answer or a wrong one, or the page reports an error.
 */
import dnsPacket from 'dns-packet';
import { parse } from 'tldts';
import { runnerImport } from 'vite';
import { root } from '../setup/run.mjs';
import { hand, print } from './results.mjs';
import { buildFor, launch, machine, serve } from './site.mjs';

const NAMES = 2_000;
/** More than twice the default. */
const RATE = 50;
const DOMAIN = 'sahyadrilokbank.co.in';
const BARS = { rate: 0.95, longest: 50, megabytes: 10 };
/** The browser reports no shorter tasks. */
const LONG_TASK = 50;
const PATH = '/evidence/doh';

const settings = { VITE_DOH_URL: PATH, VITE_DOH_RATE: `${RATE}`, VITE_DOH_MAX: `${NAMES}` };
// The preview reads them, too, and keeps its own resolver off.
Object.assign(process.env, settings);

/** When each query came, in milliseconds. */
const asked = [];

const outDir = await buildFor('bench-evidence', settings);
// After the build, whose mode it would change. TypeScript does not run in plain Node 20.
const { module: demonstration } = await runnerImport('/src/mocks/evidence/answer-dns.ts', {
  root,
  configFile: false,
  logLevel: 'error',
});

const SCENARIOS = ['mail', 'web', ...Array(14).fill('absent')];

/** One name in eight is in DNS, every second of them with mail. Random siblings of names are not. */
function holding(host) {
  const registrable = parse(host).domain ?? host;
  let sum = 0;
  for (const letter of registrable) sum += letter.charCodeAt(0);
  const isAbsent = registrable === host && /^x[\da-f]{16}\./.test(host);
  return { host, registrable, scenario: isAbsent ? 'absent' : SCENARIOS[sum % SCENARIOS.length] };
}

const resolver = {
  name: 'bench-resolver',
  // Before the site itself, which would say that there is no such page.
  enforce: 'pre',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use(PATH, (request, response) => {
      asked.push(performance.now());
      const query = new URL(request.url, 'http://site.invalid').searchParams.get('dns');
      const { id, questions } = dnsPacket.decode(Buffer.from(query, 'base64url'));
      const [question] = questions;
      const bytes = demonstration.answerDns(question, id, holding(question.name));
      response.writeHead(200, { 'Content-Type': 'application/dns-message' }).end(bytes);
    }),
};

/** Runs in the page: remembers long tasks. */
function watchTasks() {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.tasks.push({ startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

const site = await serve(outDir, [resolver]);
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.addInitScript(watchTasks);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const metric = async (name) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name).value;
  };
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return metric('JSHeapUsedSize');
  };

  await page.goto(`${site.origin}/lookalikes#d=${DOMAIN}`);
  await page.getByRole('button', { name: 'Check which exist' }).click({ timeout: 60_000 });
  await page.waitForTimeout(1_000);
  const heapBefore = await heap();
  const busyBefore = await metric('TaskDuration');
  const since = await page.evaluate(() => performance.now());
  const started = performance.now();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  // There with the first answers.
  await page.getByLabel('DNS', { exact: true }).selectOption('In DNS');
  const told = page.getByText(/^Checked [\d,]+ of /);
  const failed = page.getByText(/^The check ended/);
  await told.or(failed).first().waitFor({ timeout: 300_000 });
  if (await failed.isVisible()) throw new Error(await failed.textContent());
  const seconds = (performance.now() - started) / 1_000;
  const busy = (await metric('TaskDuration')) - busyBefore;
  const words = await told.textContent();
  const [checked, , existing, , silent] = (words.match(/\d[\d,]*/g) ?? []).map((text) =>
    Number(text.replaceAll(',', '')),
  );
  await page.waitForTimeout(1_000);
  const longest = await page.evaluate(
    (from) =>
      Math.max(
        0,
        ...window.tasks.filter((task) => task.startTime >= from).map((task) => task.duration),
      ),
    since,
  );
  const megabytes = ((await heap()) - heapBefore) / 1e6;
  const rate = (asked.length - 1) / ((asked.at(-1) - asked[0]) / 1_000);

  console.log(`${words}. ${asked.length} queries in ${seconds.toFixed(1)} s.`);
  for (const problem of problems) console.error(problem);
  const results = [
    {
      what: `${NAMES.toLocaleString('en-IN')} names, queries a second`,
      value: rate,
      floor: { name: 'the configured rate', value: RATE },
      atLeast: BARS.rate,
    },
    {
      what: `longest task over ${LONG_TASK} ms while checking`,
      value: longest,
      unit: 'ms',
      atMost: BARS.longest,
    },
    { what: 'main thread at work while checking', value: (busy / seconds) * 100, unit: '%' },
    {
      what: 'heap of the page, more than before',
      value: megabytes,
      unit: 'MB',
      atMost: BARS.megabytes,
    },
    { what: 'names without an answer', value: NAMES - checked + silent, atMost: 0 },
    { what: 'names found in DNS', value: existing, atLeast: 1 },
    { what: 'errors that the page reported', value: problems.length, atMost: 0 },
  ];
  console.log(`\n${machine()}\n`);
  print(results);
  process.exitCode = hand('evidence', results);
} finally {
  await browser.close();
  await site.close();
}
