import { DomainName } from '@/components/DomainName.tsx';
import type { Judged } from './judged.ts';

/** Where a link begins that is judged by the address that it carries. */
export function Begins({ carrier, reading }: Judged) {
  if (carrier === undefined) return null;
  const end =
    reading.kind === 'name' ? (
      <DomainName name={reading.host} forms={false} isLit={() => false} />
    ) : reading.kind === 'ip-address' ? (
      <span className="name">{reading.address}</span>
    ) : null;
  if (end === null) return null;
  return (
    <p className="mt-3 max-w-prose text-lead">
      The link begins on <DomainName name={carrier} forms={false} isLit={() => false} />, which may
      pass you on to {end}.
    </p>
  );
}
