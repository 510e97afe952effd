/**
 * THE route tree: public pages | guard → admin | guard → superadmin. Every page and every frame is lazy, so each
 * address loads only its own code. `handle` contains what the document says about a page.
 */
import type { RouteObject } from 'react-router-dom';
import type { Role } from './api/contract/index.ts';
import { articleTitles } from './content/article-titles.ts';
import { asksAnyone, evidenceConfig } from './evidence-config.ts';
import { RootLayout } from './layouts/RootLayout.tsx';
import type { RouteMeta } from './layouts/route-meta.ts';
import { FallbackPage } from './pages/FallbackPage.tsx';
import { paths } from './paths.ts';

type Load = () => Promise<{ Component: () => React.ReactNode }>;

const page = (path: string, load: Load, title: string, more?: Partial<RouteMeta>): RouteObject => ({
  path,
  lazy: load,
  handle: { title, ...more } satisfies RouteMeta,
});

const CONSOLE = { noindex: true, prerender: false } as const;
const consolePage = (path: string, load: Load, title: string) => page(path, load, title, CONSOLE);
/** The page at the address of its area. */
const dashboard = (load: Load): RouteObject => ({
  index: true,
  lazy: load,
  handle: { title: 'Dashboard', ...CONSOLE } satisfies RouteMeta,
});

/** Query client and session: only around log-in, sign-up and the consoles. */
const session = () => import('@/layouts/SessionLayout.tsx');

/** Explains the answers of DNS and the registries. */
const evidencePage = page(
  paths.evidence(),
  () => import('@/pages/public/EvidencePage.tsx'),
  'Reading the answers',
);

const publicPages: RouteObject[] = [
  page(
    paths.home(),
    () => import('@/pages/public/HomePage.tsx'),
    'Because Your Digital Identity Matters',
  ),
  page(paths.about(), () => import('@/pages/public/AboutPage.tsx'), 'About'),
  page(paths.services(), () => import('@/pages/public/ServicesPage.tsx'), 'Services'),
  page(paths.features(), () => import('@/pages/public/FeaturesPage.tsx'), 'Features'),
  page(paths.faq(), () => import('@/pages/public/FaqPage.tsx'), 'FAQ'),
  {
    path: paths.blog(),
    lazy: () => import('@/pages/public/BlogPage.tsx'),
    children: [
      { index: true, element: null, handle: { title: 'Blog' } satisfies RouteMeta },
      ...Object.entries(articleTitles).map(([slug, title]) =>
        page(paths.article(slug), () => import('@/pages/public/ArticlePage.tsx'), title),
      ),
    ],
  },
  page(paths.contact(), () => import('@/pages/public/ContactPage.tsx'), 'Contact'),
  page(paths.security(), () => import('@/pages/public/SecurityPage.tsx'), 'Security'),
  page(paths.terms(), () => import('@/pages/public/TermsPage.tsx'), 'Terms of use'),
  page(paths.privacy(), () => import('@/pages/public/PrivacyPage.tsx'), 'Privacy'),
  page(
    paths.lookalikes(),
    () => import('@/pages/public/LookalikesPage.tsx'),
    'Which domains could imitate yours?',
  ),
  page(paths.checkLink(), () => import('@/pages/public/CheckLinkPage.tsx'), 'Is this link real?'),
  page(
    paths.techniques(),
    () => import('@/pages/public/TechniquesPage.tsx'),
    'How a domain is imitated',
  ),
];

const accountPages: RouteObject[] = [
  page(paths.login(), () => import('@/pages/public/LoginPage.tsx'), 'Log in'),
  page(paths.signup(), () => import('@/pages/public/SignupPage.tsx'), 'Create an account'),
  page(paths.unauthorized(), () => import('@/pages/public/UnauthorizedPage.tsx'), 'Access Denied', {
    noindex: true,
  }),
];

const { admin, superadmin } = paths;

const adminPages: RouteObject[] = [
  dashboard(() => import('@/pages/admin/DashboardPage.tsx')),
  consolePage(admin.assets(), () => import('@/pages/admin/AssetsPage.tsx'), 'Assets'),
  consolePage(admin.alerts(), () => import('@/pages/admin/AlertsPage.tsx'), 'Alerts'),
  consolePage(`${admin.alerts()}/:id`, () => import('@/pages/admin/AlertPage.tsx'), 'Alert'),
  consolePage(admin.report(), () => import('@/pages/admin/ReportPage.tsx'), 'Report'),
  consolePage(admin.help(), () => import('@/pages/admin/HelpPage.tsx'), 'Help'),
  consolePage(`${admin.help()}/:slug`, () => import('@/pages/admin/HelpArticlePage.tsx'), 'Help'),
  consolePage(admin.settings(), () => import('@/pages/admin/SettingsPage.tsx'), 'Settings'),
];

const superadminPages: RouteObject[] = [
  dashboard(() => import('@/pages/superadmin/DashboardPage.tsx')),
  consolePage(
    superadmin.organizations(),
    () => import('@/pages/superadmin/OrganizationsPage.tsx'),
    'Organisations',
  ),
  consolePage(
    superadmin.assetApprovals(),
    () => import('@/pages/superadmin/AssetApprovalsPage.tsx'),
    'Asset approvals',
  ),
  consolePage(
    superadmin.alerts(),
    () => import('@/pages/superadmin/AlertsPage.tsx'),
    'Global alerts',
  ),
  consolePage(
    superadmin.approvalSettings(),
    () => import('@/pages/superadmin/ApprovalSettingsPage.tsx'),
    'Approval settings',
  ),
  consolePage(
    superadmin.settings(),
    () => import('@/pages/superadmin/SettingsPage.tsx'),
    'Settings',
  ),
  consolePage(superadmin.help(), () => import('@/pages/superadmin/HelpPage.tsx'), 'Help'),
  consolePage(
    `${superadmin.help()}/:slug`,
    () => import('@/pages/superadmin/HelpArticlePage.tsx'),
    'Help',
  ),
];

const publicFrame = async () => {
  const { PublicLayout } = await import('@/layouts/PublicLayout.tsx');
  return { element: <PublicLayout /> };
};

const guard = (role: Role) => async () => {
  const { RequireRole } = await import('@/session/RequireRole.tsx');
  return { element: <RequireRole role={role} /> };
};

const consoleFrame = (area: 'admin' | 'superadmin') => async () => {
  const { ConsoleLayout } = await import('@/layouts/ConsoleLayout.tsx');
  return { element: <ConsoleLayout area={area} /> };
};

/** A console: guard → frame → pages. A failing or unknown page keeps the frame. */
const consoleArea = (
  area: 'admin' | 'superadmin',
  path: string,
  pages: RouteObject[],
): RouteObject => ({
  path,
  handle: { title: 'Console', ...CONSOLE } satisfies RouteMeta,
  lazy: guard(area),
  children: [
    {
      lazy: consoleFrame(area),
      children: [
        {
          errorElement: <FallbackPage inConsole />,
          children: [...pages, { path: '*', element: <FallbackPage inConsole /> }],
        },
      ],
    },
  ],
});

/** Lists the lazy modules that the empty shell of the consoles preloads (src/build): every console page needs them. */
export const shell = [session, guard('admin'), consoleFrame('admin')];

/**
 * The tree.
 *
 * @param asks true if names are looked up; otherwise no page explains the answers
 */
export const siteRoutes = (asks: boolean): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <FallbackPage />,
    // Nothing: main.tsx renders once the first page's code has loaded.
    hydrateFallbackElement: <></>,
    children: [
      {
        lazy: publicFrame,
        children: [
          {
            errorElement: <FallbackPage />,
            children: [
              ...publicPages,
              ...(asks ? [evidencePage] : []),
              { lazy: session, children: accountPages },
              {
                path: '*',
                element: <FallbackPage />,
                handle: {
                  title: 'Unexpected Application Error',
                  noindex: true,
                } satisfies RouteMeta,
              },
            ],
          },
        ],
      },
      {
        lazy: session,
        children: [
          consoleArea('admin', admin.dashboard(), adminPages),
          consoleArea('superadmin', superadmin.dashboard(), superadminPages),
        ],
      },
    ],
  },
];

/** Those of this page, or of the build. */
export const routes = siteRoutes(asksAnyone(evidenceConfig()));
