/** The state of a backend as text, for the demonstration in a page, which has no permanent process. */
import * as v from 'valibot';
import type { Backend } from './call.ts';
import { FIELDS, id, type Db } from './db.ts';

/** Grows with every change of a row's fields: a state of another version is not read. */
const VERSION = 2;

const table = <const Entries extends v.ObjectEntries>({
  entries,
}: v.ObjectSchema<Entries, undefined>) =>
  v.object({ last: id, rows: v.array(v.object({ ...entries, id })) });

const Snapshot = v.object({
  version: v.literal(VERSION),
  keys: v.object({ secret: v.pipe(v.string(), v.minLength(43)), issued: id }),
  tables: v.object({
    organizations: table(FIELDS.organizations),
    users: table(FIELDS.users),
    assets: table(FIELDS.assets),
    alerts: table(FIELDS.alerts),
  }),
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

/** Everything of a backend that survives, except faults and counts, which only tests use. */
export function writeSnapshot({ db, tokens }: Backend): string {
  const { organizations, users, assets, alerts } = db;
  return JSON.stringify({
    version: VERSION,
    keys: tokens.keys(),
    tables: {
      organizations: organizations.dump(),
      users: users.dump(),
      assets: assets.dump(),
      alerts: alerts.dump(),
    },
  } satisfies Snapshot);
}

/** The state in a text; null if it is none of this version. */
export function readSnapshot(text: string | null): Snapshot | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Snapshot), text);
  return read.success ? read.output : null;
}

/** Fills a store with the rows of a snapshot. */
export function restore(db: Db, { tables }: Snapshot): Db {
  db.organizations.fill(tables.organizations);
  db.users.fill(tables.users);
  db.assets.fill(tables.assets);
  db.alerts.fill(tables.alerts);
  return db;
}
