/** Companies by their addresses, by the words for them, and by what people call them. */
import { readOwnDomain } from '@/lib/read-name.ts';
import { type HostnameReading } from '@/lib/hostname.ts';
import { words } from '@/lib/words.ts';
import { bareName, COMPANIES, type Company } from './company-list.ts';
import { wordOfOther } from './other-names.ts';

export { bareName, COMPANIES, type Company, LISTED } from './company-list.ts';

/**
 * Words of the list that stand in honest names too, or come close to their words (canara and canada): they count as
 * a word of their own beside bait.
 */
const ONLY_BESIDE_BAIT = new Set(
  words(
    'aubank bescom bses canara cbic cdsl dtdc idbi igl indane iob irdai kvb lic mahabank nhai nsdl rbi rbl redbus sebi shadowfax tneb trai uco zepto',
  ),
);

/** Whether a word of the list says nothing of a name without bait beside it. */
export const needsBait = (word: string): boolean => ONLY_BESIDE_BAIT.has(word);

/** Labels of addresses that are an ordinary word: others register it in good faith, and put it beside other words. */
export const ORDINARY_LABELS: readonly string[] = words('live office outlook x');

/** Every word that stands for a company. */
export const BORROWED: readonly string[] = COMPANIES.flatMap(({ words }) => words);

const BY_ADDRESS = new Map(COMPANIES.flatMap((one) => one.addresses.map((at) => [at, one])));
const BY_WORD = new Map(COMPANIES.flatMap((one) => one.words.map((word) => [word, one])));

/**
 * Whose own address a registered domain (ASCII form) is, by the list; null for any other. An ending for few shows who
 * may hold a name and not that there is one: `onlinesbl.sbi` is on no list.
 */
export const companyAt = (registrable: string): Company | null =>
  BY_ADDRESS.get(registrable) ?? null;

/** The company that a word of the list stands for; null for any other text. */
export const companyOfWord = (word: string): Company | null => BY_WORD.get(word) ?? null;

/** The company whose own address or word a registered label spells: `icici`, `hdfcbank`; null for none. */
export const companyOfLabel = (label: string): Company | null =>
  companyOfWord(label) ??
  COMPANIES.find(({ addresses }) => addresses.some((at) => at.startsWith(`${label}.`))) ??
  null;

/** The address of a company under an ending; undefined where the list has none there. */
export const addressUnder = (company: Company | null, suffix: string): string | undefined =>
  company?.addresses.find((address) => address.endsWith(`.${suffix}`));

/** "Kotak Securities’", "SBI’s" */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** What people leave out at the end of a company's name: "Axis", "Union Bank", "Kotak Mahindra". */
const LEFT_OUT = /^(?:bank|firstbank|mahindrabank|finserv|ofindia|department)$/;

const isCalled = (name: string, typed: string) =>
  name === typed ||
  (name.startsWith(typed) &&
    !/^(?:bank|indian)$/.test(typed) &&
    LEFT_OUT.test(name.slice(typed.length)));

/**
 * The company that a person calls by a name: "SBI", "hdfc bank", "State Bank of India".
 *
 * @param typed any text
 * @returns null for any name that is not on the list, and for one without an address
 */
export function companyCalled(typed: string): Company | null {
  const text = bareName(typed);
  if (text === '') return null;
  const found =
    COMPANIES.find(({ name }) => isCalled(bareName(name), text)) ??
    companyOfWord(wordOfOther(text) ?? text) ??
    companyOfWord(text.replace(/(?:bank|ofindia|india)$/, ''));
  return found && found.addresses.length > 0 ? found : null;
}

/** The address by which links are compared with the company that a person calls so; '' where there is none. */
export const addressOf = (typed: string): string => companyCalled(typed)?.addresses[0] ?? '';

/**
 * Reads the company that a link should be from: its domain, an address of it, or a name of the list.
 *
 * @param typed any text
 * @returns as readOwnDomain; of a name its best known address
 */
export const readCompany = (typed: string): HostnameReading =>
  readOwnDomain(addressOf(typed) || typed);
