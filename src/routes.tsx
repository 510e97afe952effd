/** THE route tree: public pages | guard → admin | guard → superadmin. Every page is its own chunk. */
import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '@/layouts/PublicLayout.tsx';
import { RootLayout } from '@/layouts/RootLayout.tsx';
import type { RouteMeta } from '@/layouts/route-meta.ts';
import { FallbackPage } from '@/pages/FallbackPage.tsx';
import { paths } from '@/paths.ts';

const meta = (value: RouteMeta) => value;
const consolePage = (title: string) => meta({ title, noindex: true, prerender: false });

const publicPages: RouteObject[] = [
  {
    path: paths.home(),
    lazy: () => import('@/pages/public/HomePage.tsx'),
    handle: meta({
      title: 'Because Your Digital Identity Matters',
      description:
        'Protection of domain names for Indian businesses: we find lookalike and phishing domains, explain how they imitate yours, and have them taken down.',
    }),
  },
];

const accountPages: RouteObject[] = [
  {
    path: paths.login(),
    lazy: () => import('@/pages/public/LoginPage.tsx'),
    handle: meta({ title: 'Log in', description: 'Log in to your console.' }),
  },
  {
    path: paths.signup(),
    lazy: () => import('@/pages/public/SignupPage.tsx'),
    handle: meta({
      title: 'Create an account',
      description: 'Create an account for your organisation and register the domains to protect.',
    }),
  },
  {
    path: paths.unauthorized(),
    lazy: () => import('@/pages/public/UnauthorizedPage.tsx'),
    handle: meta({ title: 'Access Denied', noindex: true }),
  },
];

const adminPages: RouteObject[] = [
  {
    index: true,
    lazy: () => import('@/pages/admin/DashboardPage.tsx'),
    handle: consolePage('Dashboard'),
  },
  {
    path: paths.admin.assets(),
    lazy: () => import('@/pages/admin/AssetsPage.tsx'),
    handle: consolePage('Assets'),
  },
  {
    path: paths.admin.alerts(),
    lazy: () => import('@/pages/admin/AlertsPage.tsx'),
    handle: consolePage('Alerts'),
  },
];
const superadminPages: RouteObject[] = [
  {
    index: true,
    lazy: () => import('@/pages/superadmin/DashboardPage.tsx'),
    handle: consolePage('Dashboard'),
  },
];

const session = () => import('@/layouts/SessionLayout.tsx');

/** A console: its guard, its frame, its pages; a failing or unknown page keeps the frame. */
function area(path: string, guard: 'Admin' | 'Superadmin', pages: RouteObject[]): RouteObject {
  return {
    path,
    handle: consolePage('Console'),
    lazy: async () => ({ Component: (await import('@/layouts/guards.tsx'))[`${guard}Guard`] }),
    children: [
      {
        lazy: async () => ({
          Component: (await import('@/layouts/guards.tsx'))[`${guard}Console`],
        }),
        children: [
          {
            errorElement: <FallbackPage />,
            children: [...pages, { path: '*', element: <FallbackPage /> }],
          },
        ],
      },
    ],
  };
}

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
      {
        lazy: session,
        children: [
          area(paths.admin.dashboard(), 'Admin', adminPages),
          area(paths.superadmin.dashboard(), 'Superadmin', superadminPages),
        ],
      },
    ],
  },
];
