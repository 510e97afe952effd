import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { DomainForm } from '@/features/shared/domain-form/DomainForm.tsx';
import { domainFromFragment, fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { FirstLook } from '@/features/site/finder/FirstLook.tsx';
import { useLookalikes } from '@/features/site/finder/use-lookalikes.ts';
import { formatNumber } from '@/lib/format.ts';
import { domainOf } from '@/lib/hostname.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { TECHNIQUES } from '@/lookalike/types.ts';
import { paths } from '@/paths.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Spinner } from '@/ui/Spinner.tsx';

const LookalikeResults = lazyPart(() =>
  import('@/features/site/finder/LookalikeResults.tsx').then((m) => m.LookalikeResults),
);

/** Every name that could imitate a visitor's own, made in the visitor's browser. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { state, run, stop, reset } = useLookalikes();
  const typed = hydrated ? domainFromFragment(hash) : '';
  const domain = domainOf(domainFromFragment(hash)) ?? '';

  // The address alone says whose list this is, so going back early still brings the right one.
  useEffect(() => {
    if (domain === '') reset();
    else void run(domain);
  }, [domain, run, reset]);

  function show(next: string) {
    // The first try may have been stopped.
    if (next === domain) void run(next);
    // Each domain has its own history entry: Back leads to the one before.
    else void navigate({ hash: fragmentFor(next) }, { preventScrollReset: true });
  }

  return (
    <>
      <section className="measure grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-10 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="max-w-[13.3em] font-display text-h1 font-bold text-wrap">
            Which names could imitate yours?
          </h1>
          <p className="mt-6 max-w-[38rem] text-lead text-quiet">
            Type your domain. Your browser works out every lookalike we know how to make, by{' '}
            <Link to={paths.techniques()} className="text-brand underline underline-offset-2">
              {TECHNIQUES.length} techniques
            </Link>
            .
          </p>
          <div className="mt-8 max-w-xl">
            <DomainForm
              label="Your domain"
              button="Show lookalikes"
              size="lg"
              initial={typed}
              onDomain={show}
              help="Nothing leaves this browser: no name is sent to us or to anybody else."
            />
          </div>
        </div>
        {typed === '' && <FirstLook />}
      </section>
      <section aria-label="Lookalikes" className="measure min-h-40 pb-16">
        {state.at === 'running' && (
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="flex items-center gap-3 text-lead">
              <Spinner />
              {formatNumber(state.made)} names made…
            </p>
            <Button size="sm" onClick={stop}>
              Stop
            </Button>
          </div>
        )}
        {state.at === 'failed' && (
          <Notice
            tone="error"
            action={
              <Button size="sm" onClick={() => void run(state.domain)}>
                Try again
              </Button>
            }
          >
            The names could not be made in this browser.
          </Notice>
        )}
        {state.at === 'done' && (
          <PanelBoundary name="The list of lookalikes">
            <LookalikeResults key={state.lookalikes.domain} lookalikes={state.lookalikes} />
          </PanelBoundary>
        )}
        <Call />
      </section>
    </>
  );
}

/** Where to go next: a demo. */
function Call() {
  return (
    <div className="mt-10 border-t border-ink/80 pt-8 md:flex md:items-center md:justify-between md:gap-8">
      <p className="max-w-xl font-display text-h3 font-bold">
        Which lookalikes are registered, and by whom, is what we watch for you.
      </p>
      <Link to={paths.contact()} className={`${buttonClass('primary', 'lg')} mt-6 md:mt-0`}>
        Request Demo
      </Link>
    </div>
  );
}
