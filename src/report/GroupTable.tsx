import type { ReactNode } from 'react';
import type { WorkFigures, WorkGroup } from '@/cases/model/summary.ts';
import { formatNumber } from '@/lib/format.ts';
import { topRows } from '@/lib/top-rows.ts';

const FIGURES = [
  ['workedOn', 'Worked on'],
  ['reported', 'Reported'],
  ['down', 'Down'],
] as const;

/** Further groups are added up in one last row. */
const MOST = 8;

interface GroupTableProps<Name extends string> {
  title: string;
  /** Head of the group column: "Asset". */
  head: string;
  groups: readonly WorkGroup<Name>[];
  drawn: (name: Name) => ReactNode;
}

/** Number of alerts of each group that were worked on, reported and down. */
export function GroupTable<Name extends string>({
  title,
  head,
  groups,
  drawn,
}: GroupTableProps<Name>) {
  const { shown, rest } = topRows(groups, MOST);
  return (
    <section className="min-w-0 break-inside-avoid">
      <table className="w-full table-fixed">
        <caption className="border-b border-hairline pb-2 text-left text-sm font-semibold">
          {title}
        </caption>
        <thead className="text-xs text-quiet">
          <tr className="*:border-b *:border-hairline *:py-1.5 *:font-normal">
            <th scope="col" className="text-left">
              {head}
            </th>
            {FIGURES.map(([figure, label]) => (
              <th
                key={figure}
                scope="col"
                className="w-16 text-right sm:w-20 print:w-14 print:text-2xs"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <Row key={group.name} of={[group]} name={drawn(group.name)} />
          ))}
          {rest.length > 0 && (
            <Row
              of={rest}
              name={<span className="text-quiet">{formatNumber(rest.length)} others</span>}
            />
          )}
        </tbody>
      </table>
    </section>
  );
}

/** One group, or several added up. */
function Row({ of, name }: { of: readonly WorkFigures[]; name: ReactNode }) {
  return (
    <tr className="*:border-b *:border-hairline *:py-1.5 *:align-top print:text-xs print:*:py-1">
      <th scope="row" className="pr-3 text-left font-normal wrap-anywhere">
        {name}
      </th>
      {FIGURES.map(([figure]) => (
        <td key={figure} className="text-right tabular-nums">
          {formatNumber(of.reduce((sum, group) => sum + group[figure], 0))}
        </td>
      ))}
    </tr>
  );
}
