import { labelText } from '@/lib/visible-text.ts';

const MOST_SHOWN = 5;

/** Hostile names in a sentence: some of them, and how many more. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_SHOWN).map((name) => labelText(name, 'no name'));
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
