/** Where a click on a link leads in this browser, compared with the hosts that the link check judges. */
import { expect, test } from '@playwright/test';
import { readMessage } from '../../src/link-check/model/read-message.ts';
import parts from '../../tests/link-check/links-differential.json' with { type: 'json' };

const { own, other, chars } = parts;
const links = chars
  .flatMap((one) => chars.map((two) => `https://${own}${one}${two}${other}/login`))
  .filter((text) => URL.canParse(text) && new URL(text).hostname.endsWith(other));

test('each of 40 deceptive links leads to a host that the link check judges', async ({ page }) => {
  const body = '<link rel="icon" href="data:,"><a>link</a>';
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body }));
  for (let count = 0; count < 40; count += 1) {
    const text = links[Math.floor((count * links.length) / 40)] ?? '';
    await page.goto('https://start.example/');
    await page.evaluate((href) => document.querySelector('a')?.setAttribute('href', href), text);
    await page.getByText('link').click();
    await page.waitForURL(/^(?!https:..start)/);
    expect(readMessage(text).map(({ host }) => host)).toContain(new URL(page.url()).hostname);
  }
});
