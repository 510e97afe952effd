/** THE route tree: public pages | guard → admin | guard → superadmin. Every page is its own chunk. */
import type { RouteObject } from 'react-router-dom';
import { articleList } from '@/content/article-list.ts';
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
  {
    path: paths.about(),
    lazy: () => import('@/pages/public/AboutPage.tsx'),
    handle: meta({
      title: 'About',
      description:
        'Who looks after your name: our figures for detection, takedown and response, and what each of them was counted from.',
    }),
  },
  {
    path: paths.services(),
    lazy: () => import('@/pages/public/ServicesPage.tsx'),
    handle: meta({
      title: 'Services',
      description:
        'Security consulting, 24/7 monitoring and threat detection, impersonation protection, takedown of phishing sites and malicious content, incident response.',
    }),
  },
  {
    path: paths.features(),
    lazy: () => import('@/pages/public/FeaturesPage.tsx'),
    handle: meta({
      title: 'Features',
      description:
        'Phishing protection, instant alerts, visual analytics, rapid response, scalable security and data protection in one console.',
    }),
  },
  {
    path: paths.faq(),
    lazy: () => import('@/pages/public/FaqPage.tsx'),
    handle: meta({
      title: 'FAQ',
      description:
        'How we find names that imitate yours, how long a takedown takes, who is there at night, and which data we hold.',
    }),
  },
  {
    path: paths.blog(),
    lazy: () => import('@/pages/public/BlogPage.tsx'),
    children: [
      {
        index: true,
        element: null,
        handle: meta({
          title: 'Blog',
          description:
            'How names are abused and what to do about it, written for people who run a business.',
        }),
      },
      ...articleList.map(({ slug, title, summary }): RouteObject => ({
        path: paths.article(slug),
        lazy: () => import('@/pages/public/ArticlePage.tsx'),
        handle: meta({ title, description: summary }),
      })),
    ],
  },
  {
    path: paths.contact(),
    lazy: () => import('@/pages/public/ContactPage.tsx'),
    handle: meta({
      title: 'Contact',
      description:
        'Request a demo with your own domain, or ask us anything: by form, by mail, or in Pune.',
    }),
  },
  {
    path: paths.terms(),
    lazy: () => import('@/pages/public/TermsPage.tsx'),
    handle: meta({
      title: 'Terms of use',
      description:
        'What you can expect from this site and its consoles, and what we expect of you.',
    }),
  },
  {
    path: paths.privacy(),
    lazy: () => import('@/pages/public/PrivacyPage.tsx'),
    handle: meta({
      title: 'Privacy',
      description: 'No cookies, no trackers: what this site stores in your browser, and why.',
    }),
  },
  {
    path: paths.lookalikes(),
    lazy: () => import('@/pages/public/LookalikesPage.tsx'),
    handle: meta({
      title: 'Which names could imitate yours?',
      description:
        'Type your domain and see every lookalike that could be made of it, by technique, most deceptive first. Nothing leaves your browser.',
    }),
  },
  {
    path: paths.techniques(),
    lazy: () => import('@/pages/public/TechniquesPage.tsx'),
    handle: meta({
      title: 'How a domain is imitated',
      description:
        'Homoglyphs, combosquatting, TLD swaps and the other techniques, each explained with an example made from your own domain.',
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
