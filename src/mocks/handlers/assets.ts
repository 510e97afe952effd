/** `/asset/...`: an organisation registers names, the provider approves them. */
import { ownOrganization, requireUser, type HandlerMap, type SignedCall } from '../call.ts';
import { assetRow, type AssetRow, wireDate } from '../db.ts';
import { domainField, HttpError, idParameter, json, readObject, textField } from '../http.ts';
import { watch } from './alerts.ts';

function wire({ label: _label, ...row }: AssetRow) {
  return row;
}

/** The asset with `?id=`; 404 for another organisation's asset too, which keeps its existence secret. */
function requestedAsset({ backend, url, user }: SignedCall): AssetRow {
  const asset = backend.db.assets.get(idParameter(url));
  const visible = user.role === 'superadmin' || asset?.owner_id === user.organization_id;
  if (!asset || !visible) throw new HttpError(404, 'Asset not found');
  return asset;
}

const remove = requireUser((call) => {
  const asset = requestedAsset(call);
  const { db } = call.backend;
  db.assets.deleteWhere((row) => row.id === asset.id);
  db.alerts.deleteWhere((row) => row.asset_id === asset.id);
  return json({ message: 'Asset deleted successfully!' });
});

function typeOf(hostname: string): string {
  const [first = '', ...rest] = hostname.split('.');
  if (['mail', 'mx', 'smtp', 'imap'].includes(first) && rest.length >= 2) return 'mail domain';
  if (first === 'app' && rest.length >= 2) return 'app';
  const suffixLabels = /\.(?:co|org|net|gov|ac|bank)\.in$/.test(hostname) ? 2 : 1;
  return rest.length > suffixLabels ? 'subdomain' : 'domain';
}

export const assetHandlers: Pick<
  HandlerMap,
  'assetList' | 'assetCreate' | 'assetDelete' | 'assetDeleteByGet' | 'assetApprove'
> = {
  assetList: requireUser(({ backend, user }) => {
    const rows = backend.db.assets.all();
    const visible =
      user.role === 'superadmin'
        ? rows
        : rows.filter((row) => row.owner_id === user.organization_id);
    return json(visible.map(wire));
  }),

  assetCreate: requireUser(async (call) => {
    const body = await readObject(call.request);
    const organization = ownOrganization(call);
    // The name may be the domain itself, so it may be as long.
    const label = textField(body, 'name', 'Name', 300);
    const name = domainField(body);
    const { db } = call.backend;
    if (db.assets.find((row) => row.owner_id === organization.id && row.name === name)) {
      throw new HttpError(409, `${name} is already registered`);
    }
    const asset = assetRow({
      owner_id: organization.id,
      name,
      label,
      type: typeOf(name),
      creation_date: wireDate(),
    });
    const { id } = db.assets.insert(asset);
    return json({ message: 'Asset added successfully!', id }, 201);
  }),

  assetDelete: remove,
  assetDeleteByGet: remove,

  assetApprove: requireUser((call) => {
    const asset = requestedAsset(call);
    // Two reviewers may press the button at once; the second finds the work done, not an error.
    if (!asset.approved) {
      asset.approved = true;
      asset.under_watch = true;
      asset.last_updated_on = wireDate();
      watch(call.backend, asset);
    }
    return json({ message: 'Asset approved successfully!' });
  }),
};
