/** Names that belong to no single owner: public suffixes and hosting platforms, under which others register theirs. */
import { toUnicode } from '@/lib/idna.ts';
import { engine } from '@/lookalike/engine.ts';

/**
 * @param names ASCII forms
 * @returns those of them that are public endings. What Engine rejects with is passed on
 */
export async function findEndings(names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await engine().endings(names);
  return new Set(names.filter((_name, at) => found[at]));
}

/** Why such a name (ASCII form) cannot be added, and what to enter. */
export function endingWords(ascii: string): string {
  const name = toUnicode(ascii);
  return `${name} is a public ending, under which others register their names. Enter your own name, such as yourcompany.${name}.`;
}
