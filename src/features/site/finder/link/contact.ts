/** Where the true number, app or site of a sender is found: it must be something that its customers have. */
import { type Company, companyAt, possessive } from './companies.ts';
import { kindOf } from './company-kind.ts';
import type { Judged } from './judged.ts';
import { isOffice } from './office.ts';

/** How to ask the sender itself, as an order that ends a sentence, in both languages. */
export interface Contact {
  readonly english: string;
  readonly hindi: string;
}

/** Of a sender of whom nothing is known. */
export const ANY_CONTACT: Contact = {
  english: 'call a number that you know',
  hindi: 'उसी नंबर पर कॉल करें जिसे आप पहले से जानते हैं',
};

const OFFICE: Contact = {
  english: 'type the address of the office’s own site, and call the number there',
  hindi: 'दफ़्तर की अपनी साइट का पता खुद टाइप करें और वहाँ लिखे नंबर पर कॉल करें',
};

function contactWith(company: Company): Contact {
  const whose = possessive(company.name);
  switch (kindOf(company)) {
    case 'card':
      return {
        english: 'call the number on your card',
        hindi: 'अपने कार्ड पर लिखे नंबर पर कॉल करें',
      };
    case 'policy':
      return {
        english: 'call the number on your policy',
        hindi: 'अपनी पॉलिसी पर लिखे नंबर पर कॉल करें',
      };
    case 'bill':
      return {
        english: `call the number on your bill or in ${whose} own app`,
        hindi: `अपने बिल पर या ${company.name} की अपनी ऐप में लिखे नंबर पर कॉल करें`,
      };
    case 'app':
      return { english: `ask in ${whose} own app`, hindi: `${company.name} की अपनी ऐप में पूछें` };
    case 'office':
      return OFFICE;
    case null:
      return ANY_CONTACT;
  }
}

/** The company that is meant to have sent it; null where none was given or found in it. */
const meantBy = ({ kind, domain, company, given }: Judged) =>
  companyAt(given ?? '') ??
  (domain !== '' || kind === 'known' || kind === 'two-readings' ? company : null);

/**
 * How to ask the sender itself whether it is true.
 *
 * @param judged what was sent; a place where anybody puts pages is no sender
 */
export function contactOf(judged: Judged): Contact {
  const company = meantBy(judged);
  if (company) return contactWith(company);
  return isOffice(judged) ? OFFICE : ANY_CONTACT;
}
