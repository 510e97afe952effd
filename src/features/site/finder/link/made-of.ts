/**
 * What a word of a name is made of: companies' names, words of bait, and what stands between them. Imitators write
 * them with hyphens and without: `sbi-kyc`, `sbikycupdate`, `hdfcpersonalloan`.
 */
import { words } from '@/lib/words.ts';
import { companyOfWord } from './companies.ts';

/** Words of services that a company's own registered name rarely carries, and names made as bait often do. */
const BAIT = new Set(
  words(`aadhaar aadhar account accounts auth blocked bonus cashback challan echallan ckyc claim
    customercare ekyc gov govt helpdesk helpline kyc
    login logon lottery netbank netbanking otp pan passcode password prize reactivate recharge redeem refund refunds
    rekyc reward rewards rewardz secure secured security signin support suspended unblock unlock update urgent
    verification verified verify wallet winner`),
);

/** Words that are bait beside a known company's name, and mean nothing of a name by itself. */
const BAIT_BESIDE = new Set(
  words(`apk download alert alerts bijli bill billing billpay bills block booking bookings cancel care challan courier customs
    delivery disconnect disconnection discount dispute draw duty earn efiling electricity fastag festival find free
    freebie gift gifts giveaway help hiring job jobs loan loans lucky offer offers order orders parcel parttime pension
    policy points premium profit profits redelivery sale subsidy tatkal toll track tracking upgrade win yojana
    imobile kite smartbuy yono`),
);

/** Words that companies and imitators alike put behind a name or before it. */
const BESIDE = new Set(
  words(`app bank big billion card cards center credit creditcard customer day days gas great home india indian
    mobile mudra my net now official one online pay personal portal pro service services web world`),
);

/** A generation of telephones, a year, a number. */
const NUMBER = /^\d{1,4}g?/;

/** One of the words that a longer one is made of. */
export interface Part {
  readonly text: string;
  /** Where it stands. */
  readonly at: number;
  readonly is: 'name' | 'bait' | 'bait-beside' | 'beside';
}

/** Whether a word, or the plural or singular of it, is of a list. */
const isOf = (list: ReadonlySet<string>, text: string): boolean =>
  list.has(text) ||
  // HDFC Sales is a company of the bank's.
  (text.length > 4 &&
    text !== 'sales' &&
    (list.has(`${text}s`) || list.has(text.replace(/s$/, ''))));

/** Both of a word that is a company's name, and bait beside another one's: FASTag. */
function sortOf(text: string, isFirst: boolean): Part['is'] | null {
  if (companyOfWord(text) !== null && (isFirst || !isBaitWord(text))) return 'name';
  if (isOf(BAIT, text)) return 'bait';
  if (isOf(BAIT_BESIDE, text)) return 'bait-beside';
  return BESIDE.has(text) ? 'beside' : null;
}

/** Whether a word is bait beside a company's name. */
export const isBaitWord = (word: string): boolean => isOf(BAIT, word) || isOf(BAIT_BESIDE, word);

/** Of a label, the longest part: no domain name's is longer. */
const MAX_LETTERS = 63;

/**
 * The words that a longer one is made of, from its beginning to its end: the fewest.
 *
 * @param word a label or what stands between its hyphens, in small letters. Hostile
 * @returns null where anything else is in it
 */
export function partsOf(word: string): readonly Part[] | null {
  if (word === '' || word.length > MAX_LETTERS) return null;
  // By where they end, each made of what ends where its last word begins.
  const made: (readonly Part[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let best: readonly Part[] | null = null;
    for (let at = 0; at < end; at += 1) {
      const before = made[at];
      const text = word.slice(at, end);
      if (!before || (best && before.length + 1 >= best.length)) continue;
      const hasName = before.some(({ is }) => is === 'name');
      const is = NUMBER.exec(text)?.[0] === text ? 'beside' : sortOf(text, !hasName);
      if (is !== null) best = [...before, { text, at, is }];
    }
    made.push(best);
  }
  return made[word.length] ?? null;
}

/** Whether a word is made of bait alone: `kyc`, `kycupdate`; and of nothing that needs a name beside it. */
export const isAllBait = (word: string): boolean =>
  partsOf(word)?.every(({ is, text }) => is === 'bait' || BAIT.has(text)) === true;
