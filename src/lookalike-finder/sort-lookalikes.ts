/** The orders of a list of generated names. */
import type { GeneratedName, Technique } from '@/lookalike/index.ts';

/** The items in ascending order of their keys, which are read once; equal ones keep their order. */
export const sortByKey = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): readonly Item[] =>
  items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** Reduction for each further name of a technique: the third homoglyph counts like the first added word. */
const STEP = 0.03;

/**
 * The most deceptive first, with the techniques mixed: each further name of a technique counts less. Sorted only by
 * likeness, the first hundreds would all be homoglyphs; with each technique in turn, the weakest ones would be among
 * the first twenty.
 *
 * @param names most deceptive first, which is also the order within their technique
 */
export function interleaveTechniques(names: readonly GeneratedName[]): readonly GeneratedName[] {
  const before = new Map<Technique | undefined, number>();
  return sortByKey(names, ({ techniques: [technique], deception }) => {
    const place = before.get(technique) ?? 0;
    before.set(technique, place + 1);
    return place * STEP - deception;
  });
}

/** True if any keyboard types a name: it needs only a to z, digits and hyphens. */
export const isPlain = ({ domain }: GeneratedName): boolean => !domain.includes('xn--');

/**
 * Mixed, with the names that any keyboard types before the others: every registry sells those, and attackers use them
 * most.
 *
 * @param names most deceptive first
 */
export const plainFirst = (names: readonly GeneratedName[]): readonly GeneratedName[] => [
  ...interleaveTechniques(names.filter(isPlain)),
  ...interleaveTechniques(names.filter((name) => !isPlain(name))),
];
