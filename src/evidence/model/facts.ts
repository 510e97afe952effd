/** Facts about a name, one a line: plain text, defanged, for mails and reports. */
import { defang } from '@/lib/defang.ts';
import { formatUtc } from '@/lib/format.ts';
import { visibleName } from '@/lib/visible-text.ts';
import { addressOf } from './dns/address.ts';
import type { DnsState, MxRecord } from './dns/types.ts';
import { ageText } from './rdap/age.ts';
import type { AbuseContact, Registered, Registration } from './rdap/types.ts';

const mark = (point: string): string => `<${point}>`;

/** A text from outside on one line: without links, invisible characters as code points. */
export const safe = (text: string): string => defang(visibleName(text, mark));

/** `23 Nov 2026, 03:12 UTC`. Input: milliseconds since the epoch. */
export const utc = (at: number): string => formatUtc(new Date(at).toISOString());

/** `Registrar of Names (IANA id 1234)`; null if the answer names none. */
export function registrarText({ registrar }: Registered): string | null {
  const name = registrar?.name ?? null;
  const id = registrar?.ianaId ?? null;
  if (name === null) return id === null ? null : `IANA id ${id}`;
  return safe(name) + (id === null ? '' : ` (IANA id ${id})`);
}

/**
 * `9 days ago`; null without a date, or if it has no age. Counted up to the registry's answer, whose time is next to
 * it: otherwise two texts about one answer would give two ages.
 */
export const registeredAgo = ({ registeredOn, at }: Registered): string | null =>
  registeredOn === null ? null : ageText(registeredOn, at);

/** `14 Nov 2026, 05:00 UTC (9 days ago)`; without an age if the date has none. */
export function registeredText(registered: Registered): string | null {
  const { registeredOn } = registered;
  if (registeredOn === null) return null;
  const age = registeredAgo(registered);
  return utc(registeredOn) + (age === null ? '' : ` (${age})`);
}

/** Explains a registry's 404. Name servers in DNS prove the registration anyway. */
export const noRecordText = (dns: DnsState | null): string =>
  dns?.is === 'in-dns' && dns.records.ns.length > 0
    ? 'DNS has this domain with name servers, so it is registered. The registry that was asked has no record of it'
    : 'The registry has no record of this domain';

/** `10 mail[.]example[.]com`; the null MX (RFC 7505) in words. */
export const mailServerText = ({ preference, exchange }: MxRecord): string =>
  exchange === ''
    ? 'none: the domain says that it accepts no mail (null MX)'
    : `${preference} ${safe(exchange)}`;

/** Owners of the addresses and numbers for complaints. */
export const ABUSE_OWNERS: Readonly<Record<AbuseContact['from'], string>> = {
  'registrar-abuse': 'abuse contact of the registrar',
  'top-level-abuse': 'abuse contact given by the registry',
  registrar: 'the registrar itself, which names no contact for abuse',
};

/** The addresses and numbers for complaints, with their owners. */
export const abuseText = ({ emails, phones, forms, from }: AbuseContact): string =>
  `${[...emails.map(safe), ...phones, ...forms.map(safe)].join(', ')} (${ABUSE_OWNERS[from]})`;

const inventedNote = (isSample: boolean): string => (isSample ? ' (an invented answer)' : '');

/**
 * A look-up in one line for the history of a case, without personal data: `registered 14 Nov 2026, 05:00 UTC (8 days
 * ago) at Registrar of Names (IANA id 1234)`.
 *
 * @returns null if there was no answer
 */
export function registrationLine(registration: Registration, isSample: boolean): string | null {
  if (registration.is === 'no-answer') return null;
  const end = inventedNote(isSample);
  if (registration.is === 'no-record') return `the registry has no record of the name${end}`;
  const since = registeredText(registration);
  const registrar = registrarText(registration) ?? 'a registrar that is not given';
  return since === null
    ? `registered at ${registrar}, date not given${end}`
    : `registered ${since} at ${registrar}${end}`;
}

const ADDRESSES = { some: 'has an address', none: 'no address', unknown: 'addresses not answered' };
/** Says if a name in DNS takes mail, in a list of facts. */
export const MAIL_WORDS = {
  true: 'accepts mail',
  false: 'no mail server',
  null: 'mail servers not answered',
};

/** `in DNS, has an address, accepts mail`; null if there was no answer. */
export function dnsLine(state: DnsState, isSample: boolean): string | null {
  if (state.is === 'no-answer') return null;
  const end = inventedNote(isSample);
  if (state.is === 'not-in-dns') return `not in DNS${end}`;
  return `in DNS, ${ADDRESSES[addressOf(state)]}, ${MAIL_WORDS[`${state.mail}`]}${end}`;
}
