import { useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { HostileText } from '@/components/HostileText.tsx';
import { documentTitle } from '@/layouts/route-meta.ts';
import { routePath } from '@/lib/base.ts';
import { paths } from '@/paths.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';
import { never } from '@/lib/store.ts';

const TITLE = 'Unexpected Application Error';

/** The address of the page; unknown while prerendered, since one file serves every missing path. */
function usePathname(): string {
  return useSyncExternalStore(
    never,
    () => routePath(window.location.pathname),
    () => '',
  );
}

/** The tab is called what the page is called, not what the failed one would have been. */
function useTitle(): void {
  useEffect(() => {
    const before = document.title;
    const title = documentTitle({ title: TITLE });
    document.title = title;
    return () => {
      // The next page has set its own by now, unless it is the same one, tried again.
      if (document.title === title) document.title = before;
    };
  }, []);
}

/**
 * Unmatched and failing routes share one page (specification section 2); it says which of the two.
 *
 * @param inConsole true inside a console's frame, whose grid has margins of its own
 */
export function FallbackPage({ inConsole = false }: { inConsole?: boolean }) {
  const error = useRouteError();
  const pathname = usePathname();
  useTitle();
  const area = (['admin', 'superadmin'] as const).find((name) =>
    `${pathname}/`.startsWith(`${paths[name].dashboard()}/`),
  );
  const missing =
    error === undefined || error === null || (isRouteErrorResponse(error) && error.status === 404);

  return (
    <section className={inConsole ? 'py-10 md:py-16' : 'measure py-16 md:py-24'}>
      <p className="name text-sm break-all text-quiet" aria-hidden={!pathname}>
        <span className="font-semibold text-ink">{missing ? '404' : 'Error'}</span>
        {/* The space comes with the address: on its own it would be moved by it. */}
        {pathname && (
          <>
            {' '}
            <HostileText text={pathname.slice(0, 200)} />
          </>
        )}
      </p>
      <h1 className="mt-4 font-display text-h2 font-bold">{TITLE}</h1>
      <p className="mt-5 max-w-prose text-body text-quiet">
        {missing
          ? 'There is no page at this address. It may have been mistyped, or the page may have moved.'
          : 'Something in this page failed. Nothing you saved is affected: try again, or go on from another page.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!missing && (
          <Button tone="primary" size="lg" onClick={() => window.location.reload()}>
            Try again
          </Button>
        )}
        {area && (
          <Link
            reloadDocument
            to={paths[area].dashboard()}
            className={buttonClass(missing ? 'primary' : 'secondary', 'lg')}
          >
            Go to the dashboard
          </Link>
        )}
        <Link reloadDocument to={paths.home()} className={buttonClass('secondary', 'lg')}>
          Go to the home page
        </Link>
        {missing && !inConsole && (
          <>
            <Link reloadDocument to={paths.lookalikes()} className={buttonClass('secondary', 'lg')}>
              Lookalike finder
            </Link>
            <Link reloadDocument to={paths.contact()} className={buttonClass('secondary', 'lg')}>
              Contact us
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
