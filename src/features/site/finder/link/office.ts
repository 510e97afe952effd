/** Whether a name is an office's, of which no card has the number. */
import { companyAt } from './companies.ts';
import { isAtOffice, isOfficeItself } from './company-list.ts';
import type { Judged } from './judged.ts';

/** Whether a registered domain (ASCII form) is an office's: `uidai.net.in`, too. */
export function isOfficeName(registrable: string): boolean {
  const company = companyAt(registrable);
  return isAtOffice(registrable) || (company !== null && isOfficeItself(company));
}

/** Whether a link is on an office's name. */
export const isOffice = ({ found }: Pick<Judged, 'found'>): boolean =>
  found?.kind === 'explanation' && isOfficeName(found.candidate.registrable);
