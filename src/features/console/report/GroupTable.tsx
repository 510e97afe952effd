import type { ReactNode } from 'react';
import type { GroupFigures } from '@/cases/report.ts';
import { formatNumber } from '@/lib/format.ts';

/** More groups than this are told in one last row. */
const MOST = 8;

interface GroupTableProps {
  title: string;
  /** What the groups are: "Asset". */
  head: string;
  groups: readonly GroupFigures[];
  drawn: (name: string) => ReactNode;
}

/** How many alerts of each group were worked on, reported and down. */
export function GroupTable({ title, head, groups, drawn }: GroupTableProps) {
  const shown = groups.slice(0, groups.length > MOST + 1 ? MOST : MOST + 1);
  const rest = groups.slice(shown.length);
  const sum = (which: 'workedOn' | 'reported' | 'down') =>
    rest.reduce((total, group) => total + group[which], 0);
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
            {['Worked on', 'Reported', 'Down'].map((figure) => (
              <th
                key={figure}
                scope="col"
                className="w-16 text-right sm:w-20 print:w-14 print:text-2xs"
              >
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <Row key={group.name} group={group} name={drawn(group.name)} />
          ))}
          {rest.length > 0 && (
            <Row
              group={{
                name: '',
                workedOn: sum('workedOn'),
                reported: sum('reported'),
                down: sum('down'),
              }}
              name={<span className="text-quiet">{formatNumber(rest.length)} others</span>}
            />
          )}
        </tbody>
      </table>
    </section>
  );
}

function Row({ group, name }: { group: GroupFigures; name: ReactNode }) {
  return (
    <tr className="*:border-b *:border-hairline *:py-1.5 *:align-top print:text-xs print:*:py-1">
      <th scope="row" className="pr-3 text-left font-normal wrap-anywhere">
        {name}
      </th>
      {[group.workedOn, group.reported, group.down].map((figure, at) => (
        <td key={at} className="text-right tabular-nums">
          {formatNumber(figure)}
        </td>
      ))}
    </tr>
  );
}
