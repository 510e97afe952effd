/** Specification sections 1, 2 and 5, the contact and newsletter forms; design row 9: where they are sent. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { SIZES, STILL } from './sizes.ts';

test.use(STILL);

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

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('Contact form; row 9: the mail client opens with everything filled in, says so, and keeps what was typed', async ({
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
      const body =
        'Our domain is example.in.\nPlease call & write.\n\nMeera Joshi\nmeera@example.in';
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

    test('A newsletter form (email input and Subscribe button)', async ({ page, navigate }) => {
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
    });
  });
}

test('what keeps us from answering is said beside its field, and the first of them has the focus', async ({
  page,
  navigate,
}) => {
  await navigate('/contact');
  const mail = await watchMail(page);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Email Address').fill('meera');
  await form.getByRole('button', { name: 'Send Message' }).click();
  const name = form.getByLabel('Full Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(
    'Enter your name, so that we know whom to answer.',
  );
  await expect(form.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Enter an email address such as name@company.in.',
  );
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/^Write what we can do/);
  await name.fill('Meera');
  await expect(name).not.toHaveAttribute('aria-invalid');
  expect(mail()).toBeUndefined();
});
