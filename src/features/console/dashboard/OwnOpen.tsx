import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { isOpen } from '@/features/shared/alert-index/case-filter.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { ownOf, useOwnNames, type OwnNames } from '@/features/shared/asset-state/own-of.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { formatNumber } from '@/lib/format.ts';
import { severityOf } from '@/lib/severity.ts';
import { paths } from '@/paths.ts';

const NONE: readonly AlertRow[] = [];

/** The alerts about the reader's own names, by the rule of `ownOf`; none until they are found. */
function useOwnAlerts(list: AlertIndex): readonly AlertRow[] {
  const own = useOwnNames();
  const [found, setFound] = useState<{ own: OwnNames; rows: readonly AlertRow[] } | null>(null);
  useEffect(() => {
    let current = true;
    const assets = [...own].flatMap(([name, is]) => (is === 'asset' ? [name] : []));
    const find = async () => {
      const rows = (await list.around(assets))?.flat() ?? [];
      const once = new Map(rows.map((row) => [row.index, row]));
      const about = [...once.values()].filter((row) => row.id !== '' && ownOf(row, own) !== null);
      if (current) setFound({ own, rows: about });
    };
    // Where they cannot be looked for nothing is said of them.
    if (assets.length > 0) find().catch(() => {});
    return () => {
      current = false;
    };
  }, [list, own]);
  return found?.own === own ? found.rows : NONE;
}

/**
 * How many of the open alerts are about names of the organisation's own: they are counted as open, as their list has
 * them, until an analyst has looked and marked them, but none of them is a threat by its name. Nothing where none is.
 */
export function OwnOpen({ list }: { list: AlertIndex }) {
  const own = useOwnAlerts(list);
  const { byAlert, known } = useCases();
  const open = useMemo(
    () =>
      own
        .filter(({ id }) => isOpen(byAlert.get(id)?.status ?? 'new'))
        .toSorted((a, b) => (b.severity_score ?? -1) - (a.severity_score ?? -1)),
    [own, byAlert],
  );
  const [first] = open;
  if (!known || first === undefined) return null;
  const high = open.filter((row) => severityOf(row.severity_score) === 'High').length;
  return (
    <p className="py-2.5 text-quiet">
      {`Of these, ${formatNumber(open.length)}${high > 0 ? ` (${formatNumber(high)} High)` : ''} ${open.length === 1 ? 'is' : 'are'} about `}
      <Link
        to={paths.admin.alert(first.id)}
        className="text-brand underline-offset-2 hover:underline max-md:py-2"
      >
        {open.length === 1 ? 'a name of your own' : 'names of your own'}
      </Link>
      {`: no threat once marked ${STATUS_WORDS.ours}.`}
    </p>
  );
}
