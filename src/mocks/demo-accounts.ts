/** The accounts shown in the terminal and offered on the log-in page in demo mode. Plain data only. */
import type { Role } from '../api/contract/index.ts';

export interface DemoAccount {
  readonly label: string;
  readonly role: Role;
  readonly email: string;
  readonly password: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    label: 'Super admin of the provider',
    role: 'superadmin',
    email: 'superadmin@naamraksha.example',
    password: 'demo-superadmin',
  },
  {
    label: 'Admin of Sahyadri Lok Bank',
    role: 'admin',
    email: 'admin@sahyadri.bank.in',
    password: 'demo-admin',
  },
  {
    label: 'User at Sahyadri Lok Bank',
    role: 'user',
    email: 'user@sahyadri.bank.in',
    password: 'demo-user',
  },
  {
    label: 'Admin of an organisation that awaits approval',
    role: 'admin',
    email: 'admin@nilgirikurinji.in',
    password: 'demo-pending',
  },
  {
    label: 'Admin of Marutham Textiles',
    role: 'admin',
    email: 'admin@marutham-textiles.com',
    password: 'demo-second',
  },
];
