import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { Fact, Facts } from '@/components/Facts.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { asksAnyone, evidenceConfig } from '@/evidence-config.ts';
import { NameEvidence } from '@/evidence/index.ts';
import { NamePair } from '@/components/explanation/NamePair.tsx';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';
import { toUnicode } from '@/lib/idna.ts';
import { paths } from '@/paths.ts';
import { assetDomain, type Conflict } from './model/review-asset.ts';
import { information, OpenReasons, Sentences } from './ReviewText.tsx';
import { BackendText, detailsSearch, MailLink, OwnerName, SubjectName } from './Subject.tsx';
import type { Reviews } from './use-reviews.ts';

interface AssetDetailsProps {
  asset: Asset;
  reviews: Reviews;
}

/** Everything the backend tells about an asset, and the facts that its approval depends on. */
export function AssetDetails({ asset, reviews }: AssetDetailsProps) {
  const owner = reviews.context.owners.get(asset.owner_id);
  const review = asset.approved ? null : reviews.of(asset);
  const conflict = review?.reasons.find((reason) => reason.kind === 'conflict');
  const domain = assetDomain(asset);
  const known = review ? information(review) : [];
  return (
    <>
      <Facts>
        <Fact label="Asset">
          <SubjectName subject={asset} review={review} />
        </Fact>
        <Fact label="Organisation">
          {owner ? (
            <>
              <BackendText text={owner.name} />
              <MailLink email={owner.email} />
              <Link
                to={paths.superadmin.organizations() + detailsSearch(owner.id)}
                className="mt-1.5 block w-fit text-brand-deep underline underline-offset-3"
              >
                Open the organisation
              </Link>
            </>
          ) : (
            <span className="text-quiet">
              Not reported
              {asset.owner_id !== '' && <BackendText text={`Owner id ${asset.owner_id}`} />}
            </span>
          )}
        </Fact>
      </Facts>
      {review && <OpenReasons review={review} reviews={reviews} />}
      {conflict && <Comparison asset={asset} conflict={conflict} />}
      {review && (domain !== null || known.length > 0) && (
        <section aria-label="Does this domain belong to them?" className="mt-3 text-sm">
          <h3 className="font-semibold">Does this domain belong to them?</h3>
          <Sentences reasons={known} />
          {domain !== null && asksAnyone(evidenceConfig()) && (
            <div className="mt-4 border-t border-hairline pt-3 empty:hidden">
              <NameEvidence key={domain} name={domain} level={3} />
            </div>
          )}
        </section>
      )}
      <h3 className="mt-5 border-t border-hairline pt-3 text-sm font-semibold">As recorded</h3>
      <Facts>
        <Fact label="Status">
          <StatusMark approved={asset.approved} approvedLabel="Approved" />
        </Fact>
        <Fact label="Type">
          <BackendText text={asset.type} />
        </Fact>
        <Fact label="Created On">
          <DateTime iso={asset.creation_date} missing="Not given" />
        </Fact>
        <Fact label="Last Updated">
          <DateTime iso={asset.last_updated_on} missing="Never" />
        </Fact>
        <Fact label="Under watch">{asset.under_watch ? 'Yes' : 'No'}</Fact>
        <Fact label="Asset id">
          <span className="name">
            <BackendText text={asset.id} />
          </span>
        </Fact>
      </Facts>
    </>
  );
}

const isForeign = (name: string): boolean =>
  Array.from(toUnicode(name)).some((character) => foreignGraphemes(name)(character));

/** A lookalike and the asset that it looks like, letter under letter, and how to contact the other organisation. */
function Comparison({ asset, conflict }: { asset: Asset; conflict: Conflict }) {
  const { how, other, otherOwner, own } = conflict;
  const there = other.approved ? 'Approved' : 'Also pending';
  // Foreign letters are highlighted below. That says nothing about who is right.
  const isTurned = isForeign(other.name) && !isForeign(asset.name);
  const [upper, lower] = isTurned ? [asset.name, other.name] : [other.name, asset.name];
  return (
    <div className="my-3 grid gap-2 text-sm">
      {how === 'lookalike' && (
        <NamePair
          upper={upper}
          lower={lower}
          labels={isTurned ? ['This one', there] : [there, 'This one']}
        />
      )}
      {otherOwner && !own && (
        <p>
          Ask <OwnerName owner={otherOwner} missing="the other organisation" />:{' '}
          <MailLink email={otherOwner.email} />
        </p>
      )}
    </div>
  );
}
