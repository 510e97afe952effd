/** Every URL of the app as a function; nothing else spells a path. A snapshot test prints the map. */

const segment = encodeURIComponent;

export const paths = {
  home: () => '/',
  about: () => '/about',
  services: () => '/services',
  features: () => '/features',
  faq: () => '/faq',
  blog: () => '/blog',
  article: (slug: string) => `/blog/${segment(slug)}`,
  contact: () => '/contact',
  lookalikes: () => '/lookalikes',
  checkLink: () => '/lookalikes/link',
  techniques: () => '/lookalikes/techniques',
  /** Only if names are looked up; see evidence-config.ts. */
  evidence: () => '/lookalikes/evidence',
  security: () => '/security',
  terms: () => '/terms',
  privacy: () => '/privacy',
  login: () => '/login',
  signup: () => '/signup',
  unauthorized: () => '/unauthorized',

  admin: {
    dashboard: () => '/admin',
    assets: () => '/admin/assets',
    alerts: () => '/admin/alerts',
    alert: (id: string) => `/admin/alerts/${segment(id)}`,
    report: () => '/admin/report',
    settings: () => '/admin/settings',
    help: () => '/admin/help',
    helpArticle: (slug: string) => `/admin/help/${segment(slug)}`,
  },

  superadmin: {
    dashboard: () => '/superadmin',
    organizations: () => '/superadmin/organizations',
    assetApprovals: () => '/superadmin/asset-approvals',
    alerts: () => '/superadmin/alerts',
    approvalSettings: () => '/superadmin/approval-settings',
    settings: () => '/superadmin/settings',
    help: () => '/superadmin/help',
    helpArticle: (slug: string) => `/superadmin/help/${segment(slug)}`,
  },
} as const;
