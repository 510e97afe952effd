import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { foreignGraphemes } from '@/features/shared/review/foreign-graphemes.ts';
import { domainOf } from '@/lib/read-name.ts';
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

/** All that ties it, in one sentence. */
function Found({ ties: { mail, above, beside }, email }: { ties: FoundTies; email: string }) {
  const near = above ?? beside;
  if (near === null && !mail) return <p>Nothing here ties this name to the organisation.</p>;
  const address = (
    <span className="name">
      <HostileText text={email} />
    </span>
  );
  const unconfirmed = '; whether that address was confirmed is not reported.';
  if (near === null) {
    return (
      <p>
        Same domain as {address}, the organisation’s email address{unconfirmed}
      </p>
    );
  }
  return (
    <p>
      {above === null ? 'Shares its registered name with' : 'A host below'} <Approved name={near} />
      , an approved name of the organisation
      {mail ? (
        <>
          , whose email address {address} is in the same domain{unconfirmed}
        </>
      ) : (
        '.'
      )}
    </p>
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
