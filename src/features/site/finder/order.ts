/** The orders of a list of generated names. */
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
  const keys = new Float64Array(items.length);
  items.forEach((item, place) => {
    keys[place] = Math.min(MAX_KEY, Math.max(0, Math.round(keyOf(item)))) * PLACES + place;
  });
  keys.sort();
  const ordered: Item[] = [];
  for (const key of keys) {
    const item = items[key % PLACES];
    if (item !== undefined) ordered.push(item);
  }
  return ordered;
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
  const lists = [...byTechnique.values()];
  const mixed: GeneratedName[] = [];
  for (let round = 0; mixed.length < names.length; round += 1) {
    for (const list of lists) {
      const name = list[round];
      if (name) mixed.push(name);
    }
  }
  return mixed;
}

/** Whether any keyboard types a name: it needs no letter beyond a to z. */
export const isPlain = ({ domain }: GeneratedName): boolean => !domain.includes('xn--');

/**
 * Each technique in turn, the names that any keyboard types before the others: every registry sells those, and
 * attackers use them most.
 *
 * @param names most deceptive first
 */
export const plainFirst = (names: readonly GeneratedName[]): readonly GeneratedName[] => [
  ...inTurn(names.filter(isPlain)),
  ...inTurn(names.filter((name) => !isPlain(name))),
];
