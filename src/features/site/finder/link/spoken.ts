/** Which company a message speaks of, by its words alone: what its links say is judged beside that. */
import { refang } from '@/lib/defang.ts';
import { words } from '@/lib/words.ts';
import { bareName, COMPANIES, type Company, companyCalled } from './companies.ts';

/** Ordinary words by which a company is called too: they count with its whole name, or before its customer. */
const ORDINARY = new Set([
  ...words(
    `apple axis bajaj bandhan bse cams canara cibil cosmos federal gst indigo karnataka nse ola protean saraswat telegram uco vi whatsapp yes`,
  ),
  'central bank',
  'indian bank',
  'reserve bank',
]);
const CUSTOMER = /^(?:customers?|users?|subscribers?)$/i;

/** "Reserve Bank of India" is not the Bank of India. */
const OTHER_BANKS = /^(?:reserve|central|import|exim)$/i;

/** Bodies that bait names beside the company that it writes for: "as per RBI guidelines, your SBI account". */
const REGULATORS = new Set([
  'Reserve Bank of India',
  'SEBI',
  'IRDAI',
  'TRAI',
  'NSE',
  'BSE',
  'GST',
  'Ministry of Home Affairs',
  'National Cyber Crime Reporting Portal',
]);

/** The longest name of the list, in words. */
const MAX_WORDS = 5;

/** Parts of a message that are not words: a link, an address, a path, a file, a number to call. */
const NO_WORDS = /[@/\\]|[^\s.]\.[^\s.]|^call:/;

/** What companies are called, as it would stand in a label: most words of a message begin none of it. */
const CALLED = COMPANIES.flatMap(({ name, words }) => [bareName(name), ...words]);

/** The sentences of a message, in words. */
const sentencesOf = (text: string): string[][] =>
  text
    .split(/[^\p{L}\p{N}\s&'’-]+/u)
    .map((sentence) => sentence.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word)));

/** The company that begins at a word of a sentence, and how many words call it so: the most that do. */
function calledAt(
  words: readonly string[],
  at: number,
): { company: Company; count: number } | null {
  const first = bareName(words[at] ?? '');
  if (!CALLED.some((name) => name.startsWith(first) || first.startsWith(name))) return null;
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    const called = words.slice(at, at + count).join(' ');
    const company = companyCalled(called);
    if (!company) continue;
    const isOrdinary =
      ORDINARY.has(called.toLowerCase()) && !CUSTOMER.test(words[at + count] ?? '');
    const isOther = company.name === 'Bank of India' && OTHER_BANKS.test(words[at - 1] ?? '');
    return isOrdinary || isOther ? null : { company, count };
  }
  return null;
}

/**
 * The one company of the list that a message names in its words.
 *
 * @param typed what was sent: any text
 * @returns null where it names none or several, and of a link without words
 */
export function companySpokenOf(typed: string): Company | null {
  const text = refang(typed)
    .split(/\s+/)
    .map((token) => (NO_WORDS.test(refang(token)) ? '.' : token))
    .join(' ');
  const sentences = sentencesOf(text);
  const whole = sentences.flat().join(' ');
  const alone = companyCalled(whole);
  // As the address of a verdict keeps it.
  if (alone && bareName(alone.name) === bareName(whole)) return alone;
  const found = new Set<Company>();
  for (const words of sentences) {
    for (let at = 0; at < words.length;) {
      const called = calledAt(words, at);
      if (called) found.add(called.company);
      at += called?.count ?? 1;
    }
  }
  const regulated = Array.from(found).filter(({ name }) => !REGULATORS.has(name));
  const meant = regulated.length > 0 ? regulated : Array.from(found);
  const [company = null] = meant;
  return meant.length === 1 ? company : null;
}
