/** Who a request can be sent to, what each letter lacks, and how addresses and URLs are read. */
import { describe, expect, test } from 'vitest';
import { CHANNELS } from '@/content/channels.ts';
import type { DenyingZone } from '@/evidence/model/dns/types.ts';
import type { DnsLook } from '@/evidence/model/kept.ts';
import {
  fieldLacks,
  isPicked,
  lettersOf,
  namesOf,
  readAddresses,
  typedAddresses,
} from '@/takedowns/model/letters.ts';
import { policyOf } from '@/takedowns/model/policy.ts';
import { recipientsFor } from '@/takedowns/model/recipients.ts';
import { EMPTY_DRAFT, type TakedownDraft } from '@/takedowns/model/types.ts';
import { readUrls } from '@/takedowns/model/urls.ts';
import {
  abuseDraft,
  inDns,
  reportedName,
  NOW,
  registered,
  SEEN,
  SIGNATURE,
  trademarkDraft,
} from './names.ts';
import { card, entity } from '../evidence/rdap-answers.ts';

const KNOWN = {
  channels: CHANNELS,
  provider: { name: 'Us', email: 'us@naam.example' },
  registry: 'the registry, by way of this site',
};
const IANA = { publicIds: [{ type: 'IANA Registrar ID', identifier: '1234' }] };
const ASSET = 'hdfcbank.com';

const first = reportedName(ASSET, 'hdfcbamk.com', {
  alert: '1',
  dns: inDns('hdfcbamk.com'),
  registration: registered('hdfcbamk.com'),
});
const second = reportedName(ASSET, 'hdfcbanks.com', {
  alert: '2',
  registration: registered('hdfcbanks.com'),
});
const unknown = reportedName(ASSET, 'hdfcbank.in', { alert: '3' });
const silent = reportedName(ASSET, 'hdfcbank.co', {
  alert: '4',
  registration: registered('hdfcbank.co', { entities: [] }),
});
const mute = reportedName(ASSET, 'hdfcbank.net', {
  alert: '5',
  registration: registered('hdfcbank.net', {
    entities: [entity(['registrar'], card(['fn', 'Registrar of Names Pvt Ltd']), IANA)],
  }),
});

describe('recipients', () => {
  test('names with one abuse contact go to it together, the others wait for an address', () => {
    const found = recipientsFor('abuse', [first, unknown, second, mute, silent], KNOWN);
    const told = found.map((recipient) => ({
      id: recipient.id,
      addresses: recipient.addresses,
      about: recipient.names.map(({ alert }) => alert).join(''),
      picked: isPicked(EMPTY_DRAFT, recipient),
    }));
    expect(told.slice(0, 6)).toEqual([
      { id: 'provider', addresses: ['us@naam.example'], about: '13254', picked: true },
      {
        id: 'registrar abuse@registrar.example',
        addresses: ['abuse@registrar.example'],
        about: '12',
        picked: false,
      },
      { id: 'registrar', addresses: [], about: '34', picked: false },
      {
        id: 'registrar Registrar of Names Pvt Ltd (IANA id 1234)',
        addresses: [],
        about: '5',
        picked: false,
      },
      { id: 'host 192.0.2.7', addresses: [], about: '1', picked: false },
      { id: 'host', addresses: [], about: '3254', picked: false },
    ]);
    expect(found[1]).toMatchObject({
      says: 'Abuse contact from the RDAP answer of rdap[.]registry[.]example, 23 Nov 2026, 03:12 UTC.',
      source: null,
    });
    expect(found[3]?.says).toBe(
      'The registry gave no abuse address: the registrar’s own site may.',
    );
    expect(found[4]?.says).toContain('192.0.2.7');
  });

  test('a registrar whose abuse contact is only a form is shown with it', () => {
    const desk = entity(['abuse'], card(['contact-uri', 'https://registrar.example/abuse']));
    const entities = [entity(['registrar'], card(['fn', 'Names Ltd']), { entities: [desk] })];
    const registration = registered('hdfcbank.org', { entities });
    const name = reportedName(ASSET, 'hdfcbank.org', { alert: '6', registration });
    expect(recipientsFor('abuse', [name], KNOWN)[1]).toMatchObject({
      says: 'The registry gave no abuse address, but this: https://registrar.example/abuse',
      addresses: [],
      form: null,
    });
  });

  test.each([
    ['not asked', unknown],
    ['without a contact', silent],
    ['known', first],
  ])('the provider alone is ticked at first, with a registrar that is %s', (_, name) => {
    const picked = recipientsFor('abuse', [name], KNOWN).filter((one) =>
      isPicked(EMPTY_DRAFT, one),
    );
    expect(picked.map(({ id }) => id)).toEqual(['provider']);
  });

  test.each([
    ['beside the registrar', [entity(['abuse'], card(['email', 'a@r.example']))], 'Abuse contact'],
    [
      'of the registrar itself',
      [entity(['registrar'], card(['email', 'a@r.example']))],
      'The registrar’s own address (no abuse contact is named)',
    ],
  ])('a contact %s is said to be what it is', (_, entities, owner) => {
    const answer = registered('hdfcbamk.com', { entities });
    const [, registrar] = recipientsFor('abuse', [{ ...first, registration: answer }], KNOWN);
    expect(registrar?.says).toBe(
      `${owner} from the RDAP answer of rdap[.]registry[.]example, 23 Nov 2026, 03:12 UTC.`,
    );
    expect(registrar?.addresses).toEqual(['a@r.example']);
  });

  test('an answer without its own registry is attributed to the service that gave it', () => {
    const plain = registered('hdfcbamk.com', { links: [] });
    const [, registrar] = recipientsFor('abuse', [{ ...first, registration: plain }], KNOWN);
    expect(registrar?.says).toBe(
      'Abuse contact from the registry, by way of this site, 23 Nov 2026, 03:12 UTC.',
    );
    const host = recipientsFor('abuse', [first], KNOWN).find(({ id }) => id === 'host');
    expect(host?.source).toBe('dns.resolver.example, 23 Nov 2026, 03:12 UTC');
  });

  test('a host is said to be missing only if DNS knows no address of any name', () => {
    const says = (...looks: (DnsLook['state'] | null)[]) =>
      recipientsFor(
        'abuse',
        looks.map((state) => ({
          ...first,
          dns: state && { source: 'dns.resolver.example', raw: '', state },
        })),
        KNOWN,
      ).find(({ id }) => id.startsWith('host'))?.says;
    const { state } = inDns('hdfcbamk.com');
    if (state.is !== 'in-dns') throw new Error('In DNS');
    const bare = { ...state, records: { ...state.records, a: [] } };
    const reason = { code: 'SERVFAIL' } as const;
    const none = 'DNS knows no address, so there is no host to write to.';
    const unknown = 'It holds the addresses in DNS, which are not known yet.';
    expect(says(bare)).toBe(none);
    expect(says({ is: 'not-in-dns', at: SEEN, zone: 'com' as DenyingZone })).toBe(none);
    expect(says({ is: 'no-answer', at: SEEN, reason })).toBe(unknown);
    expect(says({ ...bare, missing: [{ type: 'A', reason }] })).toBe(unknown);
    expect(says(null, null)).toBe(unknown);
    expect(says(bare, null)).toBe(unknown);
    expect(says(state, bare)).toContain('192.0.2.7');
  });

  test('each place has its own host, which takes over what was typed and selected for all', () => {
    const there = inDns('hdfcbanks.com');
    if (there.state.is !== 'in-dns') throw new Error('In DNS');
    const a = [{ owner: 'hdfcbanks.com', data: '198.51.100.4', ttl: 300 }];
    const records = { ...there.state.records, a };
    const other = { ...second, dns: { ...there, state: { ...there.state, records } } };
    const hosts = recipientsFor('abuse', [first, other, unknown], KNOWN).filter(({ id }) =>
      id.startsWith('host'),
    );
    expect(hosts.map(({ name, names }) => [name, names])).toEqual([
      ['The hosting company at 192.0.2.7', [first]],
      ['The hosting company at 198.51.100.4', [other]],
      ['The hosting company', [unknown]],
    ]);
    const draft = {
      ...abuseDraft(),
      picked: { host: true },
      addresses: { host: 'a@host.example' },
    };
    for (const host of hosts) {
      expect(isPicked(draft, host)).toBe(true);
      expect(typedAddresses(draft, host)).toBe('a@host.example');
    }
    expect(isPicked({ ...draft, picked: { host: true, [hosts[0]!.id]: false } }, hosts[0]!)).toBe(
      false,
    );
  });

  test('each kind has its channels; INDRP takes names under .in and .भारत alone', () => {
    const ids = (kind: 'abuse' | 'trademark', ...names: (typeof first)[]) =>
      recipientsFor(kind, names, KNOWN).map(({ id }) => id);
    expect(ids('trademark', first)).toEqual([
      'provider',
      'registrar abuse@registrar.example',
      'bank-in',
    ]);
    expect(ids('abuse', first)).toEqual(expect.arrayContaining(['cert-in', 'cybercrime']));
    const indrp = recipientsFor('trademark', [first, unknown], KNOWN).find(
      ({ id }) => id === 'indrp',
    );
    expect(indrp?.names).toEqual([unknown]);
    expect(policyOf(reportedName(ASSET, 'hdfc.भारत'))).toBe('indrp');
    expect(policyOf(silent)).toBe('country');
    expect(policyOf(first)).toBe('udrp');
  });

  test('the list of channels names its sources, its day and what is second-hand', () => {
    expect(CHANNELS.map(({ id, secondHand }) => [id, secondHand])).toEqual([
      ['registrar', false],
      ['cert-in', true],
      ['cybercrime', true],
      ['indrp', true],
      ['safe-browsing', true],
      ['smartscreen', true],
      ['netcraft', true],
      ['chakshu', true],
      ['bank-in', true],
    ]);
    const desk = recipientsFor('abuse', [first], KNOWN).find(({ id }) => id === 'cert-in');
    expect(desk?.source).toBe('vikaspedia, 22 Nov 2026');
    expect(CHANNELS.filter(({ url }) => url !== undefined && !url.startsWith('https://'))).toEqual(
      [],
    );
  });

  test('a registry’s words are no link', () => {
    const evil = registered('hdfcbamk.com', {
      links: [{ rel: 'self', href: 'https://evil.example/x' }],
    });
    const [, registrar] = recipientsFor('abuse', [{ ...first, registration: evil }], KNOWN);
    expect(registrar?.says).toContain('evil[.]example');
    expect(registrar?.form).toBeNull();
  });
});

describe('addresses', () => {
  test('are separated by commas, semicolons or blanks, and hosts are written in ASCII', () => {
    expect(readAddresses('a@x.example, b@y.example;a@x.example  c@भारत.in')).toEqual({
      to: ['a@x.example', 'b@y.example', 'c@xn--h2brj9c.in'],
    });
  });

  test.each(['a@x.example Bcc:', 'a@x', '"a b"@x.example', '<a@x.example>'])(
    '%j is none',
    (typed) => {
      expect(readAddresses(typed)).toHaveProperty('problem');
    },
  );

  test('an empty field is reported', () => {
    expect(readAddresses(' ')).toEqual({ problem: 'Enter an email address' });
  });
});

describe('addresses of pages', () => {
  const login = reportedName(ASSET, 'login.hdfcbamk.com', { alert: '5' });

  test('are read defanged or not, each once, for the name that they belong to', () => {
    const { found, problem } = readUrls(
      'hxxps://www[.]hdfcbamk[.]com/a  http://HDFCBANKS.com\nhttp://hdfcbanks.com/',
      [first, second],
    );
    expect(problem).toBeNull();
    expect(found.map(({ url, name }) => [url, name.alert])).toEqual([
      ['https://www.hdfcbamk.com/a', '1'],
      ['http://hdfcbanks.com/', '2'],
    ]);
    // The name is a host; the page is on another under the same registration.
    expect(readUrls('https://pay.hdfcbamk.com', [login]).found).toHaveLength(1);
  });

  test.each([
    ['https://elsewhere.example/x', /does not belong to the name/],
    ['https://evilhdfcbamk.com/x', /does not belong to the name/],
    ['hdfcbamk.com/login', /begins with http/],
    ['1.2.3.4 https://hdfcbamk.com/x', /“1\.2\.3\.4”.*begins with http/],
    ['javascript:alert(1)', /begins with http/],
    [`https://hdfcbamk.com/${'x'.repeat(2_000)}`, /at most 2000 characters/],
    ['https://hdfcbamk.com/ '.repeat(101), /at most 100/],
    ['https://a.example/ https://b.example/', /“https:\/\/a.*“https:\/\/b/],
    ['a b c d e', /“a”.*“b”.*“c”.*And 2 more$/],
  ])('%#: others are told', (typed, words) => {
    expect(readUrls(typed, [first]).problem).toMatch(words);
  });

  test.each([
    ['https://hdfcbamk.com/x,https://hdfcbamk.com/y', ['x', 'y']],
    ['"https://hdfcbamk.com/x", <https://hdfcbamk.com/y>', ['x', 'y']],
    ['[https://hdfcbamk.com/x] `https://hdfcbamk.com/y`', ['x', 'y']],
    ['[login](https://hdfcbamk.com/x)', ['x']],
    ['hxxps[:]//hdfcbamk[.]com[/]x', ['x']],
    ['hxxps://hdfcbamk [.] com/x', ['x']],
    ['https://hdfcbamk.com/x।', ['x']],
    ['<https://hdfcbamk.com/x>. 「https://hdfcbamk.com/y」', ['x', 'y']],
    ['- https://hdfcbamk.com/x\n2. https://hdfcbamk.com/y\u200b', ['x', 'y']],
    ['https://hdfcbamk.com/x、https://hdfcbamk.com/y|https://hdfcbamk.com/z', ['x', 'y', 'z']],
  ])('%s is read', (typed, pages) => {
    const { found, problem } = readUrls(typed, [first]);
    expect(problem).toBeNull();
    expect(found.map(({ url }) => url)).toEqual(
      pages.map((page) => `https://hdfcbamk.com/${page}`),
    );
  });

  test('what ends a line or hides in one is encoded', () => {
    const typed = 'https://hdfcbamk.com/\u202e\u200b%0d%0aBcc:x';
    expect(readUrls(typed, [first]).found[0]?.url).toMatch(/^[!-~]+$/);
  });
});

describe('what a letter lacks', () => {
  /** After the time at which the draft says that it was seen. */
  const LATER = Date.UTC(2027, 0);
  const fields = (...asked: Parameters<typeof fieldLacks>) =>
    fieldLacks(...asked).map(({ field }) => field);

  test('an abuse report needs a URL, and a time must not be in the future', () => {
    expect(fields({ ...EMPTY_DRAFT, kind: 'abuse' }, [first], [first], NOW)).toEqual(['urls']);
    expect(fields(abuseDraft(), [first], [first], LATER)).toEqual([]);
    expect(fields(abuseDraft(), [first], [first], 0)).toEqual(['seenAt']);
  });

  test('a request to the provider needs nothing, but what was typed has to be right', () => {
    const request = { ...EMPTY_DRAFT, kind: 'request' } as const;
    expect(fields(request, [first], [first], NOW)).toEqual([]);
    const wrong = { urls: 'https://elsewhere.example/', seenAt: '2031-01-01T00:00' };
    const abuse = { ...request.abuse, ...wrong };
    expect(fields({ ...request, abuse }, [first], [first], NOW)).toEqual(['urls', 'seenAt']);
  });

  test('a report needs a URL at one of its own names, not at another letter’s', () => {
    const all = [first, second];
    expect(fields(abuseDraft(), all, all, LATER)).toEqual([]);
    expect(fieldLacks(abuseDraft(), [second], all, LATER)).toEqual([
      {
        field: 'urls',
        action: 'Add a URL',
        words: 'None of these URLs belongs to the name of this letter',
        isWrong: true,
      },
    ]);
  });

  test('a trademark notice needs the mark, its rights and signs of bad faith, and no URL', () => {
    const draft = trademarkDraft();
    expect(fields(draft, [first], [first], NOW)).toEqual([]);
    // The writer need not know if the holder has rights in the name.
    const trademark = { mark: '', rights: ' ', badFaith: '', noInterests: false };
    expect(fields({ ...draft, trademark }, [first], [first], NOW)).toEqual([
      'mark',
      'rights',
      'badFaith',
    ]);
  });

  test('an abuse report is about the names with a URL; a trademark notice about all', () => {
    expect(namesOf(abuseDraft(), [first, second])).toEqual([first]);
    // Nothing to leave out: about all, and not complete.
    expect(namesOf(abuseDraft(), [second, mute])).toEqual([second, mute]);
    expect(namesOf({ ...abuseDraft(), kind: 'request' }, [first, second])).toHaveLength(2);
    expect(namesOf(trademarkDraft(), [first, second])).toEqual([first, second]);
  });
});

describe('letters', () => {
  const write = (draft: TakedownDraft, ...names: (typeof first)[]) =>
    lettersOf(draft, recipientsFor(draft.kind, names, KNOWN), names, SIGNATURE, NOW);

  test('the provider gets one by itself: a short request, which lacks nothing', () => {
    const [letter, ...others] = write(EMPTY_DRAFT, first, unknown);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ kind: 'request', to: ['us@naam.example'], lacks: [] });
  });

  test('each recipient gets its own, about the names that it knows', () => {
    const picked = { 'registrar abuse@registrar.example': true, registrar: true };
    const letters = write({ ...EMPTY_DRAFT, kind: 'trademark', picked }, first, second, unknown);
    expect(letters.map(({ to, names }) => [to, names.map(({ alert }) => alert)])).toEqual([
      [['us@naam.example'], ['1', '2', '3']],
      [['abuse@registrar.example'], ['1', '2']],
      [[], ['3']],
    ]);
    // Missing fields are named in the order of the sheet: the recipient first.
    expect(letters[2]?.lacks.map(({ field }) => field)).toEqual([
      'address',
      'mark',
      'rights',
      'badFaith',
    ]);
  });

  test('an edited text is kept for its kind, its language and its names', () => {
    const draft = { ...EMPTY_DRAFT, kind: 'trademark' } as const;
    const key = write(draft, first)[0]?.key ?? '';
    const edited = { ...draft, texts: { [key]: 'Mine' } };
    expect(write(edited, first)[0]).toMatchObject({ body: 'Mine', isEdited: true });
    expect(write({ ...edited, language: 'hi' }, first)[0]?.isEdited).toBe(false);
    expect(write(edited, first, second)[0]?.isEdited).toBe(false);
    expect(write({ ...edited, kind: 'abuse' }, first)[0]?.isEdited).toBe(false);
  });
});
