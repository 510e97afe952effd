/**
 * Names under an ending for few that bear a company's own name. IDRBT alone registers names under .bank.in, for banks
 * alone (the Reserve Bank's circular of 22 April 2025), and those under .fin.in for finance companies: of a bank's name
 * that is spelt in full there the holder is that bank, whether the list has the address or not.
 */
import { bareName, COMPANIES, type Company } from './company-list.ts';
import { isOfficeItself } from './office.ts';

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

/**
 * The bank or the finance company whose name is registered, whole, under the ending for its kind.
 *
 * @param registrable a registered domain in ASCII form
 * @returns null for a name that is spelt otherwise, and under any other ending
 */
export function bearerUnderEnding(registrable: string): Company | null {
  const at = registrable.indexOf('.');
  const label = registrable.slice(0, Math.max(0, at)).replaceAll('-', '');
  return BY_NAME.get(label + registrable.slice(at)) ?? null;
}
