import { useId, type ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import {
  needsReview,
  type ApprovalRow,
  type Tie,
} from '@/features/shared/conflicts/approval-rows.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { foreignGraphemes } from '@/features/shared/review/foreign-graphemes.ts';
import { ReviewedName } from '@/features/shared/review/ReviewedName.tsx';
import { formatNumber } from '@/lib/format.ts';
import { domainOf } from '@/lib/hostname.ts';
import { BesideFlaggedMark } from './ConflictSentence.tsx';
import { OwnerLine } from './OwnerLine.tsx';
import { isUntied } from './ties.ts';

/** How much there is to ask about a row: its own flag weighs most, then one of its organisation, then a missing tie. */
const doubtOf = (row: ApprovalRow): number =>
  (needsReview(row) ? 4 : 0) + (row.flaggedBeside ? 2 : 0) + Number(isUntied(row));

interface BulkRowsProps {
  /** What becomes of them. */
  title: string;
  rows: readonly ApprovalRow[];
  outcomeOf?: (row: ApprovalRow) => ReactNode;
}

/** Some of the chosen assets under what becomes of them, each with its tie; the most doubtful come first. */
export function BulkRows({ title, rows, outcomeOf }: BulkRowsProps) {
  const id = useId();
  if (rows.length === 0) return null;
  const doubtfulFirst = rows.toSorted((a, b) => doubtOf(b) - doubtOf(a));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-1 font-semibold tabular-nums">
        {`${title} (${formatNumber(rows.length)})`}
      </h3>
      <ul className="border-y border-hairline">
        {doubtfulFirst.map((row) => (
          <li
            key={row.asset.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2 pr-3 last:border-b-0"
          >
            <div className="min-w-0">
              <ReviewedName name={row.asset.name} inRow lit={row.conflict?.lit} />
              <OwnerLine owner={row.owner} tie={row.tie} />
              {row.flaggedBeside && <BesideFlaggedMark className="pt-0.5" />}
            </div>
            {outcomeOf?.(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** So many are named; of more, their number is said. */
const NAMED = 3;

const EXCEPTION_WORDS: Readonly<Partial<Record<Tie, string>>> = {
  app: 'an app, nothing to tie it by.',
  noDomain: 'not a domain, nothing to tie it by.',
  nothing: 'nothing ties it to its organisation.',
};

/** Which of the assets that will be approved nothing ties to their organisations. */
export function Exceptions({ rows }: { rows: readonly ApprovalRow[] }) {
  const untied = rows.filter(isUntied);
  if (untied.length > NAMED) {
    return (
      <p className="mt-1 font-semibold">
        {`Nothing ties ${formatNumber(untied.length)} of them to their organisations.`}
      </p>
    );
  }
  return untied.map(({ asset, tie }) => (
    <p key={asset.id} className="mt-1 font-semibold wrap-anywhere">
      {domainOf(asset.name) === null ? (
        <AssetName name={asset.name} />
      ) : (
        <DomainName name={asset.name} forms={false} isLit={foreignGraphemes(asset.name)} />
      )}
      : {tie && EXCEPTION_WORDS[tie]}
    </p>
  ));
}
