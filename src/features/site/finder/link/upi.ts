/** Names that people choose for an address to which money or mail is sent, and whose they borrow. */
import { words } from '@/lib/words.ts';
import { BORROWED, type Company, companyOfWord, needsBait } from './companies.ts';
import { isAllBait } from './made-of.ts';
import { isFreeMail } from './places.ts';
import type { LinkReading } from './read-link.ts';

/**
 * An address that money is sent to by UPI (NPCI: a name, an @, a handle without a dot). Banks and apps have hundreds of
 * handles and get new ones, so that the form alone tells it: an email address has a dot behind its @.
 */
export const UPI_ID = /^[\w.-]{2,64}@[a-z][a-z\d]{1,63}$/i;

/** Words of what is owed: a company may be owed it, but not under a name that anybody chose. */
const OWED = new Set(
  words(`account accounts bill billing bills challan due dues echallan electricity emi fastag pay payment payments
    power recharge wallet`),
);

/** Words that are bait in such an address, and say nothing in a domain name by themselves. */
const BAIT_IN_UPI = new Set(words('care gift help offer officer'));

/** Whether a payment is said by it to be a service: no company has its customers pay to such an address. */
const isBait = (word: string): boolean =>
  BAIT_IN_UPI.has(word) || (isAllBait(word) && !OWED.has(word));

/** Shorter names stand by chance in people's own. */
const MIN_NAME = 5;

/** A company's name in an address. */
export interface CarriedByUpi {
  readonly company: Company;
  /** Whether a word of bait stands beside it. */
  readonly hasBait: boolean;
}

/** The company of the list that a word names or begins with, and what else the word holds. */
function nameIn(word: string): { name: string; rest: string } | null {
  for (const name of BORROWED) {
    const rest = word.startsWith(name)
      ? word.slice(name.length)
      : word.endsWith(name)
        ? word.slice(0, -name.length)
        : null;
    if (rest === null) continue;
    if (
      rest === '' ||
      isBait(rest) ||
      OWED.has(rest) ||
      (name.length >= MIN_NAME && word.startsWith(name))
    ) {
      return { name, rest };
    }
  }
  return null;
}

/** The company whose name stands in what a person chose before the @, and whether bait does. */
function carriedBy(chosen: string): CarriedByUpi | null {
  const all = chosen
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const found = all.map(nameIn).find((one) => one !== null);
  const company = found ? companyOfWord(found.name) : null;
  if (!found || !company) return null;
  const others = all.filter((word) => word !== found.name);
  const hasBait = isBait(found.rest) || others.some(isBait);
  const isOwed = OWED.has(found.rest) || all.some((word) => OWED.has(word));
  return hasBait || isOwed || !needsBait(found.name) ? { company, hasBait } : null;
}

/** Shops' codes, as the apps that gave them out call them: `paytmqr28100505@paytm`. */
const CODE = /^(?:gpay-|paytm-|paytmqr)\d+$/;

/**
 * The company whose name an address carries: its holder chose that, and apps and banks give their handles to all their
 * customers, so that `phonepe.cashback@ybl` is no nearer to PhonePe than `sbi.refund@ybl` is to the bank.
 *
 * @param payee hostile: any text
 */
export function carriedByUpi(payee: string): CarriedByUpi | null {
  const [chosen = ''] = payee.toLowerCase().split('@');
  return CODE.test(chosen) ? null : carriedBy(chosen);
}

/**
 * The company whose name a mailbox at a service for everybody carries beside bait: `sbi.refund@gmail.com`.
 *
 * @returns null for any other mailbox, and for a link
 */
export function baitMailbox(reading: LinkReading): Company | null {
  if (reading.kind !== 'name' || !reading.isMail || !isFreeMail(reading.host)) return null;
  const carried = carriedBy(reading.mailbox);
  return carried?.hasBait === true ? carried.company : null;
}
