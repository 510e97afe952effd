/** What can be done from the command palette. */
import {
  ArrowLeftRight,
  BadgeAlert,
  Building2,
  CircleDashed,
  CircleDot,
  Copy,
  Download,
  FileChartColumn,
  FileWarning,
  Keyboard,
  ListPlus,
  LogOut,
  NotebookPen,
  Plus,
  Send,
  Siren,
  SunMoon,
  TriangleAlert,
  UserPlus,
} from 'lucide-react';
import { askPage, type PageAction } from '@/components/page-actions.ts';
import type { HelpArea } from '@/content/help.ts';
import { toggleTheme } from '@/lib/theme.ts';
import { paths } from '@/paths.ts';
import type { Command, CommandGroup } from './commands.ts';

/** What the palette does for the actions. */
interface Means {
  /** What the page in sight offers. */
  offered: ReadonlyMap<PageAction, () => void>;
  goTo: (path: string) => void;
  showKeys: () => void;
  logOut: () => void;
}

/** What can be done anywhere, the page in sight's own actions first. */
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
  /** Done on the page in sight, or else on the page it belongs to. */
  const on = (path: string, action: PageAction) => () => {
    askPage(action);
    if (!offered.has(action)) goTo(path);
  };
  const here = (action: PageAction, command: Omit<Command, 'id' | 'act'>): Command[] =>
    offered.has(action) ? [{ ...command, id: action, act: () => askPage(action) }] : [];
  return [
    ...here('prepare-takedown', {
      label: 'Prepare takedown for this alert',
      keywords: 'request remove',
      icon: FileWarning,
    }),
    ...here('copy-defanged', {
      label: 'Copy defanged',
      keywords: 'name domain clipboard this alert',
      icon: Copy,
    }),
    {
      id: 'add-asset',
      label: 'Add asset',
      keywords: 'register domain new',
      icon: Plus,
      act: on(paths.admin.assets(), 'add-asset'),
    },
    {
      id: 'add-many',
      label: 'Add many assets',
      keywords: 'register domains new paste list',
      icon: ListPlus,
      act: on(paths.admin.assets(), 'add-many'),
    },
    ...here('write-note', {
      label: 'Write a note on this alert',
      keywords: 'case comment',
      icon: NotebookPen,
    }),
    {
      id: 'open-alerts',
      label: 'Open alerts',
      keywords: 'work waiting triage status',
      icon: CircleDashed,
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
      icon: CircleDot,
      act: `${paths.admin.alerts()}?new=yes`,
    },
    {
      id: 'reported-alerts',
      label: 'Reported and waiting',
      keywords: 'sent ticket status takedown',
      icon: Send,
      act: `${paths.admin.alerts()}?status=reported`,
    },
    {
      id: 'high',
      label: 'High alerts',
      keywords: 'severity worst show',
      icon: TriangleAlert,
      act: `${paths.admin.alerts()}?severity=High`,
    },
    {
      id: 'export-alerts',
      label: offered.has('export-alerts') ? 'Export the alerts in this list' : 'Export alerts',
      keywords: 'csv file download',
      icon: Download,
      act: on(paths.admin.alerts(), 'export-alerts'),
    },
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
