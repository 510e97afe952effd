/** Possible lookalikes (design, section 7): valid, unique, named as the engine explains them. */
import { describe, expect, test } from 'vitest';
import {
  explain,
  generate,
  type GeneratedName,
  isParsedDomain,
  parseDomain,
  type Technique,
  TECHNIQUES,
} from '@/lookalike/index.ts';
import { generateSteps } from '@/lookalike/generate.ts';
import { FEW_SUFFIXES, SUFFIXES } from '@/lookalike/public-suffix.ts';
import { splitSuffix } from '@/lookalike/public-suffix.ts';

const FULL = process.env['FULL'] === '1';

/** Brands of all shapes: one letter, digits, hyphens, Indian and other scripts, odd suffixes. */
const FEW = [
  'x.com',
  'sbi.co.in',
  'zzz.co.uk',
  'a-b.co.in',
  '99acres.com',
  'my.pay.canarabank.bank.in',
  'login.in',
  'brand.github.io',
  'muenchen-oel.de',
  'яндекс.рф',
  'दिल्ली.भारत',
  'i-i.in',
];
const MORE =
  'hp.com jio.com paytm.in 1mg.com www.flipkart.com netbanking.icicibank.co.in blue-dart.express cafe-coffee-day.com com.com wwww.in co.in ab.ck münchen.de straße.de mahindraandmahindra.com señor.com vijaysales.com 0-0.com x-y-z.com বাংলা.ভারত';
const ASSETS = FULL ? [...FEW, ...MORE.split(' ')] : FEW;

function all(asset: string, techniques?: readonly Technique[]): GeneratedName[] {
  return Array.from(generate(asset, techniques && { techniques }));
}

test.each(ASSETS)(
  'explain finds every technique that made a name: %s',
  (asset) => {
    const names = all(asset);
    // The bulk are pairs of look-alikes, of which a sample will do.
    const step = FULL ? 1 : Math.ceil(names.length / 400);
    const missing = names
      .filter((_, at) => at % step === 0)
      .flatMap(({ domain, techniques }) => {
        const found = explain(asset, domain).techniques.map(({ technique }) => technique);
        const lost = techniques.filter((technique) => !found.includes(technique));
        return lost.length > 0 ? [`${domain}: ${lost.join(' ')}`] : [];
      });
    expect(names.length).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  },
  120_000,
);

describe.each([
  'paytm.in',
  'x.com',
  'my-shop.co.uk',
  'münchen.de',
  'aø-bø.de',
  `${'abcdefg'.repeat(9)}.com`,
])('names for %s', (asset) => {
  const names = Array.from(generate(asset, { limit: 30_000 }), ({ domain }) => domain);

  test('are valid in the DNS', () => {
    const bad = names.filter(
      (name) =>
        name.length > 253 ||
        !name
          .split('.')
          .every((label) => /^(?!-)[a-z0-9-]{1,63}$/.test(label) && !label.endsWith('-')),
    );
    expect(bad).toEqual([]);
  });

  test('are unique and never the name itself', () => {
    expect(new Set(names).size).toBe(names.length);
    const registrable = (name: string) => {
      const forms = parseDomain(name, true);
      return isParsedDomain(forms) ? forms.registrable : name;
    };
    const own = registrable(asset);
    expect(names.filter((name) => registrable(name) === own)).toEqual([]);
  });
});

test('all techniques make names', () => {
  const made = new Set(
    [...all('köln-mode.co.in'), ...all('paytm.co.in')].flatMap(({ techniques }) => techniques),
  );
  expect(TECHNIQUES.filter((technique) => !made.has(technique))).toEqual([]);
});

test.each(['yourcompany.in', 'sbi.co.in', 'hp.com', 'x.com', 'भारत.भारत', 'яндекс.рф'])(
  'several things are done to %s at once',
  (asset) => {
    expect(all(asset, ['multiple']).length).toBeGreaterThan(0);
  },
);

test('a name can be registered under every ending that names are given', () => {
  const beyond = [...SUFFIXES, ...FEW_SUFFIXES].filter((ending) => {
    const { hostname } = new URL(`http://brand.${ending}`);
    const { count, known } = splitSuffix(hostname, false);
    return !known || count !== ending.split('.').length;
  });
  expect(beyond).toEqual([]);
});

test('techniques can be chosen', () => {
  const names = all('paytm.in', ['transposition', 'hyphenation']);
  expect(names.map(({ domain }) => domain).toSorted()).toEqual([
    'apytm.in',
    'p-aytm.in',
    'pa-ytm.in',
    'patym.in',
    'pay-tm.in',
    'paymt.in',
    'payt-m.in',
    'pyatm.in',
    'ww.wpaytm.in',
    'wwwp.aytm.in',
  ]);
});

test.each([
  ['हिंदी.भारत', 'हिन्दी.भारत'],
  ['हिन्दी.भारत', 'हिंदी.भारत'],
  ['मुंबई.भारत', 'मुम्बई.भारत'],
  ['मुंबई.भारत', 'mumbai.भारत'],
  ['संबंध.भारत', 'सम्बन्ध.भारत'],
  ['संबंध.भारत', 'सम्बंध.भारत'],
  ['পাঞ্জাব.ভারত', 'পাংজাব.ভারত'],
  ['hdfcbank.com', 'hdfcbankc.om'],
  ['hdfcbank.com', 'wwwh.dfcbank.com'],
  ['hdfc.bank.in', 'hdf.cbank.in'],
  ['premera.com', 'prennera.com'],
  ['mahalakshmi.in', 'mahalaxmi.in'],
  ['laxmibank.in', 'lakshmibank.in'],
  ['phonepe.com', 'fonepe.com'],
  ['deepak.in', 'dipak.in'],
  ['poonam.in', 'punam.in'],
  ['vancedapp.com', 'vanceapp.com'],
  ['vancedapp.com', 'vancedapp.co'],
  ['gegen-hartz.de', 'gegenhartz.de'],
])('of %s, %s is made', (asset, name) => {
  const read = parseDomain(name);
  const ascii = isParsedDomain(read) ? read.ascii : '';
  expect(all(asset).map(({ domain }) => domain)).toContain(ascii);
});

test('subdomains of the asset stay in front, www does not', () => {
  expect(all('pay.ola.in', ['transposition']).map(({ domain }) => domain)).toEqual([
    'pay.loa.in',
    'pay.oal.in',
    'ww.wola.in',
    'wwwo.la.in',
    'pa.yola.in',
    'payo.la.in',
  ]);
  expect(all('www.ola.in', ['transposition']).map(({ domain }) => domain)).toEqual([
    'loa.in',
    'oal.in',
    'ww.wola.in',
    'wwwo.la.in',
  ]);
  expect(all('pay.ola.in', ['missing-dot']).map(({ domain }) => domain)).toContain('payola.in');
});

test('vowel signs of Indian scripts are left out and swapped like letters', () => {
  const names = new Set(all('दिल्ली.भारत', ['omission', 'vowel-swap']).map(({ domain }) => domain));
  const ascii = (name: string) => {
    const forms = parseDomain(name);
    return isParsedDomain(forms) ? forms.ascii : '';
  };
  expect(names).toContain(ascii('दल्ली.भारत'));
  expect(names).toContain(ascii('दिल्लि.भारत'));
  // Words next to a Hindi name are Hindi.
  const beside = all('रक्षा.भारत', ['combosquatting']).map(({ domain }) => domain);
  expect(beside).toContain(ascii('रक्षा-लॉगिन.भारत'));
});

test('an addition ends the name or a word of it', () => {
  const made = all('kaveri-handlooms.in', ['addition']).map(({ domain }) => domain);
  expect(made).toHaveLength(72);
  const ends = /^kaveri(?:[a-z0-9]-handlooms|-handlooms[a-z0-9])\.in$/;
  expect(made.filter((name) => !ends.test(name))).toEqual([]);
});

test('a name made in several ways lists them all', () => {
  const made = all('my-shop.in').find(({ domain }) => domain === 'my-ship.in');
  expect(made?.techniques).toEqual(expect.arrayContaining(['vowel-swap', 'replacement']));
});

test('names end at the limit', () => {
  expect(Array.from(generate('paytm.in', { limit: 7 }))).toHaveLength(7);
  expect(Array.from(generate('paytm.in', { limit: 0 }))).toHaveLength(0);
});

test.each([
  ['modern.in', ['modem.in', 'moɗem.in']],
  ['learn.in', ['leam.in', 'ḷeam.in']],
  ['clinic.in', ['dinic.in', 'cłłnic.in', 'cĺĺnic.in']],
  ['barclays.in', ['bardays.in', 'baɼdays.in']],
  ['vvipro.com', ['wipro.com']],
  ['clubuk.com', ['člʉbuk.com']],
  ['serv.in', ['şerᶌ.in']],
  ['caesar.in', ['cæsar.in']],
])('runs are shortened and doubles made: %s', (asset, expected) => {
  const made = new Set(all(asset, ['homoglyph']).map(({ domain }) => domain));
  const missing = expected.filter((name) => {
    const forms = parseDomain(name);
    return !isParsedDomain(forms) || !made.has(forms.ascii);
  });
  expect(missing).toEqual([]);
});

test('a bit is flipped in letters of Latin-1 too', () => {
  const names = all('köln.de', ['bitsquatting']).map(({ domain }) => domain);
  expect(names).toContain('kvln.de');
});

test.each(['m', 'a', 'rn', 'vv', 'abcdefghij'])(
  'a label full of %s is looked through in so many steps',
  (piece) => {
    const label = piece.repeat(Math.floor(63 / piece.length));
    let before = 0;
    let steps = 0;
    for (const name of generateSteps(`${label}.in`)) {
      steps += 1;
      if (!name && before === steps - 1) before = steps;
    }
    expect(before).toBeLessThan(100_000);
    expect(steps).toBeLessThan(200_000);
  },
  60_000,
);

test('deception is a share, highest for what cannot be told apart', () => {
  const names = all('paytm.in');
  expect(names.every(({ deception }) => deception >= 0 && deception <= 1)).toBe(true);
  const [most] = names.toSorted((one, two) => two.deception - one.deception);
  expect(most?.techniques).toContain('homoglyph');
});

test('nothing is made of what is no name', () => {
  for (const input of ['', 'Main website', '10.0.0.1', 'localhost']) expect(all(input)).toEqual([]);
});

test('a label of 24 letters has more than 36,000 lookalikes', () => {
  let count = 0;
  for (const _ of generate('mahindraandmahindralimit.in')) count += 1;
  expect(count).toBeGreaterThan(36_000);
}, 60_000);

test.each([
  ['yourcompany.in', 'companyyour.in'],
  ['sahyadribank.in', 'banksahyadri.in'],
  ['nilgiri.in', 'girinil.in'],
])('words change places beside a known word first, else in the middle: %s', (asset, first) => {
  expect(all(asset, ['word-order'])[0]?.domain).toBe(first);
});
