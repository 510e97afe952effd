/** Reads what earlier versions of this site stored or exported. All compatibility code is here. */
import type { IDBPTransaction, StoreNames } from 'idb';
import * as v from 'valibot';
import type { CaseSchema, StoredCase } from './browser/connection.ts';
import { entryParts, exactly, uuid } from './transfer/schema.ts';
import type { HistoryEntry } from './types.ts';

/**
 * The version of the file and of the database's content; later ones are refused. 2: histories with look-ups. 3: entries
 * have their own order, and the results of look-ups are in the file.
 */
export const VERSION = 3;

/** The version of the database. 4: it stores the results of look-ups. */
export const DATABASE_VERSION = 4;

/** Versions of files that are still read. */
export const EARLIER = [1, 2] as const;

const upgradeEntry = ({ id, at, by, change }: Omit<HistoryEntry, 'order'>): HistoryEntry => ({
  id,
  order: Date.parse(at),
  at,
  by,
  change,
});

/** An entry of an earlier file, read as today's. */
export const earlierEntry = v.pipe(exactly({ id: uuid, ...entryParts }), v.transform(upgradeEntry));

/** A case from a database of this version, in today's form. */
export const upgradedCase = (kept: StoredCase, version: number): StoredCase =>
  version < VERSION ? { ...kept, history: kept.history.map(upgradeEntry) } : kept;

type Upgrading = IDBPTransaction<CaseSchema, ArrayLike<StoreNames<CaseSchema>>, 'versionchange'>;

/** Upgrades what an earlier database holds, or aborts the transaction, which leaves everything unchanged. */
export async function upgradeDatabase(transaction: Upgrading, version: number): Promise<void> {
  if (version >= VERSION) return;
  // The caller that opens the database gets the error.
  transaction.done.catch(() => {});
  try {
    const cases = transaction.objectStore('cases');
    let cursor = await cases.openCursor();
    while (cursor) {
      // oxlint-disable-next-line no-await-in-loop -- a cursor goes on one by one
      await cursor.update(upgradedCase(cursor.value, version));
      // oxlint-disable-next-line no-await-in-loop -- the same
      cursor = await cursor.continue();
    }
    // It counted by visits, so the next list counts as already seen.
    await transaction.objectStore('visit').clear();
  } catch {
    if (transaction.error === null) transaction.abort();
  }
}
