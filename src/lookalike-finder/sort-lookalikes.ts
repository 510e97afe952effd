/** The orders of a list of generated names, and the search in it. */
import type { Sort } from '@/components/table/table-state.ts';
import { refang } from '@/lib/defang.ts';
import { toUnicode } from '@/lib/idna.ts';
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

export interface NameQuestion {
  query: string;
  technique: Technique | '';
  sort: Sort | null;
}

/**
 * The names that match, in order. The query may be in any written form (Unicode, punycode, defanged).
 *
 * @param names in the order that they keep without a sort
 */
export function matchNames(
  names: readonly GeneratedName[],
  { query, technique, sort }: NameQuestion,
): readonly GeneratedName[] {
  const needle = refang(query.trim()).toLowerCase();
  // An ASCII text within a label of the Unicode form is in its punycode form too: only the letters of other scripts are
  // moved out of it. So the costly conversion is only for queries in other scripts.
  const foreign = /[^\0-\x7f]/.test(needle);
  const found =
    needle === '' && technique === ''
      ? names
      : names.filter(
          ({ domain, techniques }) =>
            (technique === '' || techniques.includes(technique)) &&
            (foreign
              ? domain.includes('xn--') && toUnicode(domain).includes(needle)
              : domain.includes(needle)),
        );
  if (!sort) return found;
  const sign = sort.descending ? -1 : 1;
  return sortByKey(found, ({ deception }) => sign * deception);
}
