/** The company that a link should be from, as its reader types it: an address, a name of the list, or another name. */
import type { HostnameReading } from '@/lib/hostname.ts';
import { companyCalled, readCompany } from './companies.ts';

/** Whether a text that is no address is a name, and no slip in one. */
const isBareName = (typed: string): boolean => /\p{L}/u.test(typed) && !/[./@]/.test(typed);

/**
 * Reads it.
 *
 * @param typed any text
 * @returns of a name without a known address ''; not ok for anything that is neither an address nor a name
 */
export function readMeant(typed: string): HostnameReading {
  const reading = readCompany(typed);
  return !reading.ok && isBareName(typed) ? { ok: true, ascii: '' } : reading;
}

/** The name that was typed in the place of an address; '' for an address. */
export const calledFor = (typed: string): string =>
  companyCalled(typed) !== null || !readCompany(typed).ok ? typed.trim() : '';
