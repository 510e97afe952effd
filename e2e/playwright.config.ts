/** Journeys on the production build; `npm test` and `npm run test:e2e` build and find a browser first. */
import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { FULL } from './support/sample.ts';

const { CHROMIUM_PATH, CHROMIUM_ENV, E2E_REPORT } = process.env;
const browserEnv: Record<string, string> = JSON.parse(CHROMIUM_ENV ?? '{}');

// Browser processes share memory through /dev/shm. Docker gives it 64 MB, which a few pages fill.
const shared = existsSync('/dev/shm') ? statfsSync('/dev/shm') : { bavail: 0, bsize: 0 };

export default defineConfig({
  // Only `npm run test:full` runs these files and the tests tagged @full.
  testIgnore: FULL
    ? []
    : [
        'browsers/**',
        'chaos/**',
        'deploy/**',
        'demo/demonstration.spec.ts',
        'public/late-fonts.spec.ts',
        'journeys/keyboard.spec.ts',
        'journeys/keyboard-days.spec.ts',
      ],
  ...(FULL ? { testMatch: ['**/*.spec.ts', 'pictures.ts'] } : { grepInvert: /@full/ }),
  outputDir: '../node_modules/.cache/naamraksha/e2e',
  fullyParallel: true,
  // A journey that passes the second time has failed for someone.
  retries: 0,
  // A journey waits for half of its time: three of them keep two processors busy.
  workers: 3,
  // How long a journey waits, not how long the page may take: timings are measured by the benchmarks.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./support/fault-table.ts'],
    ...(E2E_REPORT ? [['json', { outputFile: E2E_REPORT }] as const] : []),
  ],
  use: {
    // A press that never succeeds fails long before its journey does.
    actionTimeout: 30_000,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    // The field of particles keeps a processor busy; MOVING (support/views.ts) turns motion on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      env: { ...process.env, ...browserEnv },
      // Files on a disk instead cost a tenth of the journeys' time.
      ignoreDefaultArgs: shared.bavail * shared.bsize > 2 ** 30 ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--disable-gpu',
        // Letters as wide as their font says, on every machine alike.
        '--font-render-hinting=none',
        // An origin that browsers do not trust as they trust loopback.
        '--host-resolver-rules=MAP naam.test 127.0.0.1',
      ],
    },
  },
});
