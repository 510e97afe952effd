/** The columns of the list of possible lookalikes. */
import { columnHelperFor } from '@/components/data-table/table-columns.ts';
import type { GeneratedName } from '@/lookalike/index.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { CopyName } from './CopyName.tsx';
import { LitName } from './LitName.tsx';

/** A possible name and the asset it imitates, so that a cell needs nothing else. */
export interface LookalikeRow extends GeneratedName {
  readonly asset: string;
}

const column = columnHelperFor<LookalikeRow>();

export const LOOKALIKE_COLUMNS = column.columns([
  column.display({
    id: 'domain',
    header: 'Possible lookalike',
    cell: ({ row }) => <LitName asset={row.original.asset} name={row.original.domain} />,
    meta: { track: 'minmax(0,3fr)', stacked: 'title' },
  }),
  column.display({
    id: 'technique',
    header: 'Technique',
    cell: ({ row }) => (
      <span className="text-quiet">
        {row.original.techniques.map((technique) => TECHNIQUE_NAMES[technique]).join(', ')}
      </span>
    ),
    meta: { track: 'minmax(0,2fr)' },
  }),
  column.accessor((row) => row.deception, {
    id: 'deception',
    header: 'Likeness',
    cell: ({ row }) => (
      <span className="font-mono tabular-nums">{Math.round(row.original.deception * 100)}</span>
    ),
    meta: { track: '6rem' },
  }),
  column.accessor((row) => row.domain.length, {
    id: 'length',
    header: 'Length',
    cell: ({ row }) => <span className="tabular-nums">{row.original.domain.length}</span>,
    meta: { track: '5.5rem' },
  }),
  column.display({
    id: 'copy',
    header: 'Copy',
    cell: ({ row }) => <CopyName name={row.original.domain} />,
    meta: { track: '4.5rem', stacked: 'end' },
  }),
]);
