/** `/organisation/...`: sign-up, profile and people of an organisation; the provider's approval. */
import type { Call, HandlerMap } from '../call.ts';
import { ownOrganisation, signed } from '../call.ts';
import { wireDate } from '../clock.ts';
import type { Db, OrganisationRow } from '../db.ts';
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

function requested({ backend, url }: Call): OrganisationRow {
  const organisation = backend.db.organisations.get(idParameter(url));
  if (!organisation) throw new HttpError(404, 'Organisation not found');
  return organisation;
}

function refuseTakenEmail(db: Db, email: string): void {
  if (db.users.find((row) => row.email === email)) {
    throw new HttpError(409, 'An account with this email already exists');
  }
}

/** @param self the id of the organisation that may keep its own name and number */
function refuseTakenOrganisation(db: Db, name: string, number: string, self = 0): void {
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  const taken = db.organisations.find(
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

export const organisationHandlers: Pick<
  HandlerMap,
  | 'signup'
  | 'profileGet'
  | 'profileUpdate'
  | 'userAdd'
  | 'organisationList'
  | 'organisationGet'
  | 'organisationApprove'
  | 'organisationDelete'
> = {
  signup: async ({ backend: { db, clock }, request }) => {
    const body = await readObject(request);
    const email = emailField(body);
    const name = textField(body, 'companyName', 'Company name');
    const number = textField(body, 'companyRegNumber', 'Company registration number', 50);
    const address = textField(body, 'address', 'Address', 500);
    const password_hash = await hashPassword(newPassword(body));
    refuseTakenEmail(db, email);
    refuseTakenOrganisation(db, name, number);
    const organisation = db.organisations.insert({
      name,
      email,
      address,
      company_registration_number: number,
      approved: false,
      created_on: wireDate(clock.now()),
      updated_on: null,
    });
    db.users.insert({
      username: email.split('@')[0] ?? email,
      email,
      password_hash,
      role: 'admin',
      organisation_id: organisation.id,
    });
    return json({ success: true, message: 'Account created successfully!' }, 201);
  },

  profileGet: signed((call) => {
    const { name, email, address, company_registration_number, approved } = ownOrganisation(call);
    return json({ name, email, address, company_registration_number, approved });
  }),

  profileUpdate: signed(async (call) => {
    const body = await readObject(call.request);
    const organisation = ownOrganisation(call);
    const name = textField(body, 'name', 'Name');
    const address = textField(body, 'address', 'Address', 500);
    const number = textField(body, 'company_registration_number', 'Registration number', 50);
    if (emailField(body) !== organisation.email) {
      throw new HttpError(422, 'Email cannot be changed');
    }
    const { db, clock } = call.backend;
    refuseTakenOrganisation(db, name, number, organisation.id);
    Object.assign(organisation, {
      name,
      address,
      company_registration_number: number,
      updated_on: wireDate(clock.now()),
    } satisfies Partial<OrganisationRow>);
    return json({ message: 'Profile updated successfully!' });
  }),

  userAdd: signed(async (call) => {
    const body = await readObject(call.request);
    const username = textField(body, 'username', 'Username', 80);
    const email = emailField(body);
    const role = body['role'] ?? 'user';
    if (role !== 'user' && role !== 'admin') {
      throw new HttpError(422, 'Role must be user or admin');
    }
    const password_hash = await hashPassword(newPassword(body));
    const organisation = ownOrganisation(call);
    const { db } = call.backend;
    refuseTakenEmail(db, email);
    db.users.insert({ username, email, password_hash, role, organisation_id: organisation.id });
    return json({ message: 'User added successfully!' }, 201);
  }),

  organisationList: signed(({ backend }) =>
    json({
      organisations: backend.db.organisations
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

  organisationGet: signed((call) => json(requested(call))),

  organisationApprove: signed((call) => {
    const organisation = requested(call);
    if (!organisation.approved) {
      organisation.approved = true;
      organisation.updated_on = wireDate(call.backend.clock.now());
    }
    return json({ message: 'Organisation approved successfully!' });
  }),

  organisationDelete: signed((call) => {
    const { id } = requested(call);
    const { db } = call.backend;
    const gone = new Set(
      db.assets
        .all()
        .filter((asset) => asset.owner_id === id)
        .map((asset) => asset.id),
    );
    db.alerts.deleteWhere((row) => gone.has(row.asset_id));
    db.assets.deleteWhere((row) => row.owner_id === id);
    db.users.deleteWhere((row) => row.organisation_id === id);
    db.organisations.deleteWhere((row) => row.id === id);
    return json({ message: 'Organisation deleted successfully!' });
  }),
};
