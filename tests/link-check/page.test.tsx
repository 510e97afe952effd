/** "Is this link real?" as its user meets it. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../setup/render-app.tsx';
import { workers } from '../setup/workers.ts';

const LINK = 'The link you were sent';
const COMPANY = 'Which company? (optional)';

async function open(hash = '') {
  const view = await renderApp({ at: `/lookalikes/link${hash}`, heading: 'Is this link real?' });
  const paste = async (text: string) => {
    await view.user.clear(screen.getByLabelText(LINK));
    await view.user.click(screen.getByLabelText(LINK));
    await view.user.paste(text);
    await view.user.click(screen.getByRole('button', { name: 'Check it' }));
  };
  const kept = () =>
    Object.fromEntries(new URLSearchParams(view.router.state.location.hash.slice(1)));
  return { ...view, paste, kept };
}

/** Kinds of all verdicts, in the order of the document. */
const kinds = () =>
  Array.from(document.querySelectorAll('[data-verdict]'), (one) =>
    one.getAttribute('data-verdict'),
  );

test('the worst of several links leads, and each is listed with its own verdict', async () => {
  const { user, paste, kept } = await open();
  await paste(
    'Dear customer, hxxps://hdfcb\u0430nk[.]com/kyc expires. https://www.hdfcbank.com or bit.ly/3x',
  );
  const heading = await screen.findByRole('heading', {
    level: 2,
    name: 'This imitates HDFC Bank.',
  });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(heading).toHaveAccessibleDescription('Danger');
  await waitFor(() => expect(kinds()).toEqual(['imitates', 'hides', 'own']));
  const others = within(await screen.findByRole('region', { name: 'Also in what you pasted' }));
  expect(
    others.getByText(/^Company’s own domain: This is on HDFC Bank’s own domain\./),
  ).toBeVisible();
  expect(await screen.findByText('CYRILLIC SMALL LETTER A')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Call 1930/ })).toHaveAttribute('href', 'tel:1930'),
  );
  expect(await screen.findByText(/तुरंत 1930 पर कॉल करें/)).toBeVisible();
  // No link to what was pasted; its links stay behind the #, and the rest of the message nowhere.
  expect(document.querySelector('main a[href*="hdfcb"]:not([href^="/"])')).toBeNull();
  expect(kept()['u']?.split('\n')).toEqual([
    'https://www.hdfcbank.com',
    'bit.ly/3x',
    'https://hdfcb\u0430nk.com/kyc',
  ]);
  await waitFor(() =>
    expect(screen.getByLabelText(LINK)).toHaveValue(
      'Dear customer, hxxps://hdfcb\u0430nk[.]com/kyc expires. https://www.hdfcbank.com or bit.ly/3x',
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Check another link' }));
  expect(screen.getByLabelText(LINK)).toHaveValue('');
  expect(screen.getByLabelText(LINK)).toHaveFocus();
  expect(kinds()).toEqual([]);
  expect(kept()).toEqual({});
});

test('a shared link opens with its verdict, and Back leads to the check before', async () => {
  const hash = new URLSearchParams({ d: 'hdfcbank.com', u: 'https://icicibank.com' }).toString();
  const { router, paste } = await open(`#${hash}`);
  const other = { level: 2, name: 'This isn’t HDFC Bank’s domain.' };
  const heading = await screen.findByRole('heading', other);
  expect(heading).not.toHaveFocus();
  await waitFor(() => expect(screen.getByLabelText(COMPANY)).toHaveValue('hdfcbank.com'));
  await paste('https://hdfcbank.com/x');
  const own = { level: 2, name: 'This is on HDFC Bank’s own domain.' };
  expect(await screen.findByRole('heading', own)).toHaveAccessibleDescription(
    'Company’s own domain',
  );
  expect(await screen.findByText(/doesn’t show who sent the message/)).toBeVisible();
  await waitFor(() => expect(router.state.location.hash).toContain('hdfcbank.com%2Fx'));
  await router.navigate(-1);
  expect(await screen.findByRole('heading', other)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(LINK)).toHaveValue('https://icicibank.com'));
});

test('Back in the moment in which an answer gets its fragment leads to the check before', async () => {
  const { router, paste } = await open('#u=https%3A%2F%2Ficicibank.com');
  const before = { level: 2, name: 'This is on ICICI Bank’s own domain.' };
  await screen.findByRole('heading', before);
  const wentBack = new Promise<void>((resolve) => {
    const stop = router.subscribe(({ location }) => {
      if (!location.hash.includes('hdfcbank.com')) return;
      stop();
      resolve(router.navigate(-1));
    });
  });
  await paste('https://hdfcbank.com/x');
  await wentBack;
  expect(await screen.findByRole('heading', before)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(LINK)).toHaveValue('https://icicibank.com'));
});

test('the company is taken by its name in both places, and its words are compared with the link', async () => {
  const { user, paste, kept } = await open();
  await paste('https://sahyadri-lokbank-kyc.com');
  const alarm = { level: 2, name: 'This uses a word that is common in fraud.' };
  expect(await screen.findByRole('heading', alarm)).toHaveAccessibleDescription('Doubtful');
  await user.type(
    await screen.findByLabelText('Which company should it be from?'),
    'Sahyadri Lok Bank',
  );
  await user.click(screen.getByRole('button', { name: 'Compare with it' }));
  const named = { level: 2, name: 'This uses Sahyadri Lok Bank’s name.' };
  expect(await screen.findByRole('heading', named)).toHaveAccessibleDescription('Danger');
  await waitFor(() => expect(screen.getByLabelText(COMPANY)).toHaveValue('Sahyadri Lok Bank'));
  expect(kept()).toEqual({ u: 'https://sahyadri-lokbank-kyc.com', c: 'Sahyadri Lok Bank' });
  // The field above takes the same words.
  await paste('https://nilgirikurinji.in');
  const lacks = { level: 2, name: 'We don’t have Sahyadri Lok Bank’s domain.' };
  expect(await screen.findByRole('heading', lacks)).toHaveAccessibleDescription('Unknown');
  await user.clear(screen.getByLabelText(COMPANY));
  await user.type(screen.getByLabelText(COMPANY), 'Myntra{Enter}');
  expect(
    await screen.findByRole('heading', {
      level: 2,
      name: 'This isn’t on our list of Myntra’s domains.',
    }),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(COMPANY)).toHaveValue('Myntra'));
});

test('what is missing is said at the field; a message without a link gets what always holds', async () => {
  const { user, paste } = await open();
  await user.click(screen.getByRole('button', { name: 'Check it' }));
  expect(screen.getByLabelText(LINK)).toBeInvalid();
  expect(screen.getByLabelText(LINK)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Check it: E-challan' }));
  expect(
    await screen.findByRole('heading', { level: 2, name: 'This installs or runs something.' }),
  ).toBeVisible();
  expect(await screen.findByText(/^Don’t open or install it\./)).toBeVisible();
  await user.click(await screen.findByText('Installed it already?'));
  expect(screen.getByText(/^Switch the phone to flight mode/)).toBeVisible();
  await paste('This is CBI. You are under digital arrest. Tell no one.');
  const none = { level: 2, name: 'We found no link here.' };
  expect(await screen.findByRole('heading', none)).toHaveAccessibleDescription('No link found');
  const always = within(await screen.findByRole('region', { name: 'Always remember' }));
  expect(always.getAllByRole('listitem')).toHaveLength(4);
});

test('a check that does not run cannot tell', async () => {
  workers.dies = (method) => method === 'check';
  const { paste } = await open();
  await paste('https://www.hdfcbank.com');
  const failed = { level: 2, name: 'The check didn’t run.' };
  expect(await screen.findByRole('heading', failed)).toHaveAccessibleDescription('Can’t tell');
  await waitFor(() => expect(kinds()).toEqual(['unread']));
});
