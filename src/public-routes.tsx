/**
 * The public pages' part of the route tree (see routes.tsx), with their frame. Its own chunk, since who
 * works in a console has no use for it.
 */
import type { RouteObject } from 'react-router-dom';
import { articleTitles } from '@/content/article-titles.ts';
import { PublicLayout } from '@/layouts/PublicLayout.tsx';
import type { RouteMeta } from '@/layouts/route-meta.ts';
import { FallbackPage } from '@/pages/FallbackPage.tsx';
import { paths } from '@/paths.ts';
import { session } from '@/routes.tsx';

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

export const publicRoutes: RouteObject[] = [
  {
    id: 'public',
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
];
