/** Where a click on a link leads in this browser, compared with the hosts that the link check judges. */
import { expect, test } from '@playwright/test';
import { readMessage } from '../../src/link-check/model/read-message.ts';
import parts from '../../tests/link-check/links-differential.json' with { type: 'json' };

const CLICKS = 40;

/** Links whose other domain a browser opens, each with another sign between both domains. */
function deceptiveLinks(): string[] {
  const { own, other, chars, tails } = parts;
  const separators = chars.flatMap((one) => ['', ...chars].map((two) => one + two));
  const found = separators.flatMap((separator, at) => {
    const text = `https://${own}${separator}${other}${tails[at % 3] ?? ''}`;
    try {
      return new URL(text).hostname.endsWith(other) ? [text] : [];
    } catch {
      return [];
    }
  });
  const step = Math.floor(found.length / CLICKS);
  return found.filter((_, at) => at % step === 0).slice(0, CLICKS);
}

test('each of 40 deceptive links leads to a host that the link check judges', async ({ page }) => {
  const body = '<!doctype html><link rel="icon" href="data:,"><a id="link">link</a>';
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  const links = deceptiveLinks();
  expect(links).toHaveLength(CLICKS);
  for (const text of links) {
    await page.goto('https://start.example/');
    await page.evaluate((href) => document.querySelector('a')?.setAttribute('href', href), text);
    await page.getByText('link').click();
    await page.waitForURL((url) => url.hostname !== 'start.example');
    const judged = readMessage(text).map(({ host }) => host);
    expect(judged, text).toContain(new URL(page.url()).hostname);
  }
});
