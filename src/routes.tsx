/**
 * THE route tree: public pages | guard → admin | guard → superadmin. Every page is its own chunk. The two
 * consoles are in console-routes.tsx and join the tree when somebody goes there.
 */
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { articleTitles } from '@/content/article-titles.ts';
import { PublicLayout } from '@/layouts/PublicLayout.tsx';
import { RootLayout } from '@/layouts/RootLayout.tsx';
import type { RouteMeta } from '@/layouts/route-meta.ts';
import { FallbackPage } from '@/pages/FallbackPage.tsx';
import { paths } from '@/paths.ts';

const meta = (value: RouteMeta) => value;

const publicPages: RouteObject[] = [
  {
    path: paths.home(),
    lazy: () => import('@/pages/public/HomePage.tsx'),
    handle: meta({ title: 'Because Your Digital Identity Matters' }),
  },
  {
    path: paths.about(),
    lazy: () => import('@/pages/public/AboutPage.tsx'),
    handle: meta({ title: 'About' }),
  },
  {
    path: paths.services(),
    lazy: () => import('@/pages/public/ServicesPage.tsx'),
    handle: meta({ title: 'Services' }),
  },
  {
    path: paths.features(),
    lazy: () => import('@/pages/public/FeaturesPage.tsx'),
    handle: meta({ title: 'Features' }),
  },
  {
    path: paths.faq(),
    lazy: () => import('@/pages/public/FaqPage.tsx'),
    handle: meta({ title: 'FAQ' }),
  },
  {
    path: paths.blog(),
    lazy: () => import('@/pages/public/BlogPage.tsx'),
    children: [
      {
        index: true,
        element: null,
        handle: meta({ title: 'Blog' }),
      },
      ...Object.entries(articleTitles).map(([slug, title]): RouteObject => ({
        path: paths.article(slug),
        lazy: () => import('@/pages/public/ArticlePage.tsx'),
        handle: meta({ title }),
      })),
    ],
  },
  {
    path: paths.contact(),
    lazy: () => import('@/pages/public/ContactPage.tsx'),
    handle: meta({ title: 'Contact' }),
  },
  {
    path: paths.terms(),
    lazy: () => import('@/pages/public/TermsPage.tsx'),
    handle: meta({ title: 'Terms of use' }),
  },
  {
    path: paths.privacy(),
    lazy: () => import('@/pages/public/PrivacyPage.tsx'),
    handle: meta({ title: 'Privacy' }),
  },
  {
    path: paths.lookalikes(),
    lazy: () => import('@/pages/public/LookalikesPage.tsx'),
    handle: meta({ title: 'Which names could imitate yours?' }),
  },
  {
    path: paths.techniques(),
    lazy: () => import('@/pages/public/TechniquesPage.tsx'),
    handle: meta({ title: 'How a domain is imitated' }),
  },
];

const accountPages: RouteObject[] = [
  {
    path: paths.login(),
    lazy: () => import('@/pages/public/LoginPage.tsx'),
    handle: meta({ title: 'Log in' }),
  },
  {
    path: paths.signup(),
    lazy: () => import('@/pages/public/SignupPage.tsx'),
    handle: meta({ title: 'Create an account' }),
  },
  {
    path: paths.unauthorized(),
    lazy: () => import('@/pages/public/UnauthorizedPage.tsx'),
    handle: meta({ title: 'Access Denied', noindex: true }),
  },
];

/** The route that the consoles are put under. */
const CONSOLES = 'consoles';

/** Around what talks to the backend. */
export const session = () => import('@/layouts/SessionLayout.tsx');

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FallbackPage />,
    // Nothing: the first page's chunks are loaded before the router starts (see main.tsx).
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <PublicLayout />,
        children: [
          {
            errorElement: <FallbackPage />,
            children: [
              ...publicPages,
              { lazy: session, children: accountPages },
              {
                path: '*',
                element: <FallbackPage />,
                handle: meta({ title: 'Unexpected Application Error', noindex: true }),
              },
            ],
          },
        ],
      },
      { id: CONSOLES, lazy: session, children: [] },
    ],
  },
];

/** Every router of these routes is given it: it is asked about addresses that the tree does not know. */
export const completeRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { consoleRoutes } = await import('@/console-routes.tsx');
  patch(CONSOLES, consoleRoutes);
};
