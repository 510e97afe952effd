import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Organisation, OrganisationDetail } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import { ORGANISATION_MESSAGES, organisationDetailQuery } from '@/api/queries/organisations.ts';
import { notifyFailure } from '@/components/notify.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { useOnPage } from '@/ui/use-on-page.ts';
import { Fact, Facts, Untold } from '../approvals/Facts.tsx';
import { Moment } from '../approvals/Moment.tsx';
import { StatusMark } from '../approvals/StatusMark.tsx';
import { Told } from '../approvals/Told.tsx';
import { useTimedText } from '../approvals/use-timed-text.ts';
import { countAssets } from './asset-count.ts';
import { OrganisationActionsContext } from './organisation-actions.ts';
import { approvalErrorMs } from './organisation-status.ts';

const detailErrorText = (error: unknown) => errorText(error, ORGANISATION_MESSAGES.fetchDetail);

interface OrganisationDetailsProps {
  id: string;
  organisations: readonly Organisation[];
  onClose: () => void;
  /** Approves; a rejection is said here. */
  onApprove: (organisation: Organisation) => Promise<unknown>;
  onDelete: (organisation: Organisation) => void;
  approvalErrorText: (error: unknown) => string;
}

/** Everything the backend tells about one organisation, and the decision on it. */
export function OrganisationDetails({
  id,
  organisations,
  onClose,
  onApprove,
  onDelete,
  approvalErrorText,
}: OrganisationDetailsProps) {
  const detail = useQuery(organisationDetailQuery(id));
  const { approving } = useContext(OrganisationActionsContext);
  const error = useTimedText(approvalErrorMs);
  const onPage = useOnPage();
  const listed = organisations.find((organisation) => organisation.id === id);

  async function approve(organisation: Organisation) {
    error.show('');
    try {
      await onApprove(organisation);
      // Another row's details may be open by now.
      if (onPage()) onClose();
    } catch (failure) {
      const text = approvalErrorText(failure);
      if (onPage()) error.show(text);
      else notifyFailure(failure, { title: text, duration: approvalErrorMs(text) });
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Organization details"
      footer={
        listed && (
          <>
            <Button data-acts tone="danger" className="mr-auto" onClick={() => onDelete(listed)}>
              Delete
            </Button>
            {!listed.approved && (
              <Button
                data-acts
                tone="primary"
                pending={approving.has(id)}
                onClick={() => void approve(listed)}
              >
                Approve
              </Button>
            )}
          </>
        )
      }
    >
      {error.text && (
        <Notice tone="error" className="mb-3">
          {error.text}
        </Notice>
      )}
      <QueryBoundary
        query={detail}
        loading="Loading organization..."
        errorText={detailErrorText}
        skeleton={<FactsSkeleton />}
      >
        {(organisation) => (
          <OrganisationFacts
            id={id}
            organisation={organisation}
            // The list is the newer of the two right after an approval.
            approved={listed?.approved ?? organisation.approved}
            organisations={organisations}
          />
        )}
      </QueryBoundary>
    </Dialog>
  );
}

interface OrganisationFactsProps {
  id: string;
  organisation: OrganisationDetail;
  approved: boolean;
  organisations: readonly Organisation[];
}

function OrganisationFacts({ id, organisation, approved, organisations }: OrganisationFactsProps) {
  return (
    <Facts>
      <Fact label="Organization">
        <Told text={organisation.name} />
      </Fact>
      <Fact label="Status">
        <StatusMark approved={approved} approvedLabel="Active" />
      </Fact>
      <Fact label="Email">
        <Told text={organisation.email} />
      </Fact>
      <Fact label="Address">
        <Told text={organisation.address} />
      </Fact>
      <Fact label="Registration number">
        <Told text={organisation.company_registration_number} />
      </Fact>
      <Fact label="Join date">
        <Moment iso={organisation.created_on} missing="Not given" day />
      </Fact>
      <Fact label="Created">
        <Moment iso={organisation.created_on} missing="Not given" />
      </Fact>
      <Fact label="Updated">
        <Moment iso={organisation.updated_on} missing="Never" />
      </Fact>
      <Fact label="Assets">
        <AssetsOf id={id} organisations={organisations} />
      </Fact>
      <Fact label="Users">
        <Untold>Not reported</Untold>
      </Fact>
      <Fact label="Industry">
        <Untold>Not provided</Untold>
      </Fact>
      <Fact label="Size">
        <Untold>Not provided</Untold>
      </Fact>
      <Fact label="Subscription">
        <Untold>Not provided</Untold>
      </Fact>
    </Facts>
  );
}

interface AssetsOfProps {
  id: string;
  organisations: readonly Organisation[];
}

/** The number of assets, counted from the list; it opens the list that it counts. */
function AssetsOf({ id, organisations }: AssetsOfProps) {
  const assets = useQuery(assetListQuery());
  if (assets.data === undefined) {
    return (
      <span className="text-quiet">
        {assets.isFetching ? 'Counting...' : 'The list of assets could not be fetched'}
      </span>
    );
  }
  const counted = countAssets(id, assets.data, organisations);
  if (counted === null) return <Untold>Not reported</Untold>;
  if (counted.total === 0) return '0';
  return (
    <Link
      to={`${paths.superadmin.assetApprovals()}?owner=${encodeURIComponent(id)}`}
      className="text-brand-deep tabular-nums underline underline-offset-3"
    >
      {count(counted.total, 'asset')}
      {counted.pending > 0 && `, ${formatNumber(counted.pending)} pending`}
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
