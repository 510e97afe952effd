import { HostileText } from '@/components/HostileText.tsx';
import { formatNumber } from '@/lib/format.ts';
import { lists, type TypeCount } from './counts.ts';
import type { CountRow } from './CountTable.tsx';

/** The last of these rows adds up all other types. */
const MOST_TYPES = 6;

/** The most frequent types, and the rest together. */
export function typeRows(types: readonly TypeCount[]): CountRow[] {
  if (types.length <= MOST_TYPES) return types.map(typeRow);
  const rest = types.slice(MOST_TYPES - 1);
  const sum = (of: 'approved' | 'pending') => rest.reduce((all, one) => all + one[of], 0);
  return [
    ...types.slice(0, MOST_TYPES - 1).map(typeRow),
    {
      key: 'others',
      label: <span className="text-quiet">{`${formatNumber(rest.length)} others`}</span>,
      // No filter of the list selects them.
      figures: [sum('pending'), sum('approved'), sum('pending') + sum('approved')].map((count) => ({
        count,
        to: null,
        colour: null,
      })),
    },
  ];
}

function typeRow({ type, approved, pending }: TypeCount): CountRow {
  // The list cannot be filtered by "no type".
  const to = (search: { status?: string }) =>
    type === '' ? null : lists.approvals({ type, ...search });
  return {
    // A type may be any text, 'others' too.
    key: `type ${type}`,
    label:
      type === '' ? <span className="text-quiet">No type given</span> : <HostileText text={type} />,
    figures: [
      { count: pending, to: to({ status: 'pending' }), colour: 'faint' },
      { count: approved, to: to({ status: 'approved' }), colour: 'control' },
      { count: approved + pending, to: to({}), colour: null },
    ],
  };
}
