/**
 * Names under an ending for few that are a company's own: under an ending of its own all are (`bank.sbi`), and under
 * one for its kind those that bear its name. IDRBT alone registers names under .bank.in, for banks
 * alone (the Reserve Bank's circular of 22 April 2025), and those under .fin.in for finance companies: of a bank's name
 * that is spelt in full there the holder is that bank, whether the list has the address or not.
 */
import { holdersOf } from '@/lib/restricted-endings.ts';
import { bareName, COMPANIES, type Company, isOfficeItself } from './company-list.ts';

/** Banks and finance companies say in their names what they are; the Reserve Bank itself is neither. */
const BANK = /\bbank\b/i;
const FINANCE = /\b(?:card|finance|finserv)\b/i;

const isBank = (company: Company): boolean => BANK.test(company.name) && !isOfficeItself(company);

const HOLDERS: Readonly<Record<string, readonly Company[]>> = {
  'bank.in': COMPANIES.filter(isBank),
  'fin.in': COMPANIES.filter((company) => FINANCE.test(company.name) && !BANK.test(company.name)),
};

/** The word for its trade, which a bank may leave out where the ending says it. */
const TRADE = /(?:smallfinance|payments)?bank$/;
/** With which several banks' names begin. */
const SHARED: ReadonlySet<string> = new Set([
  'central',
  'indian',
  'karnataka',
  'state',
  'union',
  '',
]);

/** How a company's name may stand in a label, each in full and in its order: `idbibank`, `idbi`, `centralbank`. */
function spellingsOf({ name, words }: Company): readonly string[] {
  const whole = bareName(name);
  const all = [whole, whole.replace(/ofindia$/, ''), ...words];
  const short = all.map((one) => one.replace(TRADE, ''));
  return [...all, ...short].filter((one) => !SHARED.has(one));
}

/** By ending and spelling; two companies that are spelt alike are told apart by neither. */
const BY_NAME: ReadonlyMap<string, Company> = new Map(
  Object.entries(HOLDERS).flatMap(([ending, companies]) => {
    const all = companies.flatMap((company) =>
      Array.from(new Set(spellingsOf(company)), (spelling) => [spelling, company] as const),
    );
    const isOne = (spelling: string) => all.filter(([other]) => other === spelling).length === 1;
    return all
      .filter(([spelling]) => isOne(spelling))
      .map(([spelling, company]) => [`${spelling}.${ending}`, company] as const);
  }),
);

/** Endings that one company of the list has for itself. */
const OWN_ENDINGS: ReadonlyMap<string, Company> = new Map(
  COMPANIES.flatMap((company) =>
    company.words
      .filter((word) => holdersOf(word) !== null)
      .map((word) => [word, company] as const),
  ),
);

/**
 * The company that alone can hold a name under its ending: the ending's own, or the bank or the finance company whose
 * name is registered there, whole.
 *
 * @param registrable a registered domain in ASCII form
 * @returns null for a name that is spelt otherwise, and under any other ending
 */
export function bearerUnderEnding(registrable: string): Company | null {
  const at = registrable.indexOf('.');
  const label = registrable.slice(0, Math.max(0, at)).replaceAll('-', '');
  const ending = registrable.slice(at + 1);
  // `www.sbi` is the beginning of an address whose end is missing.
  const own = label === 'www' ? undefined : OWN_ENDINGS.get(ending);
  return own ?? BY_NAME.get(`${label}.${ending}`) ?? null;
}
