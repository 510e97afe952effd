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

/** What each further name of one technique counts less: the third homoglyph about as much as the first added word. */
const STEP = 0.03;
const FINE = 1_000_000;

/**
 * The most deceptive first, with the techniques mixed: each further name of a technique counts less. In a list by
 * likeness alone the first hundreds would all be homoglyphs, and with each technique in turn the weakest of them
 * would stand among the first twenty.
 *
 * @param names most deceptive first, as they stay within their technique
 */
export function mixed(names: readonly GeneratedName[]): readonly GeneratedName[] {
  const before = new Map<Technique | undefined, number>();
  return orderedBy(names, ({ techniques: [technique], deception }) => {
    const place = before.get(technique) ?? 0;
    before.set(technique, place + 1);
    return (1 - deception + place * STEP) * FINE;
  });
}

/** Whether any keyboard types a name: it needs no letter beyond a to z. */
export const isPlain = ({ domain }: GeneratedName): boolean => !domain.includes('xn--');

/**
 * Mixed, the names that any keyboard types before the others: every registry sells those, and attackers use them
 * most.
 *
 * @param names most deceptive first
 */
export const plainFirst = (names: readonly GeneratedName[]): readonly GeneratedName[] => [
  ...mixed(names.filter(isPlain)),
  ...mixed(names.filter((name) => !isPlain(name))),
];
