/** Cases of this account in another store of this browser: reads them, and matches them with the alerts here. */
import { openDB } from 'idb';
import type { KeptCases } from '../browser/case-database.ts';
import type { CaseSchema } from '../browser/connection.ts';
import { otherStoresOf, type CaseOwner } from '../browser/names.ts';
import type { CaseSubject } from '../types.ts';
import { DATABASE_VERSION, upgradedCase } from '../upgrade.ts';
import { mergeByKey, mergeCases } from './merge.ts';

export interface OtherStore extends KeptCases {
  /** The name of its database. */
  readonly name: string;
  readonly owner: CaseOwner;
}

/** Reads a store and changes nothing in it; null if that fails, or if its version is newer. */
async function read(name: string): Promise<KeptCases | null> {
  try {
    const database = await openDB<CaseSchema>(name, undefined, {
      // It was deleted meanwhile, and must not be created again.
      upgrade: (_made, _from, _to, transaction) => transaction.abort(),
      blocking: (_version, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    try {
      const { version } = database;
      if (version > DATABASE_VERSION) return null;
      const [cases, views, findings] = await Promise.all([
        database.getAll('cases'),
        database.getAll('views'),
        version < DATABASE_VERSION ? [] : database.getAll('findings'),
      ]);
      return { cases: cases.map((kept) => upgradedCase(kept, version)), views, findings };
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** The other stores of this account that hold cases. Never rejects: unreadable ones are left out. */
export async function otherStores(owner: CaseOwner): Promise<readonly OtherStore[]> {
  const found = await Promise.all(
    (await otherStoresOf(owner)).map(async (store) => ({ ...store, kept: await read(store.name) })),
  );
  return found.flatMap(({ kept, ...store }) =>
    kept !== null && kept.cases.length > 0 ? [{ ...store, ...kept }] : [],
  );
}

/** Two alerts are the same if they have the same pair of names. Their ids mean nothing at another address. */
const pairOf = ({ asset, domain }: CaseSubject): string =>
  JSON.stringify([asset.toLowerCase(), domain.toLowerCase()]);

/**
 * The cases of another store under the ids of the alerts here.
 *
 * @param alerts of the backend here
 * @returns `unmatched`: number of cases whose pair of asset and domain no alert here has
 */
export function matchByNames(
  { cases, ...others }: KeptCases,
  alerts: Iterable<CaseSubject>,
): { readonly kept: KeptCases; readonly unmatched: number } {
  const wanted = new Set(cases.map(pairOf));
  const ids = new Map<string, string>();
  for (const alert of alerts) {
    const pair = pairOf(alert);
    if (wanted.has(pair) && alert.alert !== '' && !ids.has(pair)) ids.set(pair, alert.alert);
  }
  const matched = cases.flatMap((given) => {
    const alert = ids.get(pairOf(given));
    return alert === undefined ? [] : [{ ...given, alert }];
  });
  const merged = mergeByKey(matched, ({ alert }) => alert, mergeCases);
  return { kept: { cases: merged, ...others }, unmatched: cases.length - matched.length };
}
