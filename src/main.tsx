/** Boot: the router over the page that the server sent. */
import { useEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import type * as Recovery from '@/reload-once.ts';
import { completeRoutes, isConsolePath, publicPart, routesWith } from '@/routes.tsx';
import { wakeAll } from '@/components/reveal/when-near.ts';
// The frames of the public pages and of the consoles share these: so the entry has them.
import '@/components/ThemeToggle.tsx';
import '@/components/Wordmark.tsx';
import '@/styles.css';

/**
 * Loads the chunks of the current page before the router is made, so that its first render is the page
 * itself, as it was prerendered, and not an empty state.
 */
async function loadMatchedRoutes(tree: RouteObject[], path: string): Promise<RouteObject[]> {
  const matches = matchRoutes(tree, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      delete route.lazy;
      Object.assign(route, loaded);
    }),
  );
  return matches.map(({ route }) => route);
}

/** Whether the markup in the root element is that of the page at this address. */
function isPrerendered(root: HTMLElement, matched: readonly RouteObject[], path: string): boolean {
  const page = root.dataset['page'];
  if (page === undefined) return false;
  return page === '*' ? matched.at(-1)?.path === '*' : page === (path.replace(/\/+$/, '') || '/');
}

/** Off, and not even in the build, unless the deployer names a collector (see .env.example). */
const reporter = import.meta.env.VITE_ERROR_URL
  ? startReporter(import.meta.env.VITE_ERROR_URL)
  : undefined;

/** More than the reporter sends of one page. */
const MOST_EARLY = 20;

/**
 * Uncaught failures wait for the reporter, which is a chunk of its own. A content blocker may refuse it: the
 * page does without.
 *
 * @returns what is told of failures that the router or an error boundary has caught
 */
function startReporter(url: string): (reason: unknown) => void {
  const early: Event[] = [];
  const keep = (event: Event) => void (early.length < MOST_EARLY && early.push(event));
  const kinds = ['error', 'unhandledrejection'];
  for (const kind of kinds) window.addEventListener(kind, keep);
  const starting = import('@/lib/error-reporter.ts')
    .then((module) => module.startReporting(url, early))
    .finally(() => {
      for (const kind of kinds) window.removeEventListener(kind, keep);
    });
  // See reload-once.ts: nobody misses it.
  starting.catch((failure: object) => Object.assign(failure, { doneWithout: true }));
  return (reason) => void starting.then((report) => report(reason)).catch(() => {});
}

const rootOptions: RootOptions = reporter
  ? {
      onCaughtError(reason) {
        console.error(reason);
        reporter(reason);
      },
    }
  : {};

let recovering: Promise<typeof Recovery | void> | undefined;

/** What deals with a chunk that is missing, fetched while nothing is; nothing where it is missing itself. */
function recovery(): Promise<typeof Recovery | void> {
  recovering ??= import('@/reload-once.ts').catch(() => {
    recovering = undefined;
  });
  return recovering;
}

type Router = ReturnType<typeof createBrowserRouter>;

function App({ router, root }: { router: Router; root: HTMLElement }) {
  // From here on the markup is React's, and answers to input.
  useEffect(() => root.removeAttribute('data-page'), [root]);
  return <RouterProvider router={router} onError={reporter} />;
}

/**
 * The link that stands for the sheet in the page: by it a chunk that needs the sheet finds it there. It is
 * disabled, so never fetched, but where the policy did not know the sheet: while a deploy is being copied, a
 * page of one version comes with the headers of the other. (In the HTML, some browsers would fetch it.)
 */
function linkSheet(): void {
  const inPage = document.querySelector<HTMLStyleElement>('style[data-href]');
  if (!inPage) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.toggleAttribute('disabled', inPage.sheet !== null);
  link.href = inPage.dataset['href'] ?? '';
  inPage.after(link);
}

async function boot(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  let hydrates = false;
  let routes = routesWith();
  try {
    if (!isConsolePath(pathname)) routes = routesWith((await publicPart()).publicRoutes);
    hydrates = isPrerendered(root, await loadMatchedRoutes(routes, pathname), pathname);
  } catch {
    // A chunk did not load: the router tries again and shows its error page when that fails too.
  }
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: completeRoutes,
    // The page is all here: nothing to be looked for, and no state before it.
    ...(hydrates && { hydrationData: {} }),
  });
  // Whatever waits for the visitor to come near is part of the page that a navigation renders again.
  router.subscribe(wakeAll);
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const target = router.state.navigation.location;
    void recovery().then((loaded) => loaded?.recover(payload, target));
  });
  (window.requestIdleCallback ?? window.setTimeout)(() => void recovery());
  const app = <App router={router} root={root} />;
  if (hydrates) hydrateRoot(root, app, rootOptions);
  else createRoot(root, rootOptions).render(app);
}

linkSheet();
const root = document.getElementById('root');
if (root) void boot(root);
