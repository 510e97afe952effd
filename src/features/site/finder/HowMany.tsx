import { formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Spinner } from '@/ui/Spinner.tsx';
import { Made } from './Made.tsx';
import { skipToCheck, skipToList } from './skip-to-list.ts';
import type { LookalikesState } from './use-lookalikes.ts';

const SKIP = 'text-sm font-semibold text-brand underline underline-offset-2';

interface HowManyProps {
  state: LookalikesState;
  onStop: () => void;
  /** Whether the page can be asked which of the names exist. */
  hasCheck: boolean;
  /** Whether the test is behind the visitor: then nothing is skipped. */
  past: boolean;
  /** Whether it begins the page, since the test is folded. */
  isFirst: boolean;
}

/** How many names there are, above the test; on wide screens beside it, over the check. */
export function HowMany({ state, onStop, hasCheck, past, isFirst }: HowManyProps) {
  return (
    // The answer takes more lines than the progress: their room is there before it comes.
    <div
      className={cx(
        'flex min-h-20 flex-wrap content-start items-baseline gap-x-5 gap-y-1 max-lg:-mb-8 md:min-h-16 lg:row-start-1',
        isFirst ? 'lg:col-span-7' : 'lg:col-span-5 lg:col-start-8 lg:pt-1.5',
      )}
    >
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
      {state.at === 'done' && (
        <>
          <Made lookalikes={state.lookalikes} />
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            {/* On wide screens it stands right below. */}
            {hasCheck && (
              <button type="button" onClick={skipToCheck} className={cx(SKIP, 'lg:hidden')}>
                {past ? 'To' : 'Skip to'} the check
              </button>
            )}
            <button type="button" onClick={skipToList} className={SKIP}>
              {past ? 'To' : 'Skip to'} the list
            </button>
          </span>
        </>
      )}
    </div>
  );
}
