/**
 * `npm test`: installs what is missing, then every check, one line each, and one line at the end.
 * `npm run test:full` (FULL=1) runs the whole of what `npm test` samples.
 */
import { needNode } from './node-version.mjs';

needNode();
const { mkdirSync, readFileSync, rmSync } = await import('node:fs');
const { join } = await import('node:path');
const { stripVTControlCharacters } = await import('node:util');
const { browserEnv, findBrowser } = await import('./browser.mjs');
const { install } = await import('./install.mjs');
const { bin, cacheDir, run } = await import('./run.mjs');
const { forgetSettings } = await import('./settings.mjs');

const AT_ONCE = 2;
const LINES_OF_A_FAILURE = 200;

if (process.argv.includes('--full')) process.env.FULL = '1';
const started = performance.now();
forgetSettings();
await install();
const browser = await findBrowser();
console.log(`Browser: ${browser.path} (${browser.from})`);

const reports = join(cacheDir, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'vitest.json');
const journeyReport = join(reports, 'playwright.json');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner died before it wrote a report: its exit code counts as the one failure.
    return null;
  }
}

/** @returns {Counts | null} */
function unitCounts() {
  const report = read(unitReport);
  if (!report) return null;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @returns {Counts | null} */
function journeyCounts() {
  const stats = read(journeyReport)?.stats;
  if (!stats) return null;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** Returns the failures, one line each, so that a log that is cut short still has them. */
function failedUnits() {
  const results = (read(unitReport)?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  return results.map(({ fullName, failureMessages }) => [fullName, failureMessages[0]]);
}

function failedJourneys() {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf(read(journeyReport) ?? {})
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => [
      `${file}:${line} ${title}`,
      tests.flatMap((test) => test.results).find(({ error }) => error)?.error.message,
    ]);
}

/** A fresh clone has no cache; where one lies in node_modules, unchanged files are not read again. */
const cached = (tool) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${join(cacheDir, tool)}`,
];

const STEPS = [
  { name: 'build', command: bin('vite/bin/vite.js', 'build') },
  { name: 'types', command: bin('typescript/bin/tsc', '-p', '.') },
  { name: 'lint', command: bin('oxlint/bin/oxlint', '--type-aware') },
  {
    name: 'format',
    command: bin(
      'prettier/bin/prettier.cjs',
      '--check',
      '--log-level=warn',
      ...cached('prettier'),
      '.',
    ),
  },
  {
    name: 'unused code',
    command: bin('knip/bin/knip.js', '--cache', '--cache-location', join(cacheDir, 'knip')),
  },
  {
    name: 'unit and integration tests',
    command: bin(
      'vitest/vitest.mjs',
      'run',
      // A test.only left behind would leave out all the others, and pass.
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ),
    counts: unitCounts,
    failures: failedUnits,
  },
  { name: 'sizes', command: bin('size-limit/bin.js'), after: 'build', shown: true },
  {
    name: 'journeys',
    command: bin(
      '@playwright/test/cli.js',
      'test',
      '--forbid-only',
      '--config',
      'e2e/playwright.config.ts',
    ),
    env: { ...browserEnv(browser), E2E_REPORT: journeyReport },
    counts: journeyCounts,
    failures: failedJourneys,
    // Timings in a browser want the machine for themselves.
    alone: true,
    after: 'build',
  },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const codes = new Map();

async function perform(step) {
  if (step.after && codes.get(step.after) !== 0) {
    codes.set(step.name, 1);
    total.failed += 1;
    console.log(`not run  ${step.name} (needs ${step.after})`);
    return;
  }
  const start = performance.now();
  const { code, output } = await run(step.command, { env: { ...step.env, NO_COLOR: '1' } });
  codes.set(step.name, code);
  const counts = step.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // A runner that fails without a failing test (a file that does not load) is a failure too.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const numbers = step.counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(
    `${code === 0 ? 'ok      ' : 'FAILED  '} ${step.name.padEnd(28)}${seconds} s${numbers}`,
  );
  for (const [title, message] of (code !== 0 && step.failures?.()) || []) {
    console.log(
      `    failed: ${title}\n            ${stripVTControlCharacters(message ?? '').split('\n')[0]}`,
    );
  }
  if (code === 0 && !step.shown) return;
  const lines = output.trim().split('\n');
  // The tests that passed come first, what went wrong after them.
  const shown = step.counts ? lines.slice(-LINES_OF_A_FAILURE) : lines;
  console.log(shown.map((line) => `    ${line}`).join('\n'));
}

const together = STEPS.filter((step) => !step.alone);
const running = new Map();
for (const step of together) {
  while (running.size >= AT_ONCE) await Promise.race(running.values());
  if (step.after) await running.get(step.after);
  running.set(
    step.name,
    perform(step).finally(() => running.delete(step.name)),
  );
}
await Promise.all(running.values());
for (const step of STEPS.filter((candidate) => candidate.alone)) await perform(step);

console.log(`\nTook ${Math.round((performance.now() - started) / 1000)} s`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit([...codes.values()].every((code) => code === 0) ? 0 : 1);
