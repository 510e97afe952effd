import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { foreignGraphemes } from '@/features/shared/review/foreign-graphemes.ts';
import { domainOf } from '@/lib/hostname.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { askTies, type Ties as FoundTies } from './ties.ts';

interface TiesProps {
  row: ApprovalRow;
  /** All assets, among which are the other ones of its organisation. */
  rows: readonly ApprovalRow[];
}

/** What ties a pending name to its organisation, or why nothing can. */
export function Ties({ row: { asset, owner, tie }, rows }: TiesProps) {
  const id = useId();
  const ascii = domainOf(asset.name);
  if (!owner) return null;
  return (
    <section aria-labelledby={id} className="text-sm">
      <h3 id={id} className="font-semibold">
        What ties it to the organisation
      </h3>
      {ascii === null ? (
        <p className="mt-1.5">{tie === 'app' ? APP : NO_DOMAIN}</p>
      ) : (
        <TiesOf ascii={ascii} owner={owner} rows={rows} />
      )}
    </section>
  );
}

const APP = 'Nothing here can tie an app to the organisation: ask for its page in the store.';
const NO_DOMAIN = 'Nothing here can tie this name to the organisation: it is not a domain.';

interface TiesOfProps {
  ascii: string;
  owner: Organization;
  rows: readonly ApprovalRow[];
}

function TiesOf({ ascii, owner, rows }: TiesOfProps) {
  const approved = useMemo(
    () =>
      rows.flatMap(({ asset, owner: other }) =>
        asset.approved && other?.id === owner.id ? [asset.name] : [],
      ),
    [rows, owner.id],
  );
  const ties = useQuery({
    queryKey: ['ties', ascii, owner.email, approved],
    queryFn: async () => (await askTies([{ ascii, email: owner.email, approved }]))[0] ?? null,
    gcTime: 0,
    retry: false,
    staleTime: Infinity,
  });
  return (
    <div role="status" className="mt-1.5">
      {ties.data ? (
        <Found ties={ties.data} email={owner.email} />
      ) : ties.isError ? (
        <p>This name could not be compared with those of the organisation.</p>
      ) : (
        <Skeleton className="w-2/3" />
      )}
    </div>
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
