/** A page of the site that runs the app's session and nothing else, for tests of many calls at once. */
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds e2e/support/session as one script. */
export async function buildSession(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': `${root}src` } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}e2e/support/session/main.ts`,
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Expected one build');
  return result.output[0].code;
}

/**
 * Opens a page of the site without the app, runs the session there and waits until it knows who is
 * signed in. (A page that the test answers itself may not call loopback: the browser cannot tell which
 * network it came from.)
 */
export async function openSession(page: Page, origin: string, script: string): Promise<void> {
  // What the page before is still fetching must not be answered by the empty script.
  await page.goto('about:blank');
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${origin}/unauthorized`);
  await page.evaluate(script);
  await expect.poll(() => page.evaluate(() => window.sessionNow())).toContain('signedIn');
  await page.evaluate(() => {
    window.sessionHistory = [];
  });
}
