/** The map of the site: a change of an address is a change somebody reads. */
import { matchPath, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '@/paths.ts';
import { routes } from '@/routes.tsx';

interface Tree {
  [name: string]: ((argument: string) => string) | Tree;
}

function print(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [`${prefix}${name}: ${value('an/id?')}`]
      : print(value, `${prefix}${name}.`),
  );
}

test('every address of the app', () => {
  expect(print(paths)).toMatchInlineSnapshot(`
    [
      "home: /",
      "about: /about",
      "services: /services",
      "features: /features",
      "faq: /faq",
      "blog: /blog",
      "article: /blog/an%2Fid%3F",
      "contact: /contact",
      "lookalikes: /lookalikes",
      "techniques: /lookalikes/techniques",
      "terms: /terms",
      "privacy: /privacy",
      "login: /login",
      "signup: /signup",
      "unauthorized: /unauthorized",
      "admin.dashboard: /admin",
      "admin.assets: /admin/assets",
      "admin.alerts: /admin/alerts",
      "admin.alert: /admin/alerts/an%2Fid%3F",
      "admin.settings: /admin/settings",
      "admin.help: /admin/help",
      "admin.helpArticle: /admin/help/an%2Fid%3F",
      "superadmin.dashboard: /superadmin",
      "superadmin.organizations: /superadmin/organizations",
      "superadmin.assetApprovals: /superadmin/asset-approvals",
      "superadmin.alerts: /superadmin/alerts",
      "superadmin.approvalSettings: /superadmin/approval-settings",
      "superadmin.settings: /superadmin/settings",
      "superadmin.help: /superadmin/help",
      "superadmin.helpArticle: /superadmin/help/an%2Fid%3F",
    ]
  `);
});

/** The patterns of all leaves, in full. */
function patterns(tree: readonly RouteObject[], base = ''): string[] {
  return tree.flatMap(({ path, children }) => {
    const full =
      path === undefined || path === '*' ? base : path.startsWith('/') ? path : `${base}/${path}`;
    return children ? patterns(children, full) : path === '*' ? [] : [full];
  });
}

test('the route tree has no address that paths.ts does not spell', () => {
  const spelled = print(paths).map((line) => line.split(': ')[1] ?? '');
  const known = (pattern: string) => spelled.some((path) => matchPath(pattern, path));
  expect(patterns(routes).length).toBeGreaterThan(3);
  expect(patterns(routes).filter((pattern) => !known(pattern))).toEqual([]);
});
