import { SaidText } from '@/features/shared/explanation/SaidText.tsx';
import type { Explanation } from '@/lookalike/index.ts';

/**
 * The similarity as a small bar, and what takes it away. It never replaces the server's severity. For a name that
 * a technique explains: of two unlike names it is the share of letters they have by chance.
 */
export function Similarity({ explanation }: { explanation: Explanation }) {
  const { percent, parts } = explanation;
  return (
    <section aria-labelledby="similarity">
      <h2 id="similarity" className="font-semibold">
        Similarity
      </h2>
      {/* What takes it away stands beside it where there is one wide column; not in the rail. */}
      <div className="mt-2 grid gap-x-8 gap-y-2 @min-[40rem]:grid-cols-2 @min-[46rem]:grid-cols-1">
        <p className="flex items-center gap-3">
          <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink/10">
            <span className="block h-full bg-ink/60" style={{ width: `${percent}%` }} />
          </span>
          <span className="font-mono tabular-nums">{`${percent}%`}</span>
        </p>
        {/* One part alone is what the sentence beside the picture says. */}
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
                    {taken(takes)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="text-xs text-quiet">
          How much of the asset’s name this one still shows. Computed in this browser; it is not the
          severity of the alert.
        </p>
      </div>
    </section>
  );
}

/** `−3%`, with a true minus sign; `< 1%` where it is less. */
const taken = (percent: number): string => (percent < 1 ? '< 1%' : `\u2212${percent}%`);
