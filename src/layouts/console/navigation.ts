import {
  BadgeCheck,
  Building2,
  CircleHelp,
  FileText,
  Globe,
  LayoutDashboard,
  Settings,
  Siren,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@/paths.ts';

/** Lists that have a count in the sidebar. */
export type Counted = 'alerts' | 'pendingAssets' | 'pendingOrganizations';

export interface ConsoleLink {
  to: string;
  /** The view that the link opens: a query without its question mark. */
  search?: string;
  label: string;
  icon: LucideIcon;
  /** True where only the exact path counts as current. */
  end?: boolean;
  /** The list to count next to the label. */
  counts?: Counted;
  /** True for a preview of a future page, with sample data. */
  preview?: boolean;
}

/** The sidebars, as data: one per role that has a console. Previews come last, in a separate group. */
export const consoleLinks: Record<'admin' | 'superadmin', readonly ConsoleLink[]> = {
  admin: [
    { to: paths.admin.dashboard(), label: 'Dashboard', icon: LayoutDashboard, end: true },
    { to: paths.admin.assets(), label: 'Assets', icon: Globe, counts: 'pendingAssets' },
    // The waiting work, as counted next to the link; everything else is one click further.
    {
      to: paths.admin.alerts(),
      search: 'status=open',
      label: 'Alerts',
      icon: Siren,
      counts: 'alerts',
    },
    { to: paths.admin.report(), label: 'Report', icon: FileText },
    { to: paths.admin.settings(), label: 'Settings', icon: Settings },
    { to: paths.admin.help(), label: 'Help', icon: CircleHelp },
  ],
  superadmin: [
    { to: paths.superadmin.dashboard(), label: 'Dashboard', icon: LayoutDashboard, end: true },
    {
      to: paths.superadmin.organizations(),
      label: 'Organisations',
      icon: Building2,
      counts: 'pendingOrganizations',
    },
    {
      to: paths.superadmin.assetApprovals(),
      label: 'Asset approvals',
      icon: BadgeCheck,
      counts: 'pendingAssets',
    },
    { to: paths.superadmin.settings(), label: 'Settings', icon: Settings },
    { to: paths.superadmin.help(), label: 'Help', icon: CircleHelp },
    { to: paths.superadmin.alerts(), label: 'Global alerts', icon: Siren, preview: true },
    {
      to: paths.superadmin.approvalSettings(),
      label: 'Approval settings',
      icon: SlidersHorizontal,
      preview: true,
    },
  ],
};
