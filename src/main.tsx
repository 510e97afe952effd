/** Boot: the router takes over the page that the server sent. */
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { basePath, routePath } from './lib/base.ts';
import { startReporting } from './lib/error-reporter.ts';
import { recoverFromChunkError } from './chunk-load-recovery.ts';
import { routes } from './routes.tsx';
import '@/styles.css';

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits for the code of the first page, so that React's first render matches the prerendered one. */
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

/** True if the root element contains the markup of the page that the router shows. */
function isPrerendered(root: HTMLElement, { state }: Router): boolean {
  const page = root.dataset['page'];
  if (page === undefined || state.errors) return false;
  if (page === '*') return state.matches.at(-1)?.route.path === '*';
  return page === (routePath(state.location.pathname).replace(/\/+$/, '') || '/');
}

/** Left out of the build unless the deployer names a collector (see .env.example). */
const reporter = import.meta.env.VITE_ERROR_URL
  ? startReporting(import.meta.env.VITE_ERROR_URL)
  : undefined;

const rootOptions: RootOptions = reporter
  ? {
      onCaughtError(reason) {
        console.error(reason);
        reporter(reason);
      },
    }
  : {};

function App({ router, root }: { router: Router; root: HTMLElement }) {
  // From here on React owns the markup and answers input.
  useEffect(() => root.removeAttribute('data-page'), [root]);
  return (
    <StrictMode>
      <RouterProvider router={router} onError={reporter} />
    </StrictMode>
  );
}

/**
 * Adds a link to the sheet whose text is in the page: Vite looks for such a link before it fetches a chunk's styles.
 * The link is disabled, so never fetched, unless the policy refused the sheet: during a deploy, a page of one version
 * may come with the headers of the other. (Some browsers would fetch a disabled link in the HTML.)
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
  // Before anything asks the backend. Other builds contain none of it.
  if (import.meta.env.MODE === 'demo') (await import('@/demo/index.ts')).startDemonstration();
  let router: Router | undefined;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    void recoverFromChunkError(payload, router?.state.navigation.location);
  });
  router = createBrowserRouter(routes, { basename: basePath() || '/' });
  await firstPage(router);
  const app = <App router={router} root={root} />;
  // A transition is rendered in slices: the page, which can be read already, scrolls and types meanwhile.
  if (isPrerendered(root, router)) startTransition(() => void hydrateRoot(root, app, rootOptions));
  else createRoot(root, rootOptions).render(app);
}

linkSheet();
const root = document.getElementById('root');
if (root) void boot(root);
