/** How a name imitates, in a letter in Hindi: as much as the English one says, and nothing that is not so. */
import { expect, test } from 'vitest';
import { explain } from '@/lookalike/index.ts';
import { createDb } from '@/mocks/db.ts';
import { seed } from '@/mocks/seed.ts';
import { howText } from '@/takedowns/model/how-text.ts';
import { HINDI } from '@/takedowns/model/words-hi.ts';

const BANK = 'sahyadrilokbank.co.in';
const ENDING = 'प्रत्यय (एंडिंग) बदला गया (TLD swap)';

function hindi(asset: string, name: string): string {
  const found = explain(asset, name);
  return found.kind === 'explanation' ? howText(found, HINDI.name.phrases) : '';
}

test.each([
  // One letter, a word, a hyphen.
  [
    'marutham-textiles.com',
    'marutam-textiles.com',
    'एक अक्षर छोड़ा गया (Omission)। अंतर: “h” छोड़ा गया',
  ],
  [
    'sahyadrilokbank.com',
    'sahyadrilok.com',
    'नाम का एक अंश छोड़ा गया (Omission)। अंतर: “bank” छोड़ा गया',
  ],
  [
    'marutham-textiles.com',
    'maruthamtextiles.com',
    'नाम का एक अंश छोड़ा गया (Omission)। अंतर: “-” छोड़ा गया',
  ],
  // The same name, and what no longer is.
  [
    BANK,
    'sahyadrilokbank.in',
    'वही नाम, दूसरे प्रत्यय (एंडिंग) के साथ (TLD swap)। अंतर: प्रत्यय “.co.in” के स्थान पर “.in”',
  ],
  [
    `upi.${BANK}`,
    'ups.sahyadrilokbank.xyz',
    `${ENDING}। अंतर: “i” के स्थान पर “s”; प्रत्यय “.co.in” के स्थान पर “.xyz”`,
  ],
  [
    `netbanking.${BANK}`,
    'netbankng.sahyadrilokbank.top',
    `एक अक्षर छोड़ा गया (Omission); ${ENDING}। अंतर: “i” छोड़ा गया; प्रत्यय “.co.in” के स्थान पर “.top”`,
  ],
  [
    `netbanking.${BANK}`,
    'netbanking-sahyadri.com',
    `बिंदु के स्थान पर योजक चिह्न (-) (Dot to dash); ब्रांड के बदले हुए या अधूरे नाम के साथ अन्य शब्द जुड़े हैं (Combosquatting); ${ENDING}। अंतर: “.” के स्थान पर “-”; “lokbank” छोड़ा गया; प्रत्यय “.co.in” के स्थान पर “.com”`,
  ],
  [
    BANK,
    'sahyadrilokbank-kyc.com',
    `ब्रांड के नाम के साथ अन्य शब्द जुड़े हैं (Combosquatting); ${ENDING}। अंतर: “-kyc” जोड़ा गया; प्रत्यय “.co.in” के स्थान पर “.com”`,
  ],
  // What was done more than once, and names that go on behind the own one.
  [
    BANK,
    'sahyadri-lok-bank.co.in',
    'दो अक्षरों के बीच योजक चिह्न (-) जोड़ा गया (Hyphenation)। अंतर: “-” जोड़ा गया (2 बार)',
  ],
  [
    BANK,
    's\u0430hy\u0430drilokbank.co.in',
    'अक्षर के स्थान पर वैसा ही दिखने वाला दूसरा अक्षर (Homoglyph)। अंतर: “a” के स्थान पर “\u0430” (U+0430) (2 बार)',
  ],
  [
    BANK,
    `${BANK}.verify-pan.online`,
    'ब्रांड का नाम किसी और के डोमेन के आगे लगाया गया (Brand in subdomain)। अंतर: “[.]verify-pan[.]online” जोड़ा गया',
  ],
  [BANK, 'wikipedia.org', ''],
])('%s, %s: %s', (asset, name, says) => {
  expect(hindi(asset, name)).toBe(says);
});

test.each(
  seed(createDb())
    .alerts.all()
    .map(({ id, asset_name: asset, impersonating_domain: name }) => ({ id, asset, name })),
)('$id $name is called the same name only where its ending alone differs', ({ asset, name }) => {
  const found = explain(asset, name);
  if (found.kind !== 'explanation') throw new Error('It is no name.');
  const rest = ({ unicode, suffix }: typeof found.asset) => unicode.slice(0, -suffix.length);
  expect(hindi(asset, name).includes('वही नाम')).toBe(rest(found.asset) === rest(found.candidate));
});
