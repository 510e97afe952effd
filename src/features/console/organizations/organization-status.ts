/** What an organisation's fields mean to the super-admin (specification section 3). */
import type { Organization } from '@/api/contract/index.ts';
import { sameText } from '@/lib/same-text.ts';

export const ORGANIZATION_STATUSES = ['Pending', 'Active'] as const;
type OrganizationStatus = (typeof ORGANIZATION_STATUSES)[number];

/** Active if approved, else Pending. */
export function organizationStatus({
  approved,
}: Pick<Organization, 'approved'>): OrganizationStatus {
  return approved ? 'Active' : 'Pending';
}

/** The URL parameters that filter the list. */
export const ORGANIZATION_FILTERS = ['status'] as const;

/** Whether an organisation passes the chosen status. */
export function passesStatus(organization: Organization, status: string | undefined): boolean {
  return status === undefined || sameText(organizationStatus(organization), status);
}

/** What can be read in three seconds, in characters. */
const SHORT = 60;

/** How long an approval error shows, in milliseconds: as specified (section 9), a long one until it is read. */
export const approvalErrorMs = (text: string): number => (text.length > SHORT ? 10_000 : 3_000);
