import { SaidText } from '@/components/explanation/SaidText.tsx';
import type { Explanation } from '@/lookalike/index.ts';

/**
 * The similarity as a small bar, and what reduces it. It never replaces the server's severity. Shown for names that a
 * technique explains: for two unlike names it is the share of letters they have by chance. A name that contains the
 * asset's whole name also has less than 100%, so the text next to the figure says so.
 */
export function Similarity({ explanation }: { explanation: Explanation }) {
  const { percent, parts } = explanation;
  const isWhole = carriesWhole(explanation);
  return (
    <section aria-labelledby="similarity">
      <h2 id="similarity" className="font-semibold">
        Similarity
      </h2>
      {/* Reductions are next to it in one wide column; not in the rail. */}
      <div className="mt-2 grid gap-x-8 gap-y-2 @min-[40rem]:grid-cols-2 @min-[46rem]:grid-cols-1">
        <p className="flex items-center gap-3">
          <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink/10">
            <span className="block h-full bg-ink/60" style={{ width: `${percent}%` }} />
          </span>
          <span className="font-mono tabular-nums">{`${percent}%`}</span>
        </p>
        {/* A single reduction repeats the sentence next to the comparison. */}
        {parts.length > 1 && (
          <table className="self-start text-quiet @min-[40rem]:row-span-2 @min-[40rem]:w-fit @min-[46rem]:row-span-1 @min-[46rem]:w-full">
            <caption className="sr-only">What takes the similarity away</caption>
            <tbody>
              {parts.map(({ what, percent: takes }) => (
                <tr key={what}>
                  <th scope="row" className="py-0.5 pr-6 text-left font-normal wrap-anywhere">
                    <SaidText says={what} />
                  </th>
                  <td className="text-right align-top whitespace-nowrap tabular-nums">
                    {formatReduction(takes)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="text-xs text-quiet">
          {isWhole && (
            <span className="mb-1 block text-console text-ink">
              The asset’s whole name stands in it.
            </span>
          )}
          How alike the two written names are: 100% less a share for each difference, smaller the
          longer the asset’s name. Computed in this browser; it is not the severity of the alert.
        </p>
      </div>
    </section>
  );
}

/** True if the candidate spells the asset's name from its first letter to its ending, in one piece. */
function carriesWhole({ asset, candidate }: Explanation): boolean {
  const after = candidate.unicode.split(asset.unicode).slice(1);
  // `co.info` continues where the ending `co.in` would end.
  return after.some((rest) => !/^[\p{L}\p{M}\p{N}]/u.test(rest));
}

/** `−3%`, with a true minus sign; `< 1%` if it is less. */
const formatReduction = (percent: number): string => (percent < 1 ? '< 1%' : `\u2212${percent}%`);
