/** The columns of the alert list (specification section 2). Ids are those of AlertSort. */
import { createContext, useContext, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { TableColumn } from '@/components/data-table/table-columns.ts';
import type { UrlTableState } from '@/components/data-table/url-table-state.ts';
import { defang } from '@/lib/defang.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { labelText, visibleName, visibleText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { Severity } from '@/components/Severity.tsx';
import { ImpersonatingName, Technique } from '@/features/shared/alert-index/Technique.tsx';

/** More than fits two lines, for screen readers; the alert's own page shows all of it. */
const DETAILS_SHOWN = 1_000;
const ID_SHOWN = 256;
/** As many characters as fit the column. */
const ID_SHORT = 7;

export const ALERT_COLUMNS: readonly TableColumn<AlertRow>[] = [
  {
    id: 'asset',
    header: 'Asset Name',
    width: 'minmax(0,3.5fr)',
    sortBy: (row) => row.asset_name,
    cell: (row) => <AssetName name={row.asset_name} />,
  },
  {
    id: 'domain',
    header: 'Impersonating Domain',
    width: 'minmax(0,5.5fr)',
    stacked: 'title',
    sortBy: (row) => row.impersonating_domain,
    cell: (row) =>
      row.impersonating_domain === '' ? <NotGiven /> : <ImpersonatingName alert={row} />,
  },
  {
    id: 'technique',
    header: 'Technique',
    width: '9rem',
    cell: (row) => <Technique index={row.index} />,
  },
  {
    id: 'details',
    header: 'Details',
    width: 'minmax(0,5fr)',
    stacked: 'bare',
    cell: (row) => <Details text={row.details} />,
  },
  {
    id: 'severity',
    header: 'Severity',
    width: '7.75rem',
    stacked: 'lead',
    sortBy: (row) => row.severity_score,
    cell: (row) => <Severity score={row.severity_score} />,
  },
  {
    id: 'id',
    header: 'Alert ID',
    width: '5rem',
    fixed: true,
    sortBy: (row) => row.id,
    cell: (row) => <AlertId alert={row} />,
  },
];

/** Whether an alert has a page: one that came without an id has none. */
export const alertOpens = ({ id }: AlertRow): boolean => id !== '';

function NotGiven() {
  return <span className="text-quiet">Not given</span>;
}

/** The list's search, filters and sort, which an alert's page needs to know its neighbours. */
export const ListState = createContext<Pick<UrlTableState, 'search' | 'settle'>>({
  search: '',
  settle: () => Promise.resolve(),
});

/** The link to the alert: the one that a press on its row follows. */
function AlertId({ alert: { id, impersonating_domain: name } }: { alert: AlertRow }) {
  const { search, settle } = useContext(ListState);
  const navigate = useNavigate();
  if (id === '') return <NotGiven />;
  const to = { pathname: paths.admin.alert(id), search };

  /** A search typed a moment ago reaches the list's own address first, so that Back finds it. */
  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    await settle();
    await navigate(to);
  }

  const shown = visibleName(id.slice(0, ID_SHOWN));
  return (
    <Link
      to={to}
      onClick={(event) => void open(event)}
      data-main
      aria-label={`Open alert ${shown}: ${labelText(defang(toUnicode(name.slice(0, ID_SHOWN))), 'name not given')}`}
      title={id.length > ID_SHORT ? shown : undefined}
      className="block truncate font-mono text-quiet underline-offset-2 hover:text-brand-deep hover:underline"
    >
      <bdi>{shown}</bdi>
    </Link>
  );
}

function Details({ text }: { text: string }) {
  if (text.trim() === '') return <NotGiven />;
  const shown = visibleText(text.slice(0, DETAILS_SHOWN));
  return (
    <bdi className="line-clamp-2 text-quiet xl:line-clamp-1" title={shown}>
      {shown}
    </bdi>
  );
}
