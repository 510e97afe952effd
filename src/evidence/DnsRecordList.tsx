import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { dnsReasonText } from './model/reason-text.ts';
import type { InDns } from './model/dns/types.ts';
import { formatDuration } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';

/** Lists the DNS records of a name: its alias, addresses, mail servers, name servers, and their TTLs. */
export function DnsRecordList({ state: { records, mail, missing } }: { state: InDns }) {
  const whyMissing = (...types: string[]) => {
    const gone = missing.find(({ type }) => types.includes(type));
    return gone && `No answer. ${dnsReasonText(gone.reason)}.`;
  };
  const addresses = [...records.a, ...records.aaaa];
  const exchanges = records.mx.filter(({ exchange }) => exchange !== '');
  const all = [...records.cname, ...addresses, ...exchanges, ...records.ns];
  const times = new Set(all.map(({ ttl }) => formatDuration(ttl * 1_000)));
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      {records.cname.length > 0 && (
        <Fact name="Alias of">
          <Names names={records.cname.map(({ data }) => data)} />
        </Fact>
      )}
      <Fact name="Addresses">
        {addresses.map(({ data }) => (
          <span key={data} className="font-mono break-all">
            <HostileText text={labelText(data, '')} />
          </span>
        ))}
        {addresses.length === 0 && <None>{whyMissing('A', 'AAAA') ?? 'None'}</None>}
      </Fact>
      <Fact name="Mail servers">
        <Names names={exchanges.map(({ exchange }) => exchange)} />
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
        <Names names={records.ns.map(({ data }) => data)} />
        {records.ns.length === 0 && <None>None of its own</None>}
      </Fact>
      {times.size > 0 && (
        <Fact name="TTL">
          <span className="text-quiet tabular-nums">{[...times].join(', ')}</span>
        </Fact>
      )}
    </dl>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return [...new Set(names)].map((name) => <DomainName key={name} name={name} forms={false} />);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="grid min-w-0 gap-0.5">{children}</dd>
    </>
  );
}

function None({ children }: { children: string }) {
  return <span className="text-quiet">{children}</span>;
}
