/** Companies by domain and by the names that people give them. */
import { words } from '@/lib/words.ts';
import { ALIASES, COMPANY_LIST } from './lists.ts';

export interface Company {
  readonly name: string;
  /** Words that stand for it in names, in small letters. */
  readonly words: readonly string[];
  /** Its own registered domains. Links are compared with the first. Empty if none is known. */
  readonly domains: readonly string[];
  /** Name of the company that heads its group. */
  readonly group: string;
}

/** Other names of companies, by a word of theirs. */
const OTHER_NAMES = new Map(
  ALIASES.split(/[;\n]/).map((entry) => {
    const [word = '', names = ''] = entry.trim().split(': ');
    return [word, names.split(', ')] as const;
  }),
);

/** True for a public authority, by where its domains are. */
export const isAuthority = ({ domains }: Company): boolean =>
  domains.some((domain) => /(?:^|\.)(?:gov|nic)\.in$|^rbi\.org\.in$/.test(domain));

/** Returns a company's Hindi names as written in a label. Not for authorities, which have such names themselves. */
const hindiWords = (word: string): string[] =>
  (OTHER_NAMES.get(word) ?? [])
    .map((name) => name.replaceAll(' ', '').normalize('NFC'))
    .filter((name) => /[^\0-\x7f]/.test(name));

function readCompanies(): readonly Company[] {
  let head = '';
  return COMPANY_LIST.split(';').map((entry) => {
    const [name = '', called = '', domains = ''] = entry.split('|').map((cell) => cell.trim());
    if (!name.startsWith('+')) head = name;
    const own = name.replace(/^\+ /, '');
    const company = { name: own, words: words(called), domains: words(domains), group: head };
    if (isAuthority(company)) return company;
    return { ...company, words: [...company.words, ...company.words.flatMap(hindiWords)] };
  });
}

export const COMPANIES = readCompanies();

const BY_DOMAIN = new Map(COMPANIES.flatMap((one) => one.domains.map((at) => [at, one])));

/** Returns the company that a registered domain (ASCII form) belongs to, or null. */
export const companyAt = (registrable: string): Company | null =>
  BY_DOMAIN.get(registrable) ?? null;

/** True for a bank: it has no name under a suffix for shops, and publishes nothing on free hosting. */
export const isBank = ({ name }: Company): boolean => /\bBank\b/.test(name);

/** "Kotak Securities’", "SBI’s" */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** A name as it would be written in a label: its letters and digits, in small letters. */
const bareName = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words that people leave out at the end of a name ("Axis", "Union Bank"), in bare form. */
const LEFT_OUT = /(?:bank|finserv|ofindia|india|department|बक)$/;

const withShort = (name: string): string[] => [name, name.replace(LEFT_OUT, '')];

/** Companies by all their names, in bare form. The names come last, since they take precedence. */
const BY_NAME = new Map(
  [
    ...COMPANIES.flatMap((one) => one.words.map((word) => [word, one] as const)),
    ...COMPANIES.toReversed().flatMap((one) =>
      withShort(bareName(one.name)).map((name) => [name, one] as const),
    ),
  ].filter(([name]) => !/^(?:|bank|indian)$/.test(name)),
);

for (const [word, names] of OTHER_NAMES) {
  const company = BY_NAME.get(word);
  if (company) for (const name of names) BY_NAME.set(bareName(name), company);
}

/**
 * Finds the company that a person calls by a name: "SBI", "hdfc bank", "एसबीआई".
 *
 * @param typed any text
 * @returns null for a name that is not on the list, and for a company without a known domain
 */
export function companyCalled(typed: string): Company | null {
  const [name = '', short = ''] = withShort(bareName(typed));
  const found = BY_NAME.get(name) ?? BY_NAME.get(short);
  return found && found.domains.length > 0 ? found : null;
}
