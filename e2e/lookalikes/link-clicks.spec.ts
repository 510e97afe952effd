/** Where a click on a link leads in this browser, compared with the hosts that the link check judges. */
import { expect, test } from '@playwright/test';
import { readMessage } from '../../src/link-check/model/read-message.ts';
import parts from '../../tests/link-check/links-differential.json' with { type: 'json' };

const { own, other, chars } = parts;
const links = chars
  .flatMap((one) => chars.map((two) => `https://${own}${one}${two}${other}/login`))
  // A blank ends an address in a text.
  .filter((text) => !/\s/.test(text))
  .filter((text) => URL.canParse(text) && new URL(text).hostname.endsWith(other));

/** How many links are clicked; for the others the browser tells where a click would lead. */
const CLICKED = 5;

test('deceptive links lead to the hosts that the link check judges', async ({ page }) => {
  const body = '<link rel="icon" href="data:,"><a>link</a>';
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('https://start.example/');
  const hosts = await page.evaluate((hrefs) => {
    const link = document.querySelector('a');
    return hrefs.map((href) => {
      link?.setAttribute('href', href);
      // Chromium escapes `*` in hosts.
      return link?.hostname.replaceAll('%2A', '*');
    });
  }, links);
  expect(links.length).toBeGreaterThan(40);
  const step = Math.floor(links.length / CLICKED);
  for (const [at, text] of links.entries()) {
    const judged = readMessage(text).map(({ host }) => host);
    expect(judged, text).toContain(hosts[at]);
    if (at % step !== 0) continue;
    await page.goto('https://start.example/');
    await page.evaluate((href) => document.querySelector('a')?.setAttribute('href', href), text);
    await page.getByText('link').click();
    await page.waitForURL(/^(?!https:..start)/);
    expect(new URL(page.url()).hostname.replaceAll('%2A', '*')).toBe(hosts[at]);
  }
});
