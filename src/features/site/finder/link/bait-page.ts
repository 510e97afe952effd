/**
 * Pages, chats and profiles that anybody can make, under a name of their maker's choice: one that borrows a company's
 * beside bait is the imitation itself.
 */
import { isAtOrBelow } from '@/lib/at-or-below.ts';
import { words } from '@/lib/words.ts';
import { borrowedIn } from './bait.ts';
import { type Company, companyOfWord, possessive } from './companies.ts';
import { isAllBait } from './made-of.ts';
import type { LinkReading } from './read-link.ts';

/** Where the path is the name of a chat or a page, and nothing that companies have a helpdesk at. */
const CHATS = words('t.me telegram.me wa.me wa.link');
const PAGES = [...CHATS, ...words('sites.google.com telegra.ph linktr.ee')];

/** Where companies have profiles, helpdesks among them: `x.com/HDFCBank_Cares`. */
const PROFILES = words('facebook.com instagram.com youtube.com x.com twitter.com m.me');

/** What companies call such a helpdesk. */
const HELPDESK = new Set(words('care customercare help helpdesk helpline support'));

/** Longer ones are no name that a person chooses. */
const MAX_LENGTH = 200;

/** A path in the form of a label: its words in small letters, with hyphens between them. */
const asLabel = (path: string): string =>
  path
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');

/** What the maker of a page chose for its name: on Google's sites the whole path, elsewhere its first part. */
function chosenAt(host: string, rest: string): string {
  const [path = ''] = rest.split(/[?#]/);
  if (isAtOrBelow(host, 'sites.google.com')) return asLabel(path);
  return asLabel(path.replace(/^\/(?:s\/)?/, '').split('/')[0] ?? '');
}

/** A company's name in one that a person chose, and the bait beside it. */
export interface BorrowedName {
  readonly company: Company;
  readonly bait: string;
}

function borrowedBy(label: string): BorrowedName | null {
  const { text = '', bait } = borrowedIn([label], label) ?? {};
  const company = companyOfWord(text.replaceAll('-', ''));
  return company && bait !== undefined ? { company, bait } : null;
}

/**
 * The company whose whole name a page that anybody can make borrows beside a word of bait: `t.me/sbi_support`.
 *
 * @returns null for any other link, and for a mailbox
 */
export function baitPage(reading: LinkReading): BorrowedName | null {
  if (reading.kind !== 'name' || reading.isMail) return null;
  const host = reading.host.toLowerCase();
  const isAt = (place: string) => isAtOrBelow(host, place);
  const chosen = chosenAt(host, reading.rest);
  if (PAGES.some(isAt)) return borrowedBy(chosen);
  if (!PROFILES.some(isAt)) return null;
  const named = chosen.split('-').filter((word) => !HELPDESK.has(word));
  const borrowed = borrowedBy(named.join('-'));
  return borrowed && isAllBait(borrowed.bait) && !HELPDESK.has(borrowed.bait) ? borrowed : null;
}

const isChat = (host: string): boolean =>
  CHATS.some((place) => isAtOrBelow(host.toLowerCase(), place));

/** Why such a page is an imitation, in one sentence. */
export function baitPageText({ company, bait }: BorrowedName, reading: LinkReading): string {
  const made = reading.kind === 'name' && isChat(reading.host) ? 'open a chat' : 'make a page';
  return `Anyone can ${made} there, under any name: this one borrows ${possessive(company.name)}, with the word “${bait}” beside it.`;
}
