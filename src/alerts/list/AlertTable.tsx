import {
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '@/components/table/DataTable.tsx';
import { NothingMatches, TableToolbar } from '@/components/table/TableToolbar.tsx';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import { notify } from '@/components/notify.ts';
import { hostOf, type Alert } from '@/alerts/model/alert.ts';
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
import { HostileText } from '@/components/HostileText.tsx';
import { EmptyState } from '@/components/EmptyState.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { paths } from '@/paths.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';
import { PHONE, useMedia } from '@/ui/use-media.ts';
import { alertOpens, ListLinkProvider } from './alert-cells.tsx';
import { alertColumns } from './alert-columns.tsx';
import { statusFilterOf } from '@/alerts/model/case-filter.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import type { AlertTechniques } from '@/alerts/model/techniques.ts';
import { ExportMenu } from '@/exports/index.ts';
import { DnsCheckContext, type DnsStates } from '@/evidence/index.ts';
import { alertDns } from '@/alerts/model/alert-dns.ts';
import { AlertNames } from '@/alerts/Technique.tsx';
import { BulkBar } from './BulkBar.tsx';
import { useReturnRow } from './open-place.ts';
import { searchTakes, withoutFilters } from './search-takes.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useCurrentView } from './ViewsBar.tsx';
import { useAwaiting } from '@/assets/model/use-awaiting.ts';
import type { FoundAlerts } from '@/alerts/use-found-alerts.ts';

/** Comes once the filters are opened. */
const AlertFilters = lazyPart(() => import('./AlertFilters.tsx').then((m) => m.AlertFilters));
/** Comes with the first search that names several alerts. */
const SearchedNames = lazyPart(() => import('./SearchedNames.tsx').then((m) => m.SearchedNames));

const NOUN = ['alert', 'alerts'] as const;
const idOf = ({ id }: Alert) => id;
/** Used if the site has no resolver. */
const NO_CHECK = new Store(0);
const NO_STATES: DnsStates = new Map();

interface AlertTableProps {
  list: AlertList;
  found: FoundAlerts;
  state: UrlTableState;
  /** Time of the fetch, in milliseconds since the epoch. */
  asOf: number;
  /** In the toolbar, before the export; if there are no alerts, next to the advice. */
  refresh: ReactNode;
}

export function AlertTable({ list, found, state, asOf, refresh }: AlertTableProps) {
  const { alerts, stale, compared } = found;
  const { exact, held } = useCurrentView(state);
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
  const version = useSyncExternalStore(subscribe, get);
  const answers = dns?.check.states ?? NO_STATES;
  // A column of dashes would take room from the names.
  const isAnswered = useMemo(
    () => answers.size > 0 && alerts.some((one) => answers.has(hostOf(one) ?? '')),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `version` is that of the answers
    [alerts, answers, version],
  );
  const waits = statusFilterOf(state.filters['status']) === 'reported';
  const columns = useMemo(() => alertColumns(isAnswered, waits), [isAnswered, waits]);
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
              list.alerts.length > 0 && (
                <>
                  <TableToolbar
                    noun={NOUN}
                    count={alerts.length}
                    total={list.alerts.length}
                    state={state}
                    columns={columns}
                    searchLabel="Search alerts"
                    searchTakes={searchTakes}
                    order={waits ? 'longest waiting first' : 'most severe first'}
                    asOf={asOf}
                    filtersNamed={
                      Object.keys(state.filters).filter((name) => held.has(name)).length
                    }
                    filters={
                      <PanelBoundary name="The filters">
                        <AlertFilters list={list} found={found} state={state} />
                      </PanelBoundary>
                    }
                    actions={
                      <>
                        {refresh}
                        <ExportMenu
                          alerts={{ list, alerts, view: exact?.name ?? 'Alerts' }}
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
                  {list.unreadable > 0 && (
                    <p className="text-quiet">{`${count(list.unreadable, 'entry', 'entries')} of the server’s list could not be read.`}</p>
                  )}
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

/** The alerts of the predefined views, which users do not think of as filters. */
const AMONG: ReadonlyMap<string, string> = new Map([
  ['open', 'the open alerts'],
  ['reported', 'those reported and waiting'],
]);

type NothingProps = Pick<AlertTableProps, 'list' | 'found' | 'state' | 'refresh'>;

/** Shown instead of rows: why there are none, and what to do. */
function Nothing({ list, found, state, refresh }: NothingProps) {
  const isPartial = found.compared !== 'complete';
  const { status = '', ...others } = state.filters;
  const among = isPartial || Object.keys(others).length > 0 ? undefined : AMONG.get(status);
  if (list.alerts.length === 0) {
    return (
      <Empty
        title="No alerts found."
        action={
          <>
            <Link to={paths.admin.assets()} className={buttonClass('secondary')}>
              See your assets
            </Link>
            {refresh}
          </>
        }
      >
        <WhyNone />
      </Empty>
    );
  }
  if (among === undefined) {
    const title = isPartial ? 'No alerts found so far.' : 'No alerts found.';
    return <NothingMatches title={title} state={state} />;
  }
  if (state.query.trim() !== '') {
    return (
      <Empty
        title="No alerts found."
        action={
          <>
            <Button onClick={() => state.setQuery('')}>Clear search</Button>
            <Button onClick={() => state.apply(withoutFilters(state))}>Search everything</Button>
          </>
        }
      >
        Nothing among {among} matches “
        <span className="break-words">
          <HostileText text={labelText(state.query, '')} />
        </span>
        ”.
      </Empty>
    );
  }
  if (status === 'reported') {
    return (
      <Empty
        title="No report is waiting for an answer."
        action={<Button onClick={() => state.apply('status=open')}>Open</Button>}
      >
        Alerts you mark as Reported stay here until their status changes.
      </Empty>
    );
  }
  return (
    <Empty
      title="Every alert is decided."
      action={
        <>
          <Link to={paths.admin.report()} className={buttonClass('secondary')}>
            Report
          </Link>
          <Button onClick={() => state.apply('')}>Everything</Button>
        </>
      }
    >
      None is New or Investigating. What arrives next stands here.
    </Empty>
  );
}

const Empty = ({ action, ...rest }: ComponentProps<typeof EmptyState>) => (
  <EmptyState {...rest} action={<div className="flex flex-wrap gap-2">{action}</div>} />
);

/** Says how much of the list the technique filter covers; renders nothing once it covers all. */
export function ComparingNote({ techniques }: { techniques: AlertTechniques }) {
  const state = useSyncExternalStore(techniques.subscribe, techniques.state);
  if (state.is === 'complete') return null;
  const reached = `${formatNumber(state.done)} of ${formatNumber(state.total)} compared`;
  return (
    <p className="text-quiet tabular-nums">
      {`Technique: ${reached}. `}
      {state.is === 'failed'
        ? 'The rest could not be compared: load the page again.'
        : 'The list grows until all are.'}
    </p>
  );
}

/** Says why there is no alert at all. */
function WhyNone() {
  const { isSettled, words } = useAwaiting();
  const why = words ?? (isSettled && 'Nothing that imitates your assets has been reported.');
  return <>{why} Alerts arrive here once an asset is approved and under watch.</>;
}

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
