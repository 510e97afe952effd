/** `/impersonation/...`: the alerts, and the watch that makes them. */
import { requireUser, type Backend, type HandlerMap } from '../call.ts';
import { alertRow, assetIdsOf, type AlertRow, type AssetRow } from '../db.ts';
import { json } from '../http.ts';
import { lookalikesOf } from '../lookalikes.ts';

/** Arrival of the five alerts of a newly approved asset, in milliseconds after the approval. */
const ARRIVALS_MS = [600, 1100, 1600, 2200, 2800];

function wire({ id, asset_name, impersonating_domain, details, severity_score }: AlertRow) {
  return { id, asset_name, impersonating_domain, details, severity_score };
}

export const alertHandlers: Pick<HandlerMap, 'alertList'> = {
  alertList: requireUser(({ backend: { db }, user }) => {
    const rows = db.alerts.all();
    const own = assetIdsOf(db, user.organization_id);
    return json({ impersonations: rows.filter((row) => own.has(row.asset_id)).map(wire) });
  }),
};

/**
 * Starts the watch over an asset, or continues it: five lookalikes arrive one by one, without those that exist already,
 * unless the asset is deleted before.
 */
export function watch(backend: Backend, asset: AssetRow): void {
  const { db, arriving } = backend;
  const known = db.alerts.all().filter((row) => row.asset_id === asset.id);
  const there = new Set(known.map((row) => row.impersonating_domain));
  const own = db.assets.all().filter(({ owner_id }) => owner_id === asset.owner_id);
  const due = lookalikesOf(
    asset.name,
    own.map(({ name }) => name),
  ).filter((row) => !there.has(row.impersonating_domain));
  if (due.length > 0) arriving.add(asset.id);
  for (const [index, alert] of due.entries()) {
    backend.later(ARRIVALS_MS[index] ?? 0, () => {
      if (db.assets.get(asset.id)) db.alerts.insert(alertRow(asset, alert));
      if (index === due.length - 1) arriving.delete(asset.id);
    });
  }
}
