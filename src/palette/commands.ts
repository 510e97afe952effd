/** Commands of the palette, and how they are searched. */
import { Building2, CircleHelp, Globe, List, Siren, type LucideIcon } from 'lucide-react';
import type { Asset, Organization } from '@/api/contract/index.ts';
import type { CaseStatus } from '@/cases/model/types.ts';
import { categoryLabel, helpShelves, type HelpArea } from '@/content/help.ts';
import type { PageAction } from '@/components/page-actions.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { toAscii, toUnicode } from '@/lib/idna.ts';
import { searchedName } from '@/lib/read-name.ts';
import { paths } from '@/paths.ts';

/** One line of the palette: a page, or an action. */
export interface Command {
  /** Its own in its group. The backend may give a row no id, or two rows the same one. */
  id: string;
  /** The visible text. Names of assets and organisations are hostile text. */
  label: string;
  /** True if the label is the name of an asset. */
  isAsset?: true;
  /** Additional words for the search. */
  keywords?: string;
  /** Secondary text at the end of the line. */
  hint?: string;
  /** True if the item is waiting for approval; shown on a phone, too. */
  isPending?: boolean;
  shortcut?: string;
  /** The alert in the label, with its score and technique. */
  alert?: Alert;
  /** The icon; for a status, its shape in lists and the status picker. */
  icon: LucideIcon | CaseStatus;
  /** The action of a page that it asks for: of this page if it offers it, else of the one at `act`. */
  page?: PageAction;
  /** Its page or its action. */
  act?: string | (() => void);
}

export interface CommandGroup {
  value: string;
  items: Command[];
}

export interface PageLink {
  to: string;
  search?: string;
  label: string;
  icon: LucideIcon;
}

const searchOf = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query })}`;

export const pageGroup = (pages: readonly PageLink[]): CommandGroup => ({
  value: 'Pages',
  items: pages.map(({ to, search, label, icon }) => ({
    id: to,
    label,
    icon,
    keywords: 'go to page',
    act: search === undefined ? to : `${to}?${search}`,
  })),
});

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
      id: `asset-${index}`,
      label: asset.name,
      isAsset: true,
      hint: asset.approved ? 'Approved' : 'Pending',
      isPending: !asset.approved,
      keywords: `asset ${asset.type}`,
      icon: Globe,
      act: searchOf(list, asset.name),
    })),
  };
}

export const organizationGroup = (organizations: readonly Organization[]): CommandGroup => ({
  value: 'Organisations',
  items: organizations.map((organization, index) => ({
    id: `organization-${index}`,
    label: organization.name,
    hint: organization.approved ? 'Active' : 'Pending',
    isPending: !organization.approved,
    keywords: `organisation organization ${organization.email}`,
    icon: Building2,
    act: searchOf(paths.superadmin.organizations(), organization.name),
  })),
});

/** The alerts found for a query; the last line leads to all of them. */
export const alertGroup = (rows: readonly Alert[], query: string): CommandGroup => ({
  value: 'Alerts',
  items: [
    ...rows.map((alert, index): Command => ({
      id: `alert-${index}`,
      label: alert.impersonating_domain,
      alert,
      icon: Siren,
      act: alert.id
        ? paths.admin.alert(alert.id)
        : searchOf(paths.admin.alerts(), alert.impersonating_domain),
    })),
    ...(rows.length === 0
      ? []
      : [
          {
            id: 'alerts-all',
            label: `All alerts with “${query}”`,
            icon: List,
            act: searchOf(paths.admin.alerts(), query),
          },
        ]),
  ],
});

const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Everything that a command is found by; a name in Unicode and in punycode, in whichever form the backend writes it.
 */
function haystackOf({ label, isAsset, keywords = '', hint = '' }: Command): string {
  const forms = isAsset ? [label, toUnicode(label), toAscii(label) ?? ''] : [label];
  return foldCase([...forms, keywords, hint].join(' '));
}

export const MAX_PER_GROUP = 8;

/**
 * The commands whose label, keywords or hint contain every word of `query`, or the host in it, ignoring case, Unicode
 * composition and form of a name; those whose label starts with the query first.
 *
 * @param most maximum number
 */
export function matchCommands(
  commands: readonly Command[],
  query: string,
  most = MAX_PER_GROUP,
): Command[] {
  const words = foldCase(query).split(/\s+/).filter(Boolean);
  const searched = words.map((word) => [word, searchedName(word)]);
  const start = searchedName(words[0] ?? '');
  const begins = ({ label }: Command) => Number(foldCase(label).startsWith(start));
  return commands
    .filter((command) => {
      const text = haystackOf(command);
      return searched.every((forms) => forms.some((form) => text.includes(form)));
    })
    .toSorted((a, b) => begins(b) - begins(a))
    .slice(0, most);
}
