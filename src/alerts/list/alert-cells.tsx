/** The cells of the alert list. */
import {
  createContext,
  memo,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { DateTime } from '@/components/DateTime.tsx';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import { CaseStatusMark, useCase, useCaseState, useFirstSeenAt, useIsNew } from '@/cases/index.ts';
import { basePath } from '@/lib/base.ts';
import { visibleName } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { spokenName, type Alert } from '@/alerts/model/alert.ts';
import { ImpersonatingName } from '@/alerts/Technique.tsx';

const ID_SHOWN = 256;
/** Number of characters that fit the column. */
const ID_SHORT = 7;

/** True if an alert has a page, which needs an id. */
export const alertOpens = ({ id }: Alert): boolean => id !== '';

/** Date when this browser first saw an alert: the server sends none. */
export const FirstSeen = ({ id }: { id: string }) => (
  <DateTime iso={useFirstSeenAt(id)} missing="–" day />
);

/** The impersonating name, after a dot while its alert is new. */
export function AlertName({ alert }: { alert: Alert }) {
  const name = <ImpersonatingName alert={alert} className="dt-name" />;
  if (!useIsNew(alert.id)) return name;
  return (
    <span className="flex items-center">
      <NewDot id={alert.id} />
      {name}
    </span>
  );
}

/** Before the name of an alert that is new since last time. */
export function NewDot({ id }: { id: string }) {
  if (!useIsNew(id)) return null;
  return (
    <span
      className="mr-2 -ml-0.5 inline-flex shrink-0 before:size-1.5 before:rounded-full before:bg-brand forced-colors:before:border-3"
      title="New since last time"
    >
      <span className="sr-only">New since last time: </span>
    </span>
  );
}

/** Shows the case status of an alert; without an id it can have no case. */
export function AlertStatus({ id }: { id: string }) {
  const { is } = useCaseState();
  const known = useCase(id);
  if (id === '') return <NotGiven />;
  const status = is === 'ready' ? (known?.status ?? 'new') : null;
  return (
    <CaseStatusMark
      status={status}
      // On a card the room is for the details. Only a changed status is news.
      className={status === 'new' ? 'dt-quiet max-[699px]:sr-only' : undefined}
    />
  );
}

export function NotGiven() {
  return <span className="text-quiet">Not given</span>;
}

interface ListLink {
  /** The list's search, filters and sort, which an alert's page needs to know its neighbours. */
  readonly search: string;
  /** Writes what was just typed to the list's own address, so that Back finds it, and returns the search. */
  readonly settled: () => Promise<string>;
}

const ListLinkContext = createContext<ListLink>({
  search: '',
  settled: () => Promise.resolve(''),
});

/**
 * Provides the list that the rows' links lead back to. It changes with the rows, not with every key.
 *
 * @param stale true if the rows are those of the previous criteria
 */
export function ListLinkProvider({
  state,
  stale,
  children,
}: {
  state: UrlTableState;
  stale: boolean;
  children: ReactNode;
}) {
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const [search, setSearch] = useState(state.search);
  if (!stale && search !== state.search) setSearch(state.search);
  const link = useMemo(
    () => ({
      search,
      async settled() {
        const now = latest.current;
        await now.settle();
        return now.search;
      },
    }),
    [search],
  );
  return <ListLinkContext value={link}>{children}</ListLinkContext>;
}

/** The link to the alert, which a click on its row follows. */
export function AlertId({ alert }: { alert: Alert }) {
  const { id } = alert;
  const { search, settled } = useContext(ListLinkContext);
  const navigate = useNavigate();
  if (id === '') return <NotGiven />;
  const pathname = paths.admin.alert(id);

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    await navigate({ pathname, search: await settled() });
  }

  const shown = visibleName(id.slice(0, ID_SHOWN));
  return (
    // No `Link`: resolving an absolute path took a tenth of the time from key to paint. A number ends where its heading
    // does: next to the status it would look like a count.
    <a
      href={basePath() + createPath({ pathname, search })}
      onClick={(event) => void open(event)}
      data-main
      aria-label={`Open alert ${shown}: ${spokenName(alert)}`}
      title={id.length > ID_SHORT ? shown : undefined}
      dir="auto"
      className="block w-fit max-w-full min-w-11.5 truncate text-right font-mono text-quiet underline-offset-2 hover:text-brand-deep hover:underline"
    >
      {shown}
    </a>
  );
}

/** An asset's name on one line. Memoised by name, because each one is read letter by letter. */
export const ShortAsset = memo(({ name }: { name: string }) => (
  <AssetName name={name} forms={false} oneLine />
));
