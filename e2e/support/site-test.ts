/** `test` with the built site and its backend, one of both for each worker, and without a page. */
import { test as base } from '@playwright/test';
import { startSite, type Site } from './site.ts';

export const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
