import { HostileText } from '@/components/HostileText.tsx';
import type { Explanation } from '@/lookalike/index.ts';
import { formatShare } from './format-share.ts';

/** The similarity score, and what it is made of. It stands beside the server's severity, never for it. */
export function Similarity({ explanation: { similarity, parts } }: { explanation: Explanation }) {
  return (
    <section aria-labelledby="similarity">
      <h2 id="similarity" className="text-h4 font-semibold">
        Similarity
      </h2>
      <p className="mt-2 font-mono text-h2 tabular-nums">{formatShare(similarity)}</p>
      <p className="text-quiet">
        How much of the asset’s name this one still shows. Computed in this browser; it is not the
        severity of the alert.
      </p>
      <table className="mt-3 w-full">
        <caption className="sr-only">What the similarity is made of</caption>
        <tbody className="divide-y divide-hairline border-y border-hairline">
          <tr>
            <th scope="row" className="py-1.5 text-left font-normal">
              The same name
            </th>
            <td className="text-right font-mono tabular-nums">100%</td>
          </tr>
          {parts.map(({ what, takes }) => (
            <tr key={what}>
              <th scope="row" className="py-1.5 pr-4 text-left font-normal break-words">
                <HostileText text={what} />
              </th>
              <td className="text-right font-mono whitespace-nowrap tabular-nums">
                −{formatShare(takes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
