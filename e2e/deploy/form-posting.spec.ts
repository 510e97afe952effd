/**
 * Where addresses are set: both forms are posted, to another origin, under the policy that the
 * build writes for it. `npm run test:full` makes and examines a build with these settings.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { previewSite } from '../../src/build/preview-plugin.ts';
import { expect, test } from '../fixtures.ts';
import { build } from '../support/build.ts';

/** A server of somebody else's that takes what it is sent, or says that it does not. */
async function startReceiver() {
  const got: { path: string | undefined; body: unknown }[] = [];
  const answer = { status: 204 };
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      got.push({ path: request.url, body: JSON.parse(text) });
      response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { got, answer, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('both forms are posted to the configured address; a refusal is shown and keeps typed text', async ({
  page,
  navigate,
  problems,
}) => {
  test.setTimeout(120_000);
  // The browser prints each refusal itself.
  problems.allow(/^console\.error: Failed to load resource: .* 503/);
  const receiver = await startReceiver();
  const folder = await mkdtemp(join(tmpdir(), 'naamraksha-build-'));
  await build(join(folder, 'site'), {
    VITE_CONTACT_URL: `${receiver.url}/enquiries`,
    VITE_NEWSLETTER_URL: `${receiver.url}/newsletter`,
  });
  const site = await preview({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir: 'site' },
    plugins: [previewSite()],
    preview: { host: '127.0.0.1', port: 4390, strictPort: false },
  });
  try {
    await navigate(new URL('/contact', site.resolvedUrls?.local[0]).href);
    const form = page.getByRole('main').locator('form');
    const typed = {
      'Full Name': 'Meera Joshi',
      'Email Address': 'meera@example.in',
      Message: 'Call.',
    };
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Newsletter').fill('meera@example.in');

    receiver.answer.status = 503;
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toContainText('The server did not accept it.');
    for (const [label, text] of Object.entries(typed)) {
      await expect(form.getByLabel(label)).toHaveValue(text);
    }
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('status')).toContainText('The server did not accept it.');
    await expect(footer.getByLabel('Newsletter')).toHaveValue('meera@example.in');

    receiver.answer.status = 204;
    receiver.got.length = 0;
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Your message has arrived.')).toBeVisible();
    for (const label of Object.keys(typed)) await expect(form.getByLabel(label)).toHaveValue('');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('status')).toHaveText('Subscribed: meera@example.in.');
    await expect(footer.getByLabel('Newsletter')).toHaveValue('');
    expect(receiver.got).toEqual([
      {
        path: '/enquiries',
        body: { name: 'Meera Joshi', email: 'meera@example.in', message: 'Call.' },
      },
      { path: '/newsletter', body: { email: 'meera@example.in' } },
    ]);
  } finally {
    await page.close();
    await site.close();
    receiver.close();
    await rm(folder, { recursive: true });
  }
});
