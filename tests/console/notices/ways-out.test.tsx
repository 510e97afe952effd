/** The ways that a notice leaves by (copied, printed, saved for the mail program), and where its mail stands. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { config } from '@/config.ts';
import * as outreach from '@/features/shared/outreach/outreach.ts';
import * as downloads from '@/lib/download.ts';
import { account } from '../../setup/backend.ts';
import { fill } from '../../setup/fill.ts';
import { alertOf, EDIT, fillIn, openDialog, openReport, press, request } from './notices.tsx';

describe('on its way', () => {
  it('is copied, and says so in itself until the text is changed', async () => {
    const { user } = await openReport();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await fillIn(user, alertOf(1).impersonating_domain);
    const made = (await request()).value;
    await press(user, 'Copy text');
    expect(await screen.findByText('Takedown request copied')).toBeVisible();
    expect(written).toHaveBeenCalledWith(made);
    await fill(user, await request(), EDIT);
    expect(screen.queryByText('Takedown request copied')).not.toBeInTheDocument();
  });

  it('is copied and printed as a draft that says so, while something is missing', async () => {
    const { user } = await openReport();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
    await press(user, 'Copy text');
    expect(await screen.findByText(/^Draft copied/)).toBeVisible();
    const [copied] = written.mock.calls[0]!;
    expect(copied).toMatch(/^DRAFT: 5 things still needed\n\nDear Sir or Madam,/);
    expect(copied).toContain('Addresses in full:\n[addresses where it was seen]\n');
    expect(copied).toContain('\nYours faithfully,\n[name of who signs]\n');
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeValid());
    await press(user, 'Print');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(document.querySelector('body > .notice-sheet')).toHaveTextContent(
        /^DRAFT: 5 things still needed/,
      ),
    );
    fireEvent(window, new Event('afterprint'));
    await fill(user, await request(), EDIT);
    await press(user, 'Copy text');
    const edited = (await request()).value;
    await waitFor(() =>
      expect(written).toHaveBeenLastCalledWith(`DRAFT: 5 things still needed\n\n${edited}`),
    );
  });

  it('asks to note what was sent once the text has left, for the recipient whose mail it was', async () => {
    vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
    const { user } = await openDialog(6);
    const asks = 'Sent it? Note to whom, and mark as Reported.';
    expect(await screen.findByText(/^Nothing has been sent/)).toBeVisible();
    expect(screen.queryByText(asks)).not.toBeInTheDocument();
    await press(user, 'Open in mail');
    expect(screen.getByText(asks)).toBeVisible();
    expect(screen.queryByText(/^Nothing has been sent/)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('CERT-In incident reporting'));
    await user.selectOptions(screen.getByLabelText(/^Mail \d of 2$/), 'CERT-In incident reporting');
    expect(screen.queryByText(asks)).not.toBeInTheDocument();
    await press(user, 'Copy text');
    expect(await screen.findByText(/^Draft copied/)).toBeVisible();
    // A draft is not what is sent.
    await waitFor(() => expect(screen.queryByText(asks)).not.toBeInTheDocument());
  });

  it.each([1_999, 2_000])(
    'is saved for the mail program where it is too long for a link (emoji at %i)',
    async (at) => {
      const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
      const saved = vi.spyOn(downloads, 'download').mockImplementation(() => {});
      const { user } = await openDialog(6);
      await fillIn(user, alertOf(6).impersonating_domain);
      await user.click(screen.getByLabelText('In your words'));
      await user.paste(`${'x'.repeat(at - 1)}🔒`);
      await press(user, 'Open in mail');
      expect(screen.getByText(/^Too long for a mail link: [\d,]+ of at most 1,900/)).toBeVisible();
      expect(opened).not.toHaveBeenCalled();
      await press(user, 'Save .eml');
      const [name, content, type] = saved.mock.calls[0]!;
      expect(name).toBe(
        `request-alert-6-${alertOf(6).impersonating_domain.replaceAll('.', '-')}-support-naamraksha-example.eml`,
      );
      expect(type).toBe('message/rfc822');
      const mail = await PostalMime.parse(content);
      expect(mail.to).toEqual([{ name: '', address: config.supportEmail }]);
      expect(mail.from).toEqual({ name: 'Asha Rao', address: account('admin').email });
      expect(mail.text).toContain('x🔒');
    },
  );

  it('is printed on a sheet of its own', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openReport();
    await fillIn(user, alertOf(1).impersonating_domain);
    await press(user, 'Print');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(document.querySelector('body > .notice-sheet pre')).toHaveTextContent(
        'Dear Sir or Madam, We report abuse',
      ),
    );
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('.notice-sheet')).toBeNull();
  });
});

/** The window answers to one media query alone. */
const windowIs = (matching: string) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query === matching,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );

it.each([
  ['beside its fields', '(min-width: 64rem)', 0, ['Kind', 'Recipients', 'What you saw', 'Request']],
  ['after its recipients', '', 0, ['Kind', 'Recipients', 'Request', 'What you saw']],
  ['after what it needs', '', 1, ['Kind', 'Recipients', 'What you saw', 'Request']],
  [
    'after its recipients on a phone',
    '(max-width: 479.98px)',
    0,
    ['Recipients', 'Request', 'Kind', 'What you saw'],
  ],
])('the mail stands %s, for the keyboard, too', async (_where, query, others, order) => {
  windowIs(query);
  const { user } = await openDialog();
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /your provider$/ })).toHaveFocus(),
  );
  if (others > 0) await user.click(await screen.findByLabelText('The registrar'));
  const ways = screen.queryAllByRole('button', { name: 'Read the mail' });
  expect(ways).toHaveLength(query === '(min-width: 64rem)' ? 0 : 1);
  const places = {
    Recipients: screen.getByRole('group', { name: 'Recipients' }),
    Kind: screen.getByLabelText('Kind'),
    'What you saw': screen.getByRole('group', { name: 'What you saw' }),
    Request: await request(),
  };
  const found = Object.entries(places).toSorted(([, one], [, other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(found.map(([name]) => name)).toEqual(order);
});

it('phones lead to the mail, and show one row of buttons; the others open below it', async () => {
  windowIs('(max-width: 479.98px)');
  const { user } = await openDialog();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Open in mail' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Read the mail' }));
  expect(dialog.getByRole('heading', { name: 'The mail' })).toHaveFocus();
  const more = dialog.getByRole('button', { name: 'More' });
  expect(dialog.getByRole('button', { name: 'Open in mail' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'I sent this' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Copy text' })).not.toBeInTheDocument();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Copy text', 'Print', 'Save .eml']) {
    expect(dialog.getByRole('button', { name })).toBeVisible();
  }
});
