/** Search, filter and sort of the generated names. */
import type { Sort } from '@/components/table/table-state.ts';
import { refang } from '@/lib/defang.ts';
import { toUnicode } from '@/lib/idna.ts';
import { sortByKey } from './sort-lookalikes.ts';
import type { GeneratedName, Technique } from '@/lookalike/index.ts';

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
  const ascending = sortByKey(
    found,
    sort.column === 'length' ? ({ domain }) => domain.length : ({ deception }) => deception,
  );
  return sort.descending ? ascending.toReversed() : ascending;
}
