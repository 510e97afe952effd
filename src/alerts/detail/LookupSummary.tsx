import { useSyncExternalStore } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { evidenceConfig } from '@/evidence-config.ts';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { registeredAgo, utc } from '@/evidence/model/facts.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import { DNS_WORDS, dnsAnswer, InventedMark, useRegistrable } from '@/evidence/index.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { formatMoment, formatZonedClock } from '@/lib/format.ts';
import { domainOf } from '@/lib/read-name.ts';

interface LookupSummaryProps {
  /** As the backend sends it: any text. */
  name: string;
  /** The registrable name; undefined if a comparison could not read it. */
  registrable: string | undefined;
}

/**
 * Shows the latest answers of DNS and the registry about the name in one line; the cards below show them in full. A
 * missing answer has a line too: one that came later would push the page down.
 */
export function LookupSummary({ name, registrable: read }: LookupSummaryProps) {
  const kept = keptAnswers();
  useSyncExternalStore(kept.version.subscribe, kept.version.get);
  const host = domainOf(name);
  const registrable = useRegistrable(name, read) ?? null;
  if (host === null) return null;

  const dns = kept.dns.last(host)?.state;
  const registration = registrable === null ? null : kept.registrations.last(registrable);
  const inDns = dns === undefined ? '' : dnsWords(dns);
  const registered = registration === null ? '' : registrationWords(registration);
  if (inDns === '' && registered === '') {
    const isAsked = dns !== undefined || registration !== null;
    return (
      <p className="mt-2 text-sm text-quiet print:hidden">
        {isAsked ? 'Looked up: no answer' : 'Not looked up in this session'}
      </p>
    );
  }
  const { doh, rdap } = evidenceConfig();
  const answered = [
    { at: dns?.at, isKnown: inDns !== '', isSample: doh?.isSample },
    { at: registration?.at, isKnown: registered !== '', isSample: rdap?.isSample },
  ].filter(({ isKnown }) => isKnown);
  const times = answered.flatMap(({ at }) => at ?? []);
  const clocks = [...new Set(times.map((at) => formatMoment(at, formatZonedClock)))];
  // The registry was asked about the registrable name above it.
  const isBelow = registrable !== null && registrable !== host;
  return (
    <p className="mt-2 text-sm break-words">
      {inDns}
      {inDns !== '' && registered !== '' && ' · '}
      {registered !== '' && isBelow && (
        <>
          <DomainName name={registrable} forms={false} />:{' '}
        </>
      )}
      {inDns === '' && !isBelow ? capitalized(registered) : registered}
      <span className="text-quiet">{` · looked up ${clocks.join(' and ')}`}</span>
      {answered.some(({ isSample }) => isSample === true) && <InventedMark className="ml-2" />}
    </p>
  );
}

/** Returns what DNS says about a name; '' if it gave no answer. */
function dnsWords(state: DnsState): string {
  if (state.is === 'no-answer') return '';
  const words = DNS_WORDS[dnsAnswer(state)];
  return state.is === 'in-dns' && state.mail === true ? `${words} · ${DNS_WORDS.mail}` : words;
}

/** Returns the registry's answer in a few words; '' if there was none. */
function registrationWords(registration: Registration): string {
  if (registration.is === 'no-answer') return '';
  if (registration.is === 'no-record') return 'no record at the registry';
  const { registeredOn } = registration;
  if (registeredOn === null) return 'registered, no date given';
  // An age would be wrong for a date in the future, or before domain names existed.
  return `registered ${registeredAgo(registration) ?? `on ${utc(registeredOn)}`}`;
}
