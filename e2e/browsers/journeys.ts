/** The main journeys, in the words of the pages; each browser takes all of them. */
import { ACCOUNTS, type Account } from '../fixtures.ts';
import { EXAMPLE_SHOP } from '../support/people.ts';
import type { TestBackend } from '../support/site.ts';
import type { BrowserUser } from './browser-user.ts';

interface Journey {
  readonly title: string;
  readonly go: (user: BrowserUser, backend: TestBackend) => Promise<void>;
}

async function logIn(user: BrowserUser, account: Account): Promise<void> {
  await user.open('/login');
  await user.fill('Email', ACCOUNTS[account].email);
  await user.fill('Password', ACCOUNTS[account].password);
  await user.press({ role: 'button', name: /^(Sign|Log) in$/ });
  await user.sees({ role: 'heading', name: 'Dashboard' });
}

export const JOURNEYS: readonly Journey[] = [
  {
    title: 'sign up (sections 2 and 5)',
    go: async (user, backend) => {
      const { name, registrationNumber, address, email, password } = EXAMPLE_SHOP;
      await user.open('/signup');
      await user.fill('Company name', name);
      await user.fill('Company registration number', registrationNumber);
      await user.fill('Address', address);
      await user.fill('Email', email);
      await user.fill('Password', password);
      await user.fill('Confirm password', password);
      await user.press({ role: 'button', name: 'Create account' });
      await user.reads('Account created successfully! Please log in.');
      await user.sees({ role: 'heading', name: 'Log in' });
      const { store } = await backend.state();
      if (!store.organizations.some((organization) => organization['name'] === name)) {
        throw new Error('The backend knows no organisation of this name.');
      }
    },
  },
  {
    title: 'approve an organisation and an asset (section 4)',
    go: async (user) => {
      await logIn(user, 'superadmin');
      await user.press({ role: 'link', name: 'Organisations' });
      await user.press({ role: 'button', name: /^Review Nilgiri/ });
      await user.press({ role: 'checkbox', name: /^I have confirmed that / });
      await user.press({ role: 'button', name: 'Approve' });
      await user.sees({ role: 'row', name: /Nilgiri.*Active/ });
      await user.press({ role: 'link', name: 'Asset approvals' });
      // Another name of its organisation is flagged: it is looked at before it is approved.
      await user.press({ role: 'button', name: 'Review nilgirikurinji.in' });
      await user.press({ role: 'checkbox', name: /^I have confirmed that / });
      await user.press({ role: 'button', name: 'Approve' });
      await user.sees({ role: 'row', name: /nilgirikurinji\.in.*Approved/ });
    },
  },
  {
    title: 'read an alert (section 3)',
    go: async (user) => {
      await logIn(user, 'admin');
      await user.press({ role: 'link', name: 'Alerts' });
      await user.sees({ role: 'table', name: 'Alerts' });
      await user.press({ role: 'link', name: /^Open alert 1\b|^1$/ });
      await user.sees({ role: 'heading', name: 'Details as reported' });
    },
  },
  {
    title: 'find the lookalikes of a name (section 7)',
    go: async (user) => {
      await user.open('/lookalikes');
      await user.fill('Your domain', 'nykaa.com');
      await user.press({ role: 'button', name: 'Show lookalikes' });
      await user.reads(/[\d,]+ names in plain letters could imitate nykaa\.com/);
      await user.sees({ role: 'heading', name: 'By technique' });
    },
  },
  {
    title: 'add an asset (section 3)',
    go: async (user, backend) => {
      await logIn(user, 'admin');
      await user.press({ role: 'link', name: 'Assets' });
      await user.press({ role: 'button', name: 'Add Asset' });
      await user.fill('Domain', 'example-shop.in');
      await user.press({ role: 'button', name: 'Add Asset' });
      await user.sees({ role: 'row', name: /example-shop\.in.*Pending/ });
      const { store } = await backend.state();
      if (!store.assets.some((asset) => asset['name'] === 'example-shop.in')) {
        throw new Error('The backend knows no asset of this name.');
      }
    },
  },
];
