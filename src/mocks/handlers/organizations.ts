/** `/organisation/...`: sign-up, profile and people of an organisation; the provider's approval. */
import { ownOrganization, requireUser, type Call, type HandlerMap } from '../call.ts';
import { assetIdsOf, type Db, type OrganizationRow, wireDate } from '../db.ts';
import {
  emailField,
  HttpError,
  idParameter,
  json,
  newPassword,
  readObject,
  textField,
} from '../http.ts';
import { hashPassword } from '../passwords.ts';

function requestedOrganization({ backend, url }: Call): OrganizationRow {
  const organization = backend.db.organizations.get(idParameter(url));
  if (!organization) throw new HttpError(404, 'Organisation not found');
  return organization;
}

function refuseTakenEmail(db: Db, email: string): void {
  if (db.users.find((row) => row.email === email)) {
    throw new HttpError(409, 'An account with this email already exists');
  }
}

/** @param self the id of the organisation that keeps its own name and number */
function refuseTakenOrganization(db: Db, name: string, number: string, self = 0): void {
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  const taken = db.organizations.find(
    (row) =>
      row.id !== self && (same(row.name, name) || same(row.company_registration_number, number)),
  );
  if (taken) {
    throw new HttpError(
      409,
      'An organisation with this name or registration number already exists',
    );
  }
}

export const organizationHandlers: Pick<
  HandlerMap,
  | 'signup'
  | 'profileGet'
  | 'profileUpdate'
  | 'userAdd'
  | 'organizationList'
  | 'organizationGet'
  | 'organizationApprove'
  | 'organizationDelete'
> = {
  signup: async ({ backend: { db }, request }) => {
    const body = await readObject(request);
    const email = emailField(body);
    const name = textField(body, 'companyName', 'Company name');
    const number = textField(body, 'companyRegNumber', 'Company registration number', 50);
    const address = textField(body, 'address', 'Address', 500);
    const password_hash = await hashPassword(newPassword(body));
    refuseTakenEmail(db, email);
    refuseTakenOrganization(db, name, number);
    const organization = db.organizations.insert({
      name,
      email,
      address,
      company_registration_number: number,
      approved: false,
      created_on: wireDate(),
      updated_on: null,
    });
    db.users.insert({
      username: email.split('@')[0] ?? email,
      email,
      password_hash,
      role: 'admin',
      organization_id: organization.id,
    });
    return json({ success: true, message: 'Account created successfully!' }, 201);
  },

  profileGet: requireUser((call) => {
    const { name, email, address, company_registration_number, approved } = ownOrganization(call);
    return json({ name, email, address, company_registration_number, approved });
  }),

  profileUpdate: requireUser(async (call) => {
    const body = await readObject(call.request);
    const organization = ownOrganization(call);
    const name = textField(body, 'name', 'Name');
    const address = textField(body, 'address', 'Address', 500);
    const number = textField(body, 'company_registration_number', 'Registration number', 50);
    if (emailField(body) !== organization.email) {
      throw new HttpError(422, 'Email cannot be changed');
    }
    const { db } = call.backend;
    refuseTakenOrganization(db, name, number, organization.id);
    Object.assign(organization, {
      name,
      address,
      company_registration_number: number,
      updated_on: wireDate(),
    } satisfies Partial<OrganizationRow>);
    return json({ message: 'Profile updated successfully!' });
  }),

  userAdd: requireUser(async (call) => {
    const body = await readObject(call.request);
    const username = textField(body, 'username', 'Username', 80);
    const email = emailField(body);
    const role = body['role'] ?? 'user';
    if (role !== 'user' && role !== 'admin') {
      throw new HttpError(422, 'Role must be user or admin');
    }
    const { db } = call.backend;
    const password_hash = await hashPassword(newPassword(body));
    const organization = ownOrganization(call);
    refuseTakenEmail(db, email);
    db.users.insert({ username, email, password_hash, role, organization_id: organization.id });
    return json({ message: 'User added successfully!' }, 201);
  }),

  organizationList: requireUser(({ backend }) =>
    json({
      organisations: backend.db.organizations
        .all()
        .map(({ id, name, email, address, approved, created_on }) => ({
          id,
          name,
          email,
          address,
          approved,
          created_on,
        })),
    }),
  ),

  organizationGet: requireUser((call) => json(requestedOrganization(call))),

  organizationApprove: requireUser((call) => {
    const organization = requestedOrganization(call);
    if (!organization.approved) {
      organization.approved = true;
      organization.updated_on = wireDate();
    }
    return json({ message: 'Organisation approved successfully!' });
  }),

  organizationDelete: requireUser((call) => {
    const { id } = requestedOrganization(call);
    const { db } = call.backend;
    const gone = assetIdsOf(db, id);
    db.alerts.deleteWhere((row) => gone.has(row.asset_id));
    db.assets.deleteWhere((row) => row.owner_id === id);
    db.users.deleteWhere((row) => row.organization_id === id);
    db.organizations.deleteWhere((row) => row.id === id);
    return json({ message: 'Organisation deleted successfully!' });
  }),
};
