import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { Alignment } from '@/features/shared/explanation/Alignment.tsx';
import { DeceptiveCharacters } from '@/features/shared/explanation/DeceptiveCharacters.tsx';
import type { Judged } from './VerdictWords.tsx';

/** The two names, one above the other; lit where the link's imitates the visitor's. */
export function LinkNames({ domain, reading, found }: Omit<Judged, 'kind'>) {
  if (reading.kind === 'ip-address') {
    return (
      <Pair domain={domain}>
        <span className="name">
          <HostileText text={reading.address} />
        </span>
      </Pair>
    );
  }
  if (reading.kind !== 'name') return null;
  if (found?.kind !== 'explanation') {
    return (
      <Pair domain={domain}>
        <DomainName name={reading.host} />
      </Pair>
    );
  }
  const { candidate, techniques, alignment } = found;
  return (
    <>
      {techniques.length > 0 ? (
        <div className="mt-8">
          <Alignment segments={alignment} labels={['Yours', 'The link']} size="large" />
          <DeceptiveCharacters segments={alignment} />
        </div>
      ) : (
        <Pair domain={domain}>
          <DomainName name={candidate.ascii} />
        </Pair>
      )}
      {found.relation === 'other' && (
        <p className="mt-6">
          What is registered, and decides whose it is:{' '}
          <strong className="font-medium">
            <DomainName name={candidate.registrable} />
          </strong>
        </p>
      )}
    </>
  );
}

function Pair({ domain, children }: { domain: string; children: ReactNode }) {
  return (
    <dl className="mt-8 grid gap-x-6 gap-y-2 text-lead sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline md:text-h4">
      <dt className="font-sans text-sm text-quiet">Yours</dt>
      <dd>
        <DomainName name={domain} forms={false} isLit={() => false} />
      </dd>
      <dt className="font-sans text-sm text-quiet">The link</dt>
      <dd className="min-w-0">{children}</dd>
    </dl>
  );
}
