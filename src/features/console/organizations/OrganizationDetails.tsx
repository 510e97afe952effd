import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Organization, OrganizationDetail } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { ORGANIZATION_MESSAGES, organizationDetailQuery } from '@/api/queries/organizations.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import { mailtoLink } from '@/lib/mail.ts';
import { readMailAddress } from '@/lib/mail-address.ts';
import { paths } from '@/paths.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Fact, Facts, MissingValue } from '@/components/Facts.tsx';
import { DateTime } from '@/components/DateTime.tsx';
import { ownersOf } from '@/features/shared/conflicts/whom-to-ask.ts';
import { assetsOf } from '@/features/shared/asset-state/asset-state.ts';
import { ReviewDialog } from '@/features/shared/review/ReviewDialog.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { FlaggedNotice } from './FlaggedNotice.tsx';
import type { FlaggedNames } from './use-flagged.ts';
import { OrganizationActionsContext } from './organization-columns.tsx';
import { approvalErrorMs } from './organization-status.ts';

const detailErrorText = (error: unknown) => errorText(error, ORGANIZATION_MESSAGES.fetchDetail);

interface OrganizationDetailsProps {
  id: string;
  organizations: readonly Organization[];
  /** Its names that conflict with another owner's; undefined where none is known to. */
  flagged: FlaggedNames | undefined;
  /** Whether it is not known yet if one does. */
  comparing: boolean;
  onClose: () => void;
  /** Approves; a rejection is said here. */
  onApprove: (organization: Organization) => Promise<unknown>;
  onDelete: (organization: Organization) => void;
  approvalErrorText: (error: unknown) => string;
}

/** Everything the backend tells about one organisation, and the decision on it. */
export function OrganizationDetails({
  id,
  organizations,
  flagged,
  comparing,
  onClose,
  onApprove,
  onDelete,
  approvalErrorText,
}: OrganizationDetailsProps) {
  const detail = useQuery(organizationDetailQuery(id));
  const { approving } = useContext(OrganizationActionsContext);
  const listed = organizations.find((organization) => organization.id === id);
  return (
    <ReviewDialog
      title="Organisation details"
      listed={listed !== undefined}
      approved={listed?.approved ?? true}
      approving={approving.has(id)}
      check={flagged && { is: 'asked', whom: ownersOf(flagged.rows) }}
      onApprove={async () => listed && onApprove(listed)}
      onDelete={() => listed && onDelete(listed)}
      onClose={onClose}
      errorText={approvalErrorText}
      errorMs={approvalErrorMs}
    >
      {comparing && listed?.approved === false && (
        <Notice tone="info" className="mb-3">
          Its names are still being compared with those of other organisations.
        </Notice>
      )}
      {flagged && listed?.approved === false && <FlaggedNotice id={id} flagged={flagged} />}
      <QueryBoundary
        query={detail}
        loading="Loading organisation..."
        errorText={detailErrorText}
        skeleton={<FactsSkeleton />}
      >
        {(organization) => (
          <OrganizationFacts
            id={id}
            organization={organization}
            // The list is the newer of the two right after an approval.
            approved={listed?.approved ?? organization.approved}
            organizations={organizations}
          />
        )}
      </QueryBoundary>
    </ReviewDialog>
  );
}

interface OrganizationFactsProps {
  id: string;
  organization: OrganizationDetail;
  approved: boolean;
  organizations: readonly Organization[];
}

function OrganizationFacts({ id, organization, approved, organizations }: OrganizationFactsProps) {
  return (
    <>
      <Facts>
        <Fact label="Organisation">
          <BackendText text={organization.name} />
        </Fact>
        <Fact label="Status">
          <StatusMark approved={approved} approvedLabel="Active" />
        </Fact>
        <Fact label="Email">
          <Email text={organization.email} />
        </Fact>
        <Fact label="Address">
          <BackendText text={organization.address} />
        </Fact>
        <Fact label="Registration number">
          <BackendText text={organization.company_registration_number} />
        </Fact>
        <Fact label="Join Date">
          <DateTime iso={organization.created_on} missing="Not given" day />
        </Fact>
        <Fact label="Last Updated">
          <DateTime iso={organization.updated_on} missing="Never" />
        </Fact>
        <Fact label="Assets">
          <AssetsOf id={id} organizations={organizations} />
        </Fact>
      </Facts>
      <Unknown />
    </>
  );
}

/** The address, as a link where a mail can be sent to it. */
function Email({ text }: { text: string }) {
  const address = readMailAddress(text);
  if (address === null) return <BackendText text={text} />;
  return (
    <a href={mailtoLink([address])} className="text-brand-deep underline underline-offset-3">
      <HostileText text={text} />
    </a>
  );
}

/** What no backend of this contract tells (design decision 25), folded: four lines of it say nothing more. */
function Unknown() {
  return (
    <details className="border-t border-hairline text-sm">
      <summary className="cursor-pointer py-2 text-quiet">4 not provided</summary>
      <Facts>
        <Fact label="Users">
          <MissingValue>Not reported</MissingValue>
        </Fact>
        <Fact label="Industry">
          <MissingValue>Not provided</MissingValue>
        </Fact>
        <Fact label="Size">
          <MissingValue>Not provided</MissingValue>
        </Fact>
        <Fact label="Subscription">
          <MissingValue>Not provided</MissingValue>
        </Fact>
      </Facts>
    </details>
  );
}

interface AssetsOfProps {
  id: string;
  organizations: readonly Organization[];
}

/** The number of assets, counted from the list; it opens the list that it counts. */
function AssetsOf({ id, organizations }: AssetsOfProps) {
  const assets = useQuery(assetListQuery());
  if (assets.data === undefined) {
    return (
      <span className="text-quiet">
        {assets.isFetching ? 'Counting...' : 'The list of assets could not be fetched'}
      </span>
    );
  }
  const owned = assetsOf(id, assets.data, organizations);
  if (owned === null) return <MissingValue>Not reported</MissingValue>;
  if (owned.length === 0) return '0';
  const pending = owned.filter(({ approved }) => !approved).length;
  return (
    <Link
      to={`${paths.superadmin.assetApprovals()}?owner=${encodeURIComponent(id)}`}
      className="text-brand-deep tabular-nums underline underline-offset-3"
    >
      {count(owned.length, 'asset')}
      {pending > 0 && `, ${formatNumber(pending)} pending`}
    </Link>
  );
}

function FactsSkeleton() {
  return (
    <div aria-hidden>
      {['w-2/3', 'w-1/4', 'w-1/2', 'w-3/4', 'w-1/2', 'w-1/4', 'w-1/3', 'w-1/3'].map(
        (width, index) => (
          <div key={index} className="grid border-b border-hairline py-3 sm:grid-cols-[11rem_1fr]">
            <Skeleton className="w-24" />
            <Skeleton className={width} />
          </div>
        ),
      )}
    </div>
  );
}
