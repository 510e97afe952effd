/**
 * The main journeys in Firefox ESR and WebKitGTK as Debian installs them, for `npm run test:full`;
 * listed as skipped where they are not installed. Chromium takes all other journeys.
 */
import { findFirefox, startFirefox } from './firefox.ts';
import { BrowserUser } from './browser-user.ts';
import { JOURNEYS } from './journeys.ts';
import { test } from '../support/site-test.ts';
import { findWebkit, startWebkit } from './webkit.ts';

const BROWSERS = [
  { name: 'Firefox ESR', packages: 'firefox-esr', find: findFirefox, start: startFirefox },
  { name: 'WebKitGTK', packages: 'webkit2gtk-driver xvfb', find: findWebkit, start: startWebkit },
] as const;

for (const { name, packages, find, start } of BROWSERS) {
  test.describe(name, () => {
    // One browser at a time, and the journeys one after the other.
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    const installed = find();
    test.skip(installed === null, `${name} is not installed (apt-get install ${packages})`);

    for (const { title, go } of JOURNEYS) {
      test(`${name}: ${title}`, async ({ site }, testInfo) => {
        await site.backend.reset();
        const driver = await start(installed ?? '');
        try {
          await go(new BrowserUser(driver, site.url), site.backend);
        } catch (error) {
          const body = Buffer.from(await driver.picture(), 'base64');
          await testInfo.attach('page', { body, contentType: 'image/png' });
          throw error;
        } finally {
          await driver.close();
        }
      });
    }
  });
}
