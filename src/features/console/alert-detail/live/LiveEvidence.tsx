import { useState, useSyncExternalStore } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { reasonText } from '@/evidence/dns/reason-text.ts';
import { evidenceText } from '@/evidence/evidence-text.ts';
import { keptAnswers, type DnsLook } from '@/evidence/kept.ts';
import { parkingService } from '@/evidence/parking.ts';
import {
  addressIsSeen,
  evidenceConfig,
  type RegistryConfig,
  type ResolverConfig,
} from '@/evidence-config.ts';
import { DnsBadge } from '@/features/shared/evidence/DnsBadge.tsx';
import { DnsRecordList } from '@/features/shared/evidence/DnsRecordList.tsx';
import { lookUpHost, lookUpRegistration } from '@/features/shared/evidence/look-up-name.ts';
import { useLookup } from '@/features/shared/evidence/use-lookup.ts';
import { domainOf } from '@/lib/hostname.ts';
import { Button } from '@/ui/Button.tsx';
import { useCopy } from '@/ui/use-copy.ts';
import { EvidenceCard } from './EvidenceCard.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { capitalized } from '@/lib/capitalized.ts';

interface LiveEvidenceProps {
  /** As the alert gives it: any text. */
  name: string;
  /** The registrable name above it, as the engine reads it (the list of suffixes is too big for a page); or null. */
  registrable: string | null;
}

/**
 * What DNS and the registry say of an alert's name, each asked by a press. Only where the site is set up for
 * it: see evidence-config.ts.
 */
export function LiveEvidence({ name, registrable }: LiveEvidenceProps) {
  const { doh, rdap } = evidenceConfig();
  const { version } = keptAnswers();
  // A new answer, the notice's too, is shown in its card and written into the copied text.
  const answers = useSyncExternalStore(version.subscribe, version.get);
  const host = domainOf(name);
  if (host === null) {
    return (
      <section aria-labelledby="live-evidence" className="print:hidden">
        <Title />
        <p className="mt-2 text-quiet">
          This alert names no domain, so neither DNS nor a registry can be asked.
        </p>
      </section>
    );
  }
  const kept = keptAnswers();
  const isEmpty =
    kept.dns.get(host) === null && kept.registrations.get(registrable ?? host) === null;
  return (
    <section aria-labelledby="live-evidence" className={isEmpty ? 'print:hidden' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Title />
        <CopyEvidence key={answers} host={host} registrable={registrable ?? host} />
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {doh && (
          <DnsCard key={`dns ${host}`} host={host} registrable={registrable} resolver={doh} />
        )}
        {rdap && registrable !== null && (
          <RegistrationCard key={`rdap ${registrable}`} name={registrable} registry={rdap} />
        )}
      </div>
    </section>
  );
}

function Title() {
  return (
    <h2 id="live-evidence" className="font-semibold">
      Live evidence
    </h2>
  );
}

/** Everything that was found out, as text for a mail or a ticket; nothing before there is anything. */
function CopyEvidence({ host, registrable }: { host: string; registrable: string }) {
  const kept = keptAnswers();
  const dns = kept.dns.get(host);
  const registration = kept.registrations.get(registrable);
  const [text] = useState(() =>
    evidenceText({ name: host, registrable, dns, registration }, Date.now()),
  );
  const { copied, copy } = useCopy(text);
  if (dns === null && registration === null) return null;
  return (
    <Button size="sm" onClick={copy} className="print:hidden">
      {copied ? 'Copied' : 'Copy evidence'}
    </Button>
  );
}

interface DnsCardProps {
  host: string;
  registrable: string | null;
  resolver: ResolverConfig;
}

type Look = DnsLook & { readonly at: number };
const dated = (look: DnsLook): Look => ({ ...look, at: look.state.at });

function DnsCard({ host, registrable, resolver }: DnsCardProps) {
  const kept = keptAnswers().dns.get(host);
  const { lookup, look, cancel } = useLookup<Look>(kept ? dated(kept) : undefined, async (signal) =>
    dated(await lookUpHost(host, registrable, resolver, signal)),
  );
  return (
    <EvidenceCard
      title="DNS"
      asks={
        <>
          {capitalized(resolver.name)} will see the name <DomainName name={host} forms={false} />
          {addressIsSeen(resolver)}
        </>
      }
      lookup={lookup}
      onLook={look}
      onCancel={cancel}
      source={resolver.name}
      rawOf={({ raw }) => raw.map(({ text }) => text).join('\n\n')}
    >
      {({ state }) => <DnsFacts state={state} />}
    </EvidenceCard>
  );
}

function DnsFacts({ state }: { state: DnsLook['state'] }) {
  if (state.is === 'no-answer') return <p>{`No answer. ${reasonText(state.reason)}.`}</p>;
  if (state.is === 'not-in-dns') {
    return (
      <>
        <DnsBadge state={state} />
        <p className="mt-2 text-quiet">
          The parent zone says that DNS has no such name. It may still be registered.
        </p>
      </>
    );
  }
  const parking = parkingService(state.records.ns.map(({ data }) => data));
  return (
    <>
      <div className="mb-3">
        <DnsBadge state={state} />
      </div>
      <DnsRecordList state={state} />
      {parking !== null && (
        <p className="mt-3 text-quiet">{`Its name servers look like those of ${parking}, a parking service.`}</p>
      )}
    </>
  );
}

interface RegistrationCardProps {
  name: string;
  registry: RegistryConfig;
}

function RegistrationCard({ name, registry }: RegistrationCardProps) {
  const kept = keptAnswers().registrations.get(name);
  const { lookup, look, cancel } = useLookup(kept ?? undefined, (signal) =>
    lookUpRegistration(name, registry, signal),
  );
  return (
    <EvidenceCard
      title="Registration"
      asks={
        <>
          {capitalized(registry.name)} will see the registrable name{' '}
          <DomainName name={name} forms={false} />
          {addressIsSeen(registry)}
        </>
      }
      lookup={lookup}
      onLook={look}
      onCancel={cancel}
      source={registry.name}
      rawOf={(answer) => ('raw' in answer ? answer.raw : '')}
    >
      {(registration) => <RegistrationFacts registration={registration} />}
    </EvidenceCard>
  );
}
