/** The text of each kind of letter in each language, and that hostile names change nothing in it. */
import { describe, expect, test } from 'vitest';
import type { DnsLook } from '@/evidence/model/kept.ts';
import { letterSubject, letterText, paperHead } from '@/takedowns/model/letter-text.ts';
import { EMPTY_DRAFT } from '@/takedowns/model/types.ts';
import { HOSTILE } from '../setup/hostile.ts';
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

const KNOWN = reportedName('hdfcbank.com', 'login.hdfcbamk.com', {
  details: 'Seen in a mail.\nTo: x@y.example, see http://hdfcbamk.com/x.',
  dns: inDns('hdfcbamk.com'),
  registration: registered('hdfcbamk.com'),
});
const INDIAN = reportedName('hdfcbank.com', 'hdfcbаnk.in', { alert: '7' });

const NONE = { email: '', organisation: '', address: '' };

const write = (draft: ReturnType<typeof abuseDraft>, ...names: ReturnType<typeof reportedName>[]) =>
  `${letterSubject(draft, names)}\n\n${letterText(draft, names, SIGNATURE, NOW)}`;

test('an abuse report in English', () => {
  expect(write(abuseDraft(), KNOWN)).toMatchInlineSnapshot(`
    "Abuse report: login[.]hdfcbamk[.]com

    Dear Sir or Madam,

    We report abuse of the domain name below, which imitates ours. Please examine it and act on it.

    What was seen: Phishing: a page that asks for passwords, codes or payment details
    When: 23 Nov 2026, 08:42 UTC
    How it came: by SMS

    Domain name: login.hdfcbamk.com
    What was reported: Seen in a mail. To: x@y[.]example, see hxxp[://]hdfcbamk[.]com/x.
    Imitates our name: hdfcbank.com
    How: Replacement. “n” is replaced by “m”, the key next to it, and “login” is added in front. Also homoglyph: “m” stands for “n”.
    Our reference: 6
    Looked up 23 Nov 2026, 03:12 UTC:
    Registered: 14 Nov 2026, 05:00 UTC, 8 days old
    Registrar: Registrar of Names Pvt Ltd (IANA id 1234)
    Leads to: 192.0.2.7
    Mail servers: 10 mail[.]hdfcbamk[.]com
    Seen at:
    https://login.hdfcbamk.com/kyc?a=1

    Please send us your reference number, and keep the logs. You may pass this report on to the host and the authorities, but not to the registrant.

    Yours faithfully,
    asha@hdfcbank.com
    HDFC Bank
    7 Hill Road
    Mumbai 400050"
  `);
});

test('an abuse report in Hindi', () => {
  expect(write(abuseDraft({ language: 'hi' }), KNOWN)).toMatchInlineSnapshot(`
    "डोमेन के दुरुपयोग की शिकायत: login[.]hdfcbamk[.]com

    महोदय/महोदया,

    हम नीचे दिए गए डोमेन नाम के दुरुपयोग की सूचना दे रहे हैं। यह नाम हमारे डोमेन नाम की नकल है। कृपया इसकी जाँच कर आवश्यक कार्रवाई करें।

    क्या देखा गया: फ़िशिंग: ऐसा पृष्ठ जो पासवर्ड, कोड या भुगतान का विवरण माँगता है
    कब: 23 नवंबर 2026, 08:42 UTC
    किस माध्यम से मिला: एसएमएस से

    डोमेन नाम: login.hdfcbamk.com
    अलर्ट के मूल शब्द: Seen in a mail. To: x@y[.]example, see hxxp[://]hdfcbamk[.]com/x.
    हमारा नाम, जिसकी नकल है: hdfcbank.com
    नकल का ढंग: एक अक्षर के स्थान पर दूसरा अक्षर (Replacement); अक्षर के स्थान पर वैसा ही दिखने वाला दूसरा अक्षर (Homoglyph)
    हमारा संदर्भ: 6
    23 नवंबर 2026, 03:12 UTC को जाँचा गया:
    पंजीकरण: 14 नवंबर 2026, 05:00 UTC, 8 दिन पुराना
    रजिस्ट्रार: Registrar of Names Pvt Ltd (IANA id 1234)
    आईपी पते: 192.0.2.7
    मेल सर्वर: 10 mail[.]hdfcbamk[.]com
    जिन पतों पर देखा गया:
    https://login.hdfcbamk.com/kyc?a=1

    कृपया अपनी संदर्भ संख्या हमें भेजें और लॉग सुरक्षित रखें। यह शिकायत होस्टिंग प्रदाता और सक्षम प्राधिकारियों को भेजी जा सकती है, किंतु पंजीकरणकर्ता को नहीं।

    भवदीय,
    asha@hdfcbank.com
    HDFC Bank
    7 Hill Road
    Mumbai 400050"
  `);
});

const asked = (draft: ReturnType<typeof abuseDraft>) => ({ ...draft, kind: 'request' }) as const;

test('a request to the provider in English', () => {
  const request = asked(abuseDraft());
  expect(letterSubject(request, [KNOWN])).toBe('Takedown request: login[.]hdfcbamk[.]com');
  expect(letterText(request, [KNOWN], SIGNATURE, NOW)).toMatchInlineSnapshot(`
    "Please have the domain name below taken down.

    What was seen: Phishing: a page that asks for passwords, codes or payment details
    When: 23 Nov 2026, 08:42 UTC
    How it came: by SMS

    Domain name: login[.]hdfcbamk[.]com
    What was reported: Seen in a mail. To: x@y[.]example, see hxxp[://]hdfcbamk[.]com/x.
    Imitates our name: hdfcbank.com
    Our reference: 6
    Looked up 23 Nov 2026, 03:12 UTC:
    Registered: 14 Nov 2026, 05:00 UTC, 8 days old
    Registrar: Registrar of Names Pvt Ltd (IANA id 1234)
    Leads to: 192.0.2.7
    Mail servers: 10 mail[.]hdfcbamk[.]com
    Seen at:
    hxxps[://]login[.]hdfcbamk[.]com/kyc?a=1

    Regards,
    asha@hdfcbank.com
    HDFC Bank
    7 Hill Road
    Mumbai 400050"
  `);
  const { details } = KNOWN;
  const found = asked({ ...abuseDraft(), abuse: EMPTY_DRAFT.abuse });
  expect(letterText(found, [{ ...INDIAN, details }, KNOWN], NONE, NOW)).toMatchInlineSnapshot(`
    "Please have the 2 domain names below taken down.

    1.
    Domain name: xn--hdfcbnk-6fg[.]in
    In Unicode: hdfcbаnk[.]in
    What was reported: Seen in a mail. To: x@y[.]example, see hxxp[://]hdfcbamk[.]com/x.
    Imitates our name: hdfcbank.com
    Our reference: 7

    2.
    Domain name: login[.]hdfcbamk[.]com
    What was reported: Seen in a mail. To: x@y[.]example, see hxxp[://]hdfcbamk[.]com/x.
    Imitates our name: hdfcbank.com
    Our reference: 6
    Looked up 23 Nov 2026, 03:12 UTC:
    Registered: 14 Nov 2026, 05:00 UTC, 8 days old
    Registrar: Registrar of Names Pvt Ltd (IANA id 1234)
    Leads to: 192.0.2.7
    Mail servers: 10 mail[.]hdfcbamk[.]com

    Regards,"
  `);
});

test('a request to the provider in Hindi', () => {
  const request = asked(abuseDraft({ language: 'hi' }));
  expect(letterSubject(request, [KNOWN])).toMatchInlineSnapshot(
    `"डोमेन बंद करवाने का अनुरोध: login[.]hdfcbamk[.]com"`,
  );
  expect(letterText(request, [KNOWN], SIGNATURE, NOW)).toMatchInlineSnapshot(`
    "कृपया नीचे दिया गया डोमेन नाम बंद करवाएँ।

    क्या देखा गया: फ़िशिंग: ऐसा पृष्ठ जो पासवर्ड, कोड या भुगतान का विवरण माँगता है
    कब: 23 नवंबर 2026, 08:42 UTC
    किस माध्यम से मिला: एसएमएस से

    डोमेन नाम: login[.]hdfcbamk[.]com
    अलर्ट के मूल शब्द: Seen in a mail. To: x@y[.]example, see hxxp[://]hdfcbamk[.]com/x.
    हमारा नाम, जिसकी नकल है: hdfcbank.com
    हमारा संदर्भ: 6
    23 नवंबर 2026, 03:12 UTC को जाँचा गया:
    पंजीकरण: 14 नवंबर 2026, 05:00 UTC, 8 दिन पुराना
    रजिस्ट्रार: Registrar of Names Pvt Ltd (IANA id 1234)
    आईपी पते: 192.0.2.7
    मेल सर्वर: 10 mail[.]hdfcbamk[.]com
    जिन पतों पर देखा गया:
    hxxps[://]login[.]hdfcbamk[.]com/kyc?a=1

    सादर,
    asha@hdfcbank.com
    HDFC Bank
    7 Hill Road
    Mumbai 400050"
  `);
});

const EMPTY = { ns: [], a: [], aaaa: [], mx: [], cname: [] };
const NO_ADDRESS = { ...inDns('x').state, records: EMPTY } as DnsLook['state'];

test.each([
  ['no address', NO_ADDRESS],
  ['no such name', { is: 'not-in-dns', at: SEEN } as DnsLook['state']],
])('a dead name is said to be one, with the time: %s', (words, state) => {
  const dns = { ...inDns('x'), state };
  const dead = reportedName('hdfcbank.com', 'hdfcbamk.com', { dns });
  for (const draft of [abuseDraft(), asked(abuseDraft()), trademarkDraft()]) {
    expect(letterText(draft, [dead], SIGNATURE, NOW)).toMatch(
      new RegExp(`^Looked up 23 Nov 2026, 03:12 UTC:\nDNS: .*${words}$`, 'm'),
    );
  }
});

test('a name whose address is unknown is not said to have none', () => {
  const state = { ...NO_ADDRESS, missing: [{ type: 'A', reason: { code: 'TIMED-OUT' } }] };
  const dns = { ...inDns('x'), state } as DnsLook;
  const name = reportedName('hdfcbank.com', 'hdfcbamk.com', { dns });
  expect(letterText(asked(abuseDraft()), [name], SIGNATURE, NOW)).not.toMatch(/^DNS/m);
});

test('an invented answer is never presented as a fact', () => {
  for (const draft of [abuseDraft(), asked(abuseDraft()), trademarkDraft({ language: 'hi' })]) {
    const text = letterText(draft, [{ ...KNOWN, isSample: true }], SIGNATURE, NOW);
    // One line says it, and all that was answered follows it.
    expect(text.match(/03:12 UTC/g)).toHaveLength(1);
    expect(text).toMatch(
      /03:12 UTC.* \((?:invented answers|गढ़े गए उत्तर)\):\n(?:Registered|पंजीकरण): .+\n(?:Registrar|रजिस्ट्रार): .+\n.*192\.0\.2\.7\n(?:Mail servers|मेल सर्वर): /,
    );
  }
});

test('a trademark notice in English, for names under two policies', () => {
  expect(write(trademarkDraft(), KNOWN, INDIAN)).toMatchInlineSnapshot(`
    "Trademark notice (HDFC BANK): login[.]hdfcbamk[.]com and 1 more

    Dear Sir or Madam,

    We give notice that the domain names below imitate our mark HDFC BANK. This notice is about the names alone.

    Our mark: HDFC BANK
    Our rights in it: No. 1234567, class 36, India

    1.
    Domain name: login.hdfcbamk.com
    Imitates our name: hdfcbank.com
    How: Replacement. “n” is replaced by “m”, the key next to it, and “login” is added in front. Also homoglyph: “m” stands for “n”.
    Our reference: 6
    Looked up 23 Nov 2026, 03:12 UTC:
    Registered: 14 Nov 2026, 05:00 UTC, 8 days old
    Registrar: Registrar of Names Pvt Ltd (IANA id 1234)
    Leads to: 192.0.2.7
    Mail servers: 10 mail[.]hdfcbamk[.]com

    2.
    Domain name: xn--hdfcbnk-6fg.in
    In Unicode: hdfcbаnk[.]in
    Imitates our name: hdfcbank.com
    How: Homoglyph. Latin a is replaced by Cyrillic а (U+0430). Also TLD swap: The ending is “.in” and not “.com”.
    Deceptive characters: а (U+0430)
    Our reference: 7

    i. The domain names are identical or confusingly similar to a mark in which we have rights (INDRP, paragraph 4(a); UDRP, paragraph 4(a)(i)).
    ii. To our knowledge the registrants have no rights or legitimate interests in them (INDRP, paragraph 4(b); UDRP, paragraph 4(a)(ii)). We have not permitted anyone to use the mark in them.
    iii. In our view they have been registered and are being used in bad faith (INDRP, paragraph 4(c); UDRP, paragraph 4(a)(iii)).

    Signs of bad faith: It was offered to us for sale.

    Names under .in and .भारत: the .IN Domain Name Dispute Resolution Policy (INDRP).
    Names under generic endings: the Uniform Domain Name Dispute Resolution Policy (UDRP).

    Please bring this notice to the registrant, and tell us what you decide. We reserve the right to file a complaint under the policy named, and all other rights.

    Yours faithfully,
    asha@hdfcbank.com
    HDFC Bank
    7 Hill Road
    Mumbai 400050"
  `);
});

test('a trademark notice in Hindi', () => {
  expect(write(trademarkDraft({ language: 'hi' }), INDIAN)).toMatchInlineSnapshot(`
    "ट्रेडमार्क संबंधी सूचना (HDFC BANK): xn--hdfcbnk-6fg[.]in

    महोदय/महोदया,

    हम सूचित करते हैं कि नीचे दिया गया डोमेन नाम हमारे चिह्न HDFC BANK की नकल है। यह सूचना केवल नाम के विषय में है।

    हमारा चिह्न: HDFC BANK
    इस चिह्न पर हमारे अधिकार: No. 1234567, class 36, India

    डोमेन नाम: xn--hdfcbnk-6fg.in
    यूनिकोड में: hdfcbаnk[.]in
    हमारा नाम, जिसकी नकल है: hdfcbank.com
    नकल का ढंग: अक्षर के स्थान पर वैसा ही दिखने वाला दूसरा अक्षर (Homoglyph); प्रत्यय (एंडिंग) बदला गया (TLD swap)
    भ्रामक अक्षर: а (U+0430)
    हमारा संदर्भ: 7

    i. यह डोमेन नाम ऐसे चिह्न के समान है, या उससे भ्रामक रूप से मिलता-जुलता है, जिस पर हमारा अधिकार है (INDRP, अनुच्छेद 4(a))।
    ii. हमारी जानकारी के अनुसार पंजीकरणकर्ता का इस नाम पर कोई अधिकार या वैध हित नहीं है (INDRP, अनुच्छेद 4(b))। हमने किसी को भी इस नाम में अपने चिह्न के उपयोग की अनुमति नहीं दी है।
    iii. हमारे मत में इस नाम का पंजीकरण दुर्भावना से किया गया है अथवा इसका उपयोग दुर्भावना से किया जा रहा है (INDRP, अनुच्छेद 4(c))।

    दुर्भावना दर्शाने वाले तथ्य: It was offered to us for sale.

    .in और .भारत के नामों पर: .IN डोमेन नाम विवाद समाधान नीति (INDRP)।

    कृपया यह सूचना पंजीकरणकर्ता तक पहुँचाएँ और अपने निर्णय से हमें अवगत कराएँ। उपर्युक्त नीति के अंतर्गत शिकायत करने का तथा अन्य सभी अधिकार हम सुरक्षित रखते हैं।

    भवदीय,
    asha@hdfcbank.com
    HDFC Bank
    7 Hill Road
    Mumbai 400050"
  `);
});

test.each([
  ['nothing', {}, ['i']],
  ['no rights or interests', { noInterests: true }, ['i', 'ii']],
  ['signs of bad faith', { badFaith: 'A copied logo.' }, ['i', 'iii']],
  ['both', { noInterests: true, badFaith: 'A copied logo.' }, ['i', 'ii', 'iii']],
])('a trademark notice claims what its writer stated: %s', (_what, stated, elements) => {
  for (const names of [[KNOWN], [KNOWN, INDIAN]]) {
    for (const language of ['en', 'hi'] as const) {
      const trademark = { ...EMPTY_DRAFT.trademark, mark: 'HDFC BANK', ...stated };
      const draft = trademarkDraft({ language, trademark });
      const text = letterText(draft, names, SIGNATURE, NOW);
      expect(Array.from(text.matchAll(/^(i+)\. /gm), ([, number]) => number)).toEqual(elements);
      const faith = elements.includes('iii');
      expect(/bad faith|दुर्भावना/.test(text)).toBe(faith);
      expect(/legitimate|वैध हित/.test(text)).toBe(elements.includes('ii'));
      // No particular rights are claimed.
      expect(text).not.toMatch(/have rights|rights in it|हमारा अधिकार|हमारे अधिकार/);
    }
  }
});

test('the head of the printed letter is in its language, too', () => {
  const head = { to: ['a@x.example', 'b@x.example'], subject: 'S', date: NOW };
  expect(paperHead('en', head)).toEqual([
    ['To', 'a@x.example, b@x.example'],
    ['Subject', 'S'],
    ['Date', '23 Nov 2026'],
  ]);
  expect(paperHead('hi', head)).toEqual([
    ['प्रति', 'a@x.example, b@x.example'],
    ['विषय', 'S'],
    ['दिनांक', '23 नवंबर 2026'],
  ]);
});

test('an ending is written as it is, a name never', () => {
  const text = write(abuseDraft(), reportedName('hdfcbank.com', 'hdfcbank.co.in'));
  expect(text).toContain('The ending is “.co.in” and not “.com”.');
  const below = write(abuseDraft(), reportedName('hdfcbank.com', 'hdfcbank.com.kyc-verify.in'));
  expect(below).toContain('“kyc-verify[.]in”');
});

test('what is not known or not typed is left out', () => {
  const draft = abuseDraft({
    abuse: { urls: '', sighting: '', seenAt: '', way: '' },
  });
  const bare = reportedName('hdfcbank.com', 'hdfcbamk.com', { explanation: null, alert: '' });
  expect(letterText(draft, [bare], NONE, NOW)).toMatchInlineSnapshot(`
    "Dear Sir or Madam,

    We report abuse of the domain name below, which imitates ours. Please examine it and act on it.

    Domain name: hdfcbamk.com
    Imitates our name: hdfcbank.com

    Please send us your reference number, and keep the logs. You may pass this report on to the host and the authorities, but not to the registrant.

    Yours faithfully,"
  `);
});

test('an age is in the letter’s language, and missing answers are left out', () => {
  const age = (language: 'en' | 'hi', eventDate: string) => {
    const registration = registered('hdfcbamk.com', {
      events: [{ eventAction: 'registration', eventDate }],
    });
    const name = reportedName('hdfcbank.com', 'hdfcbamk.com', { registration });
    const text = letterText(abuseDraft({ language }), [name], SIGNATURE, NOW);
    return /^(?:Registered|पंजीकरण): (.*)$/m.exec(text)?.[1];
  };
  expect(age('en', '2026-11-23T01:00:00Z')).toMatch(/, 2 hours old$/);
  expect(age('hi', '2026-11-23T01:00:00Z')).toMatch(/, 2 घंटे पुराना$/);
  expect(age('hi', '2026-11-23T03:00:00Z')).toMatch(/, एक घंटे से कम पुराना$/);
  expect(age('en', '2025-12-24T00:00:00Z')).toMatch(/, 10 months old$/);
  expect(age('en', '2025-11-22T00:00:00Z')).toBe('22 Nov 2025, 00:00 UTC, 12 months old');
  expect(age('en', '2031-01-01T00:00:00Z')).toBe('1 Jan 2031, 00:00 UTC');
  const failed = { is: 'no-answer', at: SEEN, reason: { code: 'TIMED-OUT' } } as const;
  const silent = {
    source: 'x',
    raw: '',
    state: { is: 'no-answer', at: SEEN, reason: { code: 'SERVFAIL' } },
  } as const;
  const name = reportedName('hdfcbank.com', 'hdfcbamk.com');
  const unanswered = { ...name, registration: failed, dns: silent };
  expect(write(abuseDraft(), unanswered)).toBe(write(abuseDraft(), name));
});

describe('hostile text', () => {
  const drafts = [
    abuseDraft({ abuse: { ...abuseDraft().abuse, urls: '' } }),
    trademarkDraft({ language: 'hi' }),
    asked(abuseDraft({ abuse: { ...abuseDraft().abuse, urls: '' } })),
  ];

  test.each(HOSTILE.map((text, at) => [at, text]))(
    'in every field adds no line, and no link (%i)',
    (_at, hostile) => {
      const plain = reportedName('hdfcbank.com', 'hdfcbamk.com', { details: 'x' });
      // The request says the Unicode form, but not how the name imitates.
      const inUnicode = reportedName('hdfcbank.com', 'hdfcbаnk.in', { details: 'x' });
      const name = reportedName(hostile, hostile, { alert: hostile, details: hostile });
      for (const draft of drafts) {
        const text = letterText(draft, [name], SIGNATURE, NOW);
        const labels = (of: string) => of.split('\n').filter((one) => one !== '').length;
        expect(labels(text)).toBeLessThanOrEqual(
          labels(letterText(draft, [draft.kind === 'request' ? inUnicode : plain], SIGNATURE, NOW)),
        );
        expect(text).not.toMatch(/https?:\/\//);
        expect(letterSubject(draft, [name])).not.toMatch(/\p{C}/u);
        expect(text).not.toMatch(/[^\n\P{C}]/u);
      }
    },
  );

  test('the answers of registry and resolver add no line either', () => {
    const registration = registered('hdfcbamk.com', {
      entities: [
        {
          objectClassName: 'entity',
          roles: ['registrar'],
          vcardArray: [
            'vcard',
            [['fn', {}, 'text', 'Evil\r\nBcc: all@x.example http://x.example']],
          ],
        },
      ],
    });
    const text = letterText(
      abuseDraft(),
      [reportedName('hdfcbank.com', 'hdfcbamk.com', { registration })],
      SIGNATURE,
      NOW,
    );
    expect(text).not.toMatch(/^Bcc/m);
    expect(text).not.toContain('http://x.example');
  });
});

test('the letters that deceive are named by their code points, each once', () => {
  const named = (candidate: string) =>
    /^Deceptive characters: (.*)$/m.exec(
      write(abuseDraft(), reportedName('sahyadrilokbank.co.in', candidate)),
    )?.[1];
  expect(named('netbanking.sаhyаdrilokbank.co.in')).toBe('а (U+0430)');
  expect(named('sahyadrilokbank-kyc.com')).toBeUndefined();
  expect(named('sahyadri1okbank.co.in')).toBeUndefined();
});

test.each([
  ['hdfcbank.com', 'hdfcbnk.com', 'एक या अधिक अक्षर छोड़े गए (Omission)'],
  ['sahyadrilokbank.com', 'sahyadrilok.com', 'एक या अधिक अक्षर छोड़े गए (Omission)'],
  [
    'sahyadrilokbank.co.in',
    'sahyadrilokbank-kyc.com',
    'ब्रांड के पूरे या अधूरे नाम के साथ अन्य शब्द जुड़े हैं (Combosquatting); प्रत्यय (एंडिंग) बदला गया (TLD swap)',
  ],
  [
    'sahyadrilokbank.co.in',
    's\u0430hyadrilokbank.co.in',
    'अक्षर के स्थान पर वैसा ही दिखने वाला दूसरा अक्षर (Homoglyph)',
  ],
  ['sahyadrilokbank.co.in', 'wikipedia.org', undefined],
])('a letter in Hindi has a phrase for each technique: %s, %s', (asset, name, how) => {
  const text = write(abuseDraft({ language: 'hi' }), reportedName(asset, name));
  expect(/^नकल का ढंग: (.*)$/m.exec(text)?.[1]).toBe(how);
});
