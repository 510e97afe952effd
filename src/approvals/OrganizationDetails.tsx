import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Organization } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { ORGANIZATION_MESSAGES, organizationDetailQuery } from '@/api/queries/organizations.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { Fact, Facts, MissingValue } from '@/components/Facts.tsx';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { assetsOfOrganization } from './model/review-asset.ts';
import { OpenReasons } from './ReviewText.tsx';
import { BackendText, MailLink, NameInSentence } from './Subject.tsx';
import type { Reviews } from './use-reviews.ts';

interface OrganizationDetailsProps {
  organization: Organization;
  reviews: Reviews;
}

/** Everything the backend tells about an organisation, and how its assets were reviewed. */
export function OrganizationDetails({ organization, reviews }: OrganizationDetailsProps) {
  const { id, approved } = organization;
  const detail = useQuery(organizationDetailQuery(id));
  const review = approved ? null : reviews.of(organization);
  const assets = assetsOfOrganization(organization, reviews.context);
  const pending = assets?.filter((asset) => !asset.approved).length ?? 0;
  const toAssets = `${paths.superadmin.assetApprovals()}?owner=${encodeURIComponent(id)}`;
  return (
    <>
      {review && (
        <OpenReasons review={review} retry={reviews.retry}>
          {review.state === 'flagged' && (
            <Link
              to={`${toAssets}&conflict=yes`}
              className="font-semibold text-brand-deep underline underline-offset-3"
            >
              Review them
            </Link>
          )}
        </OpenReasons>
      )}
      <QueryBoundary
        query={detail}
        loading="Loading organisation..."
        errorText={(error) => errorText(error, ORGANIZATION_MESSAGES.fetchDetail)}
        skeleton={<Skeleton className="h-80" />}
      >
        {({ name, email, address, company_registration_number, created_on, updated_on }) => (
          <Facts>
            <Fact label="Organisation">
              <BackendText text={name} />
            </Fact>
            <Fact label="Status">
              {/* The list is the newer of the two right after an approval. */}
              <StatusMark approved={approved} approvedLabel="Active" />
            </Fact>
            <Fact label="Email">
              <MailLink email={email} />
            </Fact>
            <Fact label="Address">
              <BackendText text={address} />
            </Fact>
            <Fact label="Registration number">
              <BackendText text={company_registration_number} />
            </Fact>
            <Fact label="Join Date">
              <DateTime iso={created_on} missing="Not given" day />
            </Fact>
            <Fact label="Last Updated">
              <DateTime iso={updated_on} missing="Never" />
            </Fact>
            <Fact label="Assets">
              {assets === null ? (
                <MissingValue>Not reported</MissingValue>
              ) : assets.length === 0 ? (
                '0'
              ) : (
                <Link
                  to={toAssets}
                  className="text-brand-deep tabular-nums underline underline-offset-3"
                >
                  {count(assets.length, 'asset')}
                  {pending > 0 && `, ${formatNumber(pending)} pending`}
                </Link>
              )}
            </Fact>
          </Facts>
        )}
      </QueryBoundary>
      <NotProvided />
    </>
  );
}

/** What no backend of this contract tells (design decision 25), folded. */
function NotProvided() {
  return (
    <details className="border-t border-hairline text-sm">
      <summary className="cursor-pointer py-2 text-quiet">4 not provided</summary>
      <Facts>
        <Fact label="Users">
          <MissingValue>Not reported</MissingValue>
        </Fact>
        {['Industry', 'Size', 'Subscription'].map((label) => (
          <Fact key={label} label={label}>
            <MissingValue>Not provided</MissingValue>
          </Fact>
        ))}
      </Facts>
    </details>
  );
}

/** How many names are listed before an organisation is deleted. */
const MAX_NAMES = 6;

/** Which assets may go with an organisation. The contract does not say, so the words promise nothing. */
export function MonitoredAssets({ organization, reviews }: OrganizationDetailsProps) {
  const assets = assetsOfOrganization(organization, reviews.context);
  if (assets === null) {
    return 'We can’t see this organisation’s assets. Monitoring may stop for all of them.';
  }
  const approved = assets.filter((asset) => asset.approved);
  if (approved.length === 0) return 'None of its assets is approved.';
  const more = approved.length - MAX_NAMES;
  return (
    <>
      {`Monitoring may stop for ${count(approved.length, 'approved asset')}: `}
      {approved.slice(0, MAX_NAMES).map(({ name }, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <NameInSentence name={name} />
        </Fragment>
      ))}
      {more > 0 && ` and ${formatNumber(more)} more`}.
    </>
  );
}
