/**
 * The real pages over malformed answers to each of the 17 calls: something readable, nothing that loads for
 * ever, nothing printed, no error page. 2 answers a call in `npm test` (34 pages), 120 with FULL=1 (2,040
 * pages, some ten minutes). The 10,000 answers of a full run meet the calls alone: contract.test.ts.
 */
import { configure, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints, type EndpointName, type Role } from '@/api/contract/index.ts';
import { logout } from '@/auth/session.ts';
import { embeddedBackend } from '../setup/embedded.ts';
import { openApp } from '../setup/render-app.tsx';
import { CALLS, malformedAnswers, responseOf, type Malformed } from './bodies.ts';

// Two thousand pages on a busy machine; what never appears still fails.
configure({ asyncUtilTimeout: 15_000 });

const { backend, server, signIn } = embeddedBackend();
// A refused token leaves what was typed for whoever signs in again, which would be the next test.
beforeEach(logout);
const EACH = process.env['FULL'] ? 120 : 2;
const SEED = 20_261_121;

type User = Awaited<ReturnType<typeof openApp>>['user'];

interface Scene {
  /** Who is signed in. */
  readonly role: Role | null;
  readonly path: string;
  /** Leads to the call, on a page where every other call works. */
  readonly act?: (user: User) => Promise<void>;
}

const press = async (user: User, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

const fill = async (user: User, label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

/** Presses in the open dialog. */
const confirm = async (user: User, name: string | RegExp) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

const SCENES: Record<EndpointName, Scene> = {
  login: {
    role: null,
    path: '/login',
    act: async (user) => {
      await fill(user, 'Email', 'admin@sahyadrilokbank.co.in');
      await fill(user, 'Password', 'demo-admin');
      await press(user, 'Sign in');
    },
  },
  self: { role: 'admin', path: '/admin' },
  refresh: { role: 'admin', path: '/admin/assets' },
  signup: {
    role: null,
    path: '/signup',
    act: async (user) => {
      await fill(user, 'Company name', 'Example Shop');
      await fill(user, 'Company registration number', 'U52100KA2020PTC900001');
      await fill(user, 'Address', 'Bengaluru');
      await fill(user, 'Email', 'owner@example-shop.in');
      await fill(user, 'Password', 'correct horse');
      await fill(user, 'Confirm password', 'correct horse');
      await press(user, 'Create account');
    },
  },
  assetList: { role: 'admin', path: '/admin/assets' },
  assetCreate: {
    role: 'admin',
    path: '/admin/assets',
    act: async (user) => {
      await press(user, 'Add Asset');
      const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
      await user.type(within(dialog).getByLabelText('Domain'), 'example-shop.in');
      await user.click(within(dialog).getByRole('button', { name: 'Add Asset' }));
    },
  },
  assetDelete: {
    role: 'admin',
    path: '/admin/assets',
    act: async (user) => {
      await press(user, /^Delete /);
      await confirm(user, 'Yes, Delete');
    },
  },
  assetDeleteByGet: {
    role: 'superadmin',
    path: '/superadmin/asset-approvals',
    act: async (user) => {
      await press(user, /^Delete /);
      await confirm(user, 'Yes, Delete');
    },
  },
  assetApprove: {
    role: 'superadmin',
    path: '/superadmin/asset-approvals',
    act: (user) => press(user, /^Approve /),
  },
  alertList: { role: 'admin', path: '/admin/alerts' },
  profileGet: {
    role: 'admin',
    path: '/admin/settings',
    act: (user) => press(user, /^Profile Settings/),
  },
  profileUpdate: {
    role: 'admin',
    path: '/admin/settings',
    act: async (user) => {
      await press(user, /^Profile Settings/);
      await user.type(await screen.findByLabelText('Address'), ' 2');
      await press(user, 'Save changes');
    },
  },
  userAdd: {
    role: 'admin',
    path: '/admin/settings',
    act: async (user) => {
      await press(user, /^Add User/);
      await screen.findByRole('dialog', { name: 'Add User' });
      await fill(user, 'Username', 'Colleague');
      await fill(user, 'Email', 'colleague@example-shop.in');
      await fill(user, 'Password', 'correct horse');
      await fill(user, 'Confirm password', 'correct horse');
      const dialog = screen.getByRole('dialog', { name: 'Add User' });
      await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
    },
  },
  organisationList: { role: 'superadmin', path: '/superadmin/organizations' },
  organisationGet: {
    role: 'superadmin',
    path: '/superadmin/organizations',
    act: (user) => press(user, /^Details of /),
  },
  organisationApprove: {
    role: 'superadmin',
    path: '/superadmin/organizations',
    act: (user) => press(user, /^Approve /),
  },
  organisationDelete: {
    role: 'superadmin',
    path: '/superadmin/organizations',
    act: async (user) => {
      await press(user, /^Delete /);
      await confirm(user, 'Delete');
    },
  },
};

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** The call answers so from now on; says how often it was made. */
function answerWith(name: EndpointName, answer: Malformed): { made: number } {
  const counter = { made: 0 };
  const { method, path } = endpoints[name];
  server.use(
    VERBS[method](`*${path}`, () => {
      counter.made += 1;
      return responseOf(answer);
    }),
  );
  return counter;
}

/** Nothing is under way, and there is something to read. */
async function expectReadable(): Promise<void> {
  await waitFor(
    () => {
      expect(document.querySelectorAll('.animate-turn')).toHaveLength(0);
      expect(screen.queryByText(/^(?:Loading|Checking who)/)).toBeNull();
      expect(document.querySelector('h1')?.textContent?.trim()).toBeTruthy();
    },
    { timeout: 15_000 },
  );
  expect(screen.queryByText('Unexpected Application Error')).toBeNull();
  expect(screen.queryByText(/could not be shown/)).toBeNull();
  expect(document.body.textContent?.trim().length ?? 0).toBeGreaterThan(40);
  // The answers hold markup: it is text wherever it is shown.
  expect(document.querySelectorAll('main script, main img[onerror]')).toHaveLength(0);
}

describe('pages over malformed answers', () => {
  const samples = CALLS.flatMap((name, call) => {
    const next = malformedAnswers(SEED + call);
    return Array.from({ length: EACH }, (_, index) => ({ name, index, answer: next(name) }));
  });
  test.each(samples)('$name, answer $index', { timeout: 60_000 }, async ({ name, answer }) => {
    const { role, path, act } = SCENES[name];
    const counter = answerWith(name, answer);
    if (role) signIn(role);
    if (name === 'refresh') backend.tokens.expireAccess();
    const { user } = await openApp(path);
    await act?.(user);
    await waitFor(() => expect(counter.made).toBeGreaterThan(0));
    await expectReadable();
  });
});
