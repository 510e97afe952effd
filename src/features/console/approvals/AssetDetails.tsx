import { useContext, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/paths.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { ApprovalActionsContext } from './approval-columns.tsx';
import { BESIDE_FLAGGED, type ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { checkOf } from '@/features/shared/conflicts/whom-to-ask.ts';
import { ConflictDetails } from './ConflictDetails.tsx';
import { NameEvidence } from '@/features/shared/evidence/live/NameEvidence.tsx';
import { asksAnyone, evidenceConfig } from '@/evidence-config.ts';
import { count } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { domainOf } from '@/lib/hostname.ts';
import { Warnings } from './Warnings.tsx';
import { ConflictSentence } from './ConflictSentence.tsx';
import { Ties } from './Ties.tsx';
import { Fact, Facts, MissingValue } from '@/components/Facts.tsx';
import { DateTime } from '@/components/DateTime.tsx';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';
import { ReviewDialog } from '@/features/shared/review/ReviewDialog.tsx';
import { StatusMark } from '@/features/shared/review/StatusMark.tsx';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { detailsOf } from '@/features/shared/review/use-details.ts';

/** So many flagged names are named; the list has the others. */
const NAMED = 3;

interface AssetDetailsProps {
  /** The asset, or undefined when it is not (or no longer) listed. */
  row: ApprovalRow | undefined;
  /** All assets. */
  rows: readonly ApprovalRow[];
  /** Whether it is not known yet if the asset conflicts with another one. */
  comparing: boolean;
  onClose: () => void;
  /** Approves; a rejection is said here. */
  onApprove: (row: ApprovalRow) => Promise<unknown>;
  onDelete: (row: ApprovalRow) => void;
  errorText: (error: unknown) => string;
}

/** Everything the backend tells about one asset, what it can be decided by, and the decision. */
export function AssetDetails({
  row,
  rows,
  comparing,
  onClose,
  onApprove,
  onDelete,
  errorText,
}: AssetDetailsProps) {
  const recordId = useId();
  const { approving } = useContext(ApprovalActionsContext);
  if (!row) {
    return (
      <Dialog open onClose={onClose} title="Asset details" width="sm">
        <p className="text-sm">This asset is not listed. It may have been deleted.</p>
      </Dialog>
    );
  }
  const { asset, conflict } = row;
  const ascii = domainOf(asset.name);
  return (
    <ReviewDialog
      title="Asset details"
      width="lg"
      listed
      approved={asset.approved}
      approving={approving.has(asset.id)}
      check={checkOf(row)}
      onApprove={() => onApprove(row)}
      onDelete={() => onDelete(row)}
      onClose={onClose}
      errorText={errorText}
    >
      {comparing && !asset.approved && (
        <Notice tone="info" className="mb-3">
          This asset is still being compared with those of other organisations.
        </Notice>
      )}
      {/* Who asks for which name: what follows is about it. */}
      <Facts>
        <Fact label="Asset">
          <ReviewedName name={asset.name} lit={conflict?.lit} />
        </Fact>
        <Fact label="Organisation">
          <Owner row={row} />
        </Fact>
      </Facts>
      <div className="my-3 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        <Warnings row={row} />
        {row.flaggedBeside && <FlaggedBeside rows={row.flaggedBeside} />}
        {conflict && <ConflictDetails row={row} conflict={conflict} />}
        {!asset.approved && <Ties row={row} rows={rows} />}
      </div>
      {/* Above the plain facts, since the decision rests on it. The name of an app is no domain to look up. */}
      {!asset.approved && ascii !== null && asksAnyone(evidenceConfig()) && (
        <div className="mt-4 border-t border-hairline pt-3 text-sm empty:hidden">
          <NameEvidence key={ascii} name={ascii} level={3} />
        </div>
      )}
      <section aria-labelledby={recordId} className="mt-5 border-t border-hairline pt-3">
        <h3 id={recordId} className="text-sm font-semibold">
          As recorded
        </h3>
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
      </section>
    </ReviewDialog>
  );
}

/** Which other names of the organisation are flagged, each a way to its comparison. */
function FlaggedBeside({ rows }: { rows: readonly ApprovalRow[] }) {
  const { open } = useContext(ApprovalActionsContext);
  return (
    <Notice tone="warning">
      <p>
        {rows.length === 1
          ? `${BESIDE_FLAGGED}. Look at it before you decide about this one.`
          : `${count(rows.length, 'other name')} of this organisation are flagged. Look at them before you decide about this one.`}
      </p>
      <ul className="mt-1">
        {rows.slice(0, NAMED).map((row) => (
          <li key={row.asset.id} className="py-1">
            <button
              type="button"
              onClick={() => open(row)}
              aria-label={`Open ${labelText(row.asset.name, 'the unnamed asset')}`}
              className="cursor-pointer text-left text-brand-deep"
            >
              <ReviewedName name={row.asset.name} inRow />
            </button>
            {row.conflict && (
              <p className="text-xs text-quiet">
                <ConflictSentence conflict={row.conflict} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Owner({ row: { asset, owner } }: { row: ApprovalRow }) {
  const { owners } = useContext(ApprovalActionsContext);
  if (owner) {
    return (
      <>
        <BackendText text={owner.name} />
        {!owner.approved && !asset.approved && (
          <p className="text-quiet">It is itself still pending: decide about it first.</p>
        )}
        <Link
          to={paths.superadmin.organizations() + detailsOf(owner.id)}
          className="text-brand-deep underline underline-offset-3"
        >
          Open the organisation
        </Link>
      </>
    );
  }
  if (owners === 'loading') return <span className="text-quiet">Loading...</span>;
  if (owners === 'unknown') {
    return <span className="text-quiet">The list of organisations could not be fetched</span>;
  }
  return (
    <>
      <MissingValue>Not reported</MissingValue>
      {asset.owner_id !== '' && (
        <BackendText text={`Owner id ${asset.owner_id}`} className="text-quiet" />
      )}
    </>
  );
}
