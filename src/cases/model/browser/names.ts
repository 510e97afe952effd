/** Names of the case databases: one for each account of each backend. */
import { deleteDB } from 'idb';
import { parseUrl } from '@/lib/parse-url.ts';

const PREFIX = 'cases';

/** The account and backend that own cases. Another pair never sees them. */
export interface CaseOwner {
  /** The e-mail address of the account that is signed in, as the backend sent it. */
  readonly account: string;
  /** The base address of the backend, or a path on this origin. */
  readonly backend: string;
}

/** Normal form of an address in the name of a store: scheme, host, port, path without a final slash. */
export function normalAddress(address: string): string {
  const url = parseUrl(address, globalThis.location?.href);
  return url === null ? address : url.origin + url.pathname.replace(/\/+$/, '');
}

/** Normal form of an account in the name of a store: email addresses ignore case. */
const normalAccount = (account: string): string => account.trim().toLowerCase();

export const databaseName = ({ backend, account }: CaseOwner): string =>
  JSON.stringify([PREFIX, normalAddress(backend), normalAccount(account)]);

interface Named {
  readonly name: string;
  readonly owner: CaseOwner;
}

/** Reads the name of a database; empty if it is no store of cases. */
function readDatabaseName(name: string): Named[] {
  try {
    const read: unknown = JSON.parse(name);
    if (!Array.isArray(read) || read.length !== 3 || read[0] !== PREFIX) return [];
    const [, backend, account] = read.map(String);
    return [{ name, owner: { backend: backend!, account: account! } }];
  } catch {
    return [];
  }
}

/** All stores of cases in this browser; empty if it does not list its databases (Firefox before 126). */
async function storesHere(): Promise<Named[]> {
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return [];
  // A browser that refuses IndexedDB has stored nothing.
  const all = await indexedDB.databases().catch(() => []);
  return all.flatMap(({ name = '' }) => readDatabaseName(name));
}

/** The other stores of this account: of a backend at another address, or named by an earlier version. */
export async function otherStoresOf(mine: CaseOwner): Promise<readonly Named[]> {
  return (await storesHere()).filter(
    ({ name, owner }) =>
      normalAccount(owner.account) === normalAccount(mine.account) && name !== databaseName(mine),
  );
}

/**
 * Deletes the cases of all accounts of a backend, for one that starts again: its alerts' numbers will mean other names.
 * Stores of any other address stay.
 */
export async function deleteCasesOf(backend: string): Promise<void> {
  const address = normalAddress(backend);
  const own = (await storesHere()).filter(({ owner }) => normalAddress(owner.backend) === address);
  await Promise.all(own.map(({ name }) => deleteDB(name)));
}
