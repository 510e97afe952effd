import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { HostileText } from '@/components/HostileText.tsx';
import { documentTitle } from '@/layouts/route-meta.ts';
import { routePath } from '@/lib/base.ts';
import { paths } from '@/paths.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';
import { never } from '@/lib/store.ts';

/** The specification's title for the page. The tab and a quiet line say that a page is missing. */
const TITLE = 'Unexpected Application Error';

/** A stranger wrote the address: more of it says nothing. */
const MOST = 200;

/** The prefixes of the areas. Below them, only the rest of an address is unknown. */
const KNOWN = [
  paths.blog(),
  paths.lookalikes(),
  paths.admin.dashboard(),
  paths.superadmin.dashboard(),
];

/** The address of the page; unknown while prerendered, since one file serves every missing path. */
function usePathname(): string {
  return useSyncExternalStore(
    never,
    () => routePath(window.location.pathname),
    () => '',
  );
}

/** The tab has this page's title, not the failed one's. */
function useTitle(): void {
  useEffect(() => {
    const before = document.title;
    const title = documentTitle({ title: TITLE });
    document.title = title;
    return () => {
      // By now the next page has set its own title, unless it is the same one, tried again.
      if (document.title === title) document.title = before;
    };
  }, []);
}

/**
 * Unmatched and failing routes share one page (specification section 2); it says which of the two it is.
 *
 * @param inConsole true inside a console's frame, whose grid has its own margins
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
      {missing ? (
        <>
          <p className="name text-console text-quiet">
            <span className="font-semibold text-ink">404</span> <span>{TITLE}</span>
          </p>
          <h1 className="mt-4 font-display text-h2 font-bold">There is no page at this address</h1>
          <Address pathname={pathname} />
        </>
      ) : (
        <>
          <p className="name text-sm break-all text-quiet" aria-hidden={!pathname}>
            <span className="font-semibold text-ink">Error</span>
            {/* The space comes with the address: by itself it would be moved by it. */}
            {pathname && (
              <>
                {' '}
                <HostileText text={pathname.slice(0, MOST)} />
              </>
            )}
          </p>
          <h1 className="mt-4 font-display text-h2 font-bold">{TITLE}</h1>
        </>
      )}
      <p className="mt-5 max-w-text text-body text-quiet">
        {missing
          ? 'It may have been mistyped, or the page may have moved.'
          : 'Something in this page failed. Nothing you saved is affected: try again, or go on from another page.'}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
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
        <Link
          reloadDocument
          to={paths.home()}
          className={buttonClass(missing && !area ? 'primary' : 'secondary', 'lg')}
        >
          {missing ? 'Home page' : 'Go to the home page'}
        </Link>
      </div>
    </section>
  );
}

/**
 * The address as a specimen, its unknown part underlined. Only deceptive characters are highlighted. As large as fits
 * one line, up to 40 px.
 */
function Address({ pathname }: { pathname: string }) {
  // As high as its line, so that nothing moves when it appears.
  if (!pathname) return <div className="mt-4 h-13" />;
  const { host, pathname: whole } = window.location;
  const below = KNOWN.find((path) => pathname.startsWith(`${path}/`)) ?? '';
  const known = host + whole.slice(0, whole.length - pathname.length) + below + '/';
  const unknown = pathname.slice(below.length + 1, MOST);
  const size: CSSProperties & Record<'--letters', number> = {
    '--letters': known.length + unknown.length,
  };
  return (
    <p className="@container mt-4" style={size}>
      <bdi
        className="name flex min-h-13 flex-wrap items-center text-[clamp(1rem,calc(100cqi/(var(--letters)*0.605)),2.5rem)] leading-13"
        translate="no"
      >
        <span className="leading-[1.3] text-quiet">{known}</span>
        <span className="leading-[1.3] font-semibold underline decoration-2 underline-offset-4">
          <HostileText text={unknown} />
        </span>
      </bdi>
    </p>
  );
}
