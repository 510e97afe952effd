/** What companies and offices are called besides, most of it in Hindi, and the word of the list that stands for each. */
import { bareName } from './company-list.ts';

const NAMES: Readonly<Record<string, string>> = {
  sbi: 'एसबीआई, भारतीय स्टेट बैंक, स्टेट बैंक',
  hdfc: 'एचडीएफसी',
  icici: 'आईसीआईसीआई',
  axisbank: 'एक्सिस',
  kotak: 'कोटक, कोटक महिंद्रा',
  pnb: 'पीएनबी, पंजाब नेशनल',
  bankofindia: 'BOI',
  unionbank: 'UBI',
  bankofbaroda: 'BOB, बैंक ऑफ बड़ौदा, बैंक ऑफ़ बड़ौदा',
  lic: 'एलआईसी, भारतीय जीवन बीमा निगम',
  uidai: 'आधार, यूआईडीएआई',
  irctc: 'आईआरसीटीसी',
  indiapost: 'इंडिया पोस्ट, भारतीय डाक',
  incometax: 'आयकर, आयकर विभाग',
  jio: 'जियो',
  airtel: 'एयरटेल',
  amazon: 'अमेज़न, अमेजन',
  flipkart: 'फ्लिपकार्ट',
  paytm: 'पेटीएम',
  phonepe: 'फोनपे, फ़ोनपे',
  parivahan: 'e-challan, challan, RTO, चालान, परिवहन',
};

/** Vowel signs are marks, which a bare name leaves out: names are told apart by their letters. */
const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([word, names]) =>
    names.split(', ').map((name) => [bareName(name), word] as const),
  ),
);

const BANK = bareName('बैंक');

/**
 * The word of the list for a company that is called so.
 *
 * @param bare as `bareName` gives it
 * @returns undefined for any other name
 */
export const wordOfOther = (bare: string): string | undefined =>
  BY_NAME.get(bare) ?? (bare.endsWith(BANK) ? BY_NAME.get(bare.slice(0, -BANK.length)) : undefined);
