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
import { askPage, type PageAction } from '@/components/page-actions.ts';
import type { HelpArea } from '@/content/help.ts';
import { toggleTheme } from '@/lib/theme.ts';
import { paths } from '@/paths.ts';
import type { Command, CommandGroup } from './commands.ts';

/** Functions that the palette gives to its actions. */
interface Means {
  /** Actions that the current page offers. */
  offered: ReadonlyMap<PageAction, () => void>;
  goTo: (path: string) => void;
  showKeys: () => void;
  logOut: () => void;
}

/** Returns the actions of the current page, each with its shortcut. */
export function pageActionGroup({ offered }: Means): CommandGroup {
  const keys = shortcutsOn();
  const here = (
    action: PageAction,
    shortcut: string,
    command: Omit<Command, 'id' | 'act' | 'shortcut'>,
  ): Command[] => {
    if (!offered.has(action)) return [];
    const act = () => askPage(action);
    return [{ ...command, id: action, act, ...(keys && { shortcut }) }];
  };
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
export function actionGroup(area: HelpArea, means: Means): CommandGroup {
  const items = area === 'admin' ? adminActions(means) : superadminActions();
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
        act: means.showKeys,
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
        act: means.logOut,
      },
    ],
  };
}

function adminActions({ offered, goTo }: Means): Command[] {
  /** Runs it on the current page, or else on its own page. */
  const on = (path: string, action: PageAction) => () => {
    askPage(action);
    if (!offered.has(action)) goTo(path);
  };
  return [
    {
      id: 'add-asset',
      label: 'Add asset',
      keywords: 'register domains new many paste list',
      icon: Plus,
      act: on(paths.admin.assets(), 'add-asset'),
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
            act: on(paths.admin.alerts(), 'export-alerts'),
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
      act: on(paths.admin.settings(), 'add-user'),
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
