/** What the demonstration registry answers about one name, as RDAP has it (RFC 9083, RFC 9537). */
import { domainToUnicode } from '../idna.ts';
import { registrarOf } from './answer-dns.ts';
import type { Seen } from '../details.ts';
import { AGES_SEEN } from './claims.ts';
import type { Contact, DemoRegistrar } from './registrars.ts';
import { luckOf, type Holding } from './zone.ts';

const DAY = 86_400_000;
/** The endings whose registries the demonstration plays; the recipe for nginx ships the same. */
const ENDINGS: ReadonlySet<string> = new Set(['com', 'net', 'in']);
/** The age in days of names that a screen shows. */
const AGES: ReadonlyMap<string, number> = new Map([
  ['sahyadrilokbank-kyc.com', 9],
  ['sahyadrilokbank-loans.com', 2],
  ['sahyadrilokbank.in', 5],
  ['sahyadrilokbnak.co.in', 26],
]);

export interface RdapAnswer {
  readonly status: number;
  readonly body: object;
}

const error = (status: number, title: string): RdapAnswer => ({
  status,
  body: { rdapConformance: ['rdap_level_0'], errorCode: status, title },
});

type Property = [name: string, parameters: object, type: string, value: string];

/** A jCard (RFC 7095). */
function vcard(name: string, { emails, phones }: Contact): unknown[] {
  const properties: Property[] = [
    ['version', {}, 'text', '4.0'],
    ['fn', {}, 'text', name],
    ...emails.map((email): Property => ['email', {}, 'text', email]),
    ...phones.map((phone): Property => ['tel', { type: 'voice' }, 'uri', phone]),
  ];
  return ['vcard', properties];
}

const NO_CONTACT: Contact = { emails: [], phones: [] };

/** The registrar with its abuse contact where it keeps that, and a contact beside it. */
function registrarEntities({ name, ianaId, abuse, contact }: DemoRegistrar): object[] {
  const desk = {
    objectClassName: 'entity',
    roles: ['abuse'],
    vcardArray: vcard(`Abuse desk of ${name}`, contact),
  };
  const registrar = {
    objectClassName: 'entity',
    handle: ianaId,
    roles: ['registrar'],
    publicIds: [{ type: 'IANA Registrar ID', identifier: ianaId }],
    vcardArray: vcard(name, abuse === 'own' ? contact : NO_CONTACT),
    ...(abuse === 'nested' && { entities: [desk] }),
  };
  return abuse === 'top-level' ? [registrar, desk] : [registrar];
}

/** Registries with thick data answer with the registrant, too: some withheld, some in full. */
function registrant(name: string): { entities: object[]; redacted: object[] } {
  const withheld = luckOf(`registrant of ${name}`)() < 0.7;
  const person = withheld ? '' : 'Invented Registrant';
  const contact = withheld ? NO_CONTACT : { emails: ['registrant@person.example'], phones: [] };
  const entity = {
    objectClassName: 'entity',
    handle: `R-${name}`,
    roles: ['registrant'],
    vcardArray: vcard(person, contact),
  };
  const redact = (description: string, path: string) => ({
    name: { description },
    postPath: `$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='${path}')][3]`,
    pathLang: 'jsonpath',
    method: 'emptyValue',
    reason: { description: 'Server policy' },
  });
  return {
    entities: [entity],
    redacted: withheld
      ? [redact('Registrant Name', 'fn'), redact('Registrant Email', 'email')]
      : [],
  };
}

/**
 * When a name was registered: as what was seen there has it, else a third of them within the last weeks, since such
 * names are young.
 *
 * @param seen null for nothing that is known
 * @param now milliseconds since the epoch
 * @returns milliseconds since the epoch: whole days and some hours before `now`, so that a look-up a minute later
 * does not find it a day older
 */
function registeredOn(name: string, seen: Seen | null, now: number): number {
  const luck = luckOf(`age of ${name}`);
  const young = luck() < 0.35;
  const [from, to] = (seen && AGES_SEEN[seen]) ?? (young ? [2, 47] : [120, 3_720]);
  const days = AGES.get(name) ?? Math.floor(from + luck() * (to - from));
  return now - days * DAY - DAY / 4;
}

function statusesOf({ fate, registrable }: Holding): string[] {
  if (fate === 'on-hold') return ['client hold', 'client transfer prohibited'];
  if (luckOf(`status of ${registrable}`)() < 0.7) return ['client transfer prohibited'];
  return ['active'];
}

/**
 * Answers for one name.
 *
 * @param name as the address has it, in lower case
 * @param held what the zone holds of it; null for a name that the demonstration knows nothing of
 * @param now milliseconds since the epoch
 */
export function answerRdap(name: string, held: Holding | null, now: number): RdapAnswer {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (!ENDINGS.has(ending)) return error(501, `No registry is set up for .${ending}`);
  if (held === null || !held.registered || held.registrable !== name) {
    return error(404, 'The registry has no record of this name');
  }
  const registrar = registrarOf(name);
  const born = registeredOn(name, held.seen, now);
  // Names are registered for whole years, and this one is registered now.
  const ends = new Date(born);
  while (ends.getTime() <= now) ends.setUTCFullYear(ends.getUTCFullYear() + 1);
  const changed = born + (now - born) * luckOf(`change of ${name}`)();
  const thick = ending === 'in' ? registrant(name) : null;
  const event = (eventAction: string, at: number) => ({
    eventAction,
    eventDate: new Date(Math.floor(at / 1000) * 1000).toISOString().replace('.000Z', 'Z'),
  });
  const unicode = domainToUnicode(name);
  return {
    status: 200,
    body: {
      objectClassName: 'domain',
      handle: `D${Math.floor(luckOf(name)() * 1e9)}-DEMO`,
      ldhName: name.toUpperCase(),
      ...(unicode !== name && { unicodeName: unicode }),
      status: statusesOf(held),
      events: [
        event('registration', born),
        event('expiration', ends.getTime()),
        event('last changed', changed),
        event('last update of RDAP database', now),
      ],
      entities: [...registrarEntities(registrar), ...(thick?.entities ?? [])],
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
      ...(thick && thick.redacted.length > 0 && { redacted: thick.redacted }),
      rdapConformance: ['rdap_level_0', ...(thick?.redacted.length ? ['redacted'] : [])],
    },
  };
}
