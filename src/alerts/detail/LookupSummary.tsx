import { useSyncExternalStore } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { CASE_STATUSES } from '@/cases/model/types.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import { addressOf } from '@/evidence/model/dns/address.ts';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { registeredAgo, utc } from '@/evidence/model/facts.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import { isOpen } from '@/alerts/model/case-filter.ts';
import { useCase, useCaseState } from '@/cases/index.ts';
import { DNS_WORDS, dnsAnswer, InventedMark, useRegistrable } from '@/evidence/index.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { formatMoment, formatZonedClock } from '@/lib/format.ts';
import { domainOf } from '@/lib/read-name.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';

interface LookupSummaryProps {
  /** The alert's id. */
  alert: string;
  /** As the backend sends it: any text. */
  name: string;
  /** The registrable name; undefined if a comparison could not read it. */
  registrable: string | undefined;
}

/**
 * Shows the latest answers of DNS and the registry about the name in one line; the cards below show them in full. A
 * missing answer has a line too: one that came later would push the page down.
 */
export function LookupSummary({ alert, name, registrable: read }: LookupSummaryProps) {
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
  // An answer from an earlier session may be out of date.
  const isNow = dns !== undefined && dns === kept.dns.get(host)?.state;
  const isGone =
    isNow && (dns.is === 'not-in-dns' || (dns.is === 'in-dns' && addressOf(dns) === 'none'));
  return (
    <>
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
      {isGone && <NoAddress alert={alert} takesMail={dns.is === 'in-dns' && dns.mail === true} />}
    </>
  );
}

/**
 * Explains a missing address for a report that mentions a page. It changes no status by itself, because an address can
 * return within the hour, and mail works without one.
 */
function NoAddress({ alert, takesMail }: { alert: string; takesMail: boolean }) {
  const { is } = useCaseState();
  const status = useCase(alert)?.status ?? 'new';
  const key = shortcutsOn() ? ` (${CASE_STATUSES.indexOf('down') + 1})` : '';
  const waits = is === 'ready' && (isOpen(status) || status === 'reported');
  return (
    <p className="mt-1 max-w-text text-sm">
      No address: a page at this name cannot be reached now.{' '}
      {takesMail
        ? 'It still accepts mail.'
        : waits && `It may be down already: look again later, or mark ${STATUS_WORDS.down}${key}.`}
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
