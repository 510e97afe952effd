/** Actions of the command palette. */
import {
  ArrowLeftRight,
  BadgeAlert,
  BellDot,
  Building2,
  CircleDashed,
  Copy,
  Download,
  FileChartColumn,
  FileWarning,
  Inbox,
  Keyboard,
  LogOut,
  NotebookPen,
  Plus,
  Search,
  Siren,
  SunMoon,
  TriangleAlert,
  UserPlus,
} from 'lucide-react';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { CASE_STATUSES } from '@/cases/model/types.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import type { PageAction } from '@/components/page-actions.ts';
import type { HelpArea } from '@/content/help.ts';
import { toggleTheme } from '@/lib/theme.ts';
import { paths } from '@/paths.ts';
import type { Command, CommandGroup } from './commands.ts';

/** The actions that the current page offers. */
type Offered = ReadonlyMap<PageAction, () => void>;

/** Returns the actions of the current page, each with its shortcut. */
export function pageActionGroup(offered: Offered): CommandGroup {
  const keys = shortcutsOn();
  const here = (
    action: PageAction,
    shortcut: string,
    command: Omit<Command, 'id' | 'page' | 'shortcut'>,
  ): Command[] =>
    offered.has(action)
      ? [{ ...command, id: action, page: action, ...(keys && { shortcut }) }]
      : [];
  return {
    value: 'On this page',
    items: [
      ...here('prepare-takedown', 'T', {
        label: 'Prepare takedown request',
        keywords: 'remove notice abuse',
        icon: FileWarning,
      }),
      ...CASE_STATUSES.flatMap((status, at) =>
        here(`mark-${status}`, String(at + 1), {
          label: `Mark as ${STATUS_WORDS[status]}`,
          keywords: 'set status this alert',
          icon: status,
        }),
      ),
      ...here('write-note', 'N', {
        label: 'Write a note on this alert',
        keywords: 'case comment',
        icon: NotebookPen,
      }),
      ...here('look-up', 'L', {
        label: 'Look up DNS and registration',
        keywords: 'live evidence rdap whois registrar records',
        icon: Search,
      }),
      ...here('copy-defanged', 'C', {
        label: 'Copy defanged',
        keywords: 'name domain clipboard this alert',
        icon: Copy,
      }),
      ...here('export-alerts', 'E', {
        label: 'Export the alerts in this list',
        keywords: 'csv file download',
        icon: Download,
      }),
    ],
  };
}

/** Returns the actions that work on any page. */
export function actionGroup(
  area: HelpArea,
  offered: Offered,
  { showKeys, logOut }: { showKeys: () => void; logOut: () => void },
): CommandGroup {
  const items = area === 'admin' ? adminActions(offered) : superadminActions();
  return {
    value: 'Actions',
    items: [
      ...items,
      {
        id: 'keys',
        label: 'Keyboard shortcuts',
        keywords: 'keys help',
        shortcut: '?',
        icon: Keyboard,
        act: showKeys,
      },
      {
        id: 'theme',
        label: 'Switch theme',
        keywords: 'dark light',
        icon: SunMoon,
        act: toggleTheme,
      },
      {
        id: 'logout',
        label: 'Log out',
        keywords: 'sign out leave',
        icon: LogOut,
        act: logOut,
      },
    ],
  };
}

function adminActions(offered: Offered): Command[] {
  return [
    {
      id: 'add-asset',
      label: 'Add asset',
      keywords: 'register domains new many paste list',
      icon: Plus,
      page: 'add-asset',
      act: paths.admin.assets(),
    },
    {
      id: 'open-alerts',
      label: 'Open alerts',
      keywords: 'work waiting triage status',
      icon: Inbox,
      act: `${paths.admin.alerts()}?status=open`,
    },
    {
      id: 'all-alerts',
      label: 'All alerts',
      keywords: 'everything decided down harmless ours',
      icon: Siren,
      act: paths.admin.alerts(),
    },
    {
      id: 'new-alerts',
      label: 'New alerts',
      keywords: 'since last time unseen',
      icon: BellDot,
      act: `${paths.admin.alerts()}?new=yes`,
    },
    {
      id: 'reported-alerts',
      label: 'Reported and waiting',
      keywords: 'sent ticket status takedown',
      icon: 'reported',
      act: `${paths.admin.alerts()}?status=reported`,
    },
    {
      id: 'high',
      label: 'High alerts',
      keywords: 'severity worst show',
      icon: TriangleAlert,
      act: `${paths.admin.alerts()}?severity=High`,
    },
    ...(offered.has('export-alerts')
      ? []
      : [
          {
            id: 'export-alerts',
            label: 'Export alerts',
            keywords: 'csv file download',
            icon: Download,
            page: 'export-alerts' as const,
            act: paths.admin.alerts(),
          },
        ]),
    {
      id: 'report',
      label: 'Report of the last 7 days',
      keywords: 'print pdf week history figures',
      icon: FileChartColumn,
      act: paths.admin.report(),
    },
    {
      id: 'cases',
      label: 'Export or import cases',
      keywords: 'hand over backup settings delete',
      icon: ArrowLeftRight,
      act: paths.admin.settings(),
    },
    {
      id: 'add-user',
      label: 'Add user',
      keywords: 'colleague account invite',
      icon: UserPlus,
      page: 'add-user',
      act: paths.admin.settings(),
    },
  ];
}

const superadminActions = (): Command[] => [
  {
    id: 'pending-assets',
    label: 'Assets awaiting approval',
    keywords: 'pending approve',
    icon: CircleDashed,
    act: `${paths.superadmin.assetApprovals()}?status=pending`,
  },
  {
    id: 'conflicts',
    label: 'Assets that conflict',
    keywords: 'pending lookalike review',
    icon: BadgeAlert,
    act: `${paths.superadmin.assetApprovals()}?conflict=yes`,
  },
  {
    id: 'pending-organisations',
    label: 'Organisations awaiting approval',
    keywords: 'pending approve',
    icon: Building2,
    act: `${paths.superadmin.organizations()}?status=pending`,
  },
];
