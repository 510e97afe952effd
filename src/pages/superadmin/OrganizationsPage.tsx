import type { Organization } from '@/api/contract/index.ts';
import { changeErrorText, deletionErrorText, ownWords } from '@/api/errors.ts';
import {
  approveOrganizationMutation,
  approveOrganizationsMutation,
  deleteOrganizationMutation,
  ORGANIZATION_MESSAGES,
  organizationListQuery,
} from '@/api/queries/organizations.ts';
import {
  ApprovalList,
  BackendText,
  monitoringText,
  ORGANIZATION_TABLE,
  OrganizationDetails,
  type Kind,
} from '@/approvals/index.ts';
import { labelText } from '@/lib/visible-text.ts';

const TITLE = 'Organisations';

/** Longest text that can be read in three seconds, in characters. */
const SHORT = 60;

const KIND: Kind<Organization> = {
  noun: 'organisation',
  label: TITLE,
  empty:
    'No organisation has signed up. Each is listed here, as Pending, as soon as someone creates an account for it.',
  query: organizationListQuery(),
  listIn: ({ organizations }) => organizations,
  tableOf: () => ORGANIZATION_TABLE,
  approve: approveOrganizationMutation(),
  approveMany: approveOrganizationsMutation(),
  remove: deleteOrganizationMutation(),
  errorText(error, doing) {
    if (doing === 'fetch') return ownWords(error) ?? ORGANIZATION_MESSAGES.fetchList;
    return doing === 'approve'
      ? changeErrorText(error, ORGANIZATION_MESSAGES.approve)
      : deletionErrorText(error, ORGANIZATION_MESSAGES.delete);
  },
  // As specified (section 9); a long text shows until it is read.
  approveErrorMs: (text) => (text.length > SHORT ? 10_000 : 3_000),
  deleteLabel: 'Delete',
  newsOf: ({ name }, done) =>
    `${labelText(name, 'The organisation')} ${done === 'approved' ? 'is now active' : 'was deleted'}`,
  details: (organization, reviews) => (
    <OrganizationDetails organization={organization} reviews={reviews} />
  ),
  deletion: (organization, reviews) => (
    <>
      <p>Are you sure you want to delete this organization?</p>
      <BackendText text={organization.name} className="mt-2 font-semibold" />
      {organization.approved && (
        <>
          <p className="mt-2">{monitoringText(organization, reviews)}</p>
          <p className="mt-2">Its alerts and accounts may go as well.</p>
        </>
      )}
      <p className="mt-2 text-quiet">You can’t undo this here.</p>
    </>
  ),
};

/** The super-admin's organisations. */
export function Component() {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">{TITLE}</h1>
        <p className="text-quiet">
          Everyone who has signed up. A pending organisation waits for your approval.
        </p>
      </div>
      <ApprovalList kind={KIND} />
    </div>
  );
}
