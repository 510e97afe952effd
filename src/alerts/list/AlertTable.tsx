import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '@/components/table/DataTable.tsx';
import { NothingMatches, TableToolbar } from '@/components/table/TableToolbar.tsx';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import { notify } from '@/components/notify.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import {
  alertSelection,
  listedAmong,
  MOST_SELECTED,
  useSelectedAlerts,
} from '@/alerts/model/alert-selection.ts';
import { idsBetween } from '@/alerts/model/triage.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Store } from '@/lib/store.ts';
import { labelText } from '@/lib/visible-text.ts';
import { EmptyState } from '@/components/EmptyState.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { paths } from '@/paths.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';
import { PHONE, useMedia } from '@/ui/use-media.ts';
import { alertOpens, ListLinkProvider } from './alert-cells.tsx';
import { alertColumns } from './alert-columns.tsx';
import { AlertFilters } from './AlertFilters.tsx';
import { statusFilterOf, type StatusFilter } from '@/alerts/model/case-filter.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { ExportMenu } from '@/exports/index.ts';
import { DnsCheckContext } from '@/evidence/index.ts';
import { alertDns } from '@/alerts/model/alert-dns.ts';
import { AlertNames } from '@/alerts/Technique.tsx';
import { BulkBar } from './BulkBar.tsx';
import { useReturnRow } from './return-row.ts';
import { NothingFound, searchedAmong } from './NothingFound.tsx';
import { searchTakes } from './search-takes.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useViewFilters, useViewName } from './ViewsBar.tsx';
import { ComparingNote } from './TechniqueFilter.tsx';
import { useAwaiting } from '@/assets/model/use-awaiting.ts';
import type { FoundAlerts } from '@/alerts/use-found-alerts.ts';

/** Comes with the first search that names several alerts. */
const SearchedNames = lazyPart(() => import('./SearchedNames.tsx').then((m) => m.SearchedNames));

const NOUN = ['alert', 'alerts'] as const;
const idOf = ({ id }: Alert) => id;
/** Used if the site has no resolver. */
const NO_CHECK = new Store(0);

interface AlertTableProps {
  list: AlertList;
  /** The alerts that the state shows. */
  found: FoundAlerts;
  state: UrlTableState;
  /** Time of the fetch, in milliseconds since the epoch. */
  asOf: number;
  /** In the toolbar, before the export; if there are no alerts, next to the advice. */
  refresh: ReactNode;
}

/** All alerts in one list. */
export function AlertTable({ list, found, state, asOf, refresh }: AlertTableProps) {
  const { alerts, stale, compared } = found;
  const viewName = useViewName(state);
  const viewFilters = useViewFilters(state);
  const selected = useSelectedAlerts();
  const isPhone = useMedia(PHONE);
  const rowKeys = useTableKeys(list, state.search);
  const returnTo = useReturnRow(alerts);
  // Only after rows are shown, because they must not wait for the comparison. A refresh retries what failed.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `asOf` changes with each refresh
  useEffect(() => void list.techniques.start(), [list, asOf]);
  const named = useMemo(() => list.texts.named(state.query.trim()), [list, state.query]);
  const dns = alertDns();
  const { subscribe, get } = dns?.check.version ?? NO_CHECK;
  useSyncExternalStore(subscribe, get);
  const answers = dns?.known() ?? null;
  // A column of dashes would take room from the names.
  const isAnswered = answers !== null && alerts.some(({ host }) => answers.has(host ?? ''));
  const status = statusFilterOf(state.filters['status']);
  const waits = status === 'reported';
  const columns = alertColumns(isAnswered, waits);
  return (
    <AlertNames techniques={list.techniques}>
      <DnsCheckContext value={dns?.check ?? null}>
        <ListLinkProvider state={state} stale={stale}>
          <DataTable
            label="Alerts"
            columns={columns}
            rows={alerts}
            idOf={idOf}
            opens={alertOpens}
            state={state}
            rowKeys={rowKeys}
            stale={stale}
            returnTo={returnTo}
            selection={{
              selected,
              onChange: alertSelection().set,
              canSelect: alertOpens,
              labelOf: (row) => `Select alert ${labelText(row.id, '')}`,
              all: allBox(alerts, selected),
              bar: <BulkBar list={list} listed={alerts} />,
            }}
            toolbar={
              list.summary.total > 0 && (
                <>
                  <TableToolbar
                    noun={NOUN}
                    count={alerts.length}
                    total={list.summary.total}
                    state={state}
                    columns={columns}
                    searchLabel="Search alerts"
                    searchTakes={searchTakes}
                    order={waits ? 'longest waiting first' : 'most severe first'}
                    asOf={asOf}
                    filtersNamed={viewFilters}
                    filters={<AlertFilters list={list} found={found} state={state} />}
                    actions={
                      <>
                        {refresh}
                        <ExportMenu
                          alerts={{ list, alerts, view: viewName ?? 'Alerts' }}
                          forPalette={selected.size === 0}
                          says={selected.size === 0 ? 'word' : 'count'}
                          // On a phone the number is only in the bar.
                          disabled={isPhone && selected.size > 0}
                        />
                      </>
                    }
                  />
                  {named && (
                    <PanelBoundary name="The result for each name">
                      <SearchedNames
                        named={named}
                        state={state}
                        shown={stale ? null : alerts.length}
                      />
                    </PanelBoundary>
                  )}
                  {compared !== 'complete' && <ComparingNote techniques={list.techniques} />}
                  <Unreadable rows={list.unreadable} />
                </>
              )
            }
            nothing={<Nothing list={list} found={found} state={state} refresh={refresh} />}
          />
        </ListLinkProvider>
      </DnsCheckContext>
    </AlertNames>
  );
}

type NothingProps = Pick<AlertTableProps, 'list' | 'found' | 'state' | 'refresh'>;

/** Shown instead of rows: why there are none, and what to do. */
function Nothing({ list, found, state, refresh }: NothingProps) {
  const partial = found.compared !== 'complete';
  const among = searchedAmong(state);
  if (list.summary.total === 0) {
    return (
      <EmptyState
        title="No alerts found."
        action={
          <div className="flex gap-2">
            <Link to={paths.admin.assets()} className={buttonClass('secondary')}>
              See your assets
            </Link>
            {refresh}
          </div>
        }
      >
        <WhyNone />
      </EmptyState>
    );
  }
  if (among !== null && !partial)
    return <NothingFound list={list} found={found} state={state} among={among} />;
  if (showsOnly(state, 'open')) {
    return (
      <EmptyState
        title="Every alert is decided."
        action={
          <div className="flex gap-2">
            <Link to={paths.admin.report()} className={buttonClass('secondary')}>
              Report
            </Link>
            <Button onClick={() => state.apply('')}>Everything</Button>
          </div>
        }
      >
        None is New or Investigating. What arrives next stands here.
      </EmptyState>
    );
  }
  if (showsOnly(state, 'reported')) {
    return (
      <EmptyState
        title="No report is waiting for an answer."
        action={<Button onClick={() => state.apply('status=open')}>Open</Button>}
      >
        Alerts you mark as Reported stay here until their status changes.
      </EmptyState>
    );
  }
  return (
    <NothingMatches
      title={partial ? 'No alerts found so far.' : 'No alerts found.'}
      state={state}
    />
  );
}

/** Reports rows of the backend's answer that are not in the list. */
function Unreadable({ rows }: { rows: number }) {
  if (rows === 0) return null;
  return (
    <p className="text-quiet">{`${count(rows, 'entry', 'entries')} of the server’s list could not be read.`}</p>
  );
}

/** Says why there is no alert at all. */
function WhyNone() {
  const { isSettled, words } = useAwaiting();
  const why = words ?? (isSettled && 'Nothing that imitates your assets has been reported.');
  return <>{why} Alerts arrive here once an asset is approved and under watch.</>;
}

/** True if the list shows alerts of this status without any other criteria. */
const showsOnly = ({ query, filters }: UrlTableState, status: StatusFilter): boolean =>
  query.trim() === '' && filters['status'] === status && Object.keys(filters).length === 1;

/** The checkbox in the head: selects the rows of the table, up to the number that one action can take. */
function allBox(rows: readonly Alert[], selected: ReadonlySet<string>) {
  const many = Math.min(rows.length, MOST_SELECTED);
  // Selected rows may be out of sight. They are counted only if the selection could cover all rows.
  const checked = many > 0 && selected.size >= many && listedAmong(rows, selected, many) === many;
  return {
    checked,
    mixed: selected.size > 0 && !checked,
    onToggle() {
      if (checked) {
        alertSelection().clear();
        return;
      }
      alertSelection().add(idsBetween(rows, 0, many - 1));
      if (rows.length > many) {
        notify({ title: `The first ${formatNumber(many)} alerts are selected`, tone: 'info' });
      }
    },
  };
}
