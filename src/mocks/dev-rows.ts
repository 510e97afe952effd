/** `POST /__dev/rows`: rows of one's own for the demo admin's organisation, hostile strings included. */
import * as v from 'valibot';
import type { Db } from './db.ts';

/** The organisation of the demo admin (seed.ts). */
const OWNER = 1;
const MOST_ROWS = 1_000;
const rowsOf = <const Row extends v.GenericSchema>(row: Row) =>
  v.optional(v.pipe(v.array(row), v.maxLength(MOST_ROWS)), []);

/** Texts are taken as they are: what the contract calls text may be any text. */
export const RowsBody = v.strictObject({
  organizations: rowsOf(
    v.strictObject({
      name: v.string(),
      email: v.optional(v.string(), ''),
      address: v.optional(v.string(), ''),
      company_registration_number: v.optional(v.string(), ''),
    }),
  ),
  assets: rowsOf(v.strictObject({ name: v.string(), type: v.optional(v.string(), 'domain') })),
  alerts: rowsOf(
    v.strictObject({
      asset_name: v.string(),
      impersonating_domain: v.string(),
      details: v.optional(v.string(), ''),
      severity_score: v.optional(v.number(), 5),
    }),
  ),
});
type Rows = v.InferOutput<typeof RowsBody>;

const CREATED = '2026-11-20 09:00:00';

/** Puts the rows into the store. Assets and organisations are pending; alerts belong to the first asset. */
export function addRows(db: Db, { organizations, assets, alerts }: Rows): void {
  for (const row of organizations) {
    db.organizations.insert({ ...row, approved: false, created_on: CREATED, updated_on: null });
  }
  for (const row of assets) {
    db.assets.insert({
      ...row,
      label: row.name,
      approved: false,
      creation_date: CREATED,
      last_updated_on: null,
      under_watch: false,
      owner_id: OWNER,
    });
  }
  const watched = db.assets.find((asset) => asset.owner_id === OWNER);
  for (const row of alerts) db.alerts.insert({ ...row, asset_id: watched?.id ?? 0 });
}
