/** Data that is read from a registry's answer, and data that never is. */
import { describe, expect, test } from 'vitest';
import { readNoRecord, readRegistration } from '@/evidence/model/rdap/read.ts';
import type { Registered, Registration } from '@/evidence/model/rdap/types.ts';
import { card, domain, entity, NAME, PERSONAL, registrant, registrar } from './rdap-answers.ts';

const AT = Date.UTC(2026, 10, 23);
const SOURCE = 'naam.test';

const read = (answer: unknown, name = NAME): Registration =>
  readRegistration({
    name,
    at: AT,
    source: SOURCE,
    body: typeof answer === 'string' ? answer : JSON.stringify(answer),
  });

function registered(answer: unknown, name = NAME): Registered {
  const registration = read(answer, name);
  if (registration.is !== 'registered') throw new Error(JSON.stringify(registration));
  return registration;
}

const reasonOf = (registration: Registration) =>
  registration.is === 'no-answer' ? registration.reason.code : registration.is;

test('everything that a user needs is read', () => {
  const { raw, ...facts } = registered(domain());
  expect(facts).toEqual({
    is: 'registered',
    at: AT,
    source: SOURCE,
    registry: 'rdap.registry.example',
    name: NAME,
    registeredOn: Date.UTC(2026, 10, 14, 5),
    expiresOn: Date.UTC(2027, 10, 14, 5),
    changedOn: Date.UTC(2026, 10, 20, 5),
    registrar: { name: 'Registrar of Names Pvt Ltd', ianaId: '1234' },
    statuses: [
      { code: 'client hold', words: 'switched off by the registrar' },
      { code: 'client transfer prohibited', words: 'protected from transfer by the registrar' },
      { code: 'server recover prohibited', words: null },
    ],
    abuse: {
      emails: ['abuse@registrar.example'],
      phones: ['+1-555-555-1234 ext. 102'],
      forms: [],
      from: 'registrar-abuse',
    },
    nameServers: ['ns1.parking.example', 'ns2.parking.example'],
    withheld: ['Registrant Name', 'Registrant Email'],
  });
  expect(JSON.parse(raw)).toMatchObject({ ldhName: 'HDFCBAMK.COM', handle: expect.any(String) });
});

describe('personal data', () => {
  test('of the people behind the name are neither read nor kept', () => {
    const all = JSON.stringify(registered(domain()));
    for (const text of PERSONAL) expect(all).not.toContain(text);
    // Data that is public by its purpose is there.
    expect(all).toContain('abuse@registrar.example');
  });

  test('the raw answer says where something was left out', () => {
    const { entities } = JSON.parse(registered(domain()).raw) as { entities: unknown[] };
    expect(entities[0]).toEqual({
      objectClassName: 'entity',
      roles: ['registrant'],
      entity: 'left out by this page: personal data',
    });
  });

  test.each([
    ['a contact without roles', { entities: [{ ...registrant, roles: undefined }] }],
    ['one whose role is a text', { entities: [{ ...registrant, roles: 'registrant' }] }],
    [
      'one that is for abuse, too',
      { entities: [{ ...registrant, roles: ['abuse', 'REGISTRANT'] }] },
    ],
    [
      'one below the registrar',
      { entities: [entity(['registrar'], null, { entities: [registrant] })] },
    ],
    [
      'one below a name server',
      { nameservers: [{ ldhName: 'a.example', entities: [registrant] }] },
    ],
    [
      'one below a contact for abuse',
      { entities: [entity(['abuse'], null, { entities: [{ ...registrant, roles: ['abuse'] }] })] },
    ],
    [
      'a second registrar, below the registrar',
      {
        entities: [
          entity(['registrar'], null, { entities: [{ ...registrant, roles: ['registrar'] }] }),
        ],
      },
    ],
    ['one that is no list', { entities: registrant }],
    ['one in a list of lists', { entities: [[registrant]] }],
    ['one in another member', { extension_data: { contact: registrant } }],
    [
      'a card by itself',
      { extension_data: card(['fn', 'x']), vcardArray: card(['fn', 'Asha Rao']) },
    ],
    ['a JSContact card', { jscard: { name: { full: 'Asha Rao' } } }],
    ['a member of a registry', { x_registrantContact: { name: 'Asha Rao' } }],
  ])('%s', (_, more) => {
    const all = JSON.stringify(registered(domain(more)));
    for (const text of PERSONAL) expect(all).not.toContain(text);
  });

  test('a 404 is shown without them, too', () => {
    const body = JSON.stringify({ errorCode: 404, entities: [registrant] });
    const all = JSON.stringify(readNoRecord({ name: NAME, at: AT, source: SOURCE, body }, true));
    expect(all).toContain('"is":"no-record"');
    for (const text of PERSONAL) expect(all).not.toContain(text);
  });
});

describe('the contact for abuse', () => {
  const desk = (...emails: string[]) =>
    entity(['abuse'], card(...emails.map((email) => ['email', email] as const)));
  const abuseOf = (...entities: object[]) => registered(domain({ entities })).abuse;

  test('every address and number of every nested contact', () => {
    const one = entity(
      ['abuse', 'technical'],
      card(
        ['email', 'a@r.example, mailto:b@r.example; <c@r.example>'],
        ['EMAIL', 'A@R.example'],
        ['email', '<mailto:d%2Be%40r.example?cc=x@r.example,victim@z.example>'],
        ['tel', { TYPE: 'voice' }, 'uri', 'tel:+44.20', 'tel:+44.21'],
      ),
    );
    const abuse = abuseOf(entity(['registrar'], null, { entities: [one, desk('d@r.example')] }));
    expect(abuse).toEqual({
      emails: ['a@r.example', 'b@r.example', 'c@r.example', 'd+e@r.example', 'd@r.example'],
      phones: ['+44.20', '+44.21'],
      forms: [],
      from: 'registrar-abuse',
    });
  });

  test('nested deeper, with a subject, or as a form', () => {
    const inner = { entities: [desk('mailto:abuse@r.example?subject=Abuse')] };
    const nested = entity(['registrar'], null, { entities: [entity(['technical'], null, inner)] });
    expect(abuseOf(nested)?.emails).toEqual(['abuse@r.example']);
    const form = entity(['abuse'], card(['contact-uri', 'https://r.example/abuse']));
    const registrar = entity(['registrar'], null, { entities: [form] });
    expect(abuseOf(registrar)?.forms).toEqual(['https://r.example/abuse']);
    // A contact that a mail can be sent to goes first.
    expect(abuseOf(registrar, desk('abuse@registry.example'))?.from).toBe('top-level-abuse');
  });

  test('else the one of the answer itself', () => {
    const empty = entity(['registrar'], card(['email', 'office@r.example']), {
      entities: [entity(['abuse'], card(['fn', 'Nothing here']))],
    });
    expect(abuseOf(empty, desk('abuse@registry.example'))).toEqual({
      emails: ['abuse@registry.example'],
      phones: [],
      forms: [],
      from: 'top-level-abuse',
    });
  });

  test('else the registrar; else null', () => {
    const plain = entity(['registrar', 'sponsor'], card(['email', 'office@r.example']));
    expect(abuseOf(registrant, plain)).toMatchObject({
      emails: ['office@r.example'],
      from: 'registrar',
    });
    expect(abuseOf(registrant)).toBeNull();
    expect(registered({ ldhName: NAME }).abuse).toBeNull();
  });

  test.each([
    'abuse@r.example\nBcc: victim@v.example',
    'abuse@r.example?bcc=victim@v.example',
    '"a b"@r.example',
    'abuse@',
    '@r.example',
    'abuse@localhost',
    'abuse@r\u202E.example',
    'redacted for privacy',
    `${'a'.repeat(65)}@r.example`,
  ])('%j is no address, or gives only a whole one', (written) => {
    const abuse = abuseOf(entity(['registrar'], null, { entities: [desk(written)] }));
    for (const email of abuse?.emails ?? []) expect(email).toMatch(/^[a-z:]+@[a-z]+\.example$/i);
    expect(abuse?.emails ?? []).not.toContain(written);
  });

  test.each([
    [['tel:+7', 'tel:495', 'tel:5801111'], ['+7 495 5801111']],
    [
      ['+91', '22 5550 1234', '+44 20 5550', '1234567'],
      ['+91 22 5550 1234', '+44 20 5550', '1234567'],
    ],
    [['+91'], []],
    [['+91 <b>1</b>', 'javascript:alert(1)', 'not given'], []],
  ])('numbers %j are %j', (written, phones) => {
    const lines = [['email', 'a@r.example'], ...written.map((one) => ['tel', one])] as [
      string,
      string,
    ][];
    const contact = entity(['abuse'], card(...lines));
    expect(abuseOf(entity(['registrar'], null, { entities: [contact] }))?.phones).toEqual(phones);
  });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'vcard'],
  ['no properties', ['vcard']],
  [
    'properties that are none',
    ['vcard', [null, 1, 'fn', {}, [], [{}], ['fn'], ['email', null, 0]]],
  ],
  ['an object', { fn: 'x' }],
  [
    'values of all types',
    [
      'vcard',
      [
        ['fn', {}, 'text', {}],
        ['email', [], 'text', [['a']]],
      ],
    ],
  ],
])('a malformed card is an empty one: %s', (_, vcardArray) => {
  const found = registered(domain({ entities: [{ ...registrar, vcardArray, entities: [] }] }));
  expect(found.registrar).toEqual({ name: null, ianaId: '1234' });
  expect(found.abuse).toBeNull();
});

test('a card without a formatted name gives the organisation', () => {
  const org = entity(['registrar'], card(['fn', ''], ['org', ['Names Ltd', 'Abuse']]));
  expect(registered(domain({ entities: [org] })).registrar?.name).toBe('Names Ltd Abuse');
});

describe('dates', () => {
  const registeredOn = (...dates: unknown[]) =>
    registered(
      domain({ events: dates.map((eventDate) => ({ eventAction: 'Registration', eventDate })) }),
    ).registeredOn;

  test.each([
    ['2030-01-01T00:00:00Z', Date.UTC(2030, 0)],
    ['2021-10-19T19:28:12Z', Date.UTC(2021, 9, 19, 19, 28, 12)],
    ['2024-06-18T22:01:39+03:00', Date.UTC(2024, 5, 18, 19, 1, 39)],
    ['2024-06-18t22:01:39.123456-0530', Date.UTC(2024, 5, 19, 3, 31, 39)],
    ['2024-06-18 22:01', Date.UTC(2024, 5, 18, 22, 1)],
    ['2024-06-18', Date.UTC(2024, 5, 18)],
    ['1970-01-01T00:00:00Z', 0],
  ])('%s is read', (written, at) => expect(registeredOn(written)).toBe(at));

  test.each([
    '2024-02-31T00:00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-06-18T25:00:00Z',
    '2024-06-18T10:00:00+99:00',
    '0001-01-01T00:00:00Z',
    'before Aug-1996',
    '18.06.2024',
    '',
    1_718_000_000,
    null,
    ['2024-06-18'],
    { date: '2024-06-18' },
  ])('%j is no date', (written) => expect(registeredOn(written)).toBeNull());

  test('an expiry that a registry calls otherwise', () => {
    const events = [{ eventAction: 'Record expires', eventDate: '2027-07-03T12:43:41Z' }];
    expect(registered(domain({ events })).expiresOn).toBe(Date.UTC(2027, 6, 3, 12, 43, 41));
  });

  test.each([
    ['2026-11-20', Date.UTC(2026, 10, 20)],
    ['before Aug-1996', null],
    [undefined, null],
  ])('a name that came free is as young as its last registration: %s', (eventDate, read) => {
    const events = [
      { eventAction: 'registration', eventDate: '2014-03-02' },
      { eventAction: 'reregistration', eventDate },
    ];
    expect(registered(domain({ events })).registeredOn).toBe(read);
  });

  test('of several, the earliest registration and the latest expiry', () => {
    expect(registeredOn('2026-11-20', '2001-01-01', 'x')).toBe(Date.UTC(2001, 0));
    const events = ['2026-01-01', '2029-01-01', '2027-01-01'].map((eventDate) => ({
      eventAction: 'expiration',
      eventDate,
    }));
    expect(registered(domain({ events })).expiresOn).toBe(Date.UTC(2029, 0));
  });

  test.each([undefined, null, 'x', 3, {}, [null], [[]], [{ eventAction: {} }]])(
    'events %j hold none',
    (events) => expect(registered(domain({ events })).registeredOn).toBeNull(),
  );
});

test.each([
  ['clientHold', 'switched off by the registrar'],
  ['serverHold https://icann.org/epp#serverHold', 'switched off by the registry'],
  ['CLIENT_HOLD', 'switched off by the registrar'],
  ['ok', 'in use'],
  ['autoRenewPeriod', 'just renewed by the registry: the registrar can still undo it'],
  ['constructor', null],
  ['<b>hold</b>', null],
])('the status %s is shown as it is, and means %s', (code, words) => {
  expect(registered(domain({ status: [code] })).statuses).toEqual([{ code, words }]);
});

describe('a text that is no answer', () => {
  test.each([
    ['no JSON', '<!doctype html><title>x</title>'],
    ['nothing', ''],
    ['half an answer', JSON.stringify(domain()).slice(0, 500)],
    ['null', 'null'],
    ['a list', [domain()]],
    ['an error with status 200', { errorCode: 404, title: 'Not found', ldhName: NAME }],
    ['another object', domain({ objectClassName: 'nameserver' })],
    ['a domain without a name', domain({ ldhName: undefined })],
    ['a name of no type', domain({ ldhName: { a: 1 } })],
    ['nesting without end', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('%s', (_, answer) => expect(reasonOf(read(answer))).toBe('MALFORMED'));

  test.each(['hdfcbank.com', 'www.hdfcbamk.com', 'hdfcbamk.com.evil.example', 'hdfc bamk.com'])(
    'one about %s',
    (ldhName) => expect(reasonOf(read(domain({ ldhName })))).toBe('OTHER-NAME'),
  );

  test('a name in Unicode is the same name', () => {
    const name = 'xn--fo-5ja.example';
    expect(reasonOf(read(domain({ ldhName: 'XN--FO-5JA.example.' }), name))).toBe('registered');
    expect(reasonOf(read(domain({ ldhName: 'fóo.example' }), name))).toBe('registered');
    const unicode = domain({ ldhName: undefined, unicodeName: 'fóo.example' });
    expect(reasonOf(read(unicode, name))).toBe('registered');
    expect(reasonOf(read(domain({ ldhName: 'foo.example' }), name))).toBe('OTHER-NAME');
  });
});

describe('404', () => {
  const notFound = (answer: unknown, isRdap: boolean) => {
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return reasonOf(readNoRecord({ name: NAME, at: AT, source: SOURCE, body }, isRdap));
  };

  test.each([
    [{ errorCode: 404, title: 'Not Found' }, true, 'no-record'],
    [{ errorCode: '404' }, false, 'no-record'],
    ['', true, 'no-record'],
    ['not found', true, 'no-record'],
    [{ errorCode: 429 }, true, 'MALFORMED'],
    [domain(), true, 'MALFORMED'],
    [{ error: 'not found' }, false, 'MALFORMED'],
    ['', false, 'MALFORMED'],
    ['null', false, 'MALFORMED'],
  ])('%j, of the type of RDAP: %j, is %s', (answer, isRdap, is) =>
    expect(notFound(answer, isRdap)).toBe(is),
  );
});

test('an answer is bounded wherever it is long', () => {
  const many = <Item>(item: Item) => Array.from({ length: 1_500 }, () => item);
  const long = 'x'.repeat(5_000);
  const found = registered(
    domain({
      status: Array.from({ length: 5_000 }, (_, at) => `status ${at}`),
      nameservers: Array.from({ length: 5_000 }, (_, at) => ({ ldhName: `ns${at}.example` })),
      redacted: Array.from({ length: 5_000 }, (_, at) => ({ name: { type: `Field ${at}` } })),
      entities: [entity(['registrar'], card(['fn', long])), ...many(registrant)],
    }),
  );
  expect(found.statuses).toHaveLength(50);
  expect(found.nameServers).toHaveLength(50);
  expect(found.withheld).toHaveLength(100);
  expect(found.registrar?.name).toHaveLength(300);
});

test('the raw answer is not blown up by depth, and keeps odd members as they are', () => {
  const body = JSON.stringify(domain({ deep: 'DEEP' }));
  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  const found = registered(body.replace('"DEEP"', nested));
  expect(found.raw).toContain('left out by this page: too deep');
  expect(found.raw.length).toBeLessThan(20_000);
  const odd = `{"ldhName":"${NAME}","__proto__":{"ldhName":"other.example"},"toString":1}`;
  expect(JSON.parse(registered(odd).raw)).toEqual(JSON.parse(odd));
});
