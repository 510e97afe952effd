import { useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/Field.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import type { SavedView } from '@/cases/model/types.ts';
import { useNewAlerts, useSeeAll, useViews } from '@/cases/index.ts';
import { formatNumber } from '@/lib/format.ts';
import { sameText } from '@/lib/same-text.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Popover } from '@/ui/Popover.tsx';

const GIVEN = [
  { id: 'open', name: 'Open', search: 'status=open' },
  { id: 'waiting', name: 'Reported and waiting', search: 'status=reported' },
  { id: 'everything', name: 'Everything', search: '' },
] as const satisfies readonly SavedView[];

const LONGEST_NAME = 60;
const VIEW_BUTTON =
  'h-8 shrink-0 rounded px-2.5 text-console font-semibold text-brand-deep hover:bg-ink/6 max-md:h-11';

/** A list's address for comparison with views: in one order, without hidden columns. */
function comparable(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('hide');
  params.sort();
  return params.toString();
}

/** All views and their place in the list's address. */
export function useCurrentView({ search }: UrlTableState) {
  const { views } = useViews();
  const all: readonly SavedView[] = [...GIVEN, ...views];
  const now = comparable(search);
  const given = new URLSearchParams(now);
  const asks = (view: SavedView) => [...new URLSearchParams(comparable(view.search))];
  // Criteria added to a view do not leave it. The most specific one counts, and `Everything` only by itself.
  const [pressed] = all
    .filter((view) => now === '' || asks(view).length > 0)
    .filter((view) => asks(view).every(([name, value]) => given.get(name) === value))
    .toSorted((one, other) => asks(other).length - asks(one).length);
  const isExact = pressed !== undefined && comparable(pressed.search) === now;
  return {
    all,
    /** The view of exactly this search, filters and order. */
    exact: isExact ? pressed : undefined,
    /** The view whose search, filters and order are all in force. */
    pressed,
    held: new URLSearchParams(pressed?.search),
  };
}

/** The named views, the new alerts, and a button to save the current view. */
export function ViewsBar({ state }: { state: UrlTableState }) {
  const { views, keep, remove } = useViews();
  const { all, exact, pressed } = useCurrentView(state);
  const own = views.find(({ id }) => id === exact?.id);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-2 max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-y-0 md:-ml-2.5 print:hidden">
      {/* On a phone the views scroll sideways on one line; the new alerts have another. */}
      <div className="contents max-md:-ml-4 max-md:flex max-md:[scrollbar-width:none] max-md:items-center max-md:gap-x-1 max-md:overflow-x-auto max-md:mask-r-from-[calc(100%-2rem)] max-md:pr-8 max-md:pl-4">
        <div
          role="group"
          aria-label="Views"
          className="flex min-w-0 items-center gap-1 max-md:shrink-0 md:flex-wrap"
        >
          {all.map((view) => (
            <button
              key={view.id}
              type="button"
              aria-pressed={view.id === pressed?.id}
              onClick={() => state.apply(view.search)}
              className={cx(
                'h-8 max-w-60 truncate rounded px-2.5 text-console max-md:h-11',
                view.id === pressed?.id
                  ? 'bg-tint font-semibold text-brand-deep'
                  : 'text-quiet hover:bg-ink/6 hover:text-ink',
              )}
            >
              <HostileText text={view.name} />
            </button>
          ))}
        </div>
        {exact === undefined && (
          <Popover
            label="Save view"
            align="start"
            className="w-72 p-4 text-console"
            trigger={(props) => (
              <button {...props} type="button" className={VIEW_BUTTON}>
                Save view
              </button>
            )}
          >
            {(close) => (
              <NameForm
                taken={all}
                onName={async (name) => {
                  const search = comparable(state.search);
                  if (await keep({ name, search })) close();
                }}
              />
            )}
          </Popover>
        )}
        {/* Its search stays, so that it can be saved again. */}
        {own && (
          <button type="button" className={VIEW_BUTTON} onClick={() => void remove(own.id)}>
            Remove view
          </button>
        )}
      </div>
      <NewAlerts state={state} />
    </div>
  );
}

interface NameFormProps {
  /** Views whose names are taken: two tabs with one name cannot be distinguished. */
  taken: readonly SavedView[];
  onName: (name: string) => Promise<void>;
}

function NameForm({ taken, onName }: NameFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The panel was opened to type here.
  useEffect(() => field.current?.focus(), []);

  function save() {
    const wanted = typed.trim();
    if (wanted === '') setError('Please give the view a name');
    else if (taken.some(({ name }) => sameText(name, wanted))) {
      setError('A view of this name is there already');
    } else void onName(wanted);
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        ref={field}
        label="Name of the view"
        value={typed}
        maxLength={LONGEST_NAME}
        error={error}
        help="Kept in this browser, beside the cases."
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" tone="primary" size="sm" className="justify-self-start">
        Save
      </Button>
    </form>
  );
}

/** Buttons for alerts that arrived since the last visit: one shows only them, the other marks them as seen. */
function NewAlerts({ state }: { state: UrlTableState }) {
  const { size } = useNewAlerts();
  const seeAll = useSeeAll();
  const alone = state.filters['new'] !== undefined;
  if (size === 0 && !alone) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-1 max-md:-ml-2.5 md:ml-3">
      <button
        type="button"
        aria-pressed={alone}
        onClick={() => state.setFilter('new', alone ? '' : 'yes')}
        className={cx(
          'inline-flex h-8 items-center gap-2 rounded px-2.5 text-console font-semibold max-md:h-11',
          alone ? 'bg-tint text-brand-deep' : 'hover:bg-ink/6',
        )}
      >
        <span aria-hidden className="size-1.5 rounded-full bg-brand" />
        {`${formatNumber(size)} new since last time`}
      </button>
      {size > 0 && (
        <Button tone="quiet" size="sm" className="max-md:h-11" onClick={() => void seeAll()}>
          Mark all as seen
        </Button>
      )}
    </div>
  );
}
