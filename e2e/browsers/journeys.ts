/** The main journeys, in the words of the pages; each browser takes all of them. */
import { ACCOUNTS, type Account } from '../fixtures.ts';
import { EXAMPLE_SHOP } from '../support/people.ts';
import type { TestBackend } from '../support/site.ts';
import type { Hands } from './hands.ts';

interface Journey {
  readonly title: string;
  readonly go: (hands: Hands, backend: TestBackend) => Promise<void>;
}

async function logIn(hands: Hands, account: Account): Promise<void> {
  await hands.open('/login');
  await hands.fill('Email', ACCOUNTS[account].email);
  await hands.fill('Password', ACCOUNTS[account].password);
  await hands.press({ role: 'button', name: /^(Sign|Log) in$/ });
  await hands.sees({ role: 'heading', name: 'Dashboard' });
}

export const JOURNEYS: readonly Journey[] = [
  {
    title: 'sign up (sections 2 and 5)',
    go: async (hands, backend) => {
      const { name, registrationNumber, address, email, password } = EXAMPLE_SHOP;
      await hands.open('/signup');
      await hands.fill('Company name', name);
      await hands.fill('Company registration number', registrationNumber);
      await hands.fill('Address', address);
      await hands.fill('Email', email);
      await hands.fill('Password', password);
      await hands.fill('Confirm password', password);
      await hands.press({ role: 'button', name: 'Create account' });
      await hands.reads('Account created successfully! Please log in.');
      await hands.sees({ role: 'heading', name: 'Log in' });
      const { store } = await backend.state();
      if (!store.organizations.some((organization) => organization['name'] === name)) {
        throw new Error('The backend knows no organisation of this name.');
      }
    },
  },
  {
    title: 'approve an organisation and an asset (section 4)',
    go: async (hands) => {
      await logIn(hands, 'superadmin');
      await hands.press({ role: 'link', name: 'Organisations' });
      await hands.press({ role: 'button', name: /^Review Nilgiri/ });
      await hands.press({ role: 'checkbox', name: /^I have confirmed that / });
      await hands.press({ role: 'button', name: 'Approve' });
      await hands.sees({ role: 'row', name: /Nilgiri.*Active/ });
      await hands.press({ role: 'link', name: 'Asset approvals' });
      // Another name of its organisation is flagged: it is looked at before it is approved.
      await hands.press({ role: 'button', name: 'Review nilgirikurinji.in' });
      await hands.press({ role: 'checkbox', name: /^I have confirmed that / });
      await hands.press({ role: 'button', name: 'Approve' });
      await hands.sees({ role: 'row', name: /nilgirikurinji\.in.*Approved/ });
    },
  },
  {
    title: 'read an alert (section 3)',
    go: async (hands) => {
      await logIn(hands, 'admin');
      await hands.press({ role: 'link', name: 'Alerts' });
      await hands.sees({ role: 'table', name: 'Alerts' });
      await hands.press({ role: 'link', name: /^Open alert 1\b|^1$/ });
      await hands.sees({ role: 'heading', name: 'Details as reported' });
    },
  },
  {
    title: 'find the lookalikes of a name (section 7)',
    go: async (hands) => {
      await hands.open('/lookalikes');
      await hands.fill('Your domain', 'nykaa.com');
      await hands.press({ role: 'button', name: 'Show lookalikes' });
      await hands.reads(/[\d,]+ names in plain letters could imitate nykaa\.com/);
      await hands.sees({ role: 'heading', name: 'By technique' });
    },
  },
  {
    title: 'add an asset (section 3)',
    go: async (hands, backend) => {
      await logIn(hands, 'admin');
      await hands.press({ role: 'link', name: 'Assets' });
      await hands.press({ role: 'button', name: 'Add Asset' });
      await hands.fill('Domain', 'example-shop.in');
      await hands.press({ role: 'button', name: 'Add Asset' });
      await hands.sees({ role: 'row', name: /example-shop\.in.*Pending/ });
      const { store } = await backend.state();
      if (!store.assets.some((asset) => asset['name'] === 'example-shop.in')) {
        throw new Error('The backend knows no asset of this name.');
      }
    },
  },
];
