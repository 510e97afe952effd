import { useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DnsState } from '@/evidence/dns/types.ts';
import { evidenceText } from '@/evidence/evidence-text.ts';
import { keptAnswers, type DnsLook } from '@/evidence/kept.ts';
import {
  answererOf,
  evidenceConfig,
  isInvented,
  type RegistryConfig,
  type ResolverConfig,
  whatElse,
} from '@/evidence-config.ts';
import { domainOf } from '@/lib/read-name.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { useCopy } from '@/ui/use-copy.ts';
import { isNotSetUp } from '@/features/shared/evidence/not-set-up.ts';
import { EvidenceCard, HeadingLevel } from './EvidenceCard.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { capitalized } from '@/lib/capitalized.ts';
import { addressOf } from '@/evidence/dns/address.ts';
import { reasonText } from '@/evidence/dns/reason-text.ts';
import { parkingService } from '@/evidence/parking.ts';
import { DnsBadge } from '@/features/shared/evidence/DnsBadge.tsx';
import { DnsRecordList } from '@/features/shared/evidence/DnsRecordList.tsx';
import { formatMoment, formatZonedClock } from '@/lib/format.ts';
import { dnsLine, registrationLine } from '@/evidence/looked-up.ts';
import { lookUpHost, lookUpRegistration } from '@/features/shared/evidence/look-up-name.ts';
import { useLookup } from '@/features/shared/evidence/use-lookup.ts';

interface LiveEvidenceProps {
  /** As the backend gives it: any text. */
  name: string;
  /** The registrable name above it, as the engine reads it (the list of suffixes is too big for a page); or null. */
  registrable: string | null;
  /** Of its heading: 3 in a dialog, whose title is a heading of level 2. */
  level?: 2 | 3;
  onFound?: OnFound;
}

/**
 * What DNS and the registry say of a name, each asked by a press. Only where the site is set up for it: see
 * evidence-config.ts.
 */
export function LiveEvidence({ level = 2, ...asked }: LiveEvidenceProps) {
  return (
    <HeadingLevel value={level}>
      <Answers {...asked} />
    </HeadingLevel>
  );
}

function Answers({ name, registrable, onFound }: Omit<LiveEvidenceProps, 'level'>) {
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
  const all = { host, registrable: registrable ?? host, answers, onFound };
  if (doh && rdap && registrable !== null) {
    return <Both {...all} resolver={doh} registry={rdap} />;
  }
  return (
    <Frame {...all}>
      {doh && <DnsAlone host={host} registrable={registrable} resolver={doh} onFound={onFound} />}
      {rdap && registrable !== null && (
        <RegistrationAlone name={registrable} registry={rdap} onFound={onFound} />
      )}
    </Frame>
  );
}

interface FrameProps {
  host: string;
  registrable: string;
  /** Changes with every answer. */
  answers: number;
  onFound?: OnFound;
}

function Frame({
  host,
  registrable,
  answers,
  action,
  note,
  children,
}: FrameProps & { action?: ReactNode; note?: ReactNode; children: ReactNode }) {
  const kept = keptAnswers();
  const isEmpty = kept.lastDnsOf(host) === null && kept.lastRegistrationOf(registrable) === null;
  return (
    <section
      aria-labelledby="live-evidence"
      data-keeps-focus
      className={cx('@container/evidence', isEmpty && 'print:hidden')}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <Title />
        {action}
        <CopyEvidence key={answers} host={host} registrable={registrable} />
      </div>
      {note}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 @min-[42rem]/evidence:grid-cols-2">
        {children}
      </div>
    </section>
  );
}

/** Both cards, and one press for both while neither has been asked. */
function Both({
  resolver,
  registry,
  ...all
}: FrameProps & { resolver: ResolverConfig; registry: RegistryConfig }) {
  const { host, registrable, onFound } = all;
  const dns = useDns(host, registrable, resolver, onFound);
  const registration = useRegistration(registrable, registry, onFound);
  const isUnasked = dns.lookup.is === 'idle' && registration.lookup.is === 'idle';
  /** What holds of both is said above them, once; it stays, since without it the cards would move. */
  const told = toldOfBoth(resolver, registry);
  function lookUpBoth() {
    dns.look();
    registration.look();
  }
  return (
    <Frame
      {...all}
      action={
        isUnasked && (
          <Button size="sm" onClick={lookUpBoth} className="max-md:h-11">
            Look up both
          </Button>
        )
      }
      note={told !== null && <p className="text-quiet">{told}</p>}
    >
      <DnsCard
        {...dns}
        host={host}
        resolver={resolver}
        isBeside={isUnasked}
        isTold={told !== null}
      />
      <RegistrationCard
        {...registration}
        dns={dns.lookup.is === 'answered' ? dns.lookup.answer.state : null}
        name={registrable}
        registry={registry}
        isBeside={isUnasked}
        isTold={told !== null}
      />
    </Frame>
  );
}

function Title() {
  const Heading = useContext(HeadingLevel) === 2 ? 'h2' : 'h3';
  return (
    <Heading id="live-evidence" className="font-semibold">
      Look-ups
    </Heading>
  );
}

/** Everything that was found out, as text for a mail or a ticket; nothing before there is anything. */
function CopyEvidence({ host, registrable }: { host: string; registrable: string }) {
  const kept = keptAnswers();
  const dns = kept.lastDnsOf(host);
  const registration = kept.lastRegistrationOf(registrable);
  const [text] = useState(() => {
    const isSample = isInvented(evidenceConfig());
    return evidenceText({ name: host, registrable, dns, registration, isSample }, Date.now());
  });
  const { copied, copy } = useCopy(text);
  if (dns === null && registration === null) return null;
  return (
    <Button size="sm" onClick={copy} className="print:hidden">
      {copied ? 'Copied' : 'Copy evidence'}
    </Button>
  );
}

function DnsAlone({
  registrable,
  onFound,
  ...asked
}: {
  host: string;
  registrable: string | null;
  resolver: ResolverConfig;
  onFound: OnFound;
}) {
  return <DnsCard {...asked} {...useDns(asked.host, registrable, asked.resolver, onFound)} />;
}

type Service = ResolverConfig | RegistryConfig;

/** What else there is to know of both who are asked, in one sentence; null where it is not the same, or ends another. */
function toldOfBoth(one: Service, other: Service): string | null {
  const more = whatElse(one);
  if (more !== whatElse(other) || !more.startsWith('. ')) return null;
  return one.isSample ? 'All answers here are invented.' : more.slice(2);
}

/**
 * The name on lines of its own, where it may be long, and what else there is to know of who is asked.
 *
 * @param isTold whether that stands above the cards already
 */
function Asked({ name, of, isTold = false }: { name: string; of: Service; isTold?: boolean }) {
  return (
    <>
      {/* As it is sent, which is the ASCII form. */}
      <span translate="no" className="name mt-0.5 block text-ink">
        {name}
      </span>
      {!isTold && whatElse(of).replace(/^[. ]+/, '')}
    </>
  );
}

interface Beside {
  /** Whether one press above the cards asks both. */
  isBeside?: boolean;
  isTold?: boolean;
}

interface DnsCardProps extends ReturnType<typeof useDns>, Beside {
  host: string;
  resolver: ResolverConfig;
}

function DnsCard({ host, resolver, lookup, look, cancel, isBeside, isTold }: DnsCardProps) {
  return (
    <EvidenceCard
      title="DNS"
      asks={
        <>
          {capitalized(resolver.name)} will see the name{' '}
          <Asked name={host} of={resolver} isTold={isTold} />
        </>
      }
      lookup={lookup}
      onLook={look}
      isBeside={isBeside}
      onCancel={cancel}
      source={answererOf(resolver)}
      rawOf={({ raw }) => raw.map(({ text }) => text).join('\n\n')}
    >
      {({ state }) => <DnsFacts state={state} />}
    </EvidenceCard>
  );
}

interface Asked {
  name: string;
  registry: RegistryConfig;
  /** What DNS says of the host, where it was asked. */
  dns?: DnsState | null;
}

function RegistrationAlone({ onFound, ...asked }: Asked & { onFound: OnFound }) {
  return <RegistrationCard {...asked} {...useRegistration(asked.name, asked.registry, onFound)} />;
}

function RegistrationCard({
  name,
  registry,
  dns = null,
  lookup,
  look,
  cancel,
  isBeside,
  isTold,
}: Asked & ReturnType<typeof useRegistration> & Beside) {
  return (
    <EvidenceCard
      title="Registration"
      asks={
        <>
          {capitalized(registry.name)} will see the registrable name{' '}
          <Asked name={name} of={registry} isTold={isTold} />
        </>
      }
      lookup={lookup}
      onLook={look}
      isBeside={isBeside}
      onCancel={cancel}
      source={answererOf(registry)}
      canAsk={(answer) => answer.is !== 'no-answer' || !isNotSetUp(answer.reason)}
      rawOf={(answer) => ('raw' in answer ? answer.raw : '')}
    >
      {(registration) => <RegistrationFacts registration={registration} dns={dns} />}
    </EvidenceCard>
  );
}

/** What DNS said, or why it said nothing. */
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
        {addressOf(state) === 'none' && (
          <p className="mt-1">
            {`No address at ${formatMoment(state.at, formatZonedClock)}: a page at this name could not be reached then.`}
          </p>
        )}
      </div>
      <DnsRecordList state={state} />
      {parking !== null && (
        <p className="mt-3 text-quiet">{`Its name servers look like those of ${parking}, a parking service.`}</p>
      )}
    </>
  );
}

/** Told what each press has found, in one line. */
type OnFound = ((line: string) => void) | undefined;

type Look = DnsLook & { readonly at: number };
const dated = (look: DnsLook): Look => ({ ...look, at: look.state.at });

/** What DNS says of a host. */
function useDns(
  host: string,
  registrable: string | null,
  resolver: ResolverConfig,
  onFound: OnFound,
) {
  const kept = keptAnswers().lastDnsOf(host);
  return useLookup<Look>(kept ? dated(kept) : undefined, async (signal) => {
    const look = await lookUpHost(host, registrable, resolver, signal);
    const line = dnsLine(look.state, resolver.isSample === true);
    if (line !== null) onFound?.(line);
    return dated(look);
  });
}

/** What the registry says of a registrable name. */
function useRegistration(name: string, registry: RegistryConfig, onFound: OnFound) {
  const kept = keptAnswers().lastRegistrationOf(name);
  return useLookup(kept ?? undefined, async (signal) => {
    const answer = await lookUpRegistration(name, registry, signal);
    const line = registrationLine(answer, registry.isSample === true);
    if (line !== null) onFound?.(line);
    return answer;
  });
}
