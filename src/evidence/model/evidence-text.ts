/** "Copy evidence": everything known about a name, as plain text. */
import { toUnicode } from '@/lib/idna.ts';
import type { DnsRecord } from './dns/types.ts';
import {
  abuseText,
  mailServerText,
  noRecordText,
  registeredText,
  registrarText,
  safe,
  utc,
} from './facts.ts';
import type { DnsLook } from './kept.ts';
import { dnsReasonText, rdapReasonText } from './reason-text.ts';
import type { Registered, Registration } from './rdap/types.ts';

export interface Evidence {
  /** The name of the alert, as A-labels. */
  readonly name: string;
  /** The name that the registry was asked for, as A-labels. */
  readonly registrable: string;
  /** Null if nothing was looked up. */
  readonly dns: DnsLook | null;
  readonly registration: Registration | null;
  /** True if the answers are the demonstration's: invented, which the text must say first. */
  readonly isSample: boolean;
}

/** More lines than any honest answer has. */
const MAX_LISTED = 20;
const NO_DATE = 'the answer gives no date that can be read';

/**
 * The evidence as plain text, one fact a line: times in UTC, sources named, every name defanged. It says what was not
 * asked, not answered or not given.
 *
 * @param now time of writing, in milliseconds since the epoch
 */
export function evidenceText(evidence: Evidence, now: number): string {
  const { name, registrable, dns, isSample } = evidence;
  const unicode = toUnicode(name);
  const lines = [
    isSample && 'INVENTED ANSWERS: a demonstration. Nothing below was looked up.',
    `Evidence about ${safe(name)}`,
    unicode !== name && `In Unicode: ${safe(unicode)}`,
    `Written: ${utc(now)}`,
    '',
    `DNS of ${safe(name)}`,
    ...(dns ? dnsLines(dns) : ['Not looked up']),
    '',
    `Registration of ${safe(registrable)}`,
    ...registrationLines(evidence),
  ];
  return `${lines.filter((line) => line !== false).join('\n')}\n`;
}

const answerLines = (at: number, source: string): string[] => [
  `Answered: ${utc(at)}`,
  `Source: ${safe(source)}`,
];

function listItems(label: string, items: readonly string[], none: string): string {
  const more = items.length - MAX_LISTED;
  const shown = items.slice(0, MAX_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `${label}: ${shown || none}`;
}

function dnsLines({ state, source }: DnsLook): string[] {
  if (state.is === 'no-answer') {
    const reason = dnsReasonText(state.reason);
    return [`Asked: ${utc(state.at)}`, `Source: ${safe(source)}`, `No answer: ${reason}`];
  }
  if (state.is === 'not-in-dns') return [...answerLines(state.at, source), 'Not in DNS'];
  const { at, records, mail, missing } = state;
  const recordText = ({ data, ttl }: DnsRecord) => `${safe(data)} (TTL ${ttl} s)`;
  const unansweredText = (type: 'A' | 'AAAA' | 'MX') => {
    const reason = missing.find((one) => one.type === type)?.reason;
    return reason ? `not answered (${dnsReasonText(reason)})` : 'none';
  };
  const mailText = {
    true: 'Accepts mail',
    false: 'Names no mail server that accepts mail',
  } as const;
  return [
    ...answerLines(at, source),
    'In DNS',
    ...(mail === null ? [] : [mailText[`${mail}`]]),
    listItems('IPv4 addresses', records.a.map(recordText), unansweredText('A')),
    listItems('IPv6 addresses', records.aaaa.map(recordText), unansweredText('AAAA')),
    listItems(
      'Mail servers',
      records.mx.map((mx) => `${mailServerText(mx)} (TTL ${mx.ttl} s)`),
      unansweredText('MX'),
    ),
    listItems('Name servers', records.ns.map(recordText), 'none in the answer'),
    ...(records.cname.length > 0 ? [listItems('Leads to', records.cname.map(recordText), '')] : []),
  ];
}

function registrationLines({ dns, registration, isSample }: Evidence): string[] {
  if (registration === null) return ['Not looked up'];
  const { at } = registration;
  const from = (source: string) => (isSample ? `${source} (invented answers)` : source);
  if (registration.is === 'no-answer') {
    return [`Asked: ${utc(at)}`, `No answer: ${rdapReasonText(registration.reason)}`];
  }
  if (registration.is === 'no-record') {
    return [...answerLines(at, from(registration.source)), noRecordText(dns?.state ?? null)];
  }
  return [...answerLines(at, from(sourceOf(registration))), ...registeredLines(registration)];
}

/** The host that answered, and the registry's own if that differs. */
const sourceOf = ({ source, registry }: Registered): string =>
  registry === null || registry === source ? source : `${source}, for ${registry}`;

function registeredLines(registered: Registered): string[] {
  const { expiresOn, changedOn, abuse, statuses, nameServers, withheld } = registered;
  const date = (at: number | null) => (at === null ? NO_DATE : utc(at));
  return [
    `Registered: ${registeredText(registered) ?? NO_DATE}`,
    `Expires: ${date(expiresOn)}`,
    `Last changed: ${date(changedOn)}`,
    `Registrar: ${registrarText(registered) ?? 'not named in the answer'}`,
    `For complaints: ${abuse ? abuseText(abuse) : 'no contact in the answer'}`,
    listItems(
      'Status',
      statuses.map(({ code, words }) => safe(code) + (words === null ? '' : ` (${words})`)),
      'not given',
    ),
    listItems('Name servers', nameServers.map(safe), 'none in the answer'),
    ...(withheld.length > 0 ? [listItems('Withheld by the registry', withheld.map(safe), '')] : []),
  ];
}
