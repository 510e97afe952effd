import { Link } from 'react-router-dom';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { CONFLICT_VERBS } from '@/features/shared/conflicts/conflict-mails.ts';
import { ConflictMails } from '@/features/shared/conflicts/ConflictMails.tsx';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { Notice } from '@/ui/Notice.tsx';
import type { FlaggedNames } from './use-flagged.ts';

/** As many are told one by one; the link leads to all of them. */
const TOLD = 3;

/** Why an organisation is looked at before it is approved: which of its names conflict, and with whose. */
export function FlaggedNotice({ id, flagged }: { id: string; flagged: FlaggedNames }) {
  const { rows, total } = flagged;
  const to = `${paths.superadmin.assetApprovals()}?owner=${encodeURIComponent(id)}&conflict=yes`;
  const [only] = rows;
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <Notice tone="warning">
        {rows.length === 1 && only ? (
          <p>
            {`1 of ${count(total, 'name')} `}
            <Sentence row={only} />
          </p>
        ) : (
          <>
            <p>{`${formatNumber(rows.length)} of ${count(total, 'name')} conflict with names of others:`}</p>
            <ul>
              {rows.slice(0, TOLD).map((row) => (
                <li key={row.asset.id}>
                  <Name name={row.asset.name} /> <Sentence row={row} />
                </li>
              ))}
            </ul>
          </>
        )}
        <Link to={to} className="font-semibold text-brand-deep underline underline-offset-3">
          {rows.length === 1 ? 'Compare the two names' : 'Compare the names'}
        </Link>
      </Notice>
      {/* Of several, each is asked about where its two names are compared. */}
      {rows.length === 1 && only && <ConflictMails row={only} />}
    </div>
  );
}

function Sentence({ row: { conflict } }: { row: ApprovalRow }) {
  if (!conflict) return null;
  return (
    <>
      {CONFLICT_VERBS[conflict.kind]} <Name name={conflict.name} /> of{' '}
      <HostileText text={labelText(conflict.owner, 'an organisation without a name')} />.
    </>
  );
}

const Name = ({ name }: { name: string }) => (
  <DomainName
    name={name}
    forms={false}
    isLit={foreignGraphemes(name)}
    className="inline! align-baseline!"
  />
);
