import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefCallback } from 'react';
import { Link } from 'react-router-dom';
import { useSingleKeyShortcuts } from '@/components/table/single-key-shortcuts.ts';
import { Severity } from '@/components/Severity.tsx';
import { spokenName, type Alert } from '@/alerts/model/alert.ts';
import { AlertNames, ImpersonatingName } from '@/alerts/Technique.tsx';
import { BackToList } from '@/alerts/detail/Neighbours.tsx';
import { alertSelection, useSelectedAlerts } from '@/alerts/model/alert-selection.ts';
import { labelText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { cx } from '@/ui/class-names.ts';
import { isLayerOpen, topDialog } from '@/lib/open-layer.ts';
import { keyHint } from '@/lib/shortcuts.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { SearchInput } from '@/ui/SearchInput.tsx';
import { AlertStatus, NewDot } from './alert-cells.tsx';
import { searchTakes } from './search-takes.ts';
import { placeText, type Queue } from './use-queue.ts';

/** Height of every row, in pixels. */
const ROW_HEIGHT = 56;
/** The page has four blocks of rows: the one before the first row in view, and more than any screen shows. */
const BLOCK = 25;
const blockAt = (offset: number): number => Math.floor(offset / ROW_HEIGHT / BLOCK);
interface AlertQueueProps {
  /** The id of the open alert. */
  id: string;
  queue: Queue;
}

/** The list next to the open alert, in two columns: name and score, and status. */
export function AlertQueue({ id, queue }: AlertQueueProps) {
  const { state, found, list, position, previous, next, open } = queue;
  const search = useRef<HTMLInputElement>(null);
  const [first] = useState(id);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && id !== first) setMoved(true);
  useSingleKeyShortcuts({
    '/': () => {
      search.current?.focus();
      search.current?.select();
    },
  });
  const here = found.alerts[position];
  return (
    <AlertNames techniques={list.techniques}>
      <nav
        aria-label="Alerts"
        className="sticky top-14 -my-6 flex h-[calc(100dvh-3.5rem)] min-w-0 flex-col border-r border-hairline py-4 pr-4 print:hidden"
      >
        <div className="flex items-center justify-between gap-3 pb-2">
          <BackToList search={state.search} />
          <div data-steps className="flex items-center gap-0.5">
            <span className="mr-1.5 text-quiet tabular-nums">{placeText(queue)}</span>
            {(
              [
                ['Previous alert', 'K', previous, ChevronUp],
                ['Next alert', 'J', next, ChevronDown],
              ] as const
            ).map(([label, key, to, Icon]) => (
              <IconButton
                key={key}
                label={label}
                {...keyHint(label, key)}
                aria-disabled={to === null}
                onClick={() => open(to)}
                className="size-7! aria-disabled:opacity-50"
                icon={<Icon aria-hidden size={16} strokeWidth={1.5} />}
              />
            ))}
          </div>
        </div>
        <div className="pb-2">
          <SearchInput
            names
            input={search}
            label="Search alerts"
            value={state.query}
            onValue={state.setQuery}
            taken={searchTakes}
          />
        </div>
        <Rows id={id} queue={queue} />
        {found.alerts.length === 0 && <p className="py-3 text-quiet">No alerts found.</p>}
      </nav>
      {/* A moved selection. The first page is announced like every page. */}
      <div aria-live="polite" className="sr-only">
        {hasMoved && here?.id === id && `Alert ${placeText(queue)}: ${spokenName(here)}`}
      </div>
    </AlertNames>
  );
}

function Rows({ id, queue }: AlertQueueProps) {
  const { list, position, hasLeft, previous, next, state, open } = queue;
  const { alerts } = queue.found;
  const box = useRef<HTMLUListElement>(null);
  const selected = useSelectedAlerts();
  const [block, setBlock] = useState(() => blockAt(position * ROW_HEIGHT));
  const from = Math.max(0, Math.min((block - 1) * BLOCK, alerts.length - 4 * BLOCK));
  // The heading of the opened page keeps the focus; J and K bring it into the list.
  const focused = useRef(id);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // As little as shows it, and the three rows after it. A search that does not find it starts at the top.
    const top = Math.max(0, position) * ROW_HEIGHT;
    const bottom = top + 4 * ROW_HEIGHT - current.clientHeight;
    current.scrollTop = Math.min(top, Math.max(bottom, current.scrollTop));
  }, [position]);
  const current: RefCallback<HTMLAnchorElement> = (link) => {
    if (!link || focused.current === id) return;
    focused.current = id;
    // The previous and next buttons keep the focus, so that they can be pressed again.
    if (topDialog() || document.activeElement?.closest('[data-steps]')) return;
    link.focus({ preventScroll: true });
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && selected.size > 0 && !isLayerOpen()) {
      event.preventDefault();
      alertSelection().clear();
      return;
    }
    const wanted = {
      ArrowDown: next,
      ArrowUp: previous,
      Home: alerts[0]?.id,
      End: alerts.at(-1)?.id,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    open(wanted);
  }

  return (
    // The keys move between the links, which are what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={box}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => setBlock(blockAt(currentTarget.scrollTop))}
      className="relative -mr-4 min-h-0 flex-1 overflow-y-auto border-t border-hairline pr-2"
    >
      <li
        aria-hidden
        style={{ height: alerts.length * ROW_HEIGHT }}
        className="float-left -mb-px w-px"
      />
      {alerts.slice(from, from + 4 * BLOCK).map((row, drawn) => {
        const index = from + drawn;
        const isOpen = row.id === id;
        return (
          <li
            // The backend may give no id, or the same one twice.
            key={list.byId.get(row.id) === row ? `id ${row.id}` : `at ${index}`}
            className={cx(
              'absolute inset-x-0 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-b border-hairline pr-4 pl-2',
              'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-brand',
              isOpen ? 'bg-tint' : 'hover:bg-raised',
              // If the open alert was marked and left the list, this one has its place.
              hasLeft && row.id === next && 'bg-raised shadow-[inset_2px_0_0_rgb(var(--c-brand))]',
            )}
            style={{ height: ROW_HEIGHT, transform: `translateY(${index * ROW_HEIGHT}px)` }}
          >
            {row.id === '' ? (
              <div className="col-start-2 row-start-1 ml-4 min-w-0 py-1">
                <QueueName row={row} />
              </div>
            ) : (
              <>
                <Checkbox
                  className="relative z-[1]"
                  checked={selected.has(row.id)}
                  aria-label={`Select alert ${labelText(row.id, '')}`}
                  onChange={() => alertSelection().toggle(row.id)}
                />
                <Link
                  ref={isOpen ? current : undefined}
                  to={{ pathname: paths.admin.alert(row.id), search: state.search }}
                  replace
                  preventScrollReset
                  state={{ keepFocus: true }}
                  aria-current={isOpen ? 'page' : undefined}
                  aria-label={`Open alert ${labelText(row.id, '')}: ${spokenName(row)}`}
                  // A click anywhere in the row opens it, and the row shows the focus ring.
                  className="col-start-2 row-start-1 min-w-0 py-1 outline-none! after:absolute after:inset-0"
                >
                  <QueueName row={row} />
                </Link>
              </>
            )}
            {/* Below the name, which has the whole width. */}
            <span className="col-start-2 row-start-1 self-end justify-self-end pb-1.5 text-xs">
              <AlertStatus id={row.id} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function QueueName({ row }: { row: Alert }) {
  return (
    <>
      <span className="flex min-w-0 items-center">
        <NewDot id={row.id} />
        <ImpersonatingName alert={row} className="dt-name min-w-0" />
      </span>
      <span className="block text-xs">
        <Severity score={row.severity_score} />
      </span>
    </>
  );
}
