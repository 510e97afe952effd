/** Answers about one name as the demonstration registry, in RDAP (RFC 9083). */
import { domainToUnicode } from '../idna.ts';
import { CLAIMS, YOUNG } from './dns-scenarios.ts';
import { registrarOf, type DemoRegistrar } from './registrars.ts';
import { seededRandomFor, type Holding } from './zone.ts';

const DAY = 86_400_000;
/** The endings with a demonstration registry; the recipe for nginx ships the same. */
const ENDINGS: ReadonlySet<string> = new Set(['com', 'net', 'in']);

/** Ages in days of names that a screen shows. */
const AGES: ReadonlyMap<string, number> = new Map([
  ['sahyadrilokbank-kyc.com', 9],
  ['sahyadrilokbank-loans.com', 2],
  ['sahyadrilokbank.in', 5],
  ['sahyadrilokbnak.co.in', 26],
]);

/** Age in days of a name that is not young: from, and to. */
const ORDINARY = [120, 3_720] as const;

export interface RdapAnswer {
  readonly status: number;
  readonly body: object;
}

const error = (status: number, title: string): RdapAnswer => ({
  status,
  body: { rdapConformance: ['rdap_level_0'], errorCode: status, title },
});

/** A jCard (RFC 7095). */
const vcard = (name: string, email: string | null) => [
  'vcard',
  [
    ['version', {}, 'text', '4.0'],
    ['fn', {}, 'text', name],
    ...(email === null ? [] : [['email', {}, 'text', email]]),
  ],
];

const registrarEntity = ({ name, ianaId, abuse }: DemoRegistrar) => ({
  objectClassName: 'entity',
  handle: ianaId,
  roles: ['registrar'],
  publicIds: [{ type: 'IANA Registrar ID', identifier: ianaId }],
  vcardArray: vcard(name, null),
  entities:
    abuse === null
      ? []
      : [
          {
            objectClassName: 'entity',
            roles: ['abuse'],
            vcardArray: vcard(`Abuse desk of ${name}`, abuse),
          },
        ],
});

/**
 * Registration date of a name: its age fits the sighting; without one, a third of the names are weeks old, since such
 * names are young.
 *
 * @param now milliseconds since the epoch
 * @returns milliseconds since the epoch: whole days and some hours before `now`, so that a look-up a minute later does
 *   not find it a day older
 */
function registeredOn({ registrable, seen }: Holding, now: number): number {
  const luck = seededRandomFor(`age of ${registrable}`);
  const [from, to] = (seen && CLAIMS[seen].days) ?? (luck() < 0.35 ? YOUNG : ORDINARY);
  const days = AGES.get(registrable) ?? Math.floor(from + luck() * (to - from));
  return now - days * DAY - DAY / 4;
}

/**
 * Answers for one name.
 *
 * @param name as in the address, in lower case
 * @param held the zone's data about it; null for a name that the demonstration does not know
 * @param now milliseconds since the epoch
 */
export function answerRdap(name: string, held: Holding | null, now: number): RdapAnswer {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (!ENDINGS.has(ending)) return error(501, `No registry is set up for .${ending}`);
  if (held === null || held.scenario === 'absent' || held.registrable !== name) {
    return error(404, 'The registry has no record of this name');
  }
  const registrar = registrarOf(name);
  const born = registeredOn(held, now);
  // Names are registered for whole years, and this one is registered now.
  const ends = new Date(born);
  while (ends.getTime() <= now) ends.setUTCFullYear(ends.getUTCFullYear() + 1);
  const event = (eventAction: string, at: number) => ({
    eventAction,
    eventDate: new Date(Math.floor(at / 1000) * 1000).toISOString().replace('.000Z', 'Z'),
  });
  const unicode = domainToUnicode(name);
  return {
    status: 200,
    body: {
      objectClassName: 'domain',
      handle: `D${Math.floor(seededRandomFor(name)() * 1e9)}-DEMO`,
      ldhName: name.toUpperCase(),
      ...(unicode !== name && { unicodeName: unicode }),
      status: [
        ...(held.scenario === 'on-hold' ? ['client hold'] : []),
        'client transfer prohibited',
      ],
      events: [
        event('registration', born),
        event('expiration', ends.getTime()),
        event('last changed', born + (now - born) * seededRandomFor(`change of ${name}`)()),
        event('last update of RDAP database', now),
      ],
      entities: [registrarEntity(registrar)],
      nameservers: registrar.nameServers.map((ldhName) => ({
        objectClassName: 'nameserver',
        ldhName,
      })),
      secureDNS: { delegationSigned: false },
      notices: [
        {
          title: 'Demonstration',
          description: [
            'Invented data of the demonstration registry. No such registration exists.',
          ],
        },
      ],
      rdapConformance: ['rdap_level_0'],
    },
  };
}
