/** What the command palette can find, and how it is found. */
import {
  Building2,
  CircleHelp,
  Globe,
  LogOut,
  Siren,
  SunMoon,
  type LucideIcon,
} from 'lucide-react';
import type { Asset, Organization } from '@/api/contract/index.ts';
import { categoryLabel, helpShelves, type HelpArea } from '@/content/help.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { toggleTheme } from '@/lib/theme.ts';
import { paths } from '@/paths.ts';

/** One line of the palette: a place to go, or something to do. */
export interface Command {
  id: string;
  /** What is shown. Names of assets and organisations are hostile text. */
  label: string;
  /** What the label names: an asset, or a domain that imitates one. */
  names?: 'asset' | 'imitation';
  /** More words it is found by. */
  keywords?: string;
  /** Said quietly at the end of the line. */
  hint?: string;
  /** True where the hint names an asset. */
  hintIsAsset?: boolean;
  icon: LucideIcon;
  /** Where it leads, or what it does. */
  act: string | (() => void);
}

export interface CommandGroup {
  value: string;
  items: Command[];
}

export interface PageLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

const searchOf = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query })}`;

/** The console's pages. */
export const pageGroup = (pages: readonly PageLink[]): CommandGroup => ({
  value: 'Pages',
  items: pages.map(({ to, label, icon }) => ({
    id: to,
    label,
    icon,
    keywords: 'go to page',
    act: to,
  })),
});

/** What can be done anywhere. */
export const actionGroup = (logOut: () => void): CommandGroup => ({
  value: 'Actions',
  items: [
    {
      id: 'theme',
      label: 'Switch theme',
      keywords: 'dark light',
      icon: SunMoon,
      act: toggleTheme,
    },
    { id: 'logout', label: 'Log out', keywords: 'sign out leave', icon: LogOut, act: logOut },
  ],
});

/** The help articles of a console. */
export const helpGroup = (area: HelpArea): CommandGroup => ({
  value: 'Help',
  items: helpShelves[area].articles.map(({ slug, title, category, summary }) => ({
    id: `help-${slug}`,
    label: title,
    hint: categoryLabel(category),
    keywords: `help article ${summary}`,
    icon: CircleHelp,
    act: paths[area].helpArticle(slug),
  })),
});

export function assetGroup(area: HelpArea, assets: readonly Asset[]): CommandGroup {
  const list = area === 'admin' ? paths.admin.assets() : paths.superadmin.assetApprovals();
  return {
    value: 'Assets',
    items: assets.map((asset, index) => ({
      id: `asset-${asset.id || index}`,
      label: asset.name,
      names: 'asset',
      hint: asset.approved ? 'Approved' : 'Pending',
      keywords: `asset ${asset.type}`,
      icon: Globe,
      act: searchOf(list, asset.name),
    })),
  };
}

export const organizationGroup = (organizations: readonly Organization[]): CommandGroup => ({
  value: 'Organizations',
  items: organizations.map((organization, index) => ({
    id: `organization-${organization.id || index}`,
    label: organization.name,
    hint: organization.approved ? 'Active' : 'Pending',
    keywords: `organisation organization ${organization.email}`,
    icon: Building2,
    act: searchOf(paths.superadmin.organizations(), organization.name),
  })),
});

export const alertGroup = (alerts: readonly AlertRow[]): CommandGroup => ({
  value: 'Alerts',
  items: alerts.map((alert, index) => ({
    id: `alert-${alert.id || index}`,
    label: alert.impersonating_domain,
    names: 'imitation',
    hint: alert.asset_name,
    hintIsAsset: true,
    icon: Siren,
    act: alert.id
      ? paths.admin.alert(alert.id)
      : searchOf(paths.admin.alerts(), alert.impersonating_domain),
  })),
});

const MAX_PER_GROUP = 8;

/**
 * The commands whose label, keywords or hint hold every word of `query`, case-insensitively; at most
 * eight a group, those whose label starts with the query first.
 */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const start = words[0] ?? '';
  return commands
    .filter(({ label, keywords = '', hint = '' }) => {
      const text = `${label} ${keywords} ${hint}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (a, b) =>
        Number(b.label.toLowerCase().startsWith(start)) -
        Number(a.label.toLowerCase().startsWith(start)),
    )
    .slice(0, MAX_PER_GROUP);
}
