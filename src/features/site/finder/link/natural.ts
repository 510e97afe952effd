/** Links of a message that belong to no imitation: on places to which any company's messages lead. */
import { isUnderOwn } from './beside.ts';
import { type Company, companyAt } from './companies.ts';
import type { Judged } from './judged.ts';
import { isOfficeItself } from './office.ts';
import { shortOwner } from './places.ts';

/** Whether a link is a company's own, or on a place that it keeps for everybody. */
export const isOf = ({ kind, reading, found }: Judged, company: Company): boolean =>
  found?.kind === 'explanation' &&
  reading.kind === 'name' &&
  (companyAt(found.candidate.registrable) === company ||
    isUnderOwn(found, company) ||
    shortOwner(reading.host) !== null ||
    ((kind === 'open' || kind === 'store' || kind === 'map') && KEEPS_PLACES.has(company.name)));

/** Names to which any company's messages lead: where frauds are reported, and where everybody has pages and calls. */
const NATURAL: ReadonlySet<string> = new Set([
  'National Payments Corporation of India',
  'NSDL',
  'CDSL',
  'NSE',
  'BSE',
  'CAMS',
  'KFintech',
  'Protean',
  'YouTube',
  'WhatsApp',
  'Telegram',
  'Google',
  'Apple',
  'Zoom',
  'Facebook',
  'Instagram',
  'LinkedIn',
]);

/** Whether any company's message may well lead to a name of this one. */
export const isNatural = (company: Company): boolean =>
  NATURAL.has(company.name) || isOfficeItself(company);

/** Companies on whose places anybody puts something, under names that the list does not give as theirs. */
const KEEPS_PLACES: ReadonlySet<string> = new Set(['Google', 'Microsoft', 'WhatsApp', 'Telegram']);
