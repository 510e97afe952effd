import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/idna.ts';
import { Button } from '@/ui/Button.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { isSplit, type Lookalikes, type LookalikesState } from './use-lookalikes.ts';

const LookalikeResults = lazyPart(() =>
  import('./LookalikeResults.tsx').then((m) => m.LookalikeResults),
);

interface FoundLookalikesProps {
  state: LookalikesState;
  onStop: () => void;
}

/** The number of lookalikes; once all are made also the most deceptive, the DNS check, and the list. */
export function FoundLookalikes({ state, onStop }: FoundLookalikesProps) {
  return (
    // At least one screen high: the end of the page stays out of sight until the list is there.
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-y-8 lg:grid-cols-12 lg:gap-x-12">
      <HowMany state={state} onStop={onStop} />
      {state.at === 'done' && (
        <PanelBoundary
          name="The list of lookalikes"
          frame={(notice) => <div className="col-span-full">{notice}</div>}
        >
          <LookalikeResults key={state.lookalikes.domain} lookalikes={state.lookalikes} />
        </PanelBoundary>
      )}
    </div>
  );
}

/** Counts the lookalikes while they are made, then says how many there are. */
export function HowMany({ state, onStop }: { state: LookalikesState; onStop: () => void }) {
  return (
    // The answer takes more lines than the progress: their room is kept from the start.
    <div className="flex min-h-20 flex-wrap content-start items-baseline gap-x-5 gap-y-1 md:min-h-16 lg:col-span-7">
      {state.at === 'running' && (
        <>
          <p role="status" className="flex items-center gap-3 text-lead">
            <Spinner />
            {formatNumber(state.made)} names so far…
          </p>
          <Button size="sm" onClick={onStop}>
            Stop
          </Button>
        </>
      )}
      {state.at === 'done' && <LookalikeCount lookalikes={state.lookalikes} />}
    </div>
  );
}

/** Number of names that any keyboard types, which are registered most, and number of the others. */
function LookalikeCount({ lookalikes }: { lookalikes: Lookalikes }) {
  const { domain, names, plain, stopped } = lookalikes;
  const more = names.length - plain;
  return (
    <div role="status" className="max-w-text">
      <p className="font-display text-base font-bold tabular-nums sm:text-h3">
        {count(isSplit(lookalikes) ? plain : names.length, 'name')}
        {isSplit(lookalikes) && ' in plain letters'}
        {stopped && ' so far'} could imitate{' '}
        <span className="name font-medium">{toUnicode(domain)}</span>
      </p>
      {isSplit(lookalikes) && (
        <p className="text-sm text-quiet">
          Anyone can type those. With characters beyond a–z there {more === 1 ? 'is' : 'are'}{' '}
          {formatNumber(more)} more.
        </p>
      )}
    </div>
  );
}
