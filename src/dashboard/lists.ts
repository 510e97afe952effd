/** The addresses of both consoles' lists, filtered so that they have exactly the rows that a figure counts. */
import { paths } from '@/paths.ts';

/** Parameters of a list's table; those without a value are left out. */
type Search = Readonly<Record<string, string>>;

const listAt =
  (path: () => string) =>
  (search: Search = {}): string => {
    const given = Object.entries(search).filter(([, value]) => value !== '');
    return given.length === 0 ? path() : `${path()}?${new URLSearchParams(given).toString()}`;
  };

export const lists = {
  alerts: listAt(paths.admin.alerts),
  assets: listAt(paths.admin.assets),
  approvals: listAt(paths.superadmin.assetApprovals),
  organizations: listAt(paths.superadmin.organizations),
} as const;
