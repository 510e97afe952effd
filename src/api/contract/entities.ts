/** The entities of the backend (specification section 3), as read from the wire. Names are the wire's. */
import * as v from 'valibot';
import { changeDate, date, day, flag, id, oneOf, rowOf, score, text } from './read.ts';

export const ROLES = ['admin', 'superadmin', 'user'] as const;

/** The roles. An unknown one reads as `user`, the one with the least access. */
export type Role = (typeof ROLES)[number];

const role = v.fallback(
  v.pipe(v.picklist(ROLES), v.description('An unknown role is read as user.')),
  'user',
);

export const CurrentUser = oneOf(
  ['user'],
  v.object({
    id: v.optional(id, ''),
    email: v.pipe(v.string(), v.nonEmpty()),
    role: v.optional(role, 'user'),
  }),
);
export type CurrentUser = v.InferOutput<typeof CurrentUser>;

/** A registered domain of an organisation. `name` is a domain by intent, but any text by contract. */
export const Asset = rowOf({
  name: v.optional(text, ''),
  type: v.optional(text, ''),
  approved: v.optional(flag, false),
  creation_date: v.optional(date, null),
  last_updated_on: v.optional(changeDate, null),
  under_watch: v.optional(flag, false),
  owner_id: v.optional(id, ''),
});
export type Asset = v.InferOutput<typeof Asset>;

export const ImpersonationAlert = v.object({
  id: v.optional(id, ''),
  asset_name: v.optional(text, ''),
  impersonating_domain: v.optional(text, ''),
  details: v.optional(text, ''),
  severity_score: v.optional(score, null),
});
export type ImpersonationAlert = v.InferOutput<typeof ImpersonationAlert>;

const organizationFields = {
  id: v.optional(id, ''),
  name: v.optional(text, ''),
  email: v.optional(text, ''),
  address: v.optional(text, ''),
  approved: v.optional(flag, false),
  created_on: v.optional(day, null),
};

export const Organization = rowOf(organizationFields);
export type Organization = v.InferOutput<typeof Organization>;

export const OrganizationDetail = oneOf(
  ['organisation', 'organization', 'org'],
  v.object({
    ...organizationFields,
    updated_on: v.optional(changeDate, null),
    company_registration_number: v.optional(text, ''),
  }),
);
export type OrganizationDetail = v.InferOutput<typeof OrganizationDetail>;

export const Profile = oneOf(
  ['organisation', 'organization', 'profile'],
  v.object({
    name: v.optional(text, ''),
    email: v.optional(text, ''),
    address: v.optional(text, ''),
    company_registration_number: v.optional(text, ''),
    /** True if the organisation is approved; null if the backend does not say. */
    approved: v.optional(v.nullable(flag), null),
  }),
);
export type Profile = v.InferOutput<typeof Profile>;
