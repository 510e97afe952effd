import { useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import type { ResolverConfig } from '@/evidence-config.ts';
import { cx } from '@/ui/class-names.ts';
import { foldedTests } from './folded-tests.ts';
import { HowMany } from './HowMany.tsx';
import { knowsLookalikesOf } from './sample-names.ts';
import { CHECK_ID } from './skip-to-list.ts';
import type { LookalikesState } from './use-lookalikes.ts';

const LookalikeResults = lazyPart(() =>
  import('./LookalikeResults.tsx').then((m) => m.LookalikeResults),
);

const LookalikeTest = lazyPart(() =>
  import('./test/LookalikeTest.tsx').then((m) => m.LookalikeTest),
);

const placeOfCheck = () => document.getElementById(CHECK_ID)?.getBoundingClientRect().top ?? 0;

interface TestAndListProps {
  /** ASCII form. Another one needs another `key`. */
  domain: string;
  state: LookalikesState;
  onStop: () => void;
  /** Null where no resolver is set. */
  resolver: ResolverConfig | null;
  /** What the address says of the list: the list is drawn anew where that has changed from outside. */
  listKey: string;
}

/** The test and, below or beside it, what was made: how many, which exist, and the list. A check that begins folds the test. */
export function TestAndList({ domain, state, onStop, resolver, listKey }: TestAndListProps) {
  const [folded, setFolded] = useState(() => foldedTests().has(domain));
  const [isOver, setOver] = useState(false);

  function fold(next: boolean) {
    foldedTests().set(domain, next);
    setFolded(next);
  }

  function foldForCheck() {
    // What was pressed keeps its place in the window: not every browser sees to it.
    const place = placeOfCheck();
    flushSync(() => fold(true));
    window.scrollBy({ top: placeOfCheck() - place, behavior: 'instant' });
  }

  return (
    // A screen high at least: what ends the page stays out of sight until the list is there.
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-y-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <HowMany
        state={state}
        onStop={onStop}
        hasCheck={resolver !== null}
        past={folded || isOver}
        isFirst={folded}
      />
      <div
        className={cx(
          'lg:col-span-7',
          folded
            ? 'min-h-6 lg:row-start-2 lg:-mt-8'
            : 'min-h-96 has-[[data-untested]]:min-h-0 lg:row-span-2 lg:row-start-1 lg:min-h-100',
        )}
      >
        <PanelBoundary name="The test">
          <LookalikeTest
            domain={domain}
            checks={state.at === 'done' && resolver !== null && knowsLookalikesOf(resolver, domain)}
            hasPrimary={resolver !== null}
            folded={folded}
            onUnfold={() => fold(false)}
            onStep={setOver}
          />
        </PanelBoundary>
      </div>
      {state.at === 'done' && (
        <PanelBoundary
          name="The list of lookalikes"
          frame={(notice) => <div className="lg:col-span-5 lg:row-start-2">{notice}</div>}
        >
          <LookalikeResults
            key={`${state.lookalikes.domain} ${listKey}`}
            lookalikes={state.lookalikes}
            testFolded={folded}
            onCheckBegins={foldForCheck}
          />
        </PanelBoundary>
      )}
    </div>
  );
}
