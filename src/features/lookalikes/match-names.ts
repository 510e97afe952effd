/** Search, filter and sort of the generated names. */
import type { Sort } from '@/components/data-table/table-state.ts';
import { refang } from '@/lib/defang.ts';
import { toUnicode } from '@/lib/hostname.ts';
import type { GeneratedName, Technique } from '@/lookalike/index.ts';

export interface NameQuestion {
  query: string;
  technique: Technique | '';
  sort: Sort | null;
}

/**
 * The names that match, in order. The query may be in any written form (Unicode, punycode, defanged).
 *
 * @param names most deceptive first, which is the order without a sort
 */
export function matchNames(
  names: readonly GeneratedName[],
  { query, technique, sort }: NameQuestion,
): readonly GeneratedName[] {
  const needle = refang(query.trim()).toLowerCase();
  const found =
    needle === '' && technique === ''
      ? names
      : names.filter(
          ({ domain, techniques }) =>
            (technique === '' || techniques.includes(technique)) &&
            (domain.includes(needle) ||
              (domain.includes('xn--') && toUnicode(domain).includes(needle))),
        );
  if (!sort) return found;
  const direction = sort.descending ? -1 : 1;
  if (sort.column === 'deception') {
    return found.toSorted((a, b) => (a.deception - b.deception) * direction);
  }
  // Plain comparison: these are ASCII names, and a collator takes ten times as long.
  return found.toSorted((a, b) => (a.domain < b.domain ? -direction : direction));
}
