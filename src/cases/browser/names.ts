/** How the databases of cases are named: one for each account of each backend. */
import { deleteDB } from 'idb';

const PREFIX = 'cases';

/** Whose cases. Another pair never sees them. */
export interface CaseOwner {
  /** The e-mail address of the account that is signed in, as the backend sent it. */
  readonly account: string;
  /** The base address of the backend. */
  readonly backend: string;
}

export const databaseName = ({ backend, account }: CaseOwner): string =>
  JSON.stringify([PREFIX, backend, account]);

/**
 * Deletes the cases of all accounts of a backend, for one that begins anew: its alerts' numbers will mean
 * other names. Browsers that do not list their databases (Firefox before 126) keep them.
 */
export async function deleteCasesOf(backend: string): Promise<void> {
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return;
  // Where the browser refuses IndexedDB nothing was kept.
  const all = await indexedDB.databases().catch(() => []);
  const begin = JSON.stringify([PREFIX, backend]).slice(0, -1);
  const names = all.flatMap(({ name }) => (name?.startsWith(`${begin},`) ? [name] : []));
  await Promise.all(names.map((name) => deleteDB(name)));
}
