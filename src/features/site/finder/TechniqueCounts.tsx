import { formatNumber } from '@/lib/format.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { TECHNIQUE_TEXT } from '@/lookalike/technique-text.ts';
import type { Technique } from '@/lookalike/index.ts';
import { cx } from '@/ui/class-names.ts';

interface TechniqueCountsProps {
  counts: ReadonlyMap<Technique, number>;
  chosen: Technique | '';
  onChoose: (technique: Technique | '') => void;
}

/** How many names each technique makes; a press filters the list, a second one clears the filter. */
export function TechniqueCounts({ counts, chosen, onChoose }: TechniqueCountsProps) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-6 border-t border-hairline text-console md:grid-cols-3 lg:grid-cols-1">
      {Array.from(counts, ([technique, count]) => {
        const on = technique === chosen;
        return (
          <li key={technique} className="border-b border-hairline">
            <button
              type="button"
              aria-pressed={on}
              title={TECHNIQUE_TEXT[technique].sentence}
              onClick={() => onChoose(on ? '' : technique)}
              className={cx(
                'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5 text-left hover:bg-ink/6 lg:px-2',
                on && 'bg-tint text-brand-deep forced-colors:underline',
              )}
            >
              <span className="font-medium wrap-anywhere">{TECHNIQUE_NAMES[technique]}</span>
              <span className="font-mono tabular-nums">{formatNumber(count)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
