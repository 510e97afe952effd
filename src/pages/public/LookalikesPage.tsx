import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DomainForm } from '@/components/domain-form/DomainForm.tsx';
import { domainFromFragment, fragmentFor } from '@/components/domain-form/fragment.ts';
import { pastedLink, pastedState } from '@/components/domain-form/pasted-link.ts';
import { DemoLink } from '@/components/domain-form/DemoLink.tsx';
import { useEvidence } from '@/evidence/index.ts';
import {
  displayName,
  FoundLookalikes,
  InvalidDomainNotice,
  MixedName,
  PublicSuffixNotice,
  SampleLookalikes,
  UnknownTldNotice,
  useLookalikes,
} from '@/lookalike-finder/index.ts';
import { domainOf, readOwnDomain } from '@/lib/read-name.ts';
import { rememberDomain } from '@/components/domain-form/known-domain.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { TECHNIQUES } from '@/lookalike/types.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Notice } from '@/ui/Notice.tsx';

/** The name of a shared link, in ASCII; '' if there is none. Hostile: any text. */
function nameIn(text: string): string {
  const reading = readOwnDomain(text);
  return domainOf(text) ?? (reading.ok ? reading.ascii : '');
}

/** Every name that could imitate a visitor's own, made in the visitor's browser. */
export function Component() {
  const { hash, state: brought } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { doh } = useEvidence();
  const { state, run, stop, reset } = useLookalikes();
  const results = useRef<HTMLElement>(null);
  const typed = hydrated ? domainFromFragment(hash) : '';
  const domain = nameIn(domainFromFragment(hash));

  // Only the address decides whose list this is, so going back early still brings the right one.
  useEffect(() => {
    if (domain === '') {
      reset();
      return;
    }
    rememberDomain(domain);
    void run(domain);
  }, [domain, run, reset]);

  function show(next: string, pasted: string) {
    // Away from the field, because a phone's keyboard would cover the result.
    results.current?.focus({ preventScroll: true });
    // The first try may have been stopped.
    if (next === domain) void run(next);
    // Each domain has its own history entry: Back leads to the one before.
    else {
      void navigate(
        { hash: fragmentFor(next) },
        { preventScrollReset: true, state: pastedState(pasted) },
      );
    }
  }

  /** Nobody owns the name, or it may be mistyped: the page says so instead of showing a list. */
  const isAsked = state.at === 'ending' || state.at === 'unknown-ending';
  const link = pastedLink(brought);
  const folded = typed !== '';
  // The HTML contains the hero. A shared link replaces its elements, so that nothing moves; after a press the elements
  // stay, and the focus with them.
  const [arrived] = useState(hash);
  const shape = folded && domainFromFragment(arrived) !== '' ? 'bar' : 'hero';
  return (
    // The footer stays below the screen while the list makes the page longer.
    <div className="min-h-[calc(100dvh-4rem)]">
      <section
        key={shape}
        className={cx(
          'measure grid grid-cols-[minmax(0,1fr)] lg:grid-cols-12',
          folded
            ? 'min-h-18 items-center gap-x-8 py-4'
            : 'items-end gap-x-8 gap-y-10 py-10 md:py-14',
        )}
      >
        <h1
          className={cx(
            'font-display font-bold text-wrap',
            folded
              ? 'text-lead max-lg:sr-only lg:col-span-5'
              : 'max-w-[13.3em] text-headline max-lg:text-balance lg:col-span-7 lg:text-title',
          )}
        >
          Which domains could imitate yours?
        </h1>
        {!folded && (
          <p className="max-w-[38rem] text-lead text-quiet lg:col-span-7 lg:row-start-2">
            Type your domain. See how many lookalikes it has, the most deceptive first, and the list
            of all that we know how to make, by{' '}
            <Link to={paths.techniques()} className="text-brand underline underline-offset-2">
              {TECHNIQUES.length} techniques
            </Link>
            .
          </p>
        )}
        <div className={folded ? 'lg:col-span-7' : 'w-full max-w-xl lg:col-span-7 lg:row-start-3'}>
          <DomainForm
            label="Your domain"
            button={
              <span>
                {/* On a phone, name and button share the line above the list. */}
                Show <span className={cx(folded && 'max-sm:sr-only')}>lookalikes</span>
              </span>
            }
            size={folded ? 'bar' : 'lg'}
            initial={domain === '' ? typed : displayName(domain)}
            onDomain={show}
            help={
              doh
                ? 'Nothing leaves this browser before you agree to have names checked.'
                : 'Nothing leaves this browser: no name is sent to us or to anyone else.'
            }
          />
        </div>
        {!folded && (
          <div className="lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:self-start lg:pt-2">
            <SampleLookalikes />
          </div>
        )}
      </section>
      {folded && <hr className="border-hairline" />}
      <section
        key={`lookalikes-${shape}`}
        ref={results}
        tabIndex={-1}
        aria-label="Lookalikes"
        className={cx('measure pb-16', folded ? 'min-h-dvh pt-8 md:pt-10' : 'min-h-40')}
      >
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
        {folded && link !== null && (
          <p className="-mt-3 mb-6">
            You pasted a link. Were you sent it?{' '}
            <Link
              to={paths.checkLink() + fragmentFor('', { sent: link })}
              className="text-sm font-semibold text-brand underline underline-offset-2"
            >
              Check whether it is real
            </Link>
          </p>
        )}
        {folded && domain !== '' && <MixedName domain={domain} />}
        {folded && domain === '' && <InvalidDomainNotice text={typed} />}
        {state.at === 'ending' && <PublicSuffixNotice domain={state.domain} />}
        {state.at === 'unknown-ending' && (
          <UnknownTldNotice
            domain={state.domain}
            onSure={() => {
              results.current?.focus({ preventScroll: true });
              void run(state.domain, true);
            }}
          />
        )}
        {/* The prerendered HTML is the same for every fragment. */}
        {folded && domain !== '' && !isAsked && <FoundLookalikes state={state} onStop={stop} />}
        {(!folded || state.at === 'done') && (
          <div className="mt-10 border-t border-ink/80 pt-8 md:flex md:items-center md:justify-between md:gap-8">
            <p className="max-w-xl font-display text-h3 font-bold">
              We watch which of these get registered: when, through which registrar, and what they
              do.
            </p>
            <DemoLink className="mt-6 md:mt-0" />
          </div>
        )}
      </section>
    </div>
  );
}
