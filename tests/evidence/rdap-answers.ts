/** Answers of registries, made up for these tests. */

/** A contact as jCard: `[name, value]` pairs, or whole properties. */
export type Line = readonly [string, unknown] | readonly [string, object, string, ...unknown[]];

export function card(...lines: readonly Line[]): unknown {
  const whole = lines.map((line) =>
    line.length === 2 ? [line[0], {}, 'text', line[1]] : [...line],
  );
  return ['vcard', [['version', {}, 'text', '4.0'], ...whole]];
}

export function entity(roles: readonly string[], vcardArray: unknown, more: object = {}): object {
  return { objectClassName: 'entity', roles, vcardArray, ...more };
}

export const NAME = 'hdfcbamk.com';

/** Data that only a person behind the name has; no reading and no raw text may hold any of it. */
export const PERSONAL = [
  'Asha Rao',
  'asha.rao@people.example',
  '+91.2255501234',
  '7 Hill Road',
  'tech@people.example',
  'HANDLE-OF-ASHA',
];

export const registrant = entity(
  ['registrant'],
  card(
    ['fn', 'Asha Rao'],
    ['email', 'asha.rao@people.example'],
    ['tel', { type: 'voice' }, 'uri', 'tel:+91.2255501234'],
    ['adr', ['', '', '7 Hill Road', 'Mumbai', '', '400050', 'IN']],
  ),
  {
    handle: 'HANDLE-OF-ASHA',
    entities: [entity(['abuse'], card(['email', 'asha.rao@people.example']))],
  },
);

export const technical = entity(
  ['technical', 'administrative'],
  card(['fn', 'Asha Rao'], ['email', 'tech@people.example']),
);

export const registrarAbuse = entity(
  ['abuse'],
  card(
    ['fn', 'Abuse desk'],
    ['email', 'abuse@registrar.example'],
    ['tel', { type: ['work', 'voice'] }, 'uri', 'tel:+1-555-555-1234;ext=102'],
    ['tel', { type: 'fax' }, 'uri', 'tel:+1-555-555-9999'],
  ),
);

export const registrar = entity(
  ['registrar'],
  card(
    ['fn', 'Registrar of Names Pvt Ltd'],
    ['email', 'office@registrar.example'],
    ['tel', '+91.8055500000'],
  ),
  { publicIds: [{ type: 'IANA Registrar ID', identifier: '1234' }], entities: [registrarAbuse] },
);

/** A whole answer, as a registry of a generic top-level domain gives it. */
export function domain(more: object = {}): Record<string, unknown> {
  return {
    rdapConformance: ['rdap_level_0', 'icann_rdap_response_profile_1', 'redacted'],
    objectClassName: 'domain',
    handle: '2336799_DOMAIN_COM-VRSN',
    ldhName: 'HDFCBAMK.COM',
    links: [
      { rel: 'self', href: 'https://rdap.registry.example/com/v1/domain/HDFCBAMK.COM' },
      { rel: 'related', href: 'https://rdap.registrar.example/domain/HDFCBAMK.COM' },
    ],
    status: ['client hold', 'client transfer prohibited', 'server recover prohibited'],
    entities: [registrant, technical, registrar],
    events: [
      {
        eventAction: 'registration',
        eventDate: '2026-11-14T05:00:00Z',
        eventActor: 'asha.rao@people.example',
      },
      { eventAction: 'expiration', eventDate: '2027-11-14T05:00:00Z' },
      { eventAction: 'last changed', eventDate: '2026-11-20T10:30:00.5+05:30' },
      { eventAction: 'last update of RDAP database', eventDate: '2026-11-23T00:00:00Z' },
    ],
    nameservers: [
      { objectClassName: 'nameserver', ldhName: 'NS1.PARKING.EXAMPLE.' },
      { objectClassName: 'nameserver', ldhName: 'ns2.parking.example' },
    ],
    redacted: [
      { name: { description: 'Registrant Name' }, method: 'removal' },
      { name: { type: 'Registrant Email' }, method: 'replacementValue' },
    ],
    secureDNS: { delegationSigned: false },
    ...more,
  };
}
