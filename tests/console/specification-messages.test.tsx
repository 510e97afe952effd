/**
 * Specification section 8, the error catalogue: each message word for word, provoked as design section 5.7
 * says, in the whole app. Refresh, self lookup, profile and add user: session-messages and settings beside
 * this file; how long a message stays: settings and superadmin-organizations.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
// The dialogs come on intent; here they are there before anybody asks.
import '@/components/ConfirmDialog.tsx';
import '@/features/console/assets/AddAssetDialog.tsx';
import { server } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

type Answer = readonly [status: number, body: JsonBodyType] | 'no answer';

/** What every call to `path` is answered with from now on. */
function answer(path: string, with_: Answer): void {
  server.use(
    http.all(`http://naam.test:5000${path}`, () =>
      with_ === 'no answer'
        ? HttpResponse.error()
        : HttpResponse.json(with_[1], { status: with_[0] }),
    ),
  );
}

/** The words of the alert that says exactly this; a button beside them is no part of them. */
const alertSaying = (words: string) => screen.findByText(words, { selector: '[role="alert"] *' });

const NO_WORDS: Answer = [409, {}];
const refused = (error: string): Answer => [409, { error }];
/** What follows where the answer leaves open whether the change was made (README, Decisions). */
const DOUBT = ' It may have been done all the same: look before you try again.';

describe('Login', () => {
  it.each<[string, Answer, string]>([
    ["the server's error text", refused('Account locked'), 'Account locked'],
    ["else 'Login failed'", NO_WORDS, 'Login failed'],
    ["'An unexpected error occurred' on an exception", 'no answer', 'An unexpected error occurred'],
  ])('%s', async (_which, given, words) => {
    answer('/auth/login', given);
    const { user } = await renderApp({ at: '/login', heading: 'Log in' });
    await user.type(screen.getByLabelText('Email'), 'asha@example-shop.in');
    await user.type(screen.getByLabelText('Password'), 'weft-and-warp{Enter}');
    expect(await alertSaying(words)).toBeVisible();
  });
});

describe('Signup', () => {
  async function send(password = 'weft-and-warp', repeated = password) {
    const { user } = await renderApp({ at: '/signup', heading: 'Create an account' });
    for (const [label, text] of [
      ['Company name', 'Kaveri Looms'],
      ['Company registration number', 'U17110'],
      ['Address', 'Mysuru'],
      ['Email', 'a@kaverilooms.in'],
      ['Password', password],
      ['Confirm password', repeated],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Create account' }));
  }

  it.each<[string, Answer, string]>([
    ["the server's error text", refused('Email already registered'), 'Email already registered'],
    ["else 'Signup failed'", NO_WORDS, 'Signup failed'],
    ["also 'Failed to create account'", 'no answer', `Failed to create account.${DOUBT}`],
  ])('%s', async (_which, given, words) => {
    answer('/organisation/signup', given);
    await send();
    expect(await alertSaying(words)).toBeVisible();
  });

  it.each([
    ['Passwords do not match', 'weft-and-warp', 'weft-and-woof'],
    ['Password must be at least 8 characters long', 'seven77', 'seven77'],
  ])("plus the validation messages: '%s'", async (words, password, repeated) => {
    await send(password, repeated);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('Assets', () => {
  const open = async () => {
    return renderApp({ as: 'admin', at: '/admin/assets', heading: 'Assets' });
  };

  it("'Failed to fetch assets', shown as 'Error: {message}' replacing the page", async () => {
    answer('/asset/list', NO_WORDS);
    await open();
    expect(await alertSaying('Error: Failed to fetch assets')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Asset' })).not.toBeInTheDocument();
  });

  it("'Failed to create asset' (Decisions: in the dialog that asked, so that nothing typed is lost)", async () => {
    const { user } = await open();
    answer('/asset/create', NO_WORDS);
    await user.click(await screen.findByRole('button', { name: 'Add Asset' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    await user.type(within(dialog).getByLabelText('Domain'), 'new-shop.in');
    await user.click(within(dialog).getByRole('button', { name: 'Add Asset' }));
    expect(dialog).toContainElement(await alertSaying('Failed to create asset'));
    expect(within(dialog).getByLabelText('Domain')).toHaveValue('new-shop.in');
  });

  it("'Failed to delete asset' (Decisions: in the dialog that asked; the list stays)", async () => {
    const { user } = await open();
    answer('/asset/delete', NO_WORDS);
    const [first] = await screen.findAllByRole('button', { name: /^Delete / });
    await user.click(first!);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete asset' });
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    expect(dialog).toContainElement(await alertSaying('Failed to delete asset'));
    expect(first).toBeInTheDocument();
  });
});

describe('Alerts', () => {
  it.each<[string, Answer, string]>([
    ["the server's error field", refused('The scan is running'), 'The scan is running'],
    ["or 'Failed to fetch alerts'", NO_WORDS, 'Failed to fetch alerts'],
  ])('%s', async (_which, given, words) => {
    answer('/impersonation/list', given);
    await renderApp({ as: 'admin', at: '/admin/alerts', heading: 'Alerts' });
    expect(await alertSaying(words)).toBeVisible();
  });
});

describe('Superadmin assets (each includes the status text)', () => {
  const ASSET = 'cards.sahyadrilokbank.co.in';
  const open = async () => {
    return renderApp({
      as: 'superadmin',
      at: '/superadmin/asset-approvals',
      heading: 'Asset approvals',
    });
  };

  it("'Error fetching assets: ...'", async () => {
    answer('/asset/list', NO_WORDS);
    await open();
    expect(await alertSaying('Error fetching assets: Conflict')).toBeVisible();
  });

  it.each<[string, string, Answer | 'key gone', string]>([
    ["'Error approving asset: ...'", 'Approve', NO_WORDS, 'Error approving asset: Conflict'],
    ["'Error deleting asset: ...'", 'Delete', NO_WORDS, 'Error deleting asset: Conflict'],
    [
      "'Access token not found. Please login again.'",
      'Delete',
      'key gone',
      'Access token not found. Please login again.',
    ],
  ])('%s', async (_which, action, given, words) => {
    const { user } = await open();
    const button = await screen.findByRole('button', { name: `${action} ${ASSET}` });
    if (given === 'key gone') localStorage.removeItem('access_token');
    else answer(`/asset/${action.toLowerCase()}`, given);
    await user.click(button);
    if (action === 'Delete') {
      await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    }
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
    expect(screen.getAllByText(ASSET).length).toBeGreaterThan(0);
  });
});

describe('Organisations', () => {
  const NAME = 'Nilgiri Kurinji Tea Company';
  const open = async () => {
    return renderApp({
      as: 'superadmin',
      at: '/superadmin/organizations',
      heading: 'Organizations',
    });
  };

  it("'Failed to fetch organizations'", async () => {
    answer('/organisation/list', refused('not these words'));
    await open();
    expect(await alertSaying('Failed to fetch organizations')).toBeVisible();
  });

  it.each<[string, Answer, string]>([
    ['Approval errors show the server error', refused('Papers are missing'), 'Papers are missing'],
    ["or 'Failed to approve organization'", NO_WORDS, 'Failed to approve organization'],
  ])('%s', async (_which, given, words) => {
    const { user } = await open();
    answer('/organisation/approve', given);
    await user.click(await screen.findByRole('button', { name: `Approve ${NAME}` }));
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
  });

  it('Detail and delete failures are only logged, with nothing shown to the user (row 4: also shown, and the row stays)', async () => {
    const { user } = await open();
    answer('/organisation/getorg', NO_WORDS);
    answer('/organisation/delete', NO_WORDS);
    await user.click(await screen.findByRole('button', { name: `Details of ${NAME}` }));
    const details = await screen.findByRole('dialog', { name: 'Organization details' });
    expect(details).toContainElement(await alertSaying('Failed to fetch organization details'));
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: `Delete ${NAME}` }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete organization' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(question).toContainElement(await alertSaying('Failed to delete organization'));
    expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeInTheDocument();
  });
});
