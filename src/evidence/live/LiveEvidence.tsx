import { useEffect, useState, useSyncExternalStore } from 'react';
import { addressOf } from '@/evidence/model/dns/address.ts';
import { dnsReasonText } from '@/evidence/model/reason-text.ts';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { evidenceText, type Evidence } from '@/evidence/model/evidence-text.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import { dnsLine, registrationLine } from '@/evidence/model/facts.ts';
import { parkingService } from '@/evidence/model/parking.ts';
import { evidenceConfig, isInvented, type Service, whatElse } from '@/evidence-config.ts';
import { DnsBadge } from '@/evidence/DnsBadge.tsx';
import { DnsRecordList } from '@/evidence/DnsRecordList.tsx';
import { lookUpHost, lookUpRegistration } from '@/evidence/look-up-name.ts';
import { isNotSetUp } from '@/evidence/use-evidence.ts';
import { copyText } from '@/lib/copy-text.ts';
import { formatMoment, formatZonedClock } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { EvidenceCard, type Question } from './EvidenceCard.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';

interface LiveEvidenceProps {
  /** An A-label name. */
  host: string;
  /** The registrable name above it, as the engine reads it (the list of suffixes is too big for a page); or null. */
  registrable: string | null;
  /** Level of its heading. */
  level: 2 | 3;
  /** Called with the result of each click, in one line. */
  onFound?: ((line: string) => void) | undefined;
}

/**
 * Looks up a name in DNS and at the registry, each on a click. Only if the site is set up for it (evidence-config.ts).
 * One button asks both while neither has been asked.
 */
export function LiveEvidence({ host, registrable, level, onFound }: LiveEvidenceProps) {
  const { doh, rdap } = evidenceConfig();
  const registry = registrable === null ? null : rdap;
  const asked = registrable ?? host;
  const kept = keptAnswers();
  // A new answer, also that of the notice, is shown in its card and written into the copied text.
  useSyncExternalStore(kept.version.subscribe, kept.version.get);
  const found = (line: string | null) => line !== null && onFound?.(line);
  const dns = useQuestion(async (signal) => {
    if (!doh) return;
    found(dnsLine(await lookUpHost(host, registrable, doh, signal), doh.isSample === true));
  });
  const registration = useQuestion(async (signal) => {
    if (!registry) return;
    const answer = await lookUpRegistration(asked, registry, signal);
    found(registrationLine(answer, registry.isSample === true));
  });
  const look = kept.dns.newest(host);
  const registered = kept.registrations.newest(asked);
  const isUnasked = !look && !registered && !dns.isAsking && !registration.isAsking;
  const hasBoth = doh !== null && registry !== null;
  /** A sentence about both is above them, once; it stays, because the cards would move otherwise. */
  const sentence = hasBoth ? sentenceOfBoth(doh, registry) : null;
  const isBeside = hasBoth && isUnasked;
  const common = { level, isBeside, isSaidAbove: sentence !== null };
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby="live-evidence"
      data-keeps-focus
      className={cx('@container/evidence', !look && !registered && 'print:hidden')}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <Heading id="live-evidence" className="font-semibold">
          Look-ups
        </Heading>
        {isBeside && (
          <Button
            size="sm"
            onClick={() => {
              dns.look();
              registration.look();
            }}
            className="max-md:h-11"
          >
            Look up both
          </Button>
        )}
        <CopyEvidence host={host} registrable={asked} />
      </div>
      {sentence !== null && <p className="text-quiet">{sentence}</p>}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 @min-[42rem]/evidence:grid-cols-2">
        {doh && (
          <EvidenceCard
            {...common}
            title="DNS"
            service={doh}
            what="name"
            name={host}
            question={dns}
            answer={look && { at: look.state.at, raw: look.raw }}
          >
            {look && <DnsFacts state={look.state} />}
          </EvidenceCard>
        )}
        {registry && (
          <EvidenceCard
            {...common}
            title="Registration"
            service={registry}
            what="registrable name"
            name={asked}
            question={registration}
            answer={registered && { raw: '', ...registered }}
            canAsk={!isNotSetUp(registered)}
          >
            {registered && (
              <RegistrationFacts registration={registered} dns={look?.state ?? null} />
            )}
          </EvidenceCard>
        )}
      </div>
    </section>
  );
}

/** Copies all evidence, as text for a mail or a ticket; renders nothing before there is any. */
function CopyEvidence({ host, registrable }: { host: string; registrable: string }) {
  const [copied, setCopied] = useState<Partial<Evidence>>({});
  const kept = keptAnswers();
  const dns = kept.dns.last(host);
  const registration = kept.registrations.last(registrable);
  if (dns === null && registration === null) return null;
  const isCopied = copied.dns === dns && copied.registration === registration;
  async function copy() {
    const isSample = isInvented(evidenceConfig());
    const evidence = { name: host, registrable, dns, registration, isSample };
    if (await copyText(evidenceText(evidence, Date.now()))) setCopied(evidence);
  }
  return (
    <Button size="sm" onClick={() => void copy()} className="print:hidden">
      {isCopied ? 'Copied' : 'Copy evidence'}
    </Button>
  );
}

/** Returns one sentence about both services; null if theirs differ, or end another sentence. */
function sentenceOfBoth(one: Service, other: Service): string | null {
  const more = whatElse(one);
  if (more !== whatElse(other) || !more.startsWith('. ')) return null;
  return one.isSample ? 'All answers here are invented.' : more.slice(2);
}

/** Shows DNS records, or why there is no answer. */
function DnsFacts({ state }: { state: DnsState }) {
  if (state.is === 'no-answer') return <p>{`No answer. ${dnsReasonText(state.reason)}.`}</p>;
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

/**
 * One question that the user asks with a click, never by itself. Its answer is among the kept ones.
 *
 * @param ask sends the question; rejects only when its signal is aborted
 */
function useQuestion(ask: (signal: AbortSignal) => Promise<void>): Question {
  const [running, setRunning] = useState<AbortController | null>(null);
  useEffect(() => () => running?.abort(), [running]);
  function look() {
    const job = new AbortController();
    setRunning(job);
    const end = () => setRunning((now) => (now === job ? null : now));
    ask(job.signal).then(end, end);
  }
  return { isAsking: running !== null, look, cancel: () => setRunning(null) };
}
