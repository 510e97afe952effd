/**
 * Reads a registry's answer about a domain name (RFC 9083 section 5.3). The answer is hostile by assumption: nothing
 * here throws, and unreadable parts are left out.
 */
import { toAscii } from '@/lib/idna.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { dateOf, registeredOn } from './dates.ts';
import { readCard } from './jcard.ts';
import { isRecord, recordsOf, rolesOf, textOf, textsOf } from './lenient.ts';
import { rawText } from './raw.ts';
import { statusOf } from './status.ts';
import type { AbuseContact, Registrar, Registration } from './types.ts';

/** An answer that has arrived completely. */
export interface CameIn {
  /** The name in the question: A-labels, in lower case. */
  readonly name: string;
  /** Time of the answer, in milliseconds since the epoch. */
  readonly at: number;
  /** The host that answered. */
  readonly source: string;
  readonly body: string;
}

const MAX_NAME_SERVERS = 50;
const MAX_STATUSES = 50;
/** Addresses, forms or numbers of one contact. */
const MAX_CONTACTS = 20;

const IANA_ID = /iana.*registrar/i;

/** Roles of the people behind a name (RFC 9083 section 10.2.4): nothing of theirs is read. */
const PEOPLE = ['registrant', 'administrative', 'technical', 'billing'];

/**
 * Reads an answer of success (HTTP 200).
 *
 * @returns `registered`, or `no-answer` if the body is no JSON (`MALFORMED`), is no domain object (`MALFORMED`) or
 *   belongs to another name (`OTHER-NAME`)
 */
export function readRegistration({ name, at, source, body }: CameIn): Registration {
  const answer = parse(body);
  const because = (code: 'MALFORMED' | 'OTHER-NAME') =>
    ({ is: 'no-answer', at, reason: { code } }) as const;
  if (!isRecord(answer)) return because('MALFORMED');
  const isDomain = (answer['objectClassName'] ?? 'domain') === 'domain';
  const about = nameIn(answer);
  if (!isDomain || 'errorCode' in answer || about === '') return because('MALFORMED');
  if (toAscii(about.replace(/\.$/, '')) !== name) return because('OTHER-NAME');

  const entities = entitiesOf(answer);
  const registrars = entities.filter((entity) => rolesOf(entity).includes('registrar'));
  return {
    is: 'registered',
    at,
    source,
    registry: selfHost(answer['links']),
    name,
    registeredOn: registeredOn(answer['events']),
    expiresOn: dateOf(answer['events'], 'expiration'),
    changedOn: dateOf(answer['events'], 'last changed'),
    registrar: registrars[0] ? registrarOf(registrars[0]) : null,
    statuses: textsOf(answer['status'], MAX_STATUSES).map(statusOf),
    abuse: abuseOf(entities, registrars),
    nameServers: nameServersOf(answer['nameservers']),
    withheld: withheldOf(answer['redacted']),
    raw: rawText(answer),
  };
}

/**
 * Reads an answer of HTTP 404: the registry has no record of the name (RFC 7480 section 5.3). Pages and programs
 * without RDAP answer 404, too. Under the media type of RDAP the body may be anything but an object of the registry;
 * under that of JSON it has to be RDAP's own error (RFC 9083 section 6).
 *
 * @param isRdap true if it came as `application/rdap+json`
 * @returns `no-record`, or `no-answer` (`MALFORMED`) if it is not a registry's or says something else
 */
export function readNoRecord({ at, source, body }: CameIn, isRdap: boolean): Registration {
  const answer = parse(body);
  const code = isRecord(answer) ? textOf(answer['errorCode']) : '';
  const isObject = isRecord(answer) && 'objectClassName' in answer;
  if (isObject || (code !== '404' && !(isRdap && code === ''))) {
    return { is: 'no-answer', at, reason: { code: 'MALFORMED' } };
  }
  return { is: 'no-record', at, source, raw: answer === undefined ? '' : rawText(answer) };
}

/** The value of a JSON text; undefined if it is none. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function entitiesOf(holder: Record<string, unknown>): Record<string, unknown>[] {
  return recordsOf(holder['entities']);
}

/** The entities below a registrar, which may nest its abuse desk in another contact; nothing below anybody else. */
function entitiesBelow(holder: Record<string, unknown>, levels = 3): Record<string, unknown>[] {
  if (levels === 0) return [];
  return entitiesOf(holder).flatMap((entity) => {
    const isOther = rolesOf(entity).some((role) => role === 'registrant' || role === 'registrar');
    return [entity, ...(isOther ? [] : entitiesBelow(entity, levels - 1))];
  });
}

/** Contacts for abuse, except people behind the name: a complaint would reach the accused. */
function abuseDesks(entities: readonly Record<string, unknown>[], people: readonly string[]) {
  return entities.filter((entity) => {
    const roles = rolesOf(entity);
    return roles.includes('abuse') && !roles.some((role) => people.includes(role));
  });
}

function registrarOf(registrar: Record<string, unknown>): Registrar {
  const { name } = readCard(registrar['vcardArray']);
  return { name, ianaId: ianaIdOf(registrar['publicIds']) };
}

function ianaIdOf(publicIds: unknown): string | null {
  const ids = recordsOf(publicIds)
    .filter(({ type }) => IANA_ID.test(textOf(type)))
    .map(({ identifier }) => textOf(identifier));
  return ids.find((id) => /^\d{1,10}$/.test(id)) ?? null;
}

/**
 * The contact to write to: the registrar's for abuse, else the answer's own, preferably with an address; else the
 * registrar.
 */
function abuseOf(
  entities: readonly Record<string, unknown>[],
  registrars: readonly Record<string, unknown>[],
): AbuseContact | null {
  // A registrar's own technicians are not behind the name.
  const nested = abuseDesks(
    registrars.flatMap((entity) => entitiesBelow(entity)),
    ['registrant'],
  );
  const desks = [
    contactOf(nested, 'registrar-abuse'),
    contactOf(abuseDesks(entities, PEOPLE), 'top-level-abuse'),
  ].filter((desk) => desk !== null);
  const mailed = desks.find(({ emails }) => emails.length > 0);
  return mailed ?? desks[0] ?? contactOf(registrars, 'registrar');
}

function contactOf(
  entities: readonly Record<string, unknown>[],
  from: AbuseContact['from'],
): AbuseContact | null {
  const cards = entities.map((entity) => readCard(entity['vcardArray']));
  const emails = distinct(cards.flatMap((card) => card.emails));
  const phones = distinct(cards.flatMap((card) => card.phones));
  const forms = distinct(cards.flatMap((card) => card.forms));
  return emails.length + phones.length + forms.length > 0 ? { emails, phones, forms, from } : null;
}

/** Each once, in the spelling that came first. */
function distinct(all: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const one of all) {
    const key = one.toLowerCase();
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()].slice(0, MAX_CONTACTS);
}

const nameIn = ({ ldhName, unicodeName }: Record<string, unknown>): string =>
  textOf(ldhName) || textOf(unicodeName);

function nameServersOf(nameservers: unknown): string[] {
  const hosts = recordsOf(nameservers, MAX_NAME_SERVERS).map((server) =>
    nameIn(server).toLowerCase().replace(/\.$/, ''),
  );
  return textsOf(hosts, MAX_NAME_SERVERS);
}

/** RFC 9537 section 4.2. */
function withheldOf(redacted: unknown): string[] {
  const names = recordsOf(redacted).map(({ name }) =>
    isRecord(name) ? textOf(name['type']) || textOf(name['description']) : '',
  );
  return textsOf(names);
}

/** The host of the answer's own address (RFC 9083 section 4.2). It is shown, and never asked. */
function selfHost(links: unknown): string | null {
  const own = recordsOf(links).find(({ rel }) => textOf(rel).toLowerCase() === 'self');
  const url = parseUrl(textOf(own?.['href']));
  return url !== null && /^https?:$/.test(url.protocol) ? url.host : null;
}
