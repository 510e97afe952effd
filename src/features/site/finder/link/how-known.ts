/** By what a link's name is known for a company's own. */
import { holdersOf } from '@/lib/restricted-endings.ts';
import { ownerOf } from './beside.ts';
import { isListed, LISTED, possessive } from './companies.ts';
import type { Found } from './judged.ts';

/**
 * By what it is known: the list, or an ending under which that company alone can have its name.
 *
 * @param found of a name that is a company's own
 * @returns one sentence
 */
export function howKnown(found: Found | null): string {
  const owner = ownerOf(found);
  if (!owner || found?.kind !== 'explanation' || isListed(found.candidate.registrable)) {
    return `By our list of well-known addresses (${LISTED}).`;
  }
  const { suffix } = found.candidate;
  const who = `Only ${holdersOf(suffix) ?? 'few'} can register a name under .${suffix}`;
  // All names under an ending of its own are its own, whatever they bear.
  return suffix.includes('.')
    ? `${who}, and this one bears ${possessive(owner.name)} name.`
    : `${who}.`;
}
