import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import { isOpen } from '@/features/shared/alerts/case-filter.ts';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import { ownOf, useOwnNames } from '@/features/shared/asset-state/own-of.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { formatNumber } from '@/lib/format.ts';
import { severityOf } from '@/lib/severity.ts';
import { paths } from '@/paths.ts';

/** The alerts about the reader's own names, by the rule of `ownOf`. */
function useOwnAlerts(list: AlertList): readonly Alert[] {
  const own = useOwnNames();
  return useMemo(() => {
    const assets = new Set([...own].flatMap(([name, is]) => (is === 'asset' ? [name] : [])));
    const near = new Set([...list.around(assets).values()].flat());
    return [...near].filter((alert) => alert.id !== '' && ownOf(alert, own) !== null);
  }, [list, own]);
}

/**
 * How many of the open alerts are about names of the organisation's own: they are counted as open, as their list has
 * them, until an analyst has looked and marked them, but none of them is a threat by its name. Nothing where none is.
 */
export function OwnOpen({ list }: { list: AlertList }) {
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
