/** Boot: the router over the page that the server sent. */
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type * as Recovery from '@/reload-once.ts';
import { routes } from '@/routes.tsx';
import '@/styles.css';

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits for the code of the first page, so that React's first render is that page, as it was prerendered. */
function firstPage(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });
}

/** Whether the markup in the root element is that of the page the router shows. */
function isPrerendered(root: HTMLElement, { state }: Router): boolean {
  const page = root.dataset['page'];
  if (page === undefined || state.errors) return false;
  if (page === '*') return state.matches.at(-1)?.route.path === '*';
  return page === (state.location.pathname.replace(/\/+$/, '') || '/');
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

/** The code that deals with a missing chunk, fetched while nothing is missing; nothing where it is missing too. */
function recovery(): Promise<typeof Recovery | void> {
  recovering ??= import('@/reload-once.ts').catch(() => {
    recovering = undefined;
  });
  return recovering;
}

function App({ router, root }: { router: Router; root: HTMLElement }) {
  // From here on the markup is React's, and answers to input.
  useEffect(() => root.removeAttribute('data-page'), [root]);
  return (
    <StrictMode>
      <RouterProvider router={router} onError={reporter} />
    </StrictMode>
  );
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
  let router: Router | undefined;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const target = router?.state.navigation.location;
    void recovery().then((loaded) => loaded?.recover(payload, target));
  });
  router = createBrowserRouter(routes);
  await firstPage(router);
  (window.requestIdleCallback ?? window.setTimeout)(() => void recovery());
  const app = <App router={router} root={root} />;
  if (isPrerendered(root, router)) hydrateRoot(root, app, rootOptions);
  else createRoot(root, rootOptions).render(app);
}

linkSheet();
const root = document.getElementById('root');
if (root) void boot(root);
