/**
 * The consoles' part of the route tree (see routes.tsx): guard → frame → pages. Its own chunk, since a
 * visitor of the public pages has no use for it.
 */
import type { RouteObject } from 'react-router-dom';
import { RequireRole } from '@/auth/RequireRole.tsx';
import { ConsoleLayout } from '@/layouts/ConsoleLayout.tsx';
import type { RouteMeta } from '@/layouts/route-meta.ts';
import { FallbackPage } from '@/pages/FallbackPage.tsx';
import { paths } from '@/paths.ts';

const consolePage = (title: string): RouteMeta => ({ title, noindex: true, prerender: false });

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
  {
    path: `${paths.admin.alerts()}/:id`,
    lazy: () => import('@/pages/admin/AlertPage.tsx'),
    handle: consolePage('Alert'),
  },
  {
    path: paths.admin.help(),
    lazy: () => import('@/pages/admin/HelpPage.tsx'),
    handle: consolePage('Help'),
  },
  {
    path: `${paths.admin.help()}/:slug`,
    lazy: () => import('@/pages/admin/HelpArticlePage.tsx'),
    handle: consolePage('Help'),
  },
  {
    path: paths.admin.settings(),
    lazy: () => import('@/pages/admin/SettingsPage.tsx'),
    handle: consolePage('Settings'),
  },
];

const superadminPages: RouteObject[] = [
  {
    index: true,
    lazy: () => import('@/pages/superadmin/DashboardPage.tsx'),
    handle: consolePage('Dashboard'),
  },
  {
    path: paths.superadmin.organizations(),
    lazy: () => import('@/pages/superadmin/OrganizationsPage.tsx'),
    handle: consolePage('Organizations'),
  },
  {
    path: paths.superadmin.assetApprovals(),
    lazy: () => import('@/pages/superadmin/AssetApprovalsPage.tsx'),
    handle: consolePage('Asset approvals'),
  },
  {
    path: paths.superadmin.help(),
    lazy: () => import('@/pages/superadmin/HelpPage.tsx'),
    handle: consolePage('Help'),
  },
  {
    path: `${paths.superadmin.help()}/:slug`,
    lazy: () => import('@/pages/superadmin/HelpArticlePage.tsx'),
    handle: consolePage('Help'),
  },
  {
    path: paths.superadmin.settings(),
    lazy: () => import('@/pages/superadmin/SettingsPage.tsx'),
    handle: consolePage('Settings'),
  },
  {
    path: paths.superadmin.alerts(),
    lazy: () => import('@/pages/superadmin/AlertsPage.tsx'),
    handle: consolePage('Global alerts'),
  },
  {
    path: paths.superadmin.approvalSettings(),
    lazy: () => import('@/pages/superadmin/ApprovalSettingsPage.tsx'),
    handle: consolePage('Approval settings'),
  },
];

/** A console: its guard, its frame, its pages; a failing or unknown page keeps the frame. */
function area(path: string, role: 'admin' | 'superadmin', pages: RouteObject[]): RouteObject {
  return {
    path,
    handle: consolePage('Console'),
    // A layout route of its own, so that nothing below it mounts early.
    element: <RequireRole role={role} />,
    children: [
      {
        element: <ConsoleLayout area={role} />,
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

export const consoleRoutes: RouteObject[] = [
  area(paths.admin.dashboard(), 'admin', adminPages),
  area(paths.superadmin.dashboard(), 'superadmin', superadminPages),
];
