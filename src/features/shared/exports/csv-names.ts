/** Whether CSV files have their names defanged in this browser: its reader's choice. */
import { storage } from '@/lib/storage.ts';

/** Set to any value: the names stand as they are. */
const KEY = 'csv_names';

/** A table is read and passed on by people, for whom a hostile name must be no link; so it is unless chosen. */
export const csvDefangs = (): boolean => storage.get(KEY) === null;

export function rememberCsvDefangs(defangs: boolean): void {
  if (defangs) storage.remove(KEY);
  else storage.set(KEY, 'live');
}
