import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { reasonText } from './model/dns/reason-text.ts';
import type { DnsState } from './model/dns/types.ts';
import { formatDuration } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';

type InDns = Extract<DnsState, { is: 'in-dns' }>;

/** Lists the DNS records of a name: addresses, mail servers, name servers, each with its TTL. */
export function DnsRecordList({ state: { records, mail, missing } }: { state: InDns }) {
  const whyMissing = (...types: string[]) => {
    const gone = missing.find(({ type }) => types.includes(type));
    return gone && `No answer. ${reasonText(gone.reason)}.`;
  };
  const addresses = [...records.a, ...records.aaaa];
  const exchanges = records.mx.filter(({ exchange }) => exchange !== '');
  const all = [...records.cname, ...addresses, ...exchanges, ...records.ns];
  const times = new Set(all.map(({ ttl }) => formatDuration(ttl * 1_000)));
  /** The common TTL, which is shown once, below them. */
  const shared = all.length > 1 && times.size === 1 ? [...times][0] : undefined;
  const own = (ttl: number) => (shared === undefined ? ttl : null);
  return (
    <dl className="@container grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      {records.cname.length > 0 && (
        <Fact name="Alias of">
          {records.cname.map(({ data, ttl }) => (
            <Line key={data} ttl={own(ttl)}>
              <DomainName name={data} forms={false} />
            </Line>
          ))}
        </Fact>
      )}
      <Fact name="Addresses">
        {addresses.map(({ data, ttl }) => (
          <Line key={data} ttl={own(ttl)}>
            <span className="font-mono break-all">
              <HostileText text={labelText(data, '')} />
            </span>
          </Line>
        ))}
        {addresses.length === 0 && <None>{whyMissing('A', 'AAAA') ?? 'None'}</None>}
      </Fact>
      <Fact name="Mail servers">
        {exchanges.map(({ exchange, preference, ttl }) => (
          <Line key={`${preference} ${exchange}`} ttl={own(ttl)}>
            <DomainName name={exchange} forms={false} />
          </Line>
        ))}
        {mail !== true && (
          <None>
            {mail === null
              ? (whyMissing('MX') ?? 'No answer')
              : records.mx.length > 0
                ? 'None: the name refuses mail (null MX)'
                : 'None'}
          </None>
        )}
      </Fact>
      <Fact name="Name servers">
        {records.ns.map(({ data, ttl }) => (
          <Line key={data} ttl={own(ttl)}>
            <DomainName name={data} forms={false} />
          </Line>
        ))}
        {records.ns.length === 0 && <None>None of its own</None>}
      </Fact>
      {shared !== undefined && (
        <Fact name="TTL">
          <span className="text-quiet tabular-nums">{`${shared} for each`}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="grid min-w-0 gap-0.5">{children}</dd>
    </>
  );
}

function Line({ ttl, children }: { ttl: number | null; children: ReactNode }) {
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-baseline gap-x-4 @min-[25rem]:grid-cols-[minmax(0,1fr)_auto]">
      {children}
      {ttl !== null && (
        <span className="whitespace-nowrap text-quiet tabular-nums">{`TTL ${formatDuration(ttl * 1_000)}`}</span>
      )}
    </span>
  );
}

function None({ children }: { children: string }) {
  return <span className="text-quiet">{children}</span>;
}
