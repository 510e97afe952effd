/** Answers about one name as the demonstration registry, in RDAP (RFC 9083). */
import { ageFor, registrarOf } from './dns-scenarios.ts';
import type { Holding } from './zone.ts';

const DAY = 86_400_000;
/** The endings with a demonstration registry; the recipe for nginx ships the same. */
const ENDINGS: ReadonlySet<string> = new Set(['com', 'net', 'in']);

const rdapConformance = ['rdap_level_0'];
const error = (errorCode: number, title: string) => ({ rdapConformance, errorCode, title });

/** A contact with its jCard (RFC 7095). */
const entity = (role: string, name: string, email: string | null) => ({
  objectClassName: 'entity',
  roles: [role],
  vcardArray: [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['fn', {}, 'text', name],
      ...(email === null ? [] : [['email', {}, 'text', email]]),
    ],
  ],
});

const event = (eventAction: string, at: number) => ({
  eventAction,
  eventDate: new Date(at).toISOString(),
});

/**
 * Answers for one name.
 *
 * @param name as in the address, in lower case
 * @param held the zone's data about it; null for a name that the demonstration does not know
 * @param now milliseconds since the epoch
 * @returns a domain, or an error with the HTTP status as its code
 */
export function answerRdap(
  name: string,
  held: Holding | null,
  now: number,
): { readonly errorCode?: number; readonly [member: string]: unknown } {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (!ENDINGS.has(ending)) return error(501, `No registry is set up for .${ending}`);
  if (held === null || held.scenario === 'absent' || held.registrable !== name) {
    return error(404, 'The registry has no record of this name');
  }
  const { name: registrar, ianaId, abuse, nameServers } = registrarOf(name);
  // Some hours before: a look-up a minute later does not find it a day older.
  const born = now - ageFor(name, held.seen) * DAY - DAY / 4;
  // Names are registered for whole years, and this one is registered now.
  const ends = new Date(born);
  while (ends.getTime() <= now) ends.setUTCFullYear(ends.getUTCFullYear() + 1);
  const isOnHold = held.scenario === 'on-hold';
  return {
    objectClassName: 'domain',
    ldhName: name.toUpperCase(),
    status: [...(isOnHold ? ['client hold'] : []), 'client transfer prohibited'],
    events: [
      event('registration', born),
      event('expiration', ends.getTime()),
      event('last changed', (born + now) / 2),
    ],
    entities: [
      {
        ...entity('registrar', registrar, null),
        publicIds: [{ type: 'IANA Registrar ID', identifier: ianaId }],
        entities: abuse === null ? [] : [entity('abuse', `Abuse desk of ${registrar}`, abuse)],
      },
    ],
    nameservers: nameServers.map((ldhName) => ({ objectClassName: 'nameserver', ldhName })),
    notices: [
      {
        title: 'Demonstration',
        description: ['Invented data of the demonstration registry. No such registration exists.'],
      },
    ],
    rdapConformance,
  };
}
