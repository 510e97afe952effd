/** `/asset/...`: an organisation registers names, the provider approves them. */
import type { HandlerMap, SignedCall } from '../call.ts';
import { ownOrganization, signed } from '../call.ts';
import { wireDate } from '../clock.ts';
import type { AssetRow } from '../db.ts';
import { isHostname } from '../hostname.ts';
import { HttpError, idParameter, json, readObject, textField } from '../http.ts';
import { watch } from './alerts.ts';

function wire({ label: _label, ...row }: AssetRow) {
  return row;
}

/** The asset named by `?id=`; another organisation's is not found, so that its existence stays unknown. */
function requested({ backend, url, user }: SignedCall): AssetRow {
  const asset = backend.db.assets.get(idParameter(url));
  const visible = user.role === 'superadmin' || asset?.owner_id === user.organization_id;
  if (!asset || !visible) throw new HttpError(404, 'Asset not found');
  return asset;
}

const remove = signed((call) => {
  const asset = requested(call);
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
  assetList: signed(({ backend, user }) => {
    const rows = backend.db.assets.all();
    const visible =
      user.role === 'superadmin'
        ? rows
        : rows.filter((row) => row.owner_id === user.organization_id);
    return json(visible.map(wire));
  }),

  assetCreate: signed(async (call) => {
    const body = await readObject(call.request);
    const organization = ownOrganization(call);
    // The name may be the domain itself.
    const label = textField(body, 'name', 'Name', 300);
    const name = textField(body, 'domain', 'Domain', 300).toLowerCase();
    if (!isHostname(name)) throw new HttpError(422, 'Please enter a valid domain name');
    const { db, clock } = call.backend;
    if (db.assets.find((row) => row.owner_id === organization.id && row.name === name)) {
      throw new HttpError(409, `${name} is already registered`);
    }
    const asset = db.assets.insert({
      name,
      label,
      type: typeOf(name),
      approved: false,
      creation_date: wireDate(clock.now()),
      last_updated_on: null,
      under_watch: false,
      owner_id: organization.id,
    });
    return json({ message: 'Asset added successfully!', id: asset.id }, 201);
  }),

  assetDelete: remove,
  assetDeleteByGet: remove,

  assetApprove: signed((call) => {
    const asset = requested(call);
    // Two reviewers may press the button at once; the second finds the work done, not an error.
    if (!asset.approved) {
      asset.approved = true;
      asset.under_watch = true;
      asset.last_updated_on = wireDate(call.backend.clock.now());
      watch(call.backend, asset);
    }
    return json({ message: 'Asset approved successfully!' });
  }),
};
