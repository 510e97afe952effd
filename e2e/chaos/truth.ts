/** What the store holds at the moment in which somebody is told that a change is done. */
import type { BackendState } from '../support/site.ts';
import type { Change } from './ledger.ts';

type Store = BackendState['store'];
type Row = Record<string, unknown>;

const find = (rows: Row[], key: string, value: string) => rows.find((row) => row[key] === value);

/** Others delete rows, but nobody takes an approval back, brings back a row, or deletes a user. */
const HOLDS: Readonly<Record<Change, (subject: string, store: Store) => boolean>> = {
  // Of assets, only their own admins delete those that were just added, and each admin does one thing at a time.
  'add asset': (name, { assets }) => find(assets, 'name', name) !== undefined,
  'delete asset': (name, { assets }) => find(assets, 'name', name) === undefined,
  'approve asset': (name, { assets }) => find(assets, 'name', name)?.['approved'] !== false,
  'sign up': () => true,
  'delete organisation': (name, { organisations }) =>
    find(organisations, 'name', name) === undefined,
  'approve organisation': (name, { organisations }) =>
    find(organisations, 'name', name)?.['approved'] !== false,
  'add user': (email, { users }) => find(users, 'email', email) !== undefined,
  'edit profile': (address, { organisations }) =>
    find(organisations, 'address', address) !== undefined,
};

/** What is not so although it was told as done, in words; empty where all is well. */
export function untrue(change: Change, subject: string, store: Store): string[] {
  return HOLDS[change](subject, store) ? [] : [`${subject}: told "${change}" before it was so`];
}
