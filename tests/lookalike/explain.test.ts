/** The engine's answers about pairs that a person has judged (design, section 7). */
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

const NETBANKING = 'netbanking.sahyadrilokbank.co.in';

describe('the first technique is the one a person would name', () => {
  test.each([
    ['icicibank.com', 'icicibankx.com', 'addition'],
    ['kaveri-handlooms.in', 'kaverix-handlooms.in', 'addition'],
    ['raksha.com', 'eraksha.com', 'insertion'],
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
    ['sbi.co.in', 'sbico.in', 'missing-dot'],
    ['sahyadrilokbank.co.in', 'sahyadrilokbankco.in', 'missing-dot'],
    ['icicibank.com', 'icicibankcom.com', 'tld-in-label'],
    ['upi.sahyadrilokbank.co.in', 'sahyadrilokupi.com', 'combosquatting'],
    ['sahyadrilokbank.com', 'sahyadrilokupi.com', 'combosquatting'],
    ['hdfcbank.com', 'netbanking-hdfc.in', 'combosquatting'],
    ['my-shop.in', 'my-ship.in', 'vowel-swap'],
    ['sim-card.in', 'sip-card.in', 'replacement'],
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
    // Words next to a disguised or mistyped brand of three or four letters.
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
    [NETBANKING, 'netbankng.sahyadrilokbank.top', ['omission', 'tld-swap']],
    [NETBANKING, 'netbankіng.sahyadrilokbank.top', ['homoglyph', 'tld-swap']],
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

describe('the sentence is the one a person would say', () => {
  test.each([
    // One word exchanged for another, and nothing about its letters.
    ['sahyadrilokbank.com', 'sahyadrilokupi.com', 'The word “bank” is replaced by “upi”.'],
    ['tatamotors.com', 'tatacars.com', 'The word “motors” is replaced by “cars”.'],
    // A word that the asset has in front was not brought by the imitator.
    [
      NETBANKING,
      'netbanking-sahyadri.com',
      '“lokbank” is left out, and the dot after “netbanking” is turned into a dash.',
    ],
    [
      NETBANKING,
      'sahyadri-netbanking.in',
      '“netbanking” moves from the front into the place of “lokbank”.',
    ],
    [
      'upi.sahyadrilokbank.co.in',
      'sahyadrilokupi.com',
      '“upi” moves from the front into the place of “bank”.',
    ],
    // Text after the name or a word of it is "added", text before it "put in".
    ['icicibank.com', 'icicibankx.com', '“x” is added at the end.'],
    ['kaveri-handlooms.in', 'kaverix-handlooms.in', '“x” is added at the end of “kaveri”.'],
    ['raksha.com', 'eraksha.com', '“e” is put in before the name.'],
    // A digit is no letter.
    ['99acres.com', '9acres.com', 'The digit “9” is left out.'],
    // A dot is named by its neighbours.
    [NETBANKING, 'netbankingsahyadrilokbank.co.in', 'The dot after “netbanking” is missing.'],
    ['my.pay.canarabank.in', 'mypaycanarabank.in', 'The dots after “my” and “pay” are missing.'],
    ['hdfcbank.com', 'wwwhdfcbankcom.net', 'The dots after “www” and before “com” are missing.'],
    [
      'sahyadrilokbank.co.in',
      'sahyadrilokbankco.in',
      'A dot of “sahyadrilokbank.co.in” is missing.',
    ],
    [
      'sahyadrilokbank.co.in',
      'sahyadrilokbank-co-in.com',
      'The dots before “co” and “in” are turned into dashes, and “.com” follows.',
    ],
    // Changes that no technique mentions are in the sentence all the same.
    [
      'cards.sahyadrilokbank.co.in',
      'xn--shyadrilokbank-vtl.co.in',
      'Latin a is replaced by Cyrillic а (U+0430), and “cards” in front is left off.',
    ],
    [
      'cards.sahyadrilokbank.co.in',
      'login.sahyadrilokbnk.co.in',
      'The letter “a” is left out, and “cards” in front is replaced by “login”.',
    ],
    [
      'upi.sahyadrilokbank.co.in',
      'ups.sahyadrilokbank.xyz',
      'The ending is “.xyz” and not “.co.in”, and in “upi”, “i” is replaced by “s”.',
    ],
    ['hdfcbank.com', 'www.hdfcbnk.com', 'The letter “a” is left out, and “www” is added in front.'],
    [
      'kotak.com',
      'my.котак.com',
      'Every letter is Cyrillic: к (U+043A) for k, о (U+043E) for o, т (U+0442) for t and 1 more. Also, “my” is added in front.',
    ],
    ['my-shop.in', 'access-shop.in', 'The word “my” is replaced by “access”.'],
    ['sahyadrilokbank.co.in', 'sahyadribank.in', '“lok” is left out.'],
    ['sahyadrilokbank.bank.in', 'sahyadribank.in', '“lok” is left out.'],
    ['unionbankofindia.co.in', 'unionbankindia.co.in', '“of” is left out.'],
    ['hdfcbank.com', 'hdfcbankc.om', 'The dot and “c” after it change places.'],
    ['hdfcbank.com', 'wwwh.dfcbank.com', 'The dot and “h” after it change places.'],
    ['amazon.in', 'amazo.nin', 'The dot and “n” before it change places.'],
    ['premera.com', 'prennera.com', '“nn” stands for “m”.'],
    ['mlb.com', 'mtb.com', '“l” is replaced by “t”.'],
    ['windows.com', 'windnws.com', '“o” and “n” are one flipped memory bit apart.'],
    [
      'हिंदी.भारत',
      'हिन्दी.भारत',
      '“हिंदी” is spelt “हिन्दी”: the same word with its nasal written the other way.',
    ],
    ['mahindrafinance.com', 'mahindrafice.com', '“nan” is left out.'],
    // The label that was changed is named where it is not the registered one.
    [NETBANKING, 'netbankng.sahyadrilokbank.top', 'In “netbanking”, the letter “i” is left out.'],
    // Letters of one kind are counted, foreign ones named with their script.
    ['hdfcbank.com', 'hdfcbаnk.com', 'Latin a is replaced by Cyrillic а (U+0430).'],
    [
      'sahyadrilokbank.com',
      'sаhyаdrilokbаnk.com',
      'Three Latin a’s are replaced by Cyrillic а (U+0430).',
    ],
    [
      'sahyadrilokbank.com',
      'ѕаhуаdrіlokbаnk.com',
      'Six Latin letters are replaced by Cyrillic ones: ѕ (U+0455) for s, а (U+0430) for a, у (U+0443) for y and 1 more.',
    ],
    [
      'kotak.com',
      'котак.com',
      'Every letter is Cyrillic: к (U+043A) for k, о (U+043E) for o, т (U+0442) for t and 1 more.',
    ],
    ['makemytrip.com', 'makemytrìp.com', '“ì” (U+00EC) stands for “i”.'],
    ['google.com', 'g00gle.com', '“0” stands for “o” in two places.'],
    // An existing letter is no disguise of itself and its neighbour.
    ['sahyadrilokbank.com', 'sahyadri0kbank.com', '“0” stands for “o”.'],
    ['sahyadrilokbank.com', 'sahyadri-lok-bank.com', 'A hyphen is put in twice.'],
    // The foreign letter is named whichever of the two names holds it.
    [
      'marutham-textіles.com',
      'marutham-textiles.com',
      'Cyrillic і (U+0456) is replaced by Latin i.',
    ],
  ])('%s, %s: %s', (asset, candidate, says) => {
    expect(explained(asset, candidate).techniques[0]?.says).toBe(says);
  });
});

test('one exchanged word is one technique', () => {
  expect(techniques('sahyadrilokbank.com', 'sahyadrilokupi.com')).toEqual(['combosquatting']);
});

test('unrelated names have no technique', () => {
  expect(techniques('amul.com', 'formula.com')).toEqual([]);
  expect(techniques('irctc.co.in', 'wikipedia.org')).toEqual([]);
  // The first half of a brand may be a place's name: another word next to it means nothing.
  expect(techniques('netbanking.sahyadrilokbank.co.in', 'sahyadri-hospital.com')).toEqual([]);
  expect(techniques('netbanking.sahyadrilokbank.co.in', 'netbanking-konkan.com')).toEqual([]);
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
    message: 'The asset is not a domain name. It holds a character that no domain name may have.',
    techniques: [],
    similarity: 0,
  });
  const other = explain('hdfcbank.com', '10.0.0.1');
  expect(other).toMatchObject({ kind: 'invalid', argument: 'candidate' });
  expect(other.kind === 'invalid' && other.message).toBe(
    'The other name is not a domain name. It is an IP address, not a name.',
  );
});

describe('similarity', () => {
  test('is what its parts leave, in whole percents', () => {
    for (const candidate of [
      'hdfcbаnk.com',
      'hdfcbank-kyc.in',
      'hdfc.bank.co',
      'hdfcbankcom.net',
      'my.hdfcbamk.github.io',
    ]) {
      const { percent, parts } = explained('hdfcbank.com', candidate);
      const taken = parts.reduce((sum, part) => sum + part.percent, 0);
      expect(parts.length).toBeGreaterThan(0);
      // Less than one percent still is a difference.
      expect(percent).toBe(100 - Math.max(1, taken));
    }
  });

  test('names each part once', () => {
    const { parts } = explained('google.com', 'g00gle.com');
    expect(parts.map(({ what }) => what)).toEqual(['“0” for “o”']);
  });

  test('is 100 percent only for the name itself', () => {
    expect(explained('hdfcbank.com', 'HDFCBANK.com.').percent).toBe(100);
    expect(explained('cards.hdfcbank.com', 'hdfcbank.com')).toMatchObject({
      percent: 94,
      parts: [{ what: '“cards” left off', percent: 6 }],
    });
  });

  test('the threshold is a share', () => {
    expect(CONFIDENT).toBeGreaterThan(0.8);
    expect(CONFIDENT).toBeLessThan(1);
  });
});

test('the list of techniques is the one agreed on', () => {
  expect(TECHNIQUES.join(' ')).toBe(
    'addition bitsquatting homoglyph hyphenation insertion omission plural repetition replacement subdomain transposition vowel-swap combosquatting tld-swap missing-dot dot-to-dash tld-in-label brand-in-subdomain word-order double-replacement transliteration multiple',
  );
});
