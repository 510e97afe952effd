/** Whether a name is an office's, of which no card has the number. */
import type { Company } from './company-list.ts';
import type { Judged } from './judged.ts';

/** The endings of India's government, under which no company has a name. */
const OFFICES = /(?:^|\.)(?:gov|nic)\.in$/;

/** Offices under another ending: the Reserve Bank's. */
const OTHERS = new Set(['rbi.org.in']);

/** Whether a registered domain (ASCII form) is an office's. */
export const isOfficeName = (registrable: string): boolean =>
  OFFICES.test(registrable) || OTHERS.has(registrable);

/** Whether a company of the list is an office, by where its names are. */
export const isOfficeItself = ({ addresses }: Pick<Company, 'addresses'>): boolean =>
  addresses.some(isOfficeName);

/** Whether a link is on an office's name. */
export const isOffice = ({ found }: Pick<Judged, 'found'>): boolean =>
  found?.kind === 'explanation' && isOfficeName(found.candidate.registrable);
