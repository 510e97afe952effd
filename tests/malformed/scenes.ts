/** Where each call of the contract is made, for pages over malformed answers. */
import { screen, within } from '@testing-library/react';
import type { EndpointName, Role } from '@/api/contract/index.ts';
import type { User } from '../setup/render-app.tsx';

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
  await user.click(field);
  // Ten thousand pages have no time for single keys.
  await user.paste(text);
};

/** Presses in the open dialog. */
const confirm = async (user: User, name: string | RegExp) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

/** A page for each of the 17 calls, and what somebody does there to make it. */
export const SCENES: Record<EndpointName, Scene> = {
  login: {
    role: null,
    path: '/login',
    act: async (user) => {
      await fill(user, 'Email', 'admin@sahyadri.bank.in');
      await fill(user, 'Password', 'demo-admin');
      await press(user, 'Log in');
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
      await user.click(await within(dialog).findByRole('button', { name: 'Add Asset' }));
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
    act: async (user) => {
      await press(user, /^Approve /);
      const question = within(await screen.findByRole('dialog', { name: 'Approve asset' }));
      await user.click(question.getByRole('button', { name: 'Approve' }));
    },
  },
  alertList: { role: 'admin', path: '/admin/alerts' },
  profileGet: {
    role: 'admin',
    path: '/admin/settings',
    // The sidebar has asked by itself, and an answer that refuses the token may have led away from here.
    act: async (user) => {
      await screen.findByRole('heading', { level: 1, name: /^(?:Settings|Log in)$/ });
      const [button] = screen.queryAllByRole('button', { name: /^Profile Settings/ });
      if (button) await user.click(button);
    },
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
  organizationList: { role: 'superadmin', path: '/superadmin/organizations' },
  organizationGet: {
    role: 'superadmin',
    path: '/superadmin/organizations',
    act: async (user) =>
      user.click((await screen.findAllByRole('link', { name: /^Details of / }))[0]!),
  },
  organizationApprove: {
    role: 'superadmin',
    path: '/superadmin/organizations',
    // It asks for a lookalike, so it is reviewed first. A tick holds for the reasons that it was given to.
    act: async (user) => {
      await screen.findByText('1 needs review', {}, { timeout: 40_000 });
      await press(user, /^Review /);
      const dialog = within(await screen.findByRole('dialog', { name: 'Organisation details' }));
      await user.click(await dialog.findByRole('checkbox', { name: /^I have confirmed that / }));
      await user.click(dialog.getByRole('button', { name: 'Approve' }));
    },
  },
  organizationDelete: {
    role: 'superadmin',
    path: '/superadmin/organizations',
    act: async (user) => {
      await press(user, /^Delete /);
      await confirm(user, 'Delete');
    },
  },
};
