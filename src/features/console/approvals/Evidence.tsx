import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { asksAnyone, evidenceConfig } from '@/evidence-config.ts';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { NameEvidence } from '@/features/shared/evidence/live/NameEvidence.tsx';
import { foreignGraphemes } from '@/features/shared/review/foreign-graphemes.ts';
import { domainOf } from '@/lib/hostname.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { askTies, type Ties as FoundTies } from './ties.ts';

/** Asked of the engine once for each name. */
const ONCE = { retry: false, staleTime: Infinity } as const;

interface EvidenceProps {
  row: ApprovalRow;
  /** All assets, among which are the other ones of its organisation. */
  rows: readonly ApprovalRow[];
}

/** What a pending name can be decided by: what ties it to its organisation, and what DNS and the registry say. */
export function Evidence({ row: { asset, owner }, rows }: EvidenceProps) {
  const ascii = domainOf(asset.name);
  // The name of an app is nobody's domain: nothing can be compared or asked.
  if (ascii === null) return null;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
      {owner && <Ties ascii={ascii} owner={owner} rows={rows} />}
      {asksAnyone(evidenceConfig()) && <NameEvidence key={ascii} name={ascii} level={3} />}
    </div>
  );
}

interface TiesProps {
  ascii: string;
  owner: Organization;
  rows: readonly ApprovalRow[];
}

function Ties({ ascii, owner, rows }: TiesProps) {
  const id = useId();
  const approved = useMemo(
    () =>
      rows.flatMap(({ asset, owner: other }) =>
        asset.approved && other?.id === owner.id ? [asset.name] : [],
      ),
    [rows, owner.id],
  );
  const ties = useQuery({
    queryKey: ['ties', ascii, owner.email, approved],
    queryFn: async () => askTies(ascii, owner.email, approved),
    gcTime: 0,
    ...ONCE,
  });
  return (
    <section aria-labelledby={id} className="text-sm">
      <h3 id={id} className="font-semibold">
        What ties it to the organisation
      </h3>
      <div role="status" className="mt-1.5">
        {ties.data ? (
          <Found ties={ties.data} email={owner.email} />
        ) : ties.isError ? (
          <p>This name could not be compared with those of the organisation.</p>
        ) : (
          <Skeleton className="w-2/3" />
        )}
      </div>
    </section>
  );
}

function Found({ ties: { mail, above, beside }, email }: { ties: FoundTies; email: string }) {
  if (!mail && above === null && beside === null) {
    return <p>Nothing here ties this name to the organisation.</p>;
  }
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-quiet">
      {above !== null && (
        <li>
          A host below <Approved name={above} />, an approved name of the organisation.
        </li>
      )}
      {beside !== null && (
        <li>
          Shares its registered name with <Approved name={beside} />, an approved name of the
          organisation.
        </li>
      )}
      {mail && (
        <li>
          Same domain as{' '}
          <span className="name">
            <HostileText text={email} />
          </span>
          , the organisation’s email address.{' '}
          <span className="text-quiet">Whether that address was confirmed is not reported.</span>
        </li>
      )}
    </ul>
  );
}

const Approved = ({ name }: { name: string }) => (
  <DomainName
    name={name}
    forms={false}
    isLit={foreignGraphemes(name)}
    className="inline! align-baseline!"
  />
);
