/** `npm run test:e2e [-- playwright arguments]`: builds, finds a browser, runs the journeys. */
import { browserEnv, findBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { bin, run } from './run.mjs';
import { forgetSettings } from './settings.mjs';

forgetSettings();
await install();
const browser = await findBrowser();
const build = await run(bin('vite/bin/vite.js', 'build'));
if (build.code !== 0) {
  console.error(build.output);
  process.exit(build.code);
}
const { code } = await run(
  bin(
    '@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ),
  { env: browserEnv(browser), show: true },
);
process.exit(code);
