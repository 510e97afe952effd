/** Names that people choose for a mailbox at a service for everybody, and whose they borrow. */
import { words } from '@/lib/words.ts';
import { BORROWED, type Company, companyOfWord } from './companies.ts';
import { isAllBait } from './made-of.ts';
import { isFreeMail } from './places.ts';
import type { LinkReading } from './read-link.ts';

/** Words that are bait in a mailbox's name, and say nothing in a domain name by themselves. */
const BAIT_IN_MAILBOX = new Set(
  words(
    'alert alerts bill billing bills care gift help noreply offer officer payment payments reply',
  ),
);

const isBait = (word: string): boolean => BAIT_IN_MAILBOX.has(word) || isAllBait(word);

/** Shorter names stand by chance in people's own. */
const MIN_NAME = 5;

/** The company's name that a word is, begins or ends with, and what else the word holds. */
function nameIn(word: string): { name: string; rest: string } | null {
  for (const name of BORROWED) {
    const isFront = word.startsWith(name);
    if (!isFront && !word.endsWith(name)) continue;
    const rest = isFront ? word.slice(name.length) : word.slice(0, -name.length);
    const isLong = isFront && name.length >= MIN_NAME;
    if (rest === '' || isBait(rest) || isLong) return { name, rest };
  }
  return null;
}

/**
 * The company whose name a mailbox at a service for everybody carries beside bait: `sbi.refund@gmail.com`.
 *
 * @returns null for any other mailbox, and for a link
 */
export function baitMailbox(reading: LinkReading): Company | null {
  if (reading.kind !== 'name' || !reading.isMail || !isFreeMail(reading.host)) return null;
  const all = reading.mailbox
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const found = all.map(nameIn).find((one) => one !== null);
  if (!found) return null;
  // `hdfcbank@gmail.com`; a shorter name may be its owner's own.
  if (found.name === all.join('') && found.name.length >= MIN_NAME)
    return companyOfWord(found.name);
  const others = all.filter((word) => word !== found.name);
  return [found.rest, ...others].some(isBait) ? companyOfWord(found.name) : null;
}
