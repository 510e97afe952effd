/**
 * Words that bait puts beside the names that it borrows (APWG, Phishing Activity Trends: words of services in the
 * name), with hyphens and without.
 */
import { words } from '@/lib/words.ts';
import { BORROWED, needsBait } from './companies.ts';

/** Words of services that a company's own registered name rarely carries, and names made as bait often do. */
const BAIT = new Set(
  words(`aadhaar aadhar account accounts auth blocked bonus cashback challan echallan ckyc claim
    customercare ekyc gov govt helpdesk helpline kyc
    login logon lottery netbanking otp pan passcode password prize reactivate recharge redeem refund refunds
    rekyc reward rewards rewardz secure secured security signin support suspended unblock unlock update urgent
    verification verified verify wallet winner`),
);
/** Words that are bait beside a known company's name, and mean nothing of a name by itself. */
const BAIT_BESIDE = new Set(
  words(`bijli bill billing bills booking bookings care challan courier customs disconnect disconnection duty echallan electricity fastag
    gift gifts loan loans lucky offer offers parcel pension points redelivery sale subsidy toll tracking yojana`),
);
/** Words of services that are no part of an ordinary word, so that they are seen without a hyphen too. */
const GLUED =
  /^(.{4,}?)(customercare|helpline|netbanking|verification|verify|refund|rewards|ekyc|kyc|login)$/;

const ANY_BAIT = new Set([...BAIT, ...BAIT_BESIDE]);

const BORROWED_WORDS = new Set(BORROWED);

/** A borrowed name and bait words with nothing between them: `sbikyc`, `echallanparivahan`. */
interface Glued {
  name: string;
  bait: string;
  /** Where the bait stands. */
  at: number;
}

/** Shorter names stand by chance before and behind ordinary words. */
const MIN_NAME = 5;

function gluedTo(label: string): Glued | null {
  for (const name of BORROWED) {
    const isAllBait = name.length < MIN_NAME ? isAllOf(BAIT) : isAllOf(ANY_BAIT);
    if (label.startsWith(name) && isAllBait(label.slice(name.length))) {
      return { name, bait: label.slice(name.length), at: name.length };
    }
    if (label.endsWith(name) && isAllBait(label.slice(0, -name.length))) {
      return { name, bait: label.slice(0, -name.length), at: 0 };
    }
  }
  return null;
}

/** Whether a text is one of these words, or several without anything between them: `kycupdate`. */
const isAllOf =
  (bait: ReadonlySet<string>) =>
  (text: string): boolean =>
    text !== '' &&
    (bait.has(text) ||
      [...bait].some((word) => text.startsWith(word) && isAllOf(bait)(text.slice(word.length))));

/** The bait word in a registered label that holds something else besides, and where it stands; else null. */
export function baitIn(label: string): { at: number; text: string } | null {
  const glued = gluedTo(label);
  if (glued) return { at: glued.at, text: glued.bait };
  const parts = label.split('-');
  let at = 0;
  for (const part of parts) {
    if (parts.length > 1 && BAIT.has(part)) {
      // With the hyphen that ties it to the name, as the engine lights an added word.
      return at > 0 ? { at: at - 1, text: `-${part}` } : { at, text: `${part}-` };
    }
    const [, before, word] = GLUED.exec(part) ?? [];
    if (before !== undefined && word !== undefined) return { at: at + before.length, text: word };
    at += part.length + 1;
  }
  return null;
}

/** Whether what stands beside a company's name holds a bait word, or is made of some. */
export const isBait = (text: string): boolean =>
  text.split('-').some(isBaitWord) || isAllOf(BAIT)(text.replaceAll('-', ''));

const isBaitWord = (word: string) => ANY_BAIT.has(word);

/**
 * The borrowed name among a name's other words, and the bait beside it (undefined for none); null for a name without,
 * and where the name that is registered is the borrowed one itself.
 */
export function borrowedIn(
  labels: readonly string[],
  label: string,
): { text: string; bait?: string } | null {
  if (BORROWED_WORDS.has(label)) return null;
  const all = labels.flatMap((one) => one.split('-'));
  const text =
    all.find((word) => BORROWED_WORDS.has(word) && !isBaitWord(word)) ??
    all.find((word) => BORROWED_WORDS.has(word)) ??
    labels.map(partedName).find((name) => name !== undefined) ??
    gluedTo(label)?.name ??
    joinedName(label);
  if (text === undefined) return null;
  const bait =
    all.find((word) => word !== text && isBaitWord(word)) ??
    baitIn(label)?.text.replace(/^-|-$/g, '');
  if (bait !== undefined) return { text, bait };
  return needsBait(text) ? null : { text };
}

/** The borrowed name that stands in a label with hyphens in it: `pm-kisan`, `bank-of-maharashtra`. */
function partedName(label: string): string | undefined {
  const parts = label.split('-');
  for (let from = 0; from < parts.length - 1; from += 1) {
    for (let to = parts.length; to > from + 1; to -= 1) {
      const name = parts.slice(from, to).join('');
      if (name.length >= MIN_NAME && BORROWED_WORDS.has(name)) {
        return parts.slice(from, to).join('-');
      }
    }
  }
  return undefined;
}

/** Words that companies and imitators alike put behind a name or before it. */
const BESIDE = new Set(
  words(`app bank card cards care center customer help india mobile my net official online pay portal service
    services web`),
);

/** The borrowed name in a label of two of them (`yonosbi`), or with a common word beside it: `sbionline`. */
const joinedName = (label: string): string | undefined =>
  BORROWED.find((name) => {
    const rest = label.startsWith(name)
      ? label.slice(name.length)
      : label.endsWith(name)
        ? label.slice(0, -name.length)
        : '';
    return BORROWED_WORDS.has(rest) || BESIDE.has(rest);
  });
