/** The columns of the list of possible lookalikes. */
import { Check, Copy } from 'lucide-react';
import { DnsCell } from '@/evidence/index.ts';
import type { TableColumn } from '@/components/table/columns.ts';
import type { GeneratedName } from '@/lookalike/index.ts';
import { defang } from '@/lib/defang.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { useCopy } from '@/ui/use-copy.ts';
import { HighlightedName } from './HighlightedName.tsx';

/** A possible name and the asset it imitates, so that a cell needs nothing else. */
export interface LookalikeRow extends GeneratedName {
  readonly asset: string;
}

const COLUMNS: readonly TableColumn<LookalikeRow>[] = [
  {
    id: 'domain',
    header: 'Possible lookalike',
    width: 'minmax(0,3fr)',
    card: 'title',
    cell: (row) => <HighlightedName asset={row.asset} name={row.domain} />,
  },
  {
    id: 'dns',
    header: 'DNS',
    width: 'minmax(0,2.5fr)',
    card: 'third',
    cell: (row) => <DnsCell name={row.domain} />,
  },
  {
    id: 'technique',
    header: 'Technique',
    width: 'minmax(0,2fr)',
    card: 'second',
    cell: (row) => (
      <span className="text-quiet">
        {row.techniques.map((technique) => TECHNIQUE_NAMES[technique]).join(', ')}
      </span>
    ),
  },
  {
    id: 'deception',
    header: 'Likeness',
    width: '6rem',
    card: 'second-end',
    sortBy: (row) => row.deception,
    firstDescending: true,
    cell: (row) => (
      <>
        {/* A card has no header that says it. */}
        <span className="text-quiet md:hidden">Likeness </span>
        <span className="font-mono tabular-nums">{Math.round(row.deception * 100)}</span>
      </>
    ),
  },
  {
    id: 'copy',
    header: 'Copy',
    width: '4.5rem',
    card: 'actions',
    cell: (row) => <CopyName name={row.domain} />,
  },
];

/**
 * The columns of the list.
 *
 * @param answered true if DNS has answered
 * @param isMixed true if the techniques are mixed: there, numbers that fall and rise again would look like a list out
 *   of order
 */
export const lookalikeColumns = (
  answered: boolean,
  isMixed: boolean,
): readonly TableColumn<LookalikeRow>[] =>
  COLUMNS.filter(({ id }) => (id === 'dns' ? answered : !(id === 'deception' && isMixed)));

/** Copies a name defanged, so that pasting it into a chat makes no link. */
function CopyName({ name }: { name: string }) {
  const { copied, copy } = useCopy(defang(name));
  return (
    <IconButton
      label={copied ? `Copied ${name}` : `Copy ${name} defanged`}
      className="size-8"
      onClick={copy}
      icon={copied ? <Check /> : <Copy />}
    />
  );
}
