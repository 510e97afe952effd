/** `/impersonation/...`: the alerts, and the watch that makes them. */
import { requireUser, type Backend, type HandlerMap } from '../call.ts';
import { alertRow, assetIdsOf, hasArrived, type AlertRow, type AssetRow } from '../db.ts';
import { json } from '../http.ts';
import { lookalikesOf } from '../lookalikes.ts';

/** Arrival of the five alerts of a newly approved asset, in milliseconds after the approval. */
const ARRIVALS_MS = [600, 1100, 1600, 2200, 2800];

function wire({ id, asset_name, impersonating_domain, details, severity_score }: AlertRow) {
  return { id, asset_name, impersonating_domain, details, severity_score };
}

export const alertHandlers: Pick<HandlerMap, 'alertList'> = {
  alertList: requireUser(({ backend: { db }, user }) => {
    const own = assetIdsOf(db, user.organization_id);
    const rows = db.alerts.all().filter((row) => own.has(row.asset_id) && hasArrived(row));
    return json({ impersonations: rows.map(wire) });
  }),
};

/** Starts the watch over an asset: five lookalikes arrive one by one. */
export function watch({ db }: Backend, asset: AssetRow): void {
  const own = db.assets.all().filter(({ owner_id }) => owner_id === asset.owner_id);
  const lookalikes = lookalikesOf(
    asset.name,
    own.map(({ name }) => name),
  );
  for (const [index, alert] of lookalikes.entries()) {
    const arrives_at = Date.now() + (ARRIVALS_MS[index] ?? 0);
    db.alerts.insert(alertRow(asset, { ...alert, arrives_at }));
  }
}
