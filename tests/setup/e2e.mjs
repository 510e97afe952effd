/** `npm run test:e2e [-- playwright arguments]`: builds, finds a browser, runs the journeys. */
import { needNode } from './node-version.mjs';

needNode();
const { browserEnv, findBrowser } = await import('./browser.mjs');
const { install } = await import('./install.mjs');
const { bin, run } = await import('./run.mjs');
const { forgetSettings } = await import('./settings.mjs');

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
