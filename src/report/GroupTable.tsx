import type { ReactNode } from 'react';
import type { WorkFigures, WorkGroup } from '@/cases/model/summary.ts';
import { CountTable } from '@/dashboard/index.ts';
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
  const sums = (of: readonly WorkFigures[]) =>
    FIGURES.map(([figure]) => formatNumber(of.reduce((sum, group) => sum + group[figure], 0)));
  const others = { key: 'others', name: `${formatNumber(rest.length)} others`, cells: sums(rest) };
  return (
    <section className="min-w-0 break-inside-avoid">
      <h2 className="border-b border-hairline pb-2 text-sm font-semibold">{title}</h2>
      <CountTable
        label={title}
        head={head}
        columns={FIGURES.map(([, name]) => ({
          name,
          className: 'w-16 text-right sm:w-20 print:w-14 print:text-2xs',
        }))}
        rows={[
          ...shown.map((group, at) => ({
            key: `${at} ${group.name}`,
            name: <span className="block py-1 wrap-anywhere">{drawn(group.name)}</span>,
            cells: sums([group]),
          })),
          ...(rest.length > 0 ? [others] : []),
        ]}
      />
    </section>
  );
}
