/** What asks for a call to toll-free numbers alone, which companies hold and fraud hardly ever does. */
import { calmOf } from './lead.ts';
import { isTollFree } from './phones.ts';
import { linksIn } from './read-link.ts';
import { rulesOf } from './words.ts';

/**
 * The toll-free numbers of what was sent, where it holds no link and no other number.
 *
 * @param sent as the address of a verdict keeps it. Hostile: any text
 * @param said what is kept of the words around it
 * @returns none for anything else
 */
export function tollFreeAlone(sent: string, said: string): readonly string[] {
  const links = linksIn(sent);
  const numbers = links.map((link) => /^tel:([+\d]+)$/.exec(link)?.[1] ?? '');
  // What tells of a payment has an answer of its own, whatever number it gives.
  const isCalm = calmOf(rulesOf(said)) !== null;
  return isCalm || !numbers.every(isTollFree) ? [] : numbers;
}
