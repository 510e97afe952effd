/** The app as the build sees it: rendered to HTML once, in Node, with the build's own settings. */
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { noticeChannels } from '@/channels-config.ts';
import { config } from '@/config.ts';
import { builtEvidence, isOfThisSite } from '@/evidence-config.ts';
import { descriptionOf, NO_PAGE_DESCRIPTION, requireDescription } from '@/content/descriptions.ts';
import { structuredData } from '@/content/structured-data.ts';
import { documentTitle, innermostMeta, type RouteMeta } from '@/layouts/route-meta.ts';
import { basePath } from '@/lib/base.ts';
import { routes, shell } from '@/routes.tsx';
import { connectSources } from './connect-sources.ts';
import { publicPages, type PublicPage } from './pages.ts';

export interface RenderedPage {
  /** The content of the root element. */
  html: string;
  status: number;
  title: string;
  description: string;
  meta: RouteMeta | undefined;
  /** The `lazy` functions of the matched routes, which lead to their chunks. */
  lazies: unknown[];
}

export { builtEvidence, config, connectSources, isOfThisSite, shell, structuredData };

export const demonstration = () => import('./demo-server.tsx');

/** The pages to write, in the order of the route tree. */
export function pagesToRender(): PublicPage[] {
  // No public page needs them, but an unreadable list must stop the build.
  noticeChannels();
  return publicPages(routes);
}

/**
 * Renders one address.
 *
 * @param tree the build's own, or another one
 * @throws Error when a route redirects, fails or has a loader: every visitor gets the same prerendered page
 */
export async function renderPage(path: string, tree = routes): Promise<RenderedPage> {
  const handler = createStaticHandler(tree, { basename: basePath() || '/' });
  // Before the handler resolves them, which takes them off the routes.
  const lazies = (matchRoutes(handler.dataRoutes, path) ?? []).flatMap(
    ({ route }) => route.lazy ?? [],
  );
  const context = await handler.query(
    new Request(new URL(basePath() + path, 'http://build.invalid')),
  );
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const failures = Object.values(context.errors ?? {});
  if (failures.length > 0) throw new Error(`${path} fails`, { cause: failures[0] });
  if (Object.values(context.loaderData).some((data) => data !== undefined)) {
    throw new Error(`${path} has a loader; prerendered pages cannot hand its data to the browser`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      // Inline scripts would otherwise move larger Suspense boundaries into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} does not render`, { cause: errors[0] });
  const meta = innermostMeta(context.matches.map((match) => match.route.handle));
  const title = documentTitle(meta);
  const listed = !meta?.noindex;
  const description = listed
    ? requireDescription(path)
    : (descriptionOf(path) ?? NO_PAGE_DESCRIPTION);
  return { html, status: context.statusCode, title, description, meta, lazies };
}
