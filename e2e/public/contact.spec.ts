/** The contact and newsletter forms hand a mail to the visitor's mail program, by a navigation to mailto:. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The mail that the page hands to the visitor's mail client: address, subject and body. */
async function watchMail(page: Page): Promise<() => Record<string, string> | undefined> {
  let mail: URL | undefined;
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  client.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mail = new URL(url);
  });
  return () => mail && { to: mail.pathname, ...Object.fromEntries(mail.searchParams) };
}

test('Contact form (section 2, contact; row 9): the mail client opens with everything filled in, says so, and keeps what was typed', async ({
  page,
  context,
  navigate,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await navigate('/contact');
  const mail = await watchMail(page);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Full Name').fill('Meera Joshi');
  await form.getByLabel('Email Address').fill('meera@example.in');
  await form.getByLabel('Message').fill('Our domain is example.in.\nPlease call & write.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Your mail program should now be open')).toBeVisible();
  const body = 'Our domain is example.in.\nPlease call & write.\n\nMeera Joshi\nmeera@example.in';
  expect(mail()).toEqual({
    to: 'sales@naamraksha.example',
    subject: 'Enquiry from Meera Joshi',
    body: body.replaceAll('\n', '\r\n'),
  });
  await expect(form.getByLabel('Full Name')).toHaveValue('Meera Joshi');
  await form.getByRole('button', { name: 'Copy message' }).click();
  await expect(form.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Subject: Enquiry from Meera Joshi\n\n${body}`);
});

test(
  'A newsletter form: email input and Subscribe button (section 2, navigation)',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/terms');
    const mail = await watchMail(page);
    const footer = page.getByRole('contentinfo');
    const email = footer.getByLabel('Newsletter');
    await expect(email).toHaveAttribute('type', 'email');
    await email.fill('not an address');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText('Enter an email address such as')).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(mail()).toBeUndefined();
    await email.fill('meera@example.in');
    await email.press('Enter');
    await expect(footer.getByText('Your mail program should now be open')).toBeVisible();
    expect(mail()).toMatchObject({ body: 'Please add meera@example.in to your newsletter.' });
    await expect(email).toHaveValue('meera@example.in');
  },
);
