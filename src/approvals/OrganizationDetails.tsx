import { useQuery } from '@tanstack/react-query';
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
import { BackendText, MailLink } from './Subject.tsx';
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
        <OpenReasons review={review} reviews={reviews}>
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
          <>
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
            {/* Not in the contract of the backend. */}
            <details className="border-t border-hairline text-sm">
              <summary className="cursor-pointer py-2 text-quiet">4 not provided</summary>
              <Facts>
                {['Users', 'Industry', 'Size', 'Subscription'].map((label, at) => (
                  <Fact key={label} label={label}>
                    <MissingValue>{at === 0 ? 'Not reported' : 'Not provided'}</MissingValue>
                  </Fact>
                ))}
              </Facts>
            </details>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

/** Says what may happen to an organisation's assets if it is deleted: the contract does not specify it. */
export function monitoringText(organization: Organization, { context }: Reviews): string {
  const assets = assetsOfOrganization(organization, context);
  if (assets === null) {
    return 'We can’t see this organisation’s assets. Monitoring may stop for all of them.';
  }
  const approved = assets.filter((asset) => asset.approved).length;
  return approved === 0
    ? 'None of its assets is approved.'
    : `Monitoring may stop for its ${count(approved, 'approved asset')}.`;
}
