/** The two orders of a list of generated names. */
import type { GeneratedName, Technique } from '@/lookalike/index.ts';

/** Places and keys must fit into 53 bits together. */
const PLACES = 2 ** 20;
const MAX_KEY = 2 ** 32;

/**
 * The items in ascending order of their keys; equals stay as they came. Key and place are packed into one float
 * each and sorted as a typed array, which takes a tenth of the time of a sort with a comparison.
 *
 * @param items at most 2^20
 * @param keyOf a whole number from 0 to 2^32
 */
export function orderedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): readonly Item[] {
  if (items.length > PLACES) return items.toSorted((a, b) => keyOf(a) - keyOf(b));
  const keys = Float64Array.from(items, (item, place) => {
    const key = Math.min(MAX_KEY, Math.max(0, Math.round(keyOf(item))));
    return key * PLACES + place;
  });
  keys.sort();
  return Array.from(keys, (key) => items[key % PLACES]).filter((item) => item !== undefined);
}

/**
 * Each technique in turn: the first name of each, then the second of each, and so on. In a list by
 * likeness alone the first hundreds would all be homoglyphs.
 *
 * @param names most deceptive first, as they stay within their technique
 */
export function inTurn(names: readonly GeneratedName[]): readonly GeneratedName[] {
  const byTechnique = new Map<Technique | undefined, GeneratedName[]>();
  for (const name of names) {
    const [technique] = name.techniques;
    const known = byTechnique.get(technique);
    if (known) known.push(name);
    else byTechnique.set(technique, [name]);
  }
  const mixed: GeneratedName[] = [];
  let left = [...byTechnique.values()];
  for (let round = 0; left.length > 0; round += 1) {
    left = left.filter((list) => {
      const name = list[round];
      if (name) mixed.push(name);
      return name !== undefined;
    });
  }
  return mixed;
}
