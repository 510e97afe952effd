/** What the engine says about pairs that a person has judged (issue 5, deliverable 1). */
import { describe, expect, test } from 'vitest';
import { CONFIDENT, type Explanation, explain, TECHNIQUES } from '@/lookalike/index.ts';

function explained(asset: string, candidate: string): Explanation {
  const found = explain(asset, candidate);
  if (found.kind !== 'explanation') throw new Error(`${asset} ${candidate}: ${found.message}`);
  return found;
}

function techniques(asset: string, candidate: string): string[] {
  return explained(asset, candidate).techniques.map(({ technique }) => technique);
}

describe('the first technique is the one a person would name', () => {
  test.each([
    ['icicibank.com', 'icicibankx.com', 'addition'],
    ['nykaa.com', 'nykaaa.com', 'repetition'],
    ['amazon.in', 'amqzon.in', 'replacement'],
    ['icicibank.com', 'lcicibank.com', 'homoglyph'],
    ['amazon.in', 'arnazon.in', 'homoglyph'],
    ['swiggy.com', 'svviggy.com', 'homoglyph'],
    ['makemytrip.com', 'makemytrìp.com', 'homoglyph'],
    ['yatra.com', 'уatra.com', 'homoglyph'],
    ['99acres.com', 'ggacres.com', 'homoglyph'],
    ['modern.in', 'modem.in', 'homoglyph'],
    ['licindia.in', 'lic-india.in', 'hyphenation'],
    ['flipkart.com', 'flpkart.com', 'omission'],
    ['my-shop.in', 'myshop.in', 'omission'],
    ['zerodha.com', 'zerodhas.com', 'plural'],
    ['zerodha.com', 'zerodhqa.com', 'insertion'],
    ['facebook.com', 'fcaebook.com', 'transposition'],
    ['flipkart.com', 'filpkart.com', 'transposition'],
    ['mahindra.com', 'mahendra.com', 'vowel-swap'],
    ['icicibank.com', 'icici.bank.com', 'subdomain'],
    ['icicibank.com', 'icicibank-kyc.com', 'combosquatting'],
    ['icicibank.com', 'icicibanknetbanking.com', 'combosquatting'],
    ['sbi.co.in', 'sbi-luckydraw.in', 'combosquatting'],
    ['amazon.in', 'amazon-karo-apply.in', 'combosquatting'],
    ['icicibank.com', 'icicibank.online', 'tld-swap'],
    ['sbi.co.in', 'sbi.in', 'tld-swap'],
    ['icicibank.com', 'wwwicicibank.com', 'missing-dot'],
    ['sbi.co.in', 'sbi.coin', 'missing-dot'],
    ['icicibank.com', 'icicibank-com.in', 'dot-to-dash'],
    ['icicibank.com', 'icicibankcom.in', 'tld-in-label'],
    ['sbi.co.in', 'sbico.in', 'tld-in-label'],
    ['icicibank.com', 'icicibank.com.verify.net', 'brand-in-subdomain'],
    ['icicibank.com', 'icicibank.github.io', 'brand-in-subdomain'],
    ['bankofbaroda.in', 'barodabankof.in', 'word-order'],
    ['tatasteel.com', 'steeltata.com', 'word-order'],
    ['flipkart.com', 'flmmkart.com', 'double-replacement'],
    ['köln.de', 'koeln.de', 'transliteration'],
    ['muenchen.de', 'münchen.de', 'transliteration'],
    ['straße.de', 'strasse.de', 'transliteration'],
    ['яндекс.рф', 'yandeks.com', 'transliteration'],
    ['दिल्ली.भारत', 'dilli.in', 'transliteration'],
    ['x.com', '8.com', 'bitsquatting'],
    ['दिल्ली.भारत', 'दल्ली.भारत', 'omission'],
    ['दिल्ली.भारत', 'दिल्लि.भारत', 'vowel-swap'],
    ['भारत.भारत', 'मारत.भारत', 'homoglyph'],
    ['canarabank.in', 'cenerebenk.in', 'vowel-swap'],
    ['axisbank.com', 'axis.bank.in', 'subdomain'],
    ['pay.canarabank.in', 'pay.canara.bank.in', 'subdomain'],
    ['my.pay.canarabank.in', 'mypaycanarabank.in', 'missing-dot'],
    ['my.pay.canarabank.in', 'my.pay-canarabank.in', 'dot-to-dash'],
    ['jio.com', 'jio-kbc-lottery.in', 'combosquatting'],
    ['phonepe.com', 'phonepay.com', 'replacement'],
    ['sbi.bank.in', 'sbi.bamk.in', 'brand-in-subdomain'],
    ['icicibank.com', 'icicibamk.web.app', 'brand-in-subdomain'],
    ['sbi.co.in', 'sbi-kyc.web.app', 'brand-in-subdomain'],
    ['icicibank.com', 'www.icicibank.com.co', 'tld-swap'],
    ['amazon.in', 'amazon.in.net', 'tld-swap'],
    ['icicibank.com', 'www.icicibankcom', 'missing-dot'],
    // Words that could be read into one more letter of the brand itself.
    ['clubmahindra.com', 'clubmahiindra.com', 'repetition'],
    ['dmart.in', 'clmart.in', 'homoglyph'],
    ['byjus.com', 'byjuus.com', 'repetition'],
    ['groww.in', 'growww.in', 'repetition'],
    ['99acres.com', '99-acres.com', 'hyphenation'],
    ['rblbank.com', '5blbank.com', 'replacement'],
    ['royalenfield.com', 'royalenfielld.com', 'repetition'],
    ['my-shop.in', 'my-sh0p.in', 'homoglyph'],
    ['24-7.in', '25-7.in', 'replacement'],
    ['24-7.in', '249-7.in', 'addition'],
    // Words beside a disguised or mistyped brand of three or four letters.
    ['hsbc.co.in', 'h5bc-login.co.in', 'combosquatting'],
    ['uber.com', 'ub3r-netbanking.com', 'combosquatting'],
    ['lic.co.in', 'l1c-loan.in', 'combosquatting'],
    ['lic.co.in', '1ic-kyc.in', 'combosquatting'],
    ['sbi.co.in', 'sbbi-kyc.com', 'combosquatting'],
    ['tata.com', 'taata-jobs.com', 'combosquatting'],
    ['jio.com', 'jio4gfreerecharge.com', 'combosquatting'],
    ['kotak.com', 'котак.com', 'homoglyph'],
    ['aa.in', 'аа.in', 'homoglyph'],
  ])('%s → %s: %s', (asset, candidate, technique) => {
    expect(techniques(asset, candidate)[0]).toBe(technique);
  });
});

describe('every technique that holds is listed', () => {
  test.each([
    ['icicibank.com', 'icicibanks.com', ['plural', 'addition']],
    ['paytm.com', 'paytn.co', ['replacement', 'homoglyph', 'tld-swap', 'multiple']],
    ['flipkart.com', 'fl1pkart-offers.in', ['combosquatting', 'homoglyph', 'tld-swap', 'multiple']],
    ['flipkart.com', 'flipcart.com', ['replacement', 'bitsquatting']],
    ['google.com', 'g00gle.com', ['homoglyph', 'double-replacement']],
    ['hdfcbank.com', 'hdfcbank.com.co', ['tld-swap', 'tld-in-label']],
    ['lic.co.in', 'l1c-loan.in', ['combosquatting', 'homoglyph', 'tld-swap', 'multiple']],
    ['sbi.co.in', 'sbbi-kyc.co.in', ['combosquatting', 'repetition', 'multiple']],
    ['köln.de', 'kvln.de', ['bitsquatting']],
    ['café.fr', 'cafi.fr', ['bitsquatting']],
    ['ñandu.es', 'qandu.es', ['bitsquatting']],
  ])('%s → %s', (asset, candidate, expected) => {
    expect(techniques(asset, candidate)).toEqual(expect.arrayContaining(expected));
  });

  test('bitsquatting comes after what a person might have typed', () => {
    expect(techniques('google.com', 'goofle.com')).toEqual(['replacement', 'bitsquatting']);
  });
});

describe('short brands do not light up', () => {
  test.each([
    ['ola.in', 'cola.in'],
    ['ola.in', 'ola.com'],
    ['ola.in', 'solar.in'],
    ['lic.in', 'click.in'],
    ['jio.com', 'jioffrey.net'],
    ['tata.com', 'data.com'],
    ['bata.com', 'beta.com'],
    ['uber.com', 'user.com'],
    ['kotak.com', 'kodak.com'],
    ['zomato.com', 'tomato.com'],
    ['idea.com', 'ideal.com'],
    ['titan.co.in', 'titanic.com'],
    ['sbi.co.in', 'rbi.co.in'],
    ['x.com', 'ex.com'],
    ['hp.com', 'php.com'],
    ['amul.com', 'amul.in'],
    ['dell.com', 'bell.com'],
    ['nike.com', 'mike.com'],
    ['apple.com', 'apples.com'],
    ['myntra.com', 'mantra.com'],
    ['google.com', 'goggle.com'],
    ['icicibank.com', 'idbibank.com'],
    ['icicibank.com', 'axisbank.com'],
    ['sbi.co.in', 'sbilife.co.in'],
    ['apple.com', 'apple.stackexchange.com'],
    ['ola.in', 'cola-cabs.in'],
    ['sbi.co.in', 'rbi-kyc.in'],
    ['tata.com', 'data-jobs.com'],
  ])('%s is not surely imitated by %s', (asset, candidate) => {
    expect(explain(asset, candidate).confident).toBe(false);
  });

  test.each([
    ['sbi.co.in', 'sbı.co.in'],
    ['jio.com', 'jio-recharge.com'],
    ['x.com', 'х.com'],
    ['ola.in', 'o1a.in'],
  ])('but %s is by %s', (asset, candidate) => {
    expect(explain(asset, candidate).confident).toBe(true);
  });

  test.each([
    ['bankofindia.co.in', 'unionbankofindia.co.in'],
    ['bharatpe.com', 'bharatpearl.com'],
    ['yesbank.in', 'yesbankers.in'],
    ['mahindra.com', 'techmahindra.com'],
    ['union.com', 'unionbank.com'],
    ['shell.com', 'shellac.com'],
  ])('%s may be another company than %s', (asset, candidate) => {
    expect(explain(asset, candidate).confident).toBe(false);
  });

  test.each([
    ['sbi.bank.in', 'sbi.bamk.in'],
    ['sbi.bank.in', 'sbi.banks.in'],
    ['icicibank.com', 'icicibamk.web.app'],
  ])('%s is surely imitated by %s, though another label is registered', (asset, candidate) => {
    expect(explain(asset, candidate).confident).toBe(true);
  });

  test.each([
    ['jio.com', 'jio-5g-recharge.com'],
    ['irctc.co.in', 'irctc-tatkal-booking.com'],
    ['sbi.co.in', 'sbi-yono-kyc-update.com'],
    ['phonepe.com', 'phonepe-xyzzy-refund.com'],
  ])('bait words of any number show %s in %s', (asset, candidate) => {
    expect(explain(asset, candidate).confident).toBe(true);
  });

  test('unrelated names have no technique', () => {
    expect(techniques('amul.com', 'formula.com')).toEqual([]);
    expect(techniques('irctc.co.in', 'wikipedia.org')).toEqual([]);
  });
});

describe('the asset itself is no imitation', () => {
  test.each([
    ['hdfcbank.com', 'HTTPS://HDFCBANK.COM/', 'same'],
    ['münchen.de', 'xn--mnchen-3ya.de', 'same'],
    ['hdfcbank.com', 'netbanking.hdfcbank.com', 'own-subdomain'],
    ['brand.github.io', 'docs.brand.github.io', 'own-subdomain'],
    ['brand.github.io', 'brandd.github.io', 'other'],
  ])('%s, %s: %s', (asset, candidate, relation) => {
    const found = explained(asset, candidate);
    expect(found.relation).toBe(relation);
    expect(found.techniques.length > 0).toBe(relation === 'other');
    expect(found.similarity === 1 && !found.confident).toBe(relation !== 'other');
  });
});

test('an unreadable argument is named, with the reason', () => {
  expect(explain('Main website', 'hdfcbank.com')).toMatchObject({
    kind: 'invalid',
    argument: 'asset',
    reason: 'bad-character',
    techniques: [],
    similarity: 0,
  });
  const other = explain('hdfcbank.com', '10.0.0.1');
  expect(other).toMatchObject({ kind: 'invalid', argument: 'candidate', reason: 'ip-address' });
  expect(other.kind === 'invalid' && other.message).toBe(
    'The other name is not a domain name. It is an IP address, not a name.',
  );
});

describe('similarity', () => {
  test('is one minus its parts', () => {
    for (const candidate of [
      'hdfcbаnk.com',
      'hdfcbank-kyc.in',
      'hdfc.bank.co',
      'hdfcbankcom.net',
    ]) {
      const { similarity, parts } = explained('hdfcbank.com', candidate);
      const taken = parts.reduce((sum, { takes }) => sum + takes, 0);
      expect(parts.length).toBeGreaterThan(0);
      expect(similarity).toBeCloseTo(1 - taken, 9);
    }
  });

  test('names each part once', () => {
    const { parts } = explained('google.com', 'g00gle.com');
    expect(parts.map(({ what }) => what)).toEqual(['"0" for "o"']);
  });

  test('the threshold is a share', () => {
    expect(CONFIDENT).toBeGreaterThan(0.8);
    expect(CONFIDENT).toBeLessThan(1);
  });
});

describe('alignment', () => {
  const rows = ({ alignment }: Explanation) => ({
    asset: alignment.flatMap(({ asset }) => asset.map(({ text }) => text)).join(''),
    candidate: alignment.flatMap(({ candidate }) => candidate.map(({ text }) => text)).join(''),
  });

  test.each([
    'hdfcbаnk.com',
    'hdfcbank-kyc.in',
    'secure-hdfcbank.co.in',
    'hdfc.bank.com',
    'hdfcbank.com.verify-login.net',
    'hdfcbank.evil.com',
    'login.hdfcbamk.com',
    'wwwhdfcbank.com',
    'hdfcbankcom.net',
    'bankhdfc.com',
    'hdfcbnk.com',
    'wikipedia.org',
    'दिल्ली.भारत',
  ])('both rows spell the names: %s', (candidate) => {
    const found = explained('hdfcbank.com', candidate);
    expect(rows(found)).toEqual({
      asset: found.asset.unicode,
      candidate: found.candidate.unicode,
    });
  });

  test('a deceptive letter is a cell of its own, with its code point and name', () => {
    const changed = explained('hdfcbank.com', 'hdfcbаnk.com').alignment.filter(
      ({ kind }) => kind === 'changed',
    );
    expect(changed).toMatchObject([
      {
        technique: 'homoglyph',
        width: 1,
        asset: [{ text: 'a', deceptive: null }],
        candidate: [
          {
            text: 'а',
            width: 1,
            deceptive: [
              { codePoint: 'U+0430', name: 'CYRILLIC SMALL LETTER A', script: 'Cyrillic' },
            ],
          },
        ],
      },
    ]);
  });

  test('two letters for one reserve two cells', () => {
    const changed = explained('amazon.in', 'arnazon.in').alignment.find(
      ({ kind }) => kind === 'changed',
    );
    expect(changed).toMatchObject({ width: 2, technique: 'homoglyph' });
  });

  test('bait words are added, not lit letter by letter', () => {
    const added = explained('hdfcbank.com', 'hdfcbank-kyc.com').alignment.find(
      ({ kind }) => kind === 'added',
    );
    expect(added?.technique).toBe('combosquatting');
    expect(added?.candidate.map(({ text }) => text).join('')).toBe('-kyc');
    expect(added?.candidate.every(({ deceptive }) => deceptive === null)).toBe(true);
  });

  const written = (asset: string, candidate: string) =>
    explained(asset, candidate).alignment.map((run) => {
      const text = (cells: readonly { text: string }[]) => cells.map((one) => one.text).join('');
      return `${run.kind}: ${text(run.asset)}>${text(run.candidate)}`;
    });

  test('of words that change places the shorter one has moved, whole', () => {
    expect(written('yourcompany.in', 'companyyour.in')).toEqual([
      'removed: your>',
      'same: company>company',
      'added: >your',
      'same: .in>.in',
    ]);
    expect(written('tatasteel.com', 'steeltata.com').slice(0, 3)).toEqual([
      'removed: tata>',
      'same: steel>steel',
      'added: >tata',
    ]);
    expect(written('sahyadribank.in', 'banksahyadri.in').slice(0, 3)).toEqual([
      'added: >bank',
      'same: sahyadri>sahyadri',
      'removed: bank>',
    ]);
  });

  test('a dot that is turned into a dash is shown as that', () => {
    expect(written('yourcompany.in', 'yourcompany-in.com')).toEqual([
      'same: yourcompany>yourcompany',
      'changed: .>-',
      'same: in>in',
      'added: >.com',
    ]);
  });

  test('an invisible joiner is lit and drawn', () => {
    const found = explained('hdfcbank.com', 'hdfc\u200dbank.com');
    expect(found.techniques[0]?.technique).toBe('homoglyph');
    expect(found.confident).toBe(true);
    const cell = found.alignment
      .flatMap(({ candidate }) => candidate)
      .find(({ deceptive }) => deceptive !== null);
    expect(cell).toMatchObject({ text: '⬚', deceptive: [{ codePoint: 'U+200D' }] });
  });
});

test('the list of techniques is the one agreed on', () => {
  expect(TECHNIQUES.join(' ')).toBe(
    'addition bitsquatting homoglyph hyphenation insertion omission plural repetition replacement subdomain transposition vowel-swap combosquatting tld-swap missing-dot dot-to-dash tld-in-label brand-in-subdomain word-order double-replacement transliteration multiple',
  );
});
