/** What the store holds at the moment in which somebody is told that a change is done. */
import type { BackendState } from '../support/site.ts';
import { rowsOf, type Change } from './ledger.ts';

type Store = BackendState['store'];

/** Others delete rows, but nobody takes an approval back, brings back a row, or deletes a user. */
const HOLDS: Readonly<Record<Change, (subject: string, store: Store) => boolean>> = {
  // Of assets, only their own admins delete those that were just added, and each admin does one thing at a time.
  'add asset': (name, { assets }) => rowsOf(assets, 'name', name).length > 0,
  'delete asset': (name, { assets }) => rowsOf(assets, 'name', name).length === 0,
  'approve asset': (name, { assets }) => rowsOf(assets, 'name', name)[0]?.['approved'] !== false,
  'sign up': () => true,
  'delete organisation': (name, { organizations }) =>
    rowsOf(organizations, 'name', name).length === 0,
  'approve organisation': (name, { organizations }) =>
    rowsOf(organizations, 'name', name)[0]?.['approved'] !== false,
  'add user': (email, { users }) => rowsOf(users, 'email', email).length > 0,
  'edit profile': (address, { organizations }) =>
    rowsOf(organizations, 'address', address).length > 0,
};

/** What is not so although it was told as done, in words; empty where all is well. */
export function untrue(change: Change, subject: string, store: Store): string[] {
  return HOLDS[change](subject, store) ? [] : [`${subject}: told "${change}" before it was so`];
}
