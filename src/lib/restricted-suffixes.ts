/**
 * Endings under which registration is restricted. Sources: IDRBT (registrar of .bank.in and .fin.in), NIC (.gov.in),
 * ERNET India (.ac.in, .edu.in, .res.in), fTLD (.bank), IANA's root zone database (endings of one company).
 */

/** Who may register under an ending, as in "Only ... can register a name under it". */
const RESTRICTED = new Map([
  ['bank.in', 'banks that the Reserve Bank of India regulates'],
  ['fin.in', 'finance companies that the Reserve Bank of India regulates'],
  ['bank', 'banks that have been verified'],
  ['gov.in', 'bodies of Indian government'],
  ['nic.in', 'bodies of Indian government'],
  ['mil.in', 'India’s armed forces'],
  ['gov', 'bodies of government in the United States'],
  ['ac.in', 'academic institutions in India'],
  ['edu.in', 'educational institutions in India'],
  ['res.in', 'research institutions in India'],
  ['sbi', 'the State Bank of India'],
  ['hdfcbank', 'HDFC Bank'],
  ['hdfc', 'HDFC Bank'],
  ['airtel', 'Bharti Airtel'],
  ['jio', 'Reliance Industries'],
  ['google', 'Google'],
  ['amazon', 'Amazon'],
  ['apple', 'Apple'],
  ['microsoft', 'Microsoft'],
]);

/** Returns who may register under a restricted ending; null if anybody may, or it is not known. */
export const holdersOf = (suffix: string): string | null => RESTRICTED.get(suffix) ?? null;

/** True if a single company holds a restricted ending. */
export const isOneHolders = (suffix: string): boolean =>
  !suffix.includes('.') && suffix !== 'bank' && suffix !== 'gov';

/**
 * Returns the restricted ending of a name, and who may register there; null if it has none.
 *
 * @param ascii a name in its ASCII form, lower case
 */
export function restrictionOf(ascii: string): { ending: string; holders: string } | null {
  const labels = ascii.split('.');
  for (const at of labels.keys()) {
    const ending = labels.slice(at + 1).join('.');
    const holders = holdersOf(ending);
    if (holders !== null) return { ending, holders };
  }
  return null;
}
